import { defineBlock } from "../define-block.ts";
import css from "./statistics.css?site";
import { statisticsCells } from "./statistics-cells.tsx";
import { statisticsFields } from "./statistics-fields.ts";
import { statisticsRow } from "./statistics-row.tsx";

export const statistics = defineBlock({
  kind: "statistics",
  label: "Figures",
  fields: statisticsFields,
  css,
  variants: { row: statisticsRow, cells: statisticsCells },
});

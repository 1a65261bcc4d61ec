import { css, defineBlock } from "../define-block.ts";
import { statisticsCells } from "./statistics-cells.tsx";
import { statisticsFields } from "./statistics-fields.ts";
import { statisticsRow } from "./statistics-row.tsx";

export const statistics = defineBlock({
  kind: "statistics",
  label: "Figures",
  fields: statisticsFields,
  css: css`.sw-figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.sw-figures dd{font:var(--sw-weight) var(--sw-t4)/1 var(--sw-display);letter-spacing:var(--sw-tracking);color:var(--sw-strong);font-variant-numeric:lining-nums;overflow-wrap:anywhere}
.sw-figures dt{margin-top:.7rem;color:var(--sw-muted);line-height:1.4}`,
  variants: { row: statisticsRow, cells: statisticsCells },
});

import { defineBlock } from "../define-block.ts";
import css from "./hours.css?site";
import { hoursBoard } from "./hours-board.tsx";
import { hoursFields } from "./hours-fields.ts";
import { hoursTable } from "./hours-table.tsx";

export const hours = defineBlock({
  kind: "hours",
  label: "Opening hours",
  fields: hoursFields,
  css,
  variants: { table: hoursTable, board: hoursBoard },
});

import { css, defineBlock } from "../define-block.ts";
import { hoursBoard } from "./hours-board.tsx";
import { hoursFields } from "./hours-fields.ts";
import { hoursTable } from "./hours-table.tsx";

export const hours = defineBlock({
  kind: "hours",
  label: "Opening hours",
  fields: hoursFields,
  css: css`.sw-days{width:100%;border-collapse:collapse}
.sw-days :is(th,td){padding:.72rem 0;border-bottom:1px solid var(--sw-line);text-align:start;font-weight:400;vertical-align:baseline}
.sw-days th{font-weight:600}
.sw-days td{text-align:end;font-variant-numeric:tabular-nums}
.sw-days small{display:block;font-size:.88rem;color:var(--sw-muted)}`,
  variants: { table: hoursTable, board: hoursBoard },
});

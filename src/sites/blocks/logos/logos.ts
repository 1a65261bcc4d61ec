import { defineBlock } from "../define-block.ts";
import { logosFields } from "./logos-fields.ts";
import { logosGrid } from "./logos-grid.tsx";
import { logosRow } from "./logos-row.tsx";

export const logos = defineBlock({
  kind: "logos",
  label: "Marks of partners",
  fields: logosFields,
  variants: { row: logosRow, grid: logosGrid },
});

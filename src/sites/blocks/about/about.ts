import { defineBlock } from "../define-block.ts";
import { aboutColumns } from "./about-columns.tsx";
import { aboutFields } from "./about-fields.ts";
import { aboutLetter } from "./about-letter.tsx";
import { aboutOverlap } from "./about-overlap.tsx";
import { aboutStatement } from "./about-statement.tsx";

export const about = defineBlock({
  kind: "about",
  label: "About",
  fields: aboutFields,
  variants: {
    letter: aboutLetter,
    columns: aboutColumns,
    statement: aboutStatement,
    overlap: aboutOverlap,
  },
});

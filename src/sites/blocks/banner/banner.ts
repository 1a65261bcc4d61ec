import { defineBlock } from "../define-block.ts";
import { bannerFields } from "./banner-fields.ts";
import { bannerLine } from "./banner-line.tsx";
import { bannerNote } from "./banner-note.tsx";

export const banner = defineBlock({
  kind: "banner",
  label: "Notice",
  element: "aside",
  fields: bannerFields,
  variants: { line: bannerLine, note: bannerNote },
});

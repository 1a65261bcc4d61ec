import { defineBlock } from "../define-block.ts";
import css from "./footer.css?site";
import { footerColumns } from "./footer-columns.tsx";
import { footerFields } from "./footer-fields.ts";
import { footerLine } from "./footer-line.tsx";
import { footerWordmark } from "./footer-wordmark.tsx";

export const footer = defineBlock({
  kind: "footer",
  label: "Footer",
  element: "footer",
  fields: footerFields,
  css,
  variants: { columns: footerColumns, line: footerLine, wordmark: footerWordmark },
});

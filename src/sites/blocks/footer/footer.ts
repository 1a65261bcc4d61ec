import { css, defineBlock } from "../define-block.ts";
import { footerColumns } from "./footer-columns.tsx";
import { footerFields } from "./footer-fields.ts";
import { footerLine } from "./footer-line.tsx";
import { footerWordmark } from "./footer-wordmark.tsx";

export const footer = defineBlock({
  kind: "footer",
  label: "Footer",
  element: "footer",
  fields: footerFields,
  css: css`.sw-footer{position:relative;padding-block:clamp(2.8rem,5cqi,4.5rem) 2rem;font-size:.98rem}
.sw-footer a:not(.sw-brand){display:inline-flex;align-items:center;min-height:2rem;text-decoration:none}
.sw-footer a:hover{text-decoration:underline}
.sw-footer-name{font:var(--sw-weight) var(--sw-t2)/1.1 var(--sw-display);letter-spacing:var(--sw-tracking)}
.sw-footer-legal{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.6rem 2rem;margin-top:2.6rem;padding-top:1.2rem;border-top:1px solid var(--sw-line);color:var(--sw-muted);font-size:.9rem}
.sw-footer-legal p{max-width:52rem}
.sw-footer address{font-style:normal;display:grid;justify-items:start}`,
  variants: { columns: footerColumns, line: footerLine, wordmark: footerWordmark },
});

import { css, defineBlock } from "../define-block.ts";
import { contactCard } from "./contact-card.tsx";
import { contactFields } from "./contact-fields.ts";
import { contactLines } from "./contact-lines.tsx";
import { contactSplit } from "./contact-split.tsx";

export const contact = defineBlock({
  kind: "contact",
  label: "Contact",
  fields: contactFields,
  css: css`.sw-reach{display:grid;gap:1.1rem}
.sw-reach dt{color:var(--sw-muted);font-size:.92rem}
.sw-reach a{display:inline-flex;min-height:1.9rem;align-items:center}`,
  variants: { split: contactSplit, card: contactCard, lines: contactLines },
});

import { defineBlock } from "../define-block.ts";
import css from "./contact.css?site";
import { contactCard } from "./contact-card.tsx";
import { contactFields } from "./contact-fields.ts";
import { contactLines } from "./contact-lines.tsx";
import { contactFormName, contactQuestions } from "./contact-questions.ts";
import { contactSplit } from "./contact-split.tsx";

export const contact = defineBlock({
  kind: "contact",
  label: "Contact",
  fields: contactFields,
  form: { name: contactFormName, questions: contactQuestions },
  css,
  variants: { split: contactSplit, card: contactCard, lines: contactLines },
});

import { defineBlock } from "../define-block.ts";
import { newsletterBand } from "./newsletter-band.tsx";
import { newsletterCard } from "./newsletter-card.tsx";
import { newsletterFields } from "./newsletter-fields.ts";
import { newsletterQuestions } from "./newsletter-form.tsx";

export const newsletter = defineBlock({
  kind: "newsletter",
  label: "Newsletter",
  fields: newsletterFields,
  form: { name: () => "Newsletter", questions: newsletterQuestions },
  variants: { band: newsletterBand, card: newsletterCard },
});

import { defineBlock } from "../define-block.ts";
import { newsletterBand } from "./newsletter-band.tsx";
import { newsletterCard } from "./newsletter-card.tsx";
import { newsletterFields } from "./newsletter-fields.ts";

export const newsletter = defineBlock({
  kind: "newsletter",
  label: "Newsletter",
  fields: newsletterFields,
  variants: { band: newsletterBand, card: newsletterCard },
});

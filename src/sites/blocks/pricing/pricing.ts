import { defineBlock } from "../define-block.ts";
import css from "./pricing.css?site";
import { pricingCards } from "./pricing-cards.tsx";
import { pricingFields } from "./pricing-fields.ts";
import { pricingRows } from "./pricing-rows.tsx";
import { pricingTable } from "./pricing-table.tsx";

export const pricing = defineBlock({
  kind: "pricing",
  label: "Plans",
  fields: pricingFields,
  css,
  variants: { cards: pricingCards, rows: pricingRows, table: pricingTable },
});

import { defineBlock } from "../define-block.ts";
import css from "./shop.css?site";
import { shopCards } from "./shop-cards.tsx";
import { shopFields } from "./shop-fields.ts";
import { shopRows } from "./shop-rows.tsx";

export const shop = defineBlock({
  kind: "shop",
  label: "Shop",
  fields: shopFields,
  css,
  variants: { cards: shopCards, rows: shopRows },
});

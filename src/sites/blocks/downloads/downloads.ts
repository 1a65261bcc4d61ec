import { defineBlock } from "../define-block.ts";
import css from "./downloads.css?site";
import { downloadsCards } from "./downloads-cards.tsx";
import { downloadsFields } from "./downloads-fields.ts";
import { downloadsRows } from "./downloads-rows.tsx";

export const downloads = defineBlock({
  kind: "downloads",
  label: "Downloads",
  fields: downloadsFields,
  css,
  variants: { rows: downloadsRows, cards: downloadsCards },
});

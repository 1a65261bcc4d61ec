import { type BlockKind, blocks } from "#src/sites/blocks/blocks.ts";

/** Synonyms of block kinds, for the search. */
const otherNames: Partial<Record<BlockKind, string>> = {
  hero: "header headline title top",
  navigation: "menu bar links",
  banner: "notice announcement alert",
  features: "advantages reasons points",
  services: "offer work list",
  menu: "price list food drinks dishes",
  pricing: "plans packages cost",
  shop: "store buy sell products stripe paypal payment",
  downloads: "pdf file document",
  gallery: "pictures photos images",
  video: "youtube vimeo film clip movie",
  comparison: "before after slider",
  testimonials: "reviews quotes voices customers",
  questions: "faq answers help",
  team: "people staff",
  about: "story text history",
  statistics: "numbers figures counts",
  process: "steps how it works",
  "call-to-action": "cta button closing",
  contact: "form message mail",
  booking: "appointment reservation times",
  hours: "opening times open closed",
  map: "location directions address",
  logos: "partners clients brands payment",
  newsletter: "mail subscribe",
  journal: "blog news articles posts",
  events: "calendar dates timetable",
  footer: "bottom",
};

/** Whether the typed words match a kind of block. */
export function isMeant(kind: BlockKind, typed: string) {
  const { label, variants } = blocks[kind];
  const names = Object.values(variants as Record<string, { label: string }>).map(({ label }) => label);
  const text = [kind, label, otherNames[kind] ?? "", ...names].join(" ").toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

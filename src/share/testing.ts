import { type Block, parseDocument, type SiteDocument } from "#src/sites/document.ts";

/** Typical edits of a template before it is shared. */
export const edits = {
  "no edit": (site: SiteDocument) => site,
  "a name and an address": (site: SiteDocument) => ({
    ...site,
    meta: {
      ...site.meta,
      title: "Crumb · Bread from Alfama",
      business: {
        ...site.meta.business,
        name: "Crumb",
        street: "Rua da Regueira 14",
        town: "Lisbon",
        phone: "+351 21 555 0199",
      },
    },
  }),
  "ten changed texts": (site: SiteDocument) => withTexts(site, 10),
  "sixty changed texts": (site: SiteDocument) => withTexts(site, 60),
  "blocks moved, removed and doubled": (site: SiteDocument) => ({
    ...site,
    pages: site.pages.map((page, index) =>
      index === 0 ? { ...page, blocks: reordered(page.blocks) } : page,
    ),
  }),
  "another look": (site: SiteDocument) => ({
    ...site,
    theme: { ...site.theme, form: "pill" as const, density: "airy" as const, scale: 1.25 },
  }),
  "every text anew": (site: SiteDocument) => withTexts(site, Number.POSITIVE_INFINITY),
};

export const editedAs = (name: keyof typeof edits, site: SiteDocument) => parseDocument(edits[name](site));

function reordered(blocks: Block[]) {
  const middle = blocks.slice(1, -1).reverse().slice(1);
  const [again] = middle;
  return [
    ...blocks.slice(0, 1),
    ...middle,
    ...(again ? [{ ...again, id: "again" }] : []),
    ...blocks.slice(-1),
  ];
}

const WORDS =
  "our small oven is lit before dawn and what leaves it by eight is on your table by nine with butter from the farm next door rye spelt and a little patience come in ask for the crust you like and stay for coffee".split(
    " ",
  );

/** Replaces texts with sentences of the same length that no template has. */
function withTexts(site: SiteDocument, most: number) {
  let left = most;
  let at = 0;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
    }
    if (typeof value !== "string" || !/\w \w+ \w/.test(value) || left <= 0) return value;
    left -= 1;
    const count = Math.max(1, Math.round(value.length / 5));
    const words = Array.from({ length: count }, () => WORDS[(at++ * 7) % WORDS.length]);
    return words.join(" ").slice(0, value.length);
  };
  return { ...site, pages: site.pages.map((page) => ({ ...page, blocks: visit(page.blocks) as Block[] })) };
}

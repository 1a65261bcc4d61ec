import { blocks } from "../blocks/blocks.ts";
import { type Block, parseDocument, type SiteDocument } from "../document.ts";
import { renderStatic } from "../render-static.ts";
import { templateDocument } from "../templates.ts";

export const ORIGIN = "https://crumb.example";
export const SAMPLES = new Set<string>();
export const template = (await templateDocument("bakery-counter")) as SiteDocument;
export const flour = {
  title: "Flour from the next village",
  date: "2026-03-02",
  body: ["It is milled on Mondays."],
  hasPage: true,
};
export const anna = {
  name: "Ann Baker",
  role: "Master baker",
  text: "Bakes since 1998.",
  about: ["She learnt in Lyon.", "On Sundays she sails."],
  phone: "+32 9 123 45 67",
  email: "ann@crumb.be",
  picture: { kind: "person", name: "Ann", look: "portrait", seed: 1, label: "Ann" },
};

export function withPosts(...posts: object[]) {
  return withBlock("journal", "list", { title: "News from the oven", posts });
}

/** Adds a block with the id `news` before the footer of the home page, and the owner's own facts. */
export function withBlock(kind: "journal" | "team", variant: string, data: object): SiteDocument {
  const block = { id: "news", kind, variant, tone: "tinted", data: blocks[kind].schema.parse(data) } as Block;
  const business = { ...template.meta.business, name: "Crumb & Co" };
  const [home, ...rest] = template.pages;
  const shown = home?.blocks.filter((one) => one.kind !== "footer" && one.kind !== kind) ?? [];
  const foot = home?.blocks.filter((one) => one.kind === "footer") ?? [];
  return parseDocument({
    ...template,
    meta: { ...template.meta, business },
    pages: [{ ...home, blocks: [...shown, block, ...foot] }, ...rest],
  });
}

export const withOrigin = (site: SiteDocument): SiteDocument => ({
  ...site,
  head: { ...site.head, origin: ORIGIN },
});

export function rendered(site: SiteDocument) {
  const { files } = renderStatic(site, {
    origin: ORIGIN,
    samples: SAMPLES,
    socialPicture: ({ path }) => `social/${path}.png`,
  });
  return { files: new Map(files.map(({ path, text }) => [path, text])) };
}

export function pageOf(site: SiteDocument, path: string) {
  const text = rendered(site).files.get(path);
  if (text === undefined) throw new Error(`There is no ${path}.`);
  return new DOMParser().parseFromString(text, "text/html");
}

export const addresses = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

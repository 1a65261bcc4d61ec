import type { Block, Page, SiteDocument } from "../../document.ts";
import { addPage } from "../../edit/edit-pages.ts";
import { templateDocument } from "../../templates.ts";

const template = await templateDocument("bakery-counter");

export function site(): SiteDocument {
  if (!template) throw new Error("The template of this test is gone.");
  return template;
}

export const photo = {
  kind: "photo",
  asset: `asset:${"0f".repeat(32)}`,
  width: 1_600,
  height: 1_067,
  label: "",
};
export const smallerPhoto = { asset: `asset:${"0a".repeat(32)}`, width: 1_200, height: 800 };

export const entry = (name: string, price: string) => ({ name, text: "", price, unit: "", picture: null });

export const business = (change: Partial<SiteDocument["meta"]["business"]>): SiteDocument => ({
  ...site(),
  meta: { ...site().meta, business: { ...site().meta.business, ...change } },
});

export function mapHome(document: SiteDocument, change: (blocks: Block[]) => Block[]): SiteDocument {
  const [home, ...rest] = document.pages;
  return home ? { ...document, pages: [{ ...home, blocks: change(home.blocks) }, ...rest] } : document;
}

export const only = (kinds: string[]): SiteDocument => ({
  ...site(),
  pages: site().pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter(({ kind }) => kinds.includes(kind)),
  })),
});

export function hero() {
  const block = site().pages[0]?.blocks.find(({ kind }) => kind === "hero");
  if (!block) throw new Error("The template of this test has no opening.");
  return block as Block & { data: Record<string, unknown> };
}

export const withHero = (data: object) =>
  mapHome(site(), (blocks) =>
    blocks.map((block) =>
      block.kind === "hero" ? ({ ...block, data: { ...block.data, ...data } } as Block) : block,
    ),
  );

export const withLink = (to: string, label = "Order") => withHero({ action: { label, to } });

export const withHidden = (document: SiteDocument) =>
  mapHome(document, (blocks) => [
    ...blocks.filter(({ id }) => id !== "services"),
    { ...hero(), id: "services", isHidden: true } as Block,
  ]);

/** Returns the home page with one block of a kind, which has the data and otherwise empty texts. */
export function withBlock(kind: string, data: object) {
  const base = {
    kicker: "",
    title: `Our ${kind}`,
    text: "",
    action: { label: "", to: "" },
    picture: null,
    signature: "",
    paragraphs: ["We bake."],
  };
  const block = { id: kind, kind, variant: VARIANTS[kind], tone: "plain", data: { ...base, ...data } };
  return mapHome(site(), (blocks) => [
    ...blocks.filter((one) => one.kind !== kind && one.kind !== "footer"),
    block as unknown as Block,
    ...blocks.filter((one) => one.kind === "footer"),
  ]);
}
const VARIANTS: Record<string, string> = {
  services: "ledger",
  testimonials: "wall",
  about: "columns",
  gallery: "grid",
  video: "wide",
  banner: "line",
  shop: "cards",
  downloads: "rows",
  hours: "table",
  journal: "list",
};

/** Returns the site with its second page changed. */
export function withPage(change: (page: Page) => Page): SiteDocument {
  const pages = site().pages.map((page, index) => (index === 1 ? change(page) : page));
  return { ...site(), pages };
}

export function unlinked() {
  const added = addPage(site(), "Events");
  return {
    ...added,
    pages: added.pages.map((page) =>
      page.title === "Events"
        ? {
            ...page,
            label: "",
            blocks: [
              ...page.blocks.filter(({ kind }) => kind !== "hero"),
              { ...hero(), data: { ...hero().data, title: "What is on" } } as Block,
            ],
          }
        : page,
    ),
  };
}

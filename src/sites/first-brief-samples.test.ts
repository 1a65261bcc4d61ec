import { expect, test } from "vitest";
import { parseDocument, type SiteDocument } from "./document.ts";
import { renderStatic } from "./render-static.ts";
import { templateDocument } from "./templates.ts";

const template = (await templateDocument("bakery-counter")) as SiteDocument;
const link = { label: "", to: "" };
const head = { kicker: "", title: "Title", text: "" };
const tile = { kind: "tile", scene: "bakery", index: 0, seed: 1, label: "" };

/** Blocks as briefs of the earlier releases made them. */
const services = (entries: object[]) => ({
  ...{ id: "services", kind: "services", variant: "ledger", tone: "plain" },
  data: { ...head, title: "What you can come to us for", services: entries, action: link },
});
const service = (name: string, unit = "") => ({
  name,
  text: "What it is, and for whom.",
  price: "",
  unit,
  picture: null,
});
const process = {
  ...{ id: "process", kind: "process", variant: "track", tone: "tinted" },
  data: {
    ...{ kicker: "How it goes", title: "From hello to done", text: "" },
    steps: [{ title: "Say hello", text: "Write to us, and we will answer." }],
  },
};
const events = (title: string) => ({
  ...{ id: "events", kind: "events", variant: "cards", tone: "plain" },
  data: {
    ...head,
    events: [{ title, text: "What it is, and for whom.", date: "", time: "", place: "", price: "" }],
  },
});
const hours = {
  ...{ id: "hours", kind: "hours", variant: "table", tone: "plain" },
  data: {
    ...{ ...head, text: "Sample hours, to be replaced by yours." },
    days: [{ day: "Sample day", open: "Sample hours", close: "", note: "" }],
    action: link,
  },
};
const menu = {
  ...{ id: "menu", kind: "menu", variant: "columns", tone: "plain" },
  data: {
    ...head,
    sections: [
      { title: "Prices", note: "", entries: [{ name: "Loaf", text: "", price: "£4", marks: [] }] },
      {
        title: "Sample bread",
        note: "",
        entries: [{ name: "Rye", text: "", price: "£5", marks: ["Sample price"] }],
      },
    ],
    note: "",
  },
};

function read(blocks: object[], { name = "Crumb", isFirst = false } = {}) {
  const [home] = template.pages;
  const frame =
    home?.blocks.filter(({ kind }) => kind === "navigation" || kind === "hero" || kind === "footer") ?? [];
  const meta = { ...template.meta, business: { ...template.meta.business, name } };
  return parseDocument({
    ...template,
    version: 1,
    // The first release stored the title of the site beside its business.
    meta: isFirst ? { ...meta, title: `${name} · A bakery` } : meta,
    pages: [{ ...home, blocks: [...frame.slice(0, 2), ...blocks, frame[2]] }],
  });
}
const blockOf = (site: SiteDocument, kind: string) =>
  site.pages[0]?.blocks.find((block) => block.kind === kind);

test.each([false, true])("samples that nobody edited become suggestions (first release: %s)", (isFirst) => {
  const samples = [
    services([service("Sample service 1"), service("Sourdough", "Sample service")]),
    process,
    events("Sample event 1"),
    hours,
  ];
  const site = read(samples, { isFirst });

  for (const kind of ["services", "process", "events", "hours"])
    expect(blockOf(site, kind), kind).toMatchObject({ isHidden: true, isSuggestion: true });
  const page = renderStatic(site).files.find(({ path }) => path === "index.html")?.text;
  expect(page).not.toMatch(/Sample \p{Ll}|From hello to done/u);
});

test("what the owner has written stays, without the samples beside it", () => {
  const site = read([services([service("Rye loaf"), service("Sample service 2")]), events("Open day"), menu]);

  expect(blockOf(site, "services")).toMatchObject({ data: { services: [{ name: "Rye loaf" }] } });
  expect(blockOf(site, "services")?.isHidden).toBeFalsy();
  expect(blockOf(site, "events")).toMatchObject({ data: { events: [{ title: "Open day" }] } });
  expect(blockOf(site, "menu")).toMatchObject({ data: { sections: [{ entries: [{ name: "Loaf" }] }] } });
});

test("a locked block, the blocks of a template, and a site of today stay as they are", () => {
  const locked = { ...events("Sample event 1"), isLocked: true };
  expect(blockOf(read([locked]), "events")).toEqual(locked);
  expect(parseDocument({ ...template, version: 1 })).toEqual(template);

  const added = { ...template, pages: [{ ...template.pages[0], blocks: [events("Sample event 1")] }] };
  expect(blockOf(parseDocument(added), "events")?.isHidden).toBeFalsy();
});

test("a name that was made up is taken out, and the site is headed by what it is", () => {
  const site = read([], { name: "Your nail salon" });

  expect(site.meta.business.name).toBe("");
  expect(renderStatic(site).files[0]?.text).not.toContain("Your nail salon");
});

test("pictures of samples are kept for the owner", () => {
  const gallery = { ...service("Sample product 1"), picture: tile };
  expect(blockOf(read([services([gallery])]), "services")).toMatchObject({
    data: { services: [{ picture: tile }] },
  });
});

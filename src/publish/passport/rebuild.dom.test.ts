import { Blob, File } from "node:buffer";
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { openSite } from "#src/backup/reopen/open-site.ts";
import { adoptSite } from "#src/entities/projects/adopt-site.ts";
import { assetReference } from "#src/lib/asset-reference.ts";
import { assetStore } from "#src/pictures/asset-store.ts";
import { png } from "#src/pictures/testing/picture-files.ts";
import { withoutHidden } from "#src/share/without-hidden.ts";
import { blocks } from "#src/sites/blocks/blocks.ts";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { addPage } from "#src/sites/edit/edit-pages.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { siteBundle } from "../export/site-files.ts";
import { verdictOf } from "./judge-archive.ts";

type Files = Map<string, string | Uint8Array<ArrayBuffer>>;

beforeEach(async () => {
  vi.stubGlobal("Blob", Blob); // those of jsdom cannot be stored
  vi.stubGlobal("File", File);
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("There is no network.")));
  await work.clear();
});

test.each(["bakery-counter", "law-firm-ledger", "photography-studio"])(
  "%s is exported with its site, opened again as the same document, and rebuilt byte for byte",
  async (id) => {
    const document = await aSite(id);
    const files = await exported(document, { withSite: true });
    await work.clear();

    const { judged, editable } = await opened(files);

    expect(editable?.document).toEqual(document);
    expect(editable?.pictures.refused).toEqual([]);
    expect(editable?.pictures.assets).toHaveLength(1);
    expect(judged?.judgement).toMatchObject({ changed: [], missing: [], added: [] });
    expect(judged?.rebuilt).toMatchObject({ from: "file", different: [] });
    expect(judged?.rebuilt?.same).toBeGreaterThan(5);
  },
);

test("one changed byte is named, also where the passport was changed with it", async () => {
  const files = await exported(await aSite("bakery-counter"), { withSite: true });
  const css = text(files.get("site.css"));
  files.set("site.css", css.replace("margin:0", "margin:1"));
  const forged = new Map(files);
  const passport = JSON.parse(text(files.get("passport.json")));
  passport.files["site.css"] = await digest(text(files.get("site.css")));
  forged.set("passport.json", JSON.stringify(passport));

  const [plain, smart] = [await opened(files), await opened(forged)];

  expect(plain.judged?.judgement.changed).toEqual(["site.css"]);
  expect(plain.judged?.rebuilt?.different).toEqual(["site.css"]);
  expect(smart.judged?.judgement.changed).toEqual([]);
  expect(smart.judged?.rebuilt?.different).toEqual(["site.css"]);
});

test("a file that was added, or changed under another version’s name, is not called identical", async () => {
  const files = await exported(await aSite("bakery-counter"), { withSite: true });
  const forge = async (path: string, content: string, engine?: string) => {
    const passport = JSON.parse(text(files.get("passport.json")));
    passport.files[path] = await digest(content);
    if (engine) passport.engine = engine;
    const forged = new Map(files).set(path, content).set("passport.json", JSON.stringify(passport));
    const { judged } = await opened(forged);
    return { verdict: judged && verdictOf(judged), different: judged?.rebuilt?.different };
  };
  const page = text(files.get("index.html")).replace("</head>", '<script src="evil.js"></script></head>');

  expect(await forge("index.html", page)).toEqual({ verdict: "changed", different: ["index.html"] });
  expect(await forge("index.html", page, "0.0.9")).toEqual({ verdict: "unclear", different: ["index.html"] });
  expect(await forge("evil.js", "alert(1)")).toEqual({ verdict: "changed", different: ["evil.js"] });
});

test("without its site, an export is rebuilt from the project of this browser, and judged by digests where there is none", async () => {
  const document = await aSite("law-firm-ledger");
  await adoptSite(document);
  const files = await exported(document);

  const here = await opened(files);
  await work.clear();
  const elsewhere = await opened(files);

  expect(files.has("site.json")).toBe(false);
  expect(here.judged?.rebuilt).toMatchObject({ from: "project", different: [] });
  expect([here, elsewhere].map(({ judged }) => judged && verdictOf(judged))).toEqual(["identical", "listed"]);
  expect(elsewhere.judged?.rebuilt).toBeUndefined();
  expect(elsewhere.judged?.judgement).toMatchObject({ changed: [], missing: [] });
  expect(elsewhere.editable).toBeUndefined();
});

test("the files depend on the day that the passport names, and on no other", async () => {
  const document = withNotice(await aSite("bakery-counter"), "2026-06-30");
  const [before, later] = await Promise.all([
    exported(document, { withSite: true, day: "2026-06-30" }),
    exported(document, { withSite: true, day: "2026-07-01" }),
  ]);

  expect(text(before.get("index.html"))).toContain("Closed for the summer");
  expect(text(later.get("index.html"))).not.toContain("Closed for the summer");
  expect(JSON.parse(text(before.get("passport.json")))).toMatchObject({
    day: "2026-06-30",
    checks: { scripts: 0, brokenLinks: [], contrast: expect.any(Number) },
  });
  for (const files of [before, later]) expect((await opened(files)).judged?.rebuilt?.different).toEqual([]);
});

test("pages, the feed and old addresses of articles are named by the passport, and rebuilt byte for byte", async () => {
  const page = (await aSite("bakery-counter")).pages[0]?.id ?? "";
  const head = { formerEntries: [{ from: "rye", to: "rye-is-back", page }] };
  const document = { ...withArticle(await aSite("bakery-counter")), head };
  const files = await exported(document, { withSite: true, origin: "https://crumb.example" });

  const { judged, editable } = await opened(files);

  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["rye-is-back.html", "feed.xml", "rye.html", "_redirects"]),
  );
  expect(text(files.get("sitemap.xml"))).not.toContain("rye.html");
  expect(editable?.document).toEqual(document);
  expect(JSON.parse(text(files.get("passport.json"))).checks.brokenLinks).toEqual([]);
  expect(judged?.judgement).toMatchObject({ changed: [], missing: [], added: [] });
  expect(judged?.rebuilt?.different).toEqual([]);
});

test("pages and articles in other scripts keep their letters in files, links and the site map", async () => {
  const site = addPage(await aSite("bakery-counter"), "О нас");
  const page = site.pages.at(-1)?.id ?? "";
  const linked = inFirstPage(withArticle(site, "Чудо"), (blocks) =>
    blocks.map((block) =>
      block.kind === "hero"
        ? { ...block, data: { ...block.data, action: { label: "О нас", to: `page:${page}` } } }
        : block,
    ),
  );

  const files = await exported(linked, { withSite: true, origin: "https://crumb.example" });
  const { judged, editable } = await opened(files);

  expect([...files.keys()]).toEqual(expect.arrayContaining(["о-нас.html", `${"Чудо".toLowerCase()}.html`]));
  const address = `${encodeURIComponent("о-нас")}.html`;
  expect(text(files.get("index.html"))).toContain(`href="${address}"`);
  expect(text(files.get("sitemap.xml"))).toContain(`https://crumb.example/${address}`);
  expect(JSON.parse(text(files.get("passport.json"))).checks.brokenLinks).toEqual([]);
  expect(judged && verdictOf(judged)).toBe("identical");
  expect(editable?.document).toEqual(linked);
});

test("hidden blocks do not leave, and a picture that is not what the site says of it does not come back", async () => {
  const site = await aSite("bakery-counter");
  const hidden = hideFirst(site, "about");
  const files = await exported(withoutHidden(hidden), { withSite: true });
  const picture = [...files.keys()].find((path) => path.startsWith("pictures/")) ?? "";
  files.set(picture, png({ width: 9, height: 9 }));

  const { editable, judged } = await opened(files);

  expect(JSON.stringify(editable?.document)).not.toContain('"isHidden":true');
  expect(editable?.pictures).toMatchObject({ assets: [], refused: [picture] });
  expect(JSON.stringify(editable?.document)).not.toContain("asset:");
  expect(judged?.judgement.changed).toEqual([picture]);
});

test("a damaged site is said to be damaged, and its pages can still be read", async () => {
  const files = await exported(await aSite("bakery-counter"), { withSite: true });
  files.set("site.json", "{");

  const { editable, problem, judged } = await opened(files);

  expect(editable).toBeUndefined();
  expect(problem).toMatch(/site\.json is damaged/);
  expect(judged?.judgement.changed).toEqual(["site.json"]);
});

async function exported(
  document: SiteDocument,
  options: { withSite?: boolean; day?: string; origin?: string } = {},
) {
  const { files } = await siteBundle(document, { ...options, signal: new AbortController().signal });
  return new Map(files.map(({ path, content }) => [path, content])) as Files;
}

async function opened(files: Files) {
  const entries = [...files].map(([path, content]) => ({
    path: `crumb/${path}`,
    content: new Blob([content]) as unknown as globalThis.Blob,
  }));
  const site = await openSite(entries);
  if (site.kind !== "site") throw new Error("It was not taken for an exported site.");
  return site;
}

async function aSite(id: string) {
  const template = await templateDocument(id);
  if (!template) throw new Error(`There is no template ${id}.`);
  const blob = new globalThis.Blob([png({ width: 40, height: 30 })], { type: "image/png" });
  const sizes = [{ width: 40, height: 30, blob }];
  const picture = { type: "image/png", color: "#aabbcc", width: 40, height: 30, sizes, notes: [] };
  const asset = assetReference((await assetStore.add({ picture, name: "DSC 1.png" })).id);
  const photo = {
    ...{ kind: "photo" as const, asset, width: 40, height: 30, art: null, label: "The team" },
    ...{ focus: { x: 50, y: 50 }, zoom: 100, tone: "none" as const },
  };
  return placePhotos(template, [photo]).document;
}

const inFirstPage = (site: SiteDocument, change: (blocks: Block[]) => Block[]): SiteDocument => ({
  ...site,
  pages: site.pages.map((page, index) => (index === 0 ? { ...page, blocks: change(page.blocks) } : page)),
});

const withNotice = (site: SiteDocument, until: string) =>
  inFirstPage(site, (blocks) => [
    {
      ...{ id: "notice", kind: "banner", variant: "line", tone: "accent" },
      data: { text: "Closed for the summer", until, action: { label: "", to: "" } },
    },
    ...blocks,
  ]);

const withArticle = (site: SiteDocument, title = "Rye is back") =>
  inFirstPage(site, (shown) => [
    ...shown.slice(0, -1),
    {
      ...{ id: "news", kind: "journal", variant: "list", tone: "plain" },
      data: blocks.journal.schema.parse({
        title: "News of the week",
        posts: [{ title, date: "2026-05-28", body: ["At last."], hasPage: true }],
      }),
    },
    ...shown.slice(-1),
  ]);

const hideFirst = (site: SiteDocument, kind: Block["kind"]) =>
  inFirstPage(site, (blocks) => {
    const at = blocks.findIndex((block) => block.kind === kind);
    return blocks.map((block, index) => (index === Math.max(0, at) ? { ...block, isHidden: true } : block));
  });

const text = (content: string | Uint8Array | undefined) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

async function digest(content: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

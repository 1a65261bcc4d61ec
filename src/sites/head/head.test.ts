import { expect, test } from "vitest";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { parseDocument, type SiteDocument } from "../document.ts";
import { renamePage } from "../edit/edit-pages.ts";
import { beginHistory, endMerge, record, undo } from "../edit/history.ts";
import { renderStatic } from "../render-static.ts";
import { templateDocument } from "../templates.ts";
import { changeHead, changePageHead } from "./change-head.ts";

const template = await templateDocument("bakery-counter");
const site = () => {
  if (!template) throw new Error("The template of this test is gone.");
  return template;
};
const fileOf = (document: SiteDocument, path: string, origin?: string) =>
  renderStatic(document, { origin }).files.find((file) => file.path === path)?.text;
const second = () => site().pages[1] ?? site().pages[0];

test("pages with all that a head can have, and those at former addresses, are valid HTML", async () => {
  const listed = changeHead(site(), { origin: "https://example.com", geo: { latitude: 51, longitude: 3.7 } });
  const document = changePageHead(listed, second()?.id ?? "", { isUnlisted: true, formerPaths: ["old"] });
  const socialPicture = () => "social.png";

  const { files } = renderStatic(document, { samples: new Set(), socialPicture });

  const pages = files.filter(({ path }) => path.endsWith(".html"));
  expect(pages.map(({ path }) => path)).toContain("old.html");
  expect(pages[0]?.text).toContain("application/ld+json");
  for (const { path, text } of pages) {
    expect(await htmlProblems(text), path).toEqual([]);
  }
});

test("an unlisted page has `noindex`, and is not in the site map", () => {
  const page = second();
  const document = changePageHead(site(), page?.id ?? "", { isUnlisted: true });

  expect(fileOf(document, `${page?.path}.html`)).toContain('<meta name="robots" content="noindex">');
  expect(fileOf(document, "index.html")).not.toContain("noindex");
  const map = fileOf(document, "sitemap.xml", "https://example.com");
  expect(map).not.toContain(`/${page?.path}.html`);
  expect(map).toContain("<loc>https://example.com/</loc>");
});

test("an unlisted site has no site map, and robots may read its `noindex`", () => {
  const document = changeHead(site(), { isUnlisted: true, origin: "https://example.com" });

  expect(fileOf(document, "sitemap.xml")).toBeUndefined();
  expect(fileOf(document, "robots.txt")).toBe("User-agent: *\nAllow: /\n");
  for (const { path } of document.pages) expect(fileOf(document, `${path}.html`)).toContain("noindex");
});

test("a site sums itself up for language models, with its listed pages and its contact", () => {
  const [home, hidden] = site().pages;
  const document = changePageHead(
    { ...site(), meta: { ...site().meta, description: "Bread [and]\n<cakes>." } },
    hidden?.id ?? "",
    { isUnlisted: true },
  );

  const text = fileOf(document, "llms.txt", "https://example.com");

  expect(text).toContain(`# ${site().meta.business.name}\n\n> Bread and cakes .\n`);
  expect(text).toContain(`(https://example.com/): ${home?.description}\n`);
  expect(text).not.toContain(`/${hidden?.path}.html`);
  expect(text).toContain(`- ${site().meta.business.phone}\n`);
  expect(fileOf(site(), "llms.txt")).toContain("(index.html)");
});

test("a site whose owner refuses AI crawlers asks them to keep out, and search engines in", () => {
  const document = changeHead(site(), { refusesAi: true, origin: "https://example.com" });

  expect(fileOf(document, "llms.txt")).toBeUndefined();
  const [refused = "", others] = fileOf(document, "robots.txt")?.split("\n\n") ?? [];
  for (const name of ["GPTBot", "ClaudeBot", "CCBot", "Google-Extended", "PerplexityBot", "Bytespider"])
    expect(refused).toContain(`User-agent: ${name}\n`);
  expect(refused).toMatch(/\nDisallow: \/$/);
  expect(others).toBe("User-agent: *\nAllow: /\nSitemap: https://example.com/sitemap.xml\n");
  expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test("a site that search engines shall not list is not summed up for language models", () => {
  expect(fileOf(changeHead(site(), { isUnlisted: true }), "llms.txt")).toBeUndefined();
});

test("the address of the site is stored in the document", () => {
  const document = changeHead(site(), { origin: "https://example.com/" });

  expect(document.head).toEqual({ origin: "https://example.com" });
  expect(fileOf(document, "index.html")).toContain('<link rel="canonical" href="https://example.com/">');
  expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test.each(["javascript:alert(1)", "http://example.com", "https://localhost", "https://a@example.com"])(
  "%s is no address of a site",
  (origin) => {
    expect(changeHead(site(), { origin })).toBe(site());
    const forged = parseDocument({ ...site(), head: { origin } });
    expect(fileOf(forged, "index.html")).not.toContain("canonical");
  },
);

test("a setting and its reverse restore the document", () => {
  const id = second()?.id ?? "";
  const hidden = changePageHead(changeHead(site(), { isUnlisted: true }), id, { isUnlisted: true });
  const back = changePageHead(changeHead(hidden, { isUnlisted: false }), id, { isUnlisted: undefined });

  expect(JSON.stringify(back)).toBe(JSON.stringify(site()));
});

test("a picture for shared links has an absolute address, and needs the address of the site", () => {
  const socialPicture = () => "social.png";
  const [alone, placed] = [undefined, "https://example.com"].map(
    (origin) => renderStatic(site(), { origin, socialPicture }).files[0]?.text,
  );

  expect(alone).not.toContain("og:image");
  expect(placed).toContain('<meta property="og:image" content="https://example.com/social.png">');
  expect(placed).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test("a renamed page redirects from its former address, even on hosts without redirect rules", () => {
  const page = second();
  const was = page?.path ?? "";
  let history = beginHistory(site());
  // Typed letter by letter, in one step.
  for (const title of ["O", "Ou", "Our bread"]) {
    const renamed = renamePage(history.present, page?.id ?? "", title);
    history = record(history, renamed, { what: "Renamed the page", merge: "title" });
  }
  const document = history.present;

  expect(document.pages[1]).toMatchObject({ path: "our-bread", head: { formerPaths: [was] } });
  expect(fileOf(document, "_redirects")).toBe(
    `/${was}.html /our-bread.html 301\n/${was} /our-bread.html 301\n`,
  );
  const moved = fileOf(document, `${was}.html`, "https://example.com");
  expect(moved).toContain('<meta http-equiv="refresh" content="0; url=our-bread.html">');
  expect(moved).toContain('<link rel="canonical" href="https://example.com/our-bread.html">');
  expect(undo(history).present).toBe(site());

  const again = record(endMerge(history), renamePage(document, page?.id ?? "", was), {
    what: "Renamed the page",
  });
  expect(again.present.pages[1]).toMatchObject({ path: was, head: { formerPaths: ["our-bread"] } });
  expect(fileOf(again.present, `${was}.html`)).not.toContain("refresh");
});

test("an address that another page has now is not redirected", () => {
  const [first, page] = site().pages;
  const document = changePageHead(site(), page?.id ?? "", {
    formerPaths: [page?.path ?? "", "index", "old"],
  });

  expect(first?.path).toBe("index");
  const { files } = renderStatic(document);
  expect(files.find(({ path }) => path === "_redirects")?.text).not.toMatch(/^\/index/m);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
});

test("structured data cannot break out of its element", () => {
  const name = "</script><script>alert(1)</script>";
  const document = { ...site(), meta: { ...site().meta, business: { ...site().meta.business, name } } };
  const [home] = renderStatic(document, { samples: new Set() }).files;

  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home?.text ?? "")?.[1] ?? "";
  expect(JSON.parse(data)["@graph"][0].name).toBe(name);
  expect(home?.text.match(/<script/g)).toHaveLength(1);
});

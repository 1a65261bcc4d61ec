import { expect, test } from "vitest";
import { decodeShare } from "#src/share/share-token.ts";
import { parseDocument, type SiteDocument } from "./document.ts";
import { makeHome, renamePage } from "./edit/edit-pages.ts";
import { changeMeta } from "./edit/edit-theme.ts";
import { pageTitle } from "./page-title.ts";
import { renderSingle } from "./render-single.ts";
import { renderStatic } from "./render-static.ts";
import { templateDocument } from "./templates.ts";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;
const kicker = "Iced buns at eleven, sharp";
/** The first release's version of that template: its name is in the title of the site and of the first page. */
const firstRelease = {
  ...bakery,
  meta: { ...bakery.meta, title: `Bun & Button · ${kicker}`, tagline: "" },
  pages: bakery.pages.map((page, index) => (index === 0 ? { ...page, title: "Bun & Button" } : page)),
};

test("the default title of the first page is the business's name and tagline, and changes with both", () => {
  const renamed = changeMeta(bakery, { business: { name: "Crumb & Co" } });
  const described = changeMeta(renamed, { tagline: "Bakery in Ghent" });

  expect(homeTitle(bakery)).toBe(`Bun & Button · ${kicker}`);
  expect(homeTitle(renamed)).toBe(`Crumb & Co · ${kicker}`);
  expect(homeTitle(described)).toBe("Crumb & Co · Bakery in Ghent");
  expect(homeTitle(changeMeta(described, { tagline: "" }))).toBe("Crumb & Co");
});

test("a custom title is used in every export and social tag, until it is emptied", () => {
  const titled = renamePage(bakery, "home", "The best bread in Ghent");

  const [index = ""] = renderStatic(titled).files.map(({ text }) => text);
  expect(index).toContain("<title>The best bread in Ghent</title>");
  expect(index).toContain('<meta property="og:title" content="The best bread in Ghent">');
  expect(renderSingle(titled)).toContain("<title>The best bread in Ghent</title>");
  expect(homeTitle(renamePage(titled, "home", ""))).toBe(`Bun & Button · ${kicker}`);
});

test("other pages are titled by their name and the business", () => {
  const [, shelf] = bakery.pages;

  expect(shelf && pageTitle(bakery, shelf)).toBe("The shelf · Bun & Button");
});

test("a page that becomes the home page keeps its title, also when it goes back", () => {
  const [home, shelf] = bakery.pages;
  const moved = makeHome(bakery, shelf?.id ?? "");
  const back = makeHome(moved, home?.id ?? "");

  expect(homeTitle(moved)).toBe("The shelf · Bun & Button");
  expect(back.pages.map((page) => pageTitle(back, page))).toContain("The shelf · Bun & Button");
});

test("a title can be typed letter by letter, spaces included", () => {
  let site = bakery;
  for (let end = 1; end <= "Our bread".length; end += 1) {
    site = renamePage(site, "home", site.pages[0]?.title + ("Our bread"[end - 1] ?? ""));
  }

  expect(homeTitle(site)).toBe("Our bread");
});

test.each([
  ["an untouched template", {}, undefined, `Bun & Button · ${kicker}`],
  ["a template under another business's name", { name: "Crumb & Co" }, undefined, `Crumb & Co · ${kicker}`],
  ["one whose title was written in the inspector", { name: "Crumb & Co" }, "Best bread", "Best bread"],
  ["a project that was named", { name: "Crumb", title: "Crumb" }, "Crumb", "Crumb"],
  ["one renamed by text", { name: "Crumb", title: "Crumb · Buns" }, "Crumb", "Crumb · Buns"],
  ["one whose title somebody wrote", { title: "Bread since 1902" }, "Start", "Bread since 1902"],
  ["one without a title", { title: "" }, "Bread since 1902", "Bread since 1902"],
] as const)("of the first release, %s has the right title", (_, { name, title }: Names, home, expected) => {
  const { meta, pages } = firstRelease;
  const saved = {
    ...firstRelease,
    meta: {
      ...meta,
      title: title ?? meta.title,
      business: { ...meta.business, name: name ?? meta.business.name },
    },
    pages: pages.map((page, index) => (index === 0 ? { ...page, title: home ?? page.title } : page)),
  };

  const read = parseDocument(saved);

  expect(homeTitle(read)).toBe(expected);
  expect(homeTitle(parseDocument(structuredClone(read)))).toBe(expected);
});

test("a site of the first release with another home page keeps the title of the site", () => {
  const { pages } = firstRelease;
  const [home, shelf, ...others] = pages;
  const saved = {
    ...firstRelease,
    pages: [{ ...shelf, path: "index" }, { ...home, path: "start" }, ...others],
  };

  expect(homeTitle(parseDocument(saved))).toBe(`Bun & Button · ${kicker}`);
});

test("links of the first release open under the name and the title that they were given", async () => {
  // The business is called "Crumb & Co" in both; the second also has a title from the inspector.
  const renamed = await decodeShare(
    "AQBYiKrR6qtWKlGyUkpKzE4tqtRNzi_NK0ktUtJRylCyMjQxtbQwt7QwtdBRSlGyijbUqVbKTS1JhDKTSosz81KLi6HcvMTcVCWraAMdJeei0twkBTUF53yl2FoIBAA",
  );
  const titled = await decodeShare(
    "AQCGkexfNC3MsQqDMBgE4FcJN3T6C1qUalaHvkC3kCGpP1VaY0n-DEV895Lidgff3QaBhncvjt_zY81BOIIwQddN23fXvms7wghtatqwsLgj-pzmwCkdNbiFoU1FGGJevDqpYYXd7W4JH_fk4i5kTEV_LrO8D3-fWHlOonxkN6o5qNvEQcrYFtxYW35-",
  );

  expect(homeTitle(renamed.document)).toBe(`Crumb & Co · ${kicker}`);
  expect(homeTitle(titled.document)).toBe("The best bread in Ghent");
});

interface Names {
  name?: string;
  title?: string;
}

function homeTitle(document: SiteDocument) {
  const [home] = document.pages;
  return home && pageTitle(document, home);
}

import { beforeAll, describe, expect, test } from "vitest";
import { reviseSite } from "#src/brief/revise/revise-site.ts";
import { type Block, parseDocument, type SiteDocument } from "../document.ts";
import { pageOf } from "../links.ts";
import { templateDocument } from "../templates.ts";
import { blockAt, setLocked, writeField } from "./edit-blocks.ts";
import { duplicatePage, labelPage, makeHome, renamePage } from "./edit-pages.ts";
import { removePage } from "./remove-page.ts";
import { linksIn } from "./site-links.ts";

let bakery: SiteDocument;
beforeAll(async () => {
  bakery = (await templateDocument("bakery-counter")) as SiteDocument;
});

interface Way {
  rename: (site: SiteDocument, id: string, title: string) => SiteDocument | Promise<SiteDocument>;
  remove: (site: SiteDocument, id: string) => SiteDocument | Promise<SiteDocument>;
}

const ways: [string, Way][] = [
  ["in the panel", { rename: renamePage, remove: removePage }],
  [
    "by words",
    {
      rename: async (site, id, title) => said(site, `rename the ${labelOf(site, id)} page to ${title}`),
      remove: async (site, id) => said(site, `remove the ${labelOf(site, id)} page`),
    },
  ],
];

test.each([
  ["Wer wir sind – über uns", "wer-wir-sind-uber-uns"],
  ["О нас", "о-нас"],
  ["私たちについて", "私たちについて"],
  ["Con", "con-2"],
  ["☕", "page"],
])("the address of the page %s is %s", (title, path) => {
  const site = renamePage(bakery, "about", title);

  expect(pageIn(site, "about")).toMatchObject({ title, path });
  expect(parseDocument(site)).toEqual(site);
});

describe.each(ways)("%s", (_, { rename, remove }) => {
  test("a page that is renamed has the name for its title and its address", async () => {
    const site = await rename(bakery, "about", "Our Story");

    const page = pageIn(site, "about");
    expect(page).toMatchObject({ title: "Our Story", label: "Our Story", path: "our-story" });
  });

  test("an address is spelled with plain letters", async () => {
    const site = await rename(bakery, "about", "Crêpes für Gäste");

    expect(pageIn(site, "about")?.path).toBe("crepes-fur-gaste");
  });

  test("a heading that says what the page is called says the new name; another one stays", async () => {
    const home = writeField(bakery, { page: "services", block: "hero" }, ["title"], "What we bake");
    const named = writeField(home, { page: "about", block: "hero" }, ["title"], labelOf(bakery, "about"));

    const site = await rename(await rename(named, "about", "Our Story"), "services", "Breads");

    expect(headingOf(site, "about")).toBe("Our Story");
    expect(headingOf(site, "services")).toBe("What we bake");
  });

  test("links to a renamed page still work", async () => {
    const site = await rename(bakery, "booking", "Cakes to order");

    expect(pageIn(site, "booking")?.title).toBe("Cakes to order");
    expect(linksTo(site, "booking")).toEqual(linksTo(bakery, "booking"));
    expect(deadLinks(site)).toEqual([]);
  });

  test("a page that is not in the navigation is renamed and stays out of it", async () => {
    const hidden = labelPage(bakery, "about", "");

    const site = await rename(hidden, "about", "Our Story");

    expect(pageIn(site, "about")).toMatchObject({ title: "Our Story", label: "" });
  });

  test.each(["services", "booking"])("no link leads to the page %s once it is removed", async (id) => {
    expect(linksTo(bakery, id)).not.toEqual([]);

    const site = await remove(bakery, id);

    expect(pageIn(site, id)).toBeUndefined();
    expect(deadLinks(site)).toEqual([]);
  });

  test("links to a removed contact page lead to the remaining one", async () => {
    const withContact = { ...bakery, pages: [...bakery.pages, contactPage()] };
    const others = { ...bakery, pages: bakery.pages.filter(({ id }) => id !== "booking") };

    const site = await remove(withContact, "booking");

    expect(linksTo(others, "booking")).not.toEqual([]);
    expect(linksTo(site, "contact")).toHaveLength(linksTo(others, "booking").length);
  });

  test("a page that a locked block links to stays", async () => {
    const locked = setLocked(bakery, { page: "home", block: "hero" }, true);
    expect(linksIn(blockAt(locked, { page: "home", block: "hero" })?.data)).toContain("page:booking");

    const site = await remove(locked, "booking");

    expect(site).toBe(locked);
  });
});

test("links to a removed first page lead to its successor", () => {
  const site = makeHome(bakery, "services");
  const led = writeField(site, { page: "about", block: "hero" }, ["action"], {
    label: "See",
    to: "page:services",
  });

  const removed = removePage(led, "services");

  expect(removed.pages[0]?.id).toBe("home");
  expect(linksTo(removed, "home")).toContain("page:home");
  expect(deadLinks(removed)).toEqual([]);
});

test("removing a page without links to it leaves the other pages unchanged", () => {
  const copied = duplicatePage(bakery, "about");

  const site = removePage(copied, "about-copy");

  expect(site.pages.every((page, index) => page === bakery.pages[index])).toBe(true);
});

async function said(site: SiteDocument, words: string) {
  return (await reviseSite(site, words)).document;
}

const pageIn = ({ pages }: SiteDocument, id: string) => pages.find((page) => page.id === id);

function labelOf(site: SiteDocument, id: string) {
  const page = pageIn(site, id);
  return page?.label || page?.title || id;
}

const blocksIn = ({ pages }: SiteDocument): Block[] => pages.flatMap(({ blocks }) => blocks);

const allLinks = (site: SiteDocument) => blocksIn(site).flatMap(({ data }) => linksIn(data));

const linksTo = (site: SiteDocument, id: string) => allLinks(site).filter((to) => pageOf(to)?.page === id);

const deadLinks = (site: SiteDocument) =>
  allLinks(site).filter((to) => {
    const target = pageOf(to);
    return target && !pageIn(site, target.page);
  });

function headingOf(site: SiteDocument, id: string) {
  const hero = pageIn(site, id)?.blocks.find(({ kind }) => kind === "hero");
  return hero?.kind === "hero" ? hero.data.title : undefined;
}

const contactPage = () => ({
  id: "contact",
  path: "contact",
  title: "Contact",
  label: "Contact",
  description: "",
  blocks: [],
});

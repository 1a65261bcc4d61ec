import { expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { setLocked } from "#src/sites/edit/edit-blocks.ts";
import { entriesOf } from "#src/sites/entries.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { reviseSite } from "./revise-site.ts";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;
const gym = (await templateDocument("gym-almanac")) as SiteDocument;

const journalsOf = ({ pages }: SiteDocument) =>
  pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === "journal" ? [{ page, block }] : [])),
  );
const postsOf = (site: SiteDocument) => journalsOf(site).flatMap(({ block }) => block.data.posts);

test.each([
  ["add a post called Rye is back", "Rye is back"],
  ["Add a new post called “Rye, and more”", "Rye, and more"],
  ["please write a blog post titled Why we bake at night", "Why we bake at night"],
  ["add an article about our new oven", "Our new oven"],
  ["create an article named Flour from the next village", "Flour from the next village"],
  ["publish a news item: Closed at Easter", "Closed at Easter"],
  ["new blog post about sourdough", "Sourdough"],
  ["can you add another story about the harvest", "The harvest"],
  ["I want a post with the title Five years of Crumb", "Five years of Crumb"],
  ["write an article “We open at six”", "We open at six"],
  ["add a blog entry on rye to the journal", "Rye"],
])("%s", async (words, title) => {
  const { document, notUnderstood } = await reviseSite(bakery, words);

  expect(notUnderstood).toEqual([]);
  expect(postsOf(document)[0]).toMatchObject({
    title,
    hasPage: true,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test.each([
  "add a post called Rye is back with the text At last, rye again.",
  "write an article “Rye is back” with the text “At last, rye again.”",
  "publish a blog post titled Rye is back saying At last, rye again.",
])("%s: the article has a text, and therefore a page", async (words) => {
  const { document, notUnderstood } = await reviseSite(bakery, words);

  expect(notUnderstood).toEqual([]);
  expect(postsOf(document)[0]).toMatchObject({
    title: "Rye is back",
    body: [expect.stringContaining("At last, rye again")],
  });
  expect(entriesOf(document).map(({ path }) => path)).toEqual(["rye-is-back"]);
});

test("an existing journal lists the article first, and a new one has no samples", async () => {
  const before = postsOf(gym);
  const { document } = await reviseSite(gym, "add a post called Ten new classes");
  const { document: fresh } = await reviseSite(bakery, "add a post called Rye is back");

  expect(before.length).toBeGreaterThan(0);
  expect(postsOf(document).map(({ title }) => title)).toEqual([
    "Ten new classes",
    ...before.map(({ title }) => title),
  ]);
  expect(journalsOf(bakery)).toEqual([]);
  expect(postsOf(fresh)).toHaveLength(1);
});

test.each([
  "remove the post called Rye is back",
  "delete the article “Rye is back”",
  "drop the blog post titled rye is back",
  "take down the news item: Rye is back",
])("%s", async (words) => {
  const { document: with_ } = await reviseSite(bakery, "add a post called Rye is back");
  const { document, notUnderstood } = await reviseSite(with_, words);

  expect(notUnderstood).toEqual([]);
  expect(postsOf(document)).toEqual([]);
});

test("a locked journal stays unchanged, and an existing article is not added twice", async () => {
  const { document } = await reviseSite(bakery, "add a post called Rye is back");
  const [found] = journalsOf(document);
  const locked = setLocked(document, { page: found?.page.id ?? "", block: found?.block.id ?? "" }, true);

  const kept = await reviseSite(locked, "add a post called Another");
  const again = await reviseSite(document, "add a post called rye is back");

  expect(kept.document).toEqual(locked);
  expect(kept.notUnderstood).toEqual(["Locked, so not changed: “Journal”."]);
  expect(again.document).toEqual(document);
  expect(again.notUnderstood).toEqual(["There is an article “Rye is back” already."]);
});

test.each([
  ["add a news page", "journal"],
  ["add a page called News", "journal"],
  ["I need a blog page", "journal"],
  ["create a page for news", "journal"],
  ["new journal page please", "journal"],
  ["add a team page", "team"],
  ["add a page about our team", "team"],
  ["make a staff page", "team"],
  ["we want a page for our people", "team"],
  ["add a page named The team", "team"],
])("%s", async (words, kind) => {
  const { document, notUnderstood } = await reviseSite(bakery, words);

  expect(notUnderstood).toEqual([]);
  expect(document.pages).toHaveLength(bakery.pages.length + 1);
  expect(document.pages.at(-1)?.blocks.map((block) => block.kind)).toContain(kind);
});

test.each([
  ["add a map", "map"],
  ["please put a map on this page", "map"],
  ["show where to find us", "map"],
  ["add directions", "map"],
  ["I want a map below the hours", "map"],
  ["add a download", "downloads"],
  ["add downloads", "downloads"],
  ["add a pdf", "downloads"],
  ["we need some pdfs", "downloads"],
  ["insert a block for files to download", "downloads"],
])("%s", async (words, kind) => {
  const without = {
    ...bakery,
    pages: bakery.pages.map((page) => ({
      ...page,
      blocks: page.blocks.filter((block) => block.kind !== kind),
    })),
  };
  const { document, notUnderstood } = await reviseSite(without, words, "home");

  expect(notUnderstood).toEqual([]);
  expect(document.pages[0]?.blocks.map((block) => block.kind)).toContain(kind);
});

test.each([
  "remove the video",
  "delete the film",
  "get rid of the video",
  "no video please",
  "we don’t need the video",
  "take the video out",
  "drop the clip",
  "please remove the youtube video",
  "delete video",
  "the video has to go, remove it",
])("%s", async (words) => {
  const { document: filmed } = await reviseSite(bakery, "add a video https://youtu.be/dQw4w9WgXcQ", "home");
  const kinds = (site: SiteDocument) => site.pages.flatMap(({ blocks }) => blocks.map((block) => block.kind));
  const { document } = await reviseSite(filmed, words, "home");

  expect(kinds(filmed)).toContain("video");
  expect(kinds(document)).not.toContain("video");
});

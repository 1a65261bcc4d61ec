import { expect, test } from "vitest";
import { type Block, parseDocument, type SiteDocument } from "../document.ts";
import { beginHistory, endMerge, type History, record, redo, undo } from "../edit/history.ts";
import { entriesOf } from "../entries.ts";
import { ORIGIN, rendered, template, withBlock } from "../testing/site-with-entries.ts";
import { formerAddresses } from "./former-entries.ts";
import { MOST_FORMER_ENTRIES } from "./head.ts";

const HOME = template.pages[0]?.id;

interface Post {
  title: string;
  body: string[];
  hasPage: boolean;
}
const post = (title: string): Post => ({
  ...{ title, summary: "", date: "", picture: null },
  ...{ body: [`About ${title}.`], hasPage: true },
});

test("a renamed article is found at its former address, also by hosts that have no rules", () => {
  let history = beginHistory(siteWith([post("Rye"), post("Spelt")]));
  // Typing changes the title letter by letter, in one step of the history.
  for (const title of ["R", "Ry", "Rye i", "Rye is back"]) history = renamed(history, 0, title, "title 0");
  const { present } = history;

  expect(present.head).toEqual({ formerEntries: [{ from: "rye", to: "rye-is-back", page: HOME }] });
  const files = filesOf(present);
  expect(files.get("_redirects")).toBe("/rye.html /rye-is-back.html 301\n/rye /rye-is-back.html 301\n");
  const moved = files.get("rye.html");
  expect(moved).toContain('<meta http-equiv="refresh" content="0; url=rye-is-back.html">');
  expect(moved).toContain(`<link rel="canonical" href="${ORIGIN}/rye-is-back.html">`);
  expect(moved).toContain('<meta name="robots" content="noindex">');
  expect(files.get("rye-is-back.html")).toContain("<h1");
  expect(files.get("sitemap.xml")).toContain(`${ORIGIN}/rye-is-back.html<`);
  expect(files.get("sitemap.xml")).not.toContain(`${ORIGIN}/rye.html<`);
  expect(parseDocument(JSON.parse(JSON.stringify(present)))).toEqual(present);
});

test("a renamed article keeps its id in the feed, and no other article gets it", () => {
  const dated = (title: string) => ({ ...post(title), date: "2026-07-31" });
  let history = beginHistory(siteWith([dated("Rye"), dated("Spelt")]));
  expect(feedIds(history)).toEqual(["rye", "spelt"]);
  for (const title of ["Rye is back", "Rye is here"]) history = renamed(history, 0, title);
  expect(feedIds(history)).toEqual(["rye", "spelt"]);

  history = renamed(history, 1, "Rye");
  expect(pathsOf(history)).toEqual(["rye-is-here", "rye"]);
  expect(feedIds(history)).toEqual(["rye", "spelt"]);
  history = renamed(history, 0, "Rye is back");
  history = withPosts(history, (posts) => [dated("Spelt"), ...posts]);
  expect(pathsOf(history)).toEqual(["spelt", "rye-is-back", "rye"]);
  expect(feedIds(history)).toEqual(["spelt-2", "rye", "spelt"]);
  expect(parseDocument(JSON.parse(JSON.stringify(history.present)))).toEqual(history.present);
});

test("undo takes the address back, and redo gives it again", () => {
  const history = renamed(beginHistory(siteWith([post("Rye")])), 0, "Rye is back");

  const undone = undo(history);
  expect(undone.present.head).toBeUndefined();
  expect(filesOf(undone.present).has("_redirects")).toBe(false);
  expect(leads(redo(undone))).toEqual(["rye > rye-is-back"]);
});

test("each of several former addresses leads to the present one, and a title that is given back has no other", () => {
  let history = beginHistory(siteWith([post("Rye")]));
  for (const title of ["Rye is back", "Rye is here"]) history = renamed(history, 0, title);
  expect(leads(history)).toEqual(["rye-is-back > rye-is-here", "rye > rye-is-here"]);

  history = renamed(history, 0, "Rye");
  expect(leads(history)).toEqual(["rye-is-here > rye", "rye-is-back > rye"]);
  expect(filesOf(history.present).get("rye.html")).not.toContain("refresh");
});

test("a title that is typed and taken back in one step leaves the older addresses as they were", () => {
  let history = endMerge(renamed(beginHistory(siteWith([post("Rye")])), 0, "Spelt"));
  for (const title of ["Spel", "Spelt", "Speltx", "Spelt"])
    history = renamed(history, 0, title, "title again");

  expect(leads(history)).toEqual(["rye > spelt"]);
});

test("titles that two articles swap are led on to nowhere else", () => {
  let history = beginHistory(siteWith([post("Rye"), post("Spelt")]));
  history = renamed(history, 0, "For a moment");
  history = renamed(history, 1, "Rye");
  history = renamed(history, 0, "Spelt");

  expect(pathsOf(history)).toEqual(["spelt", "rye"]);
  expect(leads(history)).toEqual(["for-a-moment > spelt"]);
});

test("of two articles of one title each keeps its own way", () => {
  let history = beginHistory(siteWith([post("Rye"), { ...post("Rye"), body: ["Another."] }]));
  history = renamed(history, 1, "Rye again");
  expect(leads(history)).toEqual(["rye-2 > rye-again"]);

  history = withPosts(history, (posts) => posts.slice(1));
  expect(leads(history)).toEqual(["rye > index", "rye-2 > rye-again"]);
});

test("a removed article leads to its list, until a new one has its address", () => {
  let history = beginHistory(siteWith([post("Rye"), post("Spelt")]));
  history = renamed(history, 0, "Rye is back");
  history = withPosts(history, (posts) => posts.slice(1));

  expect(leads(history)).toEqual(["rye-is-back > index", "rye > index"]);
  expect(filesOf(history.present).get("_redirects")).toContain("/rye / 301\n");

  history = withPosts(history, (posts) => [...posts, post("Rye")]);
  expect(leads(history)).toEqual(["rye-is-back > index"]);
  expect(filesOf(history.present).get("rye.html")).not.toContain("refresh");
});

test("articles that change places, or move with their block to another page, are the same ones", () => {
  let history = beginHistory(siteWith([post("Rye"), post("Spelt")]));
  history = withPosts(history, (posts) => posts.toReversed());
  expect(history.present.head).toBeUndefined();

  history = renamed(history, 0, "Spelt is back");
  const [home, second, ...rest] = history.present.pages;
  const list = home?.blocks.find(({ id }) => id === "news");
  if (!home || !second || !list) throw new Error("The site has no list.");
  const pages = [
    { ...home, blocks: home.blocks.filter((block) => block !== list) },
    { ...second, blocks: [...second.blocks, list] },
    ...rest,
  ];
  history = record(history, { ...history.present, pages }, { what: "Moved the block" });
  expect(history.present.head?.formerEntries).toEqual([
    { from: "spelt", to: "spelt-is-back", page: second.id },
  ]);
  history = withPosts(history, () => []);
  expect(leads(history)).toContain(`spelt > ${second.path}`);
});

test("the page of a person is led to after a change of name", () => {
  const people = (name: string) => [{ name, role: "Baker", about: ["She sails."] }];
  const history = record(beginHistory(teamWith(people("Ann Baker"))), teamWith(people("Ann Miller")), {
    what: "Changed the name",
  });

  expect(leads(history)).toEqual(["ann-baker > ann-miller"]);
});

test("an address that a page of the site has, or had, is the page's", () => {
  let history = renamed(beginHistory(siteWith([post("Rye")])), 0, "Spelt");
  const [home, second, ...rest] = history.present.pages;
  if (!home || !second) throw new Error("The site has one page.");
  const pages = [home, { ...second, path: "rye" }, ...rest];
  history = record(history, { ...history.present, pages }, { what: "Renamed the page" });

  expect(history.present.head).toBeUndefined();
  expect(filesOf(history.present).get("_redirects")).not.toContain("spelt");
});

test("a site keeps so many former addresses, the newest ones", () => {
  let history = beginHistory(siteWith([post("First")]));
  for (let turn = 0; turn <= MOST_FORMER_ENTRIES; turn++) history = renamed(history, 0, `Title n${turn}`);

  expect(leads(history)).toHaveLength(MOST_FORMER_ENTRIES);
  expect(leads(history)[0]).toBe(`title-n${MOST_FORMER_ENTRIES - 1} > title-n${MOST_FORMER_ENTRIES}`);
  expect(() => parseDocument(history.present)).not.toThrow();
});

test("the schema refuses an address that is no part of the site", () => {
  const site = siteWith([post("Rye")]);
  const formerEntries = [{ from: "../rye", to: "https://elsewhere.example", page: "home" }];

  expect(() => parseDocument({ ...site, head: { formerEntries } })).toThrow("may have small letters");
});

const siteWith = (posts: Post[]) => withBlock("journal", "list", { posts });
const teamWith = (people: object[]) => withBlock("team", "row", { people });

function withPosts(history: History, change: (posts: Post[]) => Post[], merge?: string) {
  const pages = history.present.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.id === "news" && block.kind === "journal"
        ? ({ ...block, data: { ...block.data, posts: change(block.data.posts as Post[]) } } as Block)
        : block,
    ),
  }));
  return record(history, { ...history.present, pages }, { what: "Changed the articles", merge });
}

const renamed = (history: History, index: number, title: string, merge?: string) =>
  withPosts(history, (posts) => posts.map((one, at) => (at === index ? { ...one, title } : one)), merge);

const pathsOf = ({ present }: History) => entriesOf(present).map(({ path }) => path);
const leads = ({ present }: History) => formerAddresses(present).map(({ from, to }) => `${from} > ${to}`);

const feedIds = ({ present }: History) =>
  Array.from(
    (filesOf(present).get("feed.xml") ?? "").matchAll(/<id>.*\/([^/]+)\.html<\/id>/g),
    ([, id]) => id,
  );

const filesOf = (site: SiteDocument) => rendered(site).files;

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import type { PhotoPicture } from "#src/sites/fields.ts";
import { composeMoved as compose } from "./compose-moved.ts";
import { missedLines } from "./missed-words.ts";
import { MovedError, miss } from "./moved.ts";
import { type ReadSite, readMoved } from "./read-moved.ts";

const composeMoved = (site: ReadSite, photos: ReadonlyMap<string, PhotoPicture>) =>
  compose(site, photos, (kind, name) => miss(site.missed, kind, name));

const sample = (name: string) => readFileSync(`src/brief/moved/testing/${name}`, "utf8");

const read = (path: string, name: string) => readMoved([{ path, text: sample(name) }]);
const blocksOf = ({ pages }: SiteDocument, index = 0) => pages[index]?.blocks ?? [];
const kindsOf = (document: SiteDocument, index = 0) => blocksOf(document, index).map(({ kind }) => kind);
function dataOf(document: SiteDocument, kind: string, index = 0) {
  const block = blocksOf(document, index).find((one) => one.kind === kind);
  if (!block) throw new Error(`There is no block ${kind}.`);
  return block.data as Record<string, unknown>;
}

test("a saved page of a small business becomes a site of its trade with its own words, facts and pictures", async () => {
  const site = read("site/Crumb Bakery.html", "small-business.html.txt");
  const oven = "site/Crumb Bakery_files/oven.jpg";
  const document = await composeMoved(site, new Map([[oven, aPhoto()]]));

  expect(parseDocument(document)).toEqual(document);
  expect(document.meta).toMatchObject({
    template: expect.stringMatching(/^bakery-/),
    language: "en-GB",
    tagline: "Sourdough bread in Bristol",
    business: {
      ...{ name: "Crumb Bakery", phone: "+44 117 496 0001", email: "hello@crumb-bakery.example" },
      ...{ street: "12 Gloucester Road", town: "BS7 8AE Bristol" },
    },
    social: ["https://www.instagram.com/crumbbakery", "https://www.facebook.com/crumbbakery"],
  });
  expect(kindsOf(document)).toEqual(
    "navigation hero about services menu hours questions testimonials video contact footer".split(" "),
  );
  expect(dataOf(document, "hero")).toMatchObject({
    title: "Bread that takes its time",
    text: "Every loaf rests for 36 hours before it goes into the oven.",
    picture: { kind: "photo", label: "Our oven at dawn" },
    action: { label: "Call", to: "tel:+441174960001" },
  });
  expect(dataOf(document, "about").paragraphs).toEqual([
    "Mara and Tom opened the bakery in 2009 with *one* oven. Today we are nine people. Read [what the Bristol Post wrote](https://www.bristolpost.example/crumb), or click.",
    "We mill our own flour from wheat that grows in Somerset.",
  ]);
  expect(dataOf(document, "services")).toMatchObject({
    title: "What we do",
    text: "All of it by hand.",
    services: [{ name: "Wholesale" }, { name: "Courses" }, { name: "Cakes" }],
  });
  expect(dataOf(document, "menu").sections).toMatchObject([
    {
      entries: [
        { name: "Country sourdough, 800 g", price: "£4.20" },
        { name: "Rye and caraway", text: "dense and dark", price: "£4.80" },
        { name: "Cinnamon bun", price: "£3.10" },
      ],
    },
  ]);
  expect(dataOf(document, "hours").days).toEqual([
    { day: "Tuesday – Friday", open: "7.30am", close: "5pm", note: "" },
    { day: "Saturday", open: "8am", close: "2pm", note: "" },
    { day: "Sunday, Monday", open: "", close: "", note: "" },
  ]);
  expect(dataOf(document, "questions").questions).toHaveLength(2);
  expect(dataOf(document, "testimonials").testimonials).toMatchObject([
    { quote: "The best rye west of Berlin.", name: "Ines K." },
  ]);
  expect(saysOf(site)).toEqual([
    "1 form: ",
    "1 embedded page: maps.google.com",
    "3 scripts: ",
    "2 links: Order now, javascript:alert(1)",
  ]);
  expect(JSON.stringify(document)).not.toMatch(/javascript:|dataLayer|cookies|Skip to content|Sample/);
});

test("an export of WordPress becomes pages and a journal; drafts and comments are named as left out", async () => {
  const site = read("hollis.xml", "wordpress.xml.txt");
  const document = await composeMoved(site, new Map());

  expect(document.meta).toMatchObject({
    business: { name: "Hollis Yoga", phone: "0113 496 0142", email: "hello@hollis-yoga.example" },
    description: "Small yoga classes in Leeds",
    template: expect.stringMatching(/^yoga/),
  });
  expect(document.pages.map(({ path, label }) => [path, label])).toEqual([
    ["index", ""],
    ["prices", "Prices"],
    ["journal", "Journal"],
  ]);
  expect(dataOf(document, "hero").title).toBe("Yoga for people with desks");
  expect(dataOf(document, "features").features).toEqual([
    { title: "Morning flow", text: "Tuesdays and Thursdays, for all levels" },
    { title: "Back care", text: "Wednesdays, slow and kind" },
    { title: "Beginners", text: "six Mondays in a row" },
  ]);
  expect(dataOf(document, "menu", 1).sections).toMatchObject([
    {
      entries: [
        { name: "Single class", price: "£14" },
        { name: "Ten classes", price: "£115" },
      ],
    },
  ]);
  expect(dataOf(document, "journal", 2).posts).toMatchObject([
    {
      title: "How to sit for an hour",
      date: "2025-01-09",
      body: ["Most chairs are too low.", "Put a **folded blanket** under you."],
    },
  ]);
  expect(saysOf(site)).toEqual(
    expect.arrayContaining([
      "1 comment: ",
      "1 draft or private page: A secret",
      "1 shortcode of a plug-in: contact-form-7",
    ]),
  );
  expect(JSON.stringify(document)).not.toMatch(/secret|Not to be seen|alert|wp:/i);
});

test("Markdown and plain text are read as pages", async () => {
  const site = read("notes.md", "notes.md.txt");
  const document = await composeMoved(site, new Map());

  expect(document.meta.business).toMatchObject({ name: "Ferro Cycles", phone: "+32 9 496 01 42" });
  expect(dataOf(document, "hero")).toMatchObject({
    title: "Ferro Cycles",
    text: "We mend bicycles while you wait, in Ghent, and only bicycles.",
  });
  expect(dataOf(document, "menu").sections).toMatchObject([
    {
      entries: [
        { name: "Puncture", price: "€12" },
        { name: "Full service", price: "€75" },
        { name: "Wheel, built by hand", price: "€140" },
      ],
    },
  ]);
  expect(dataOf(document, "hours").days).toMatchObject([
    { day: "Monday to Friday", open: "9", close: "18" },
    { day: "Saturday", open: "10", close: "14" },
  ]);
  expect(dataOf(document, "testimonials").testimonials).toMatchObject([
    { quote: "They saved my holiday.", name: "Lotte" },
  ]);
  expect(JSON.stringify(document)).toContain("[the map](https://maps.example.com/ferro) and this.");
  expect(JSON.stringify(document)).not.toContain("javascript:");
});

test("pages of one site keep their names and share its own", async () => {
  const page = (title: string, text: string) =>
    `<!doctype html><title>${title} | Nettle & Rye</title><h1>${title}</h1><p>${text}</p>`;
  const document = await composeMoved(
    readMoved([
      { path: "site/about.html", text: page("About us", "We are two gardeners from York.") },
      {
        path: "site/index.html",
        text: page("Gardens that look after themselves", "Planting plans and care."),
      },
    ]),
    new Map(),
  );

  expect(document.meta.business.name).toBe("Nettle & Rye");
  expect(document.pages.map(({ path, title, label }) => [path, title, label])).toEqual([
    ["index", "", ""],
    ["about", "About us", "About us"],
  ]);
});

test("content that exceeds the limits is cut and reported", async () => {
  const pages = Array.from({ length: 20 }, (_, index) => ({
    path: `page-${index}.html`,
    text: `<title>Page ${index}</title>${"<h2>Title</h2><p>Words of some length for this part.</p><ul><li>one</li></ul>".repeat(60)}`,
  }));
  const site = readMoved(pages);
  const document = await composeMoved(site, new Map());

  expect(document.pages).toHaveLength(12);
  expect(document.pages.every(({ blocks }) => blocks.length <= 40)).toBe(true);
  expect(saysOf(site)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^8 pages: Page/), expect.stringMatching(/passages/)]),
  );
});

// Each takes minutes where a sign that begins something is looked up to the end of the text.
test.each([
  ["pictures that never end", "![".repeat(100_000)],
  ["links that never end", '[a](b "'.repeat(40_000)],
  ["tags that never end", "<".repeat(200_000)],
  ["a quotation of many lines", "> a line of a letter\n".repeat(10_000)],
  ["headings with other line ends", `# a${" ".repeat(1_990)}\u2028b\n`.repeat(100)],
  ["a title of spaces", `---\ntitle: a${" ".repeat(19_000)}b\n---\n`],
  ["lines of a list", "- a\n".repeat(50_000)],
])("Markdown with %s does not hold up the page", (_, text) => {
  const front = text.startsWith("---") ? text : `Hello there\n\n${text}`;
  const site = readMoved([{ path: "a.md", text: `${front}\nHello there` }]);

  expect(site.pages[0]?.parts.length).toBeGreaterThan(0);
});

test.each([
  [
    "an empty page",
    "<!doctype html><div id='root'></div><script src='app.js'></script>",
    /no text in this page/,
  ],
  [
    "entities",
    `<?xml version="1.0"?><rss xmlns:wp="x"><!DOCTYPE r [<!ENTITY a "aaaa">]></rss>`,
    /declares entities/,
  ],
  ["a damaged export", `<?xml version="1.0"?><rss xmlns:wp="x"><channel>`, /is damaged/],
])("%s is refused in words", (_, text, words) => {
  expect(() => readMoved([{ path: "a.html", text }])).toThrow(words);
});

test.each([
  ["comments before nothing", "a.xml", "<!-- -->".repeat(700)],
  ["days that never close", "a.md", `# Hours\n\n- ${"mon".repeat(400)}x`],
  ["half a shortcode", "a.xml", `<rss xmlns:wp="a"><channel>${"[abc ".repeat(200_000)}</channel></rss>`],
  ["a heading of hashes", "a.md", `# ${"#".repeat(500_000)}x`],
  ["a wide table", "a.md", `|${"a|".repeat(100_000)}`],
  // As deep as browsers allow.
  ["nested elements", "a.html", `${"<div><span>".repeat(200)}x${"</span></div>".repeat(200)}`.repeat(2)],
  ["brackets", "a.md", "[a](b ".repeat(100_000)],
  ["spaces before a price", "a.md", `- a${" ".repeat(390)}x\n- Bread € 2\n- Cake € 3`],
])("%s does not hold up the page", (_, path, text) => {
  const begun = performance.now();

  try {
    readMoved([{ path, text }]);
  } catch (error) {
    expect(error).toBeInstanceOf(MovedError);
  }

  expect(performance.now() - begun).toBeLessThan(5_000);
});

const saysOf = ({ missed }: ReadSite) => missedLines(missed).map(({ what, names }) => `${what}: ${names}`);

const aPhoto = (): PhotoPicture => ({
  ...{ kind: "photo", asset: `asset:${"a".repeat(64)}`, width: 1600, height: 900, art: null, label: "" },
  ...{ focus: { x: 50, y: 50 }, zoom: 100, tone: "none" },
});

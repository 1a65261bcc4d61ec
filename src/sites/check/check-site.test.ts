import { expect, test } from "vitest";
import { siteFromBrief } from "../brief/brief.ts";
import type { Block, Page, SiteDocument } from "../document.ts";
import { addPage } from "../edit/edit-pages.ts";
import { loadSamples } from "../head/samples.ts";
import { templateDocument } from "../templates.ts";
import { composeTones } from "../themes/compose.ts";
import { coloursOf } from "../themes/theme.ts";
import { contrastFindings } from "./check-look.ts";
import { checkSite } from "./check-site.ts";
import type { CheckOptions, Finding } from "./finding.ts";

const template = await templateDocument("bakery-counter");
const samples = await loadSamples({ meta: { template: "bakery-counter" } });
/** As if all that the template says were true of a business. */
const OWN: CheckOptions = { samples: new Set() };

test("nothing is found in a site whose facts are its owner's", () => {
  expect(checkSite(site(), OWN)).toEqual([]);
});

test("what a brief leaves open is found, and what it says is not", async () => {
  const { document } = await siteFromBrief(
    "A bakery called Crumb in Ghent, phone 09 123 45 67, mail hello@crumb.be",
  );
  const found = checkSite(document, { samples: await loadSamples(document) });

  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ rule }) => rule !== "sample")).toEqual([]);
  expect(found.map(({ id }) => id)).not.toContain("sample business");
});

interface Fault {
  site: SiteDocument;
  id: RegExp;
  words: RegExp;
  options?: CheckOptions;
}

const photo = {
  kind: "photo",
  asset: `asset:${"0f".repeat(32)}`,
  width: 1_600,
  height: 1_067,
  label: "",
};
const heavy: CheckOptions = { ...OWN, bytesOf: () => 900_000 };
const bare = { name: "Crumb", phone: "", email: "", street: "", town: "", area: "" };

const faults: Record<string, () => Fault> = {
  "a sample telephone number": () => ({
    site: site(),
    options: { samples: new Set([site().meta.business.phone]) },
    id: /^sample business$/,
    words: /^The telephone number of the business is a sample/,
  }),
  "a name that the brief did not say": () => ({
    site: business({ name: "Your nail salon" }),
    id: /^sample business$/,
    words: /^The name of the business is a sample/,
  }),
  "a sample price": () => ({
    site: withBlock("services", { services: [entry("Bread", "Sample price"), entry("Cake", "£4")] }),
    id: /^sample home services/,
    words: /^Services: one of the services is a sample/,
  }),
  "sample reviews": () => ({
    site: withBlock("testimonials", {
      testimonials: [{ quote: "Sample review: put yours here", name: "A", context: "", picture: null }],
    }),
    id: /^sample home testimonials/,
    words: /^Voices of customers: all voices are samples/,
  }),
  "the people of the template": () => ({
    site: site(),
    options: { samples },
    id: /^sample .* team/,
    words: /^People: all people are samples/,
  }),
  "the opening hours of the template": () => ({
    site: site(),
    options: { samples },
    id: /^sample .* hours/,
    words: /^Opening hours: all days are samples/,
  }),
  "no name": () => ({ site: business({ name: "" }), id: /^contact name$/, words: /has no name/ }),
  "no way to reach the business": () => ({
    site: { ...only([]), meta: { ...site().meta, business: bare } },
    id: /^contact none$/,
    words: /cannot reach you/,
  }),
  "a telephone number without digits": () => ({
    site: business({ phone: "call us" }),
    id: /^contact phone$/,
    words: /“call us” is not a telephone number/,
  }),
  "a mail address without an @": () => ({
    site: business({ email: "hello at crumb.be" }),
    id: /^contact email$/,
    words: /is not an e-mail address/,
  }),
  "a form that nobody receives": () => ({
    site: { ...site(), meta: { ...site().meta, business: bare } },
    id: /^form /,
    words: /A form has no destination/,
  }),
  "an anchor to a block that is gone": () => ({
    site: withLink("#nowhere"),
    id: /^link home hero action$/,
    words: /leads to a block that is gone/,
  }),
  "an anchor to a hidden block": () => ({
    site: withHidden(withLink("#services")),
    id: /^link home hero action$/,
    words: /leads to a block that is hidden/,
  }),
  "an anchor on another page": () => ({
    site: withLink(`page:${site().pages[1]?.id}#nowhere`),
    id: /^link home hero action$/,
    words: /leads to a block that is gone/,
  }),
  "a link to a page that is gone": () => ({
    site: withLink("page:gone"),
    id: /^link home hero action$/,
    words: /leads to a page that is gone/,
  }),
  "a button without a destination": () => ({
    site: withLink(""),
    id: /^link home hero action$/,
    words: /“Order” has no destination/,
  }),
  "a button without words": () => ({
    site: withLink("page:contact", ""),
    id: /^link home hero action$/,
    words: /A button without words is not shown/,
  }),
  "a link that is not safe": () => ({
    site: withLink("https://192.168.1.1/"),
    id: /^link home hero action$/,
    words: /not safe/,
  }),
  "a link to an example": () => ({
    site: withLink("https://www.example.com/book"),
    id: /^link home hero action$/,
    words: /example address www\.example\.com/,
  }),
  "a link to an example in a text": () => ({
    site: withBlock("about", { paragraphs: ["Read [this](https://example.org/a)."] }),
    id: /^link home about https/,
    words: /example address example\.org/,
  }),
  "a page that no link leads to": () => ({
    site: unlinked(),
    id: /^link orphan events$/,
    words: /No link leads to the page “Events”/,
  }),
  "two pages of one title": () => ({
    site: withPage((page) => ({ ...page, title: site().pages[2]?.title ?? "" })),
    id: /^title same /,
    words: /^Two pages have the title/,
  }),
  "a title that is too long": () => ({
    site: withPage((page) => ({
      ...page,
      title: "Bread, cake and everything else that we bake in the morning",
    })),
    id: /^title long /,
    words: /characters\. Search results show about 60/,
  }),
  "a page without a title": () => ({
    site: withPage((page) => ({ ...page, title: "", label: "Bread" })),
    id: /^title none /,
    words: /^A page has no title/,
  }),
  "no description": () => ({
    site: {
      ...withPage((page) => ({ ...page, description: "" })),
      meta: { ...site().meta, description: "" },
    },
    id: /^title description /,
    words: /has no description/,
  }),
  "two pages of one description": () => ({
    site: withPage((page) => ({ ...page, description: site().pages[0]?.description ?? "" })),
    id: /^title description same /,
    words: /has the description of another page/,
  }),
  "a page that begins without a heading": () => ({
    site: withHero({ title: " " }),
    id: /^heading none home$/,
    words: /begins without a heading/,
  }),
  "one heading twice": () => ({
    site: withBlock("about", { title: hero().data.title as string }),
    id: /^heading same home about$/,
    words: /^Two blocks of the page/,
  }),
  "a heading that is a text": () => ({
    site: withHero({ title: "We bake bread. ".repeat(8) }),
    id: /^heading long home hero$/,
    words: /a text rather than a heading/,
  }),
  "placeholder words": () => ({
    site: withHero({ text: "Lorem ipsum dolor sit amet." }),
    id: /^placeholder home hero$/,
    words: /“Lorem ipsum dolor sit amet.” is a placeholder/,
  }),
  "a page that is still called a copy": () => ({
    site: withPage((page) => ({ ...page, title: "Bread (copy)" })),
    id: /^placeholder page /,
    words: /still called “Bread \(copy\)”/,
  }),
  "a picture of a gallery without an alternative text": () => ({
    site: withBlock("gallery", {
      pictures: [
        { picture: { kind: "tile", scene: "bakery", index: 1, seed: 1, label: "" }, caption: "Loaves" },
      ],
    }),
    id: /^picture text home gallery pictures\.0\.picture$/,
    words: /^Gallery: a picture has no alternative text/,
  }),
  "a photograph without an alternative text": () => ({
    site: withHero({ picture: photo }),
    id: /^picture text home hero picture$/,
    words: /has no alternative text/,
  }),
  "a heavy picture": () => ({
    site: withHero({ picture: { ...photo, label: "Loaves" } }),
    options: heavy,
    id: /^picture size home hero picture$/,
    words: /has 900 kB/,
  }),
  "an empty gallery": () => ({
    site: withBlock("gallery", { pictures: [] }),
    id: /^empty home gallery$/,
    words: /^Gallery is empty/,
  }),
  "an empty page": () => ({
    site: withPage((page) => ({ ...page, blocks: page.blocks.filter(({ kind }) => kind === "footer") })),
    id: /^empty page /,
    words: /is empty/,
  }),
  "a site that search engines are not to list": () => ({
    site: { ...site(), head: { isUnlisted: true } },
    id: /^search unlisted$/,
    words: /asks search engines not to list it/,
  }),
};

test("faults of thirty sorts and more are seeded", () => {
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(faults))("%s is found, at its place", (_, make) => {
  const { site: seeded, id, words, options = OWN } = make();
  const found = checkSite(seeded, options).filter((finding) => id.test(finding.id));

  expect(found.map((finding) => finding.words).join("\n")).toMatch(words);
  for (const { place } of found) {
    const page = seeded.pages.find((one) => one.id === place.page);
    if (place.page) expect(page).toBeDefined();
    if (place.block) expect(page?.blocks.map((block) => block.id)).toContain(place.block);
    if (place.field)
      expect(page?.blocks.find((block) => block.id === place.block)?.data).toHaveProperty(place.field);
  }
});

test.each(Object.entries(faults))(
  "%s is mended by its fix, if it has one, and nothing else breaks",
  (_, make) => {
    const { site: seeded, id, options = OWN } = make();
    const before = checkSite(seeded, options);
    const [finding] = before.filter((one) => id.test(one.id));
    if (!finding?.fix) return expect(finding).toBeDefined();
    const after = checkSite(finding.fix.apply(seeded), options);

    expect(after.map((one) => one.id)).not.toContain(finding.id);
    expect(newOnes(before, after)).toEqual([]);
  },
);

test("nothing of a locked block is mended", () => {
  const seeded = withLink("#nowhere");
  const locked = mapHome(seeded, (blocks) => blocks.map((block) => ({ ...block, isLocked: true })));

  const [finding] = checkSite(locked, OWN);
  expect(finding?.words).toMatch(/leads to a block that is gone/);
  expect(finding?.fix).toBeUndefined();
});

test("text that cannot be read on its ground is found", () => {
  const roles = composeTones(coloursOf(site().theme));
  const pale = { ...roles, plain: { ...roles.plain, muted: "#eeeeee", ground: "#ffffff" } };

  expect(contrastFindings(roles, ["plain", "tinted", "dark", "accent"])).toEqual([]);
  expect(
    contrastFindings(pale, ["plain"])
      .map(({ words }) => words)
      .join(),
  ).toMatch(/The quiet text on the plain ground has a contrast of 1\.2:1/);
});

const newOnes = (before: Finding[], after: Finding[]) => {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id)).map(({ words }) => words);
};

function site(): SiteDocument {
  if (!template) throw new Error("The template of this test is gone.");
  return template;
}

const entry = (name: string, price: string) => ({ name, text: "", price, unit: "", picture: null });

const business = (change: Partial<SiteDocument["meta"]["business"]>): SiteDocument => ({
  ...site(),
  meta: { ...site().meta, business: { ...site().meta.business, ...change } },
});

function mapHome(document: SiteDocument, change: (blocks: Block[]) => Block[]): SiteDocument {
  const [home, ...rest] = document.pages;
  return home ? { ...document, pages: [{ ...home, blocks: change(home.blocks) }, ...rest] } : document;
}

const only = (kinds: string[]): SiteDocument => ({
  ...site(),
  pages: site().pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter(({ kind }) => kinds.includes(kind)),
  })),
});

function hero() {
  const block = site().pages[0]?.blocks.find(({ kind }) => kind === "hero");
  if (!block) throw new Error("The template of this test has no opening.");
  return block as Block & { data: Record<string, unknown> };
}

const withHero = (data: object) =>
  mapHome(site(), (blocks) =>
    blocks.map((block) =>
      block.kind === "hero" ? ({ ...block, data: { ...block.data, ...data } } as Block) : block,
    ),
  );

const withLink = (to: string, label = "Order") => withHero({ action: { label, to } });

const withHidden = (document: SiteDocument) =>
  mapHome(document, (blocks) => [
    ...blocks.filter(({ id }) => id !== "services"),
    { ...hero(), id: "services", isHidden: true } as Block,
  ]);

/** The home page with one block of a kind, which has the data and empty texts. */
function withBlock(kind: string, data: object) {
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
};

/** The site with its second page changed. */
function withPage(change: (page: Page) => Page): SiteDocument {
  const pages = site().pages.map((page, index) => (index === 1 ? change(page) : page));
  return { ...site(), pages };
}

function unlinked() {
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

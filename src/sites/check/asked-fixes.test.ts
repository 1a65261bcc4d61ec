import { expect, test } from "vitest";
import type { SiteDocument } from "../document.ts";
import { renderStatic } from "../render-static.ts";
import { checkSite } from "./check-site.ts";
import type { Fix } from "./finding.ts";
import { business, entry, only, site, withBlock, withHero } from "./testing/changed-site.ts";
import { OWN } from "./testing/seeded-faults.ts";

const LONG =
  "We bake bread with rye from the next village, every night, and sell it warm. Come early: most of it is gone by ten.";
const START = "We bake bread with rye from the next village, every night, and sell it warm.";
const REST = "Come early: most of it is gone by ten.";

test("a heading that is a text is cut after its first sentence, and the rest stands before the text", () => {
  const document = withHero({ title: LONG, text: "Since 1994." });
  const fix = fixOf(document, "heading long");

  expect(fix.questions?.[0]?.start).toBe(START);
  expect(dataOf(fix.apply(document, [START]), "hero")).toMatchObject({
    title: START,
    text: `${REST} Since 1994.`,
  });
});

test("a heading of one long sentence is cut after a clause or a word", () => {
  const clause = `${"bread ".repeat(9)}from rye, ${"and cake ".repeat(8)}`;
  const words = "bread ".repeat(20);

  expect(fixOf(withHero({ title: clause }), "heading long").questions?.[0]?.start).toBe(
    `${"bread ".repeat(9)}from rye`,
  );
  expect(fixOf(withHero({ title: words }), "heading long").questions?.[0]?.start).toBe(
    "bread ".repeat(16).trim(),
  );
});

test.each([
  ["an empty text", withHero({ title: LONG, text: "" }), "hero"],
  ["a full text", withHero({ title: LONG, text: "Bread. ".repeat(70) }), "hero"],
  ["paragraphs", withBlock("about", { title: LONG, text: undefined }), "about"],
  ["no text", withVoices(), "testimonials"],
])("no word of a heading is lost in a block with %s, also if it is written anew", (_, document, kind) => {
  const fix = fixOf(document, "heading long");

  for (const [answer, left] of [
    [START, REST],
    ["Rye bread", LONG],
  ] as const) {
    const mended = fix.apply(document, [answer]);
    const before = JSON.stringify(dataOf(document, kind)).replace(LONG, "");
    const after = JSON.stringify(mended.pages[0]?.blocks);
    expect(after).toContain(`"title":"${answer}"`);
    expect(after).toContain(left);
    for (const word of before.match(/\w+/g) ?? []) expect(after).toContain(word);
    expect(checkSite(mended, OWN)).toEqual([]);
  }
});

test("a heading is refused if it is empty, too long, or another one of the page", () => {
  const document = withHero({ title: LONG });
  const [question] = fixOf(document, "heading long").questions ?? [];
  const { title } = dataOf(document, "services") as { title: string };

  expect(question?.problemOf(" ")).toBe("Write the heading.");
  expect(question?.problemOf(LONG)).toBe(`There is room for 100 characters, and here are ${LONG.length}.`);
  expect(question?.problemOf(title)).toBe("Another block of this page has this heading.");
});

test.each(["09 222 33 44", "hello@crumb.be"])("visitors see %s after it was asked for", (answer) => {
  const none = { phone: "", email: "", street: "", town: "", area: "" };
  for (const document of [
    business(none),
    { ...only([]), meta: business(none).meta },
    { ...only(["hero"]), meta: business(none).meta },
  ]) {
    const fix = fixOf(document, "contact none");
    const mended = fix.apply(document, [answer]);

    expect(renderStatic(mended).files.some(({ text }) => text?.includes(`>${answer}<`))).toBe(true);
    expect(checkSite(mended, OWN).map(({ id }) => id)).not.toContain("contact none");
  }
});

test("the one field for both refuses what neither is", () => {
  const [question] = fixOf(business({ phone: "", email: "", street: "" }), "contact none").questions ?? [];

  expect(question?.problemOf("Market Street 1")).toMatch(/^Use a telephone number such as/);
  expect(question?.problemOf("hello@crumb")).toBe("Use one e-mail address, such as hello@example.com.");
  expect(question?.problemOf("12")).toMatch(/^Use a telephone number such as/);
});

function fixOf(document: SiteDocument, id: string): Fix {
  const fix = checkSite(document, OWN).find((finding) => finding.id.startsWith(id))?.fix;
  if (!fix || !("apply" in fix)) throw new Error(`There is no fix of ${id}.`);
  return fix;
}

const dataOf = (document: SiteDocument, kind: string) =>
  document.pages[0]?.blocks.find((block) => block.kind === kind)?.data;

function withVoices() {
  const testimonials = [{ quote: "Warm and dark.", name: "Ann", context: "", picture: null }];
  return withBlock("testimonials", { title: LONG, testimonials, text: undefined });
}

test("what changed while the questions were open stays", () => {
  const document = withBlock("services", {
    services: [entry("Bread", "Sample price"), entry("Cake", "Sample price")],
  });
  const fix = fixOf(document, "sample home services");
  const [bread, cake] = [entry("Bread", "£3"), entry("Cake", "£4")];
  const meanwhile = withBlock("services", { services: [bread, entry("Cake", "Sample price")] });

  expect(fix.questions?.map(({ label }) => label)).toEqual(["Bread – price", "Cake – price"]);
  expect(dataOf(fix.apply(meanwhile, ["£9", "£4"]), "services")).toMatchObject({ services: [bread, cake] });
  expect(fix.apply(meanwhile, ["Sample price", "Sample price"])).toBe(meanwhile);
});

test("the site of these tests has nothing to mend", () => expect(checkSite(site(), OWN)).toEqual([]));

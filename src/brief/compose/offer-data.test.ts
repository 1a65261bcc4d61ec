import { expect, test } from "vitest";
import { siteFromBrief } from "../brief.ts";

test.each([
  ["A dentist in Hull. Whitening, implants, Invisalign.", ["Whitening", "Implants", "Invisalign"]],
  ["Dave, plumber, Norwich. Boilers, leaks, bathrooms.", ["Boilers", "Leaks", "Bathrooms"]],
])("the services of “%s” are the owner's, and no others", async (brief, names) => {
  const services = await blockOf(brief, "services");

  expect(services).toMatchObject({ data: { services: names.map((name) => ({ name, text: "" })) } });
});

test.each([
  "A bookshop in Bath",
  "A bar in Berlin",
  "A plumber in Leeds. Boiler service £85, tap repair £60.",
])("“%s” has no list of services", async (brief) => {
  expect(await blockOf(brief, "services")).toBeUndefined();
});

test.each([
  ["A plumber in Leeds. Boiler service £85, tap repair £60.", ["Boiler service £85", "Tap repair £60"]],
  [
    "A notary in El Paso. Signatures $15 each, oaths $20 plus travel.",
    ["Signatures $15 each", "Oaths $20 plus travel"],
  ],
])("the prices of “%s” have their things", async (brief, lines) => {
  expect(await linesOf(brief)).toEqual(lines);
});

test.each([
  ["Maria, notary, El Paso. Evenings and weekends. $15 per signature.", "$15 per signature"],
  ["A boatyard in Oban. A dinghy takes four months. Prices from £6,500.", "Prices from £6,500"],
])("a price without a thing is told in the owner's words: %s", async (brief, words) => {
  const { document } = await siteFromBrief(brief);

  expect(await blockOf(brief, "menu")).toMatchObject({ isHidden: true });
  expect(JSON.stringify(document.pages[0]?.blocks.filter(({ isHidden }) => !isHidden))).toContain(words);
});

test.each([
  "A roofer in Leeds. We're insured to £5m.",
  "A charity in Leeds. We raised £20,000 last year.",
  "A builder in Leeds. £2 million public liability.",
])("a sum that nobody pays is no price, and stays in the text: %s", async (brief) => {
  const { document } = await siteFromBrief(brief);
  const shown = document.pages[0]?.blocks.filter(({ isHidden }) => !isHidden);

  expect(shown?.map(({ kind }) => kind)).not.toContain("menu");
  expect(JSON.stringify(shown)).toMatch(/£/);
});

async function blockOf(brief: string, kind: string) {
  const { document } = await siteFromBrief(brief);
  return document.pages[0]?.blocks.find((block) => block.kind === kind);
}

async function linesOf(brief: string) {
  const block = await blockOf(brief, "menu");
  if (block?.kind !== "menu") throw new Error("The first page has no prices.");
  return block.data.sections.flatMap(({ entries }) => entries.map(({ name, price }) => `${name} ${price}`));
}

test("a pattern stands for no service, and no picture is twice in a row of cards", async () => {
  const services = await blockOf(
    "A bakery in Derby. Everything is gluten free, nut free and dairy free. Bread, birthday cakes, brownies.",
    "services",
  );

  expect(services?.kind === "services" && services.data.services.map(({ picture }) => picture)).toEqual([
    null,
    null,
    null,
  ]);
});

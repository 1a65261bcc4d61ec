import { expect, test } from "vitest";
import { dateProblem } from "./dates.ts";
import { parseDocument, type SiteDocument } from "./document.ts";
import { specialHours } from "./head/opening-hours.ts";
import { renderStatic } from "./render-static.ts";
import { templateDocument } from "./templates.ts";

const template = (await templateDocument("bakery-counter")) as SiteDocument;

test("a notice shows its last day, is exported until then, and is left out afterwards", () => {
  const site = withBlocks([
    {
      id: "news",
      kind: "banner",
      variant: "line",
      data: { text: "We bake for Easter", until: "2026-04-05" },
    },
  ]);

  expect(textOf(site, ".sw-banner", "2026-04-05")).toBe("We bake for Easter until Sun 5 Apr 2026 ");
  expect(textOf(site, ".sw-banner", "2026-04-06")).toBeUndefined();
});

test("a notice without a last day stays", () => {
  const site = withBlocks([{ id: "news", kind: "banner", variant: "note", data: { text: "Ring the bell" } }]);

  expect(textOf(site, ".sw-banner", "2099-01-01")).toBe("Ring the bell");
});

test("days with different hours are listed below the week, periods with both dates", () => {
  const site = withBlocks([
    {
      id: "times",
      kind: "hours",
      variant: "table",
      data: {
        days: [{ day: "Monday", open: "08:00", close: "17:00" }],
        exceptions: [
          { date: "2026-12-24", last: "2026-12-26", note: "Christmas" },
          { date: "2026-12-31", open: "08:00", close: "12:00" },
          { date: "" },
        ],
      },
    },
  ]);
  const rows = [...pageOf(site).querySelectorAll(".sw-days tbody + tbody tr")].map((row) => row.textContent);

  expect(rows).toEqual([
    "On other days",
    "Thu 24 Dec 2026 – Sat 26 Dec 2026ChristmasClosed",
    "Thu 31 Dec 202608:00 – 12:00",
  ]);
});

test("structured data has the days with different hours, a closed one from midnight to midnight", () => {
  const type = "OpeningHoursSpecification";
  expect(
    specialHours([
      { date: "2026-12-24", last: "2026-12-26", open: "", close: "" },
      { date: "2026-12-31", last: "", open: "8", close: "12:00" },
      { date: "2026-12-30", last: "", open: "late", close: "" },
    ]),
  ).toEqual([
    { "@type": type, validFrom: "2026-12-24", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
    { "@type": type, validFrom: "2026-12-31", validThrough: "2026-12-31", opens: "08:00", closes: "12:00" },
  ]);
});

test.each(["2026-02-30", "31.12.2026", "tomorrow", "2026-1-1"])("%s is no date, which is said", (typed) => {
  expect(dateProblem(typed)).toBe("Use a date such as 2026-12-31.");
  const site = withBlocks([
    { id: "news", kind: "banner", variant: "line", data: { text: "News", until: typed } },
  ]);
  expect(textOf(site, ".sw-banner")).toBe("News ");
});

test("an item of a price list shows its marks and allergens", () => {
  const entry = { name: "Rye", price: "£4", marks: ["vegan"], allergens: ["gluten", "sesame"] };
  const data = { sections: [{ title: "Bread", entries: [entry, { name: "Water", price: "£1" }] }] };
  const site = withBlocks([{ id: "list", kind: "menu", variant: "columns", data }]);

  expect([...pageOf(site).querySelectorAll(".sw-lines li")].map((line) => line.textContent)).toEqual([
    "Ryevegan £4Contains gluten, sesame",
    "Water £1",
  ]);
});

function withBlocks(blocks: object[]): SiteDocument {
  const [first] = template.pages;
  return parseDocument({ ...template, pages: [{ ...first, blocks }] });
}

const pageOf = (site: SiteDocument, day = "2026-01-01") =>
  new DOMParser().parseFromString(renderStatic(site, { day }).files[0]?.text ?? "", "text/html");

const textOf = (site: SiteDocument, selector: string, day?: string) =>
  pageOf(site, day).querySelector(selector)?.textContent ?? undefined;

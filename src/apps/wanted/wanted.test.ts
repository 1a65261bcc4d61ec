import { describe, expect, test } from "vitest";
import wanted from "#tests/apps/wanted.json" with { type: "json" };
import working from "#tests/apps/working.json" with { type: "json" };
import { jsonBriefs, markedBriefs } from "./testing/texts.ts";
import { type Wanted, wantedOf } from "./wanted.ts";

const shareOf = (texts: readonly { text: string }[], kind: Wanted) =>
  texts.filter(({ text }) => wantedOf(text) === kind).length / texts.length;

describe("briefs for websites", () => {
  test("go on to proposals of websites", () => {
    expect(jsonBriefs.length).toBeGreaterThan(600);
    expect(shareOf(jsonBriefs, "site")).toBeGreaterThan(0.99);
    expect(shareOf(jsonBriefs, "app")).toBeLessThan(0.005);
  });

  test("and so do those of the large sets", () => {
    const some = markedBriefs.filter((_, at) => at % 8 === 0);

    expect(some.length).toBeGreaterThan(2_000);
    expect(shareOf(some, "site")).toBeGreaterThan(0.995);
    expect(shareOf(some, "app")).toBeLessThan(0.002);
  });

  test.each(wanted.site)("%s", (text) => {
    expect(wantedOf(text)).toBe("site");
  });
});

describe("descriptions of apps", () => {
  test("are taken as such", () => {
    expect(shareOf(working, "app")).toBeGreaterThanOrEqual(0.95);
    expect(
      shareOf(
        wanted.app.map((text) => ({ text })),
        "app",
      ),
    ).toBeGreaterThan(0.88);
  });

  test.each([
    "keep track of my hens",
    "An app to log what I eat",
    "a program for my members",
    "tenants, rent, whether they paid, and a reminder a week before",
  ])("%s", (text) => {
    expect(wantedOf(text)).toBe("app");
  });
});

test.each(wanted.both)("both: %s", (text) => {
  expect(wantedOf(text)).toBe("both");
});

test("a text that could be either is asked about", () => {
  expect(wantedOf("A food bank with volunteers, opening times and what we need this week")).toBe("unsure");
});

test("an empty text, and one of a page, is for a website", () => {
  expect(wantedOf("")).toBe("site");
  expect(wantedOf("A page for my allotment, with photos and a map".repeat(400))).toBe("site");
});

import { describe, expect, test } from "vitest";
import { wordsFromBrief } from "./words-from-brief.ts";

const BRIEF =
  "We are Velvet Hour, a hair salon in Cambridge. Cuts £48, open Tue-Fri 9am-7pm. Warm colours, no blog. Call 01223 496 0182.";
const partsOf = (text: string, brief = BRIEF) =>
  wordsFromBrief(brief, text).map(({ start, end }) => brief.slice(start, end));

describe("the words of a brief in a text of its site", () => {
  test("a name is found as a whole, regardless of case", () => {
    expect(partsOf("VELVET HOUR")).toEqual(["Velvet Hour"]);
  });

  test("facts are found as they were written", () => {
    expect(partsOf("From £48 for a cut")).toEqual(["Cuts", "48"]);
    expect(partsOf("Tue-Fri 9am-7pm")).toEqual(["Tue-Fri 9am-7pm"]);
    expect(partsOf("Telephone: 01223 496 0182")).toEqual(["01223 496 0182"]);
  });

  test("several ranges are in the order of the brief", () => {
    expect(partsOf("In Cambridge: the hair salon Velvet Hour")).toEqual([
      "Velvet Hour",
      "hair salon",
      "in Cambridge",
    ]);
  });

  test("words that occur in every text are ignored", () => {
    expect(partsOf("We are open for you, in and out.")).toEqual([]);
    expect(partsOf("Scissors, sharpened on Mondays")).toEqual([]);
  });

  test("of two mentions of a name, the longer one counts", () => {
    expect(partsOf("Crumb & Co", "Crumb is small. Ask for Crumb & Co in Lisbon.")).toEqual(["Crumb & Co"]);
  });

  test("nothing comes from an empty brief", () => {
    expect(partsOf("Velvet Hour", "")).toEqual([]);
  });
});

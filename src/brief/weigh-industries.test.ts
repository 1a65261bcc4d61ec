import { expect, test } from "vitest";
import { industries } from "#src/contract/industries.ts";
import { understand } from "./understand.ts";
import { weighIndustries } from "./weigh-industries.ts";
import { wordsOf } from "./words.ts";

test("a business whose words no phrase has is told by learned words, and they are its evidence", () => {
  const { industry, evidence } = understand("We sweep chimneys and line flues.");

  expect(industry).toBe("home-services");
  expect(evidence.industry?.map(({ text }) => text)).toEqual(expect.arrayContaining(["chimneys", "flues"]));
});

test("an industry that phrases alone know can be the likeliest", () => {
  const [known] = industries;
  const found = { industry: known?.id ?? "", score: 20, found: [] };

  const [first] = weighIndustries(wordsOf("xyz"), [found]);

  expect(first).toMatchObject({ industry: known?.id, share: expect.any(Number) });
  expect(first?.share).toBeGreaterThan(0.5);
});

test("the shares of all industries add up to one, and little text gives little confidence", () => {
  const likely = weighIndustries(wordsOf("chimneys"), []);

  expect(likely.map(({ industry }) => industry).sort()).toEqual(industries.map(({ id }) => id).sort());
  expect(likely.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(likely[0]?.confidence).toBeLessThan(0.4);
});

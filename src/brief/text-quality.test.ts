import { expect, test, vi } from "vitest";
import { generatedBriefs } from "./testing/generated/generate.ts";
import { textQuality } from "./testing/text-quality.ts";

// Each brief becomes three sites.
vi.setConfig({ testTimeout: 240_000 });

const MANY: [briefs: number, seed: number] = process.env.FULL ? [1_500, Date.now() % 100_000] : [220, 11];

test("sites of generated briefs have no empty parts, and no unmarked samples", () => expectGoodTexts(60, 11));

test(`the same with many briefs (seed ${MANY[1]})`, { tags: "long" }, () => expectGoodTexts(...MANY));

async function expectGoodTexts(briefs: number, seed: number) {
  const { sites, facts, emptyParts, presentedSamples, badJoins, unusedFacts, instructions, examples } =
    await textQuality(generatedBriefs(briefs, seed));
  const shown = examples.join("\n");

  expect(sites).toBe(briefs * 3);
  expect(emptyParts, shown).toBe(0);
  expect(presentedSamples, shown).toBe(0);
  expect(instructions, shown).toBe(0);
  expect(badJoins / sites, shown).toBeLessThanOrEqual(0.005);
  expect(unusedFacts / facts, shown).toBeLessThanOrEqual(0.005);
}

import { expect, test, vi } from "vitest";
import { generatedBriefs } from "./testing/generated/generate.ts";
import { textQuality } from "./testing/text-quality.ts";

// Each brief becomes three sites.
vi.setConfig({ testTimeout: 240_000 });

const [BRIEFS, SEED] = process.env.FULL ? [1_500, Date.now() % 100_000] : [220, 11];

test(`sites of generated briefs have no empty parts, and no unmarked samples (seed ${SEED})`, async () => {
  const { sites, facts, emptyParts, presentedSamples, badJoins, unusedFacts, instructions, examples } =
    await textQuality(generatedBriefs(BRIEFS, SEED));
  const shown = examples.join("\n");

  expect(sites).toBe(BRIEFS * 3);
  expect(emptyParts, shown).toBe(0);
  expect(presentedSamples, shown).toBe(0);
  expect(instructions, shown).toBe(0);
  expect(badJoins / sites, shown).toBeLessThanOrEqual(0.005);
  expect(unusedFacts / facts, shown).toBeLessThanOrEqual(0.005);
});

import { expect, test } from "vitest";
import { composeBrief } from "./compose-brief.ts";
import { loadMaterial } from "./material.ts";
import { industryShown } from "./own-kind.ts";
import { firstProposals } from "./proposals.ts";
import { generatedBriefs } from "./testing/generated/generate.ts";
import { understand } from "./understand.ts";

/** Each brief becomes three sites. */
const MANY: [briefs: number, seed: number] = process.env.FULL ? [5_000, Date.now() % 100_000] : [260, 7];
/** Case is ignored: a fact may begin a sentence, and a brief in capitals is set in small letters. */
const squeezed = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

test("every fact of a generated brief appears on its sites in the owner's spelling", () =>
  expectFacts(40, 7));

test(`the same with many briefs (seed ${MANY[1]})`, { tags: "long" }, () => expectFacts(...MANY));

async function expectFacts(briefs: number, seed: number) {
  const missing: string[] = [];
  let count = 0;
  for (const { brief, facts } of generatedBriefs(briefs, seed)) {
    const understood = understand(brief);
    const material = await loadMaterial(industryShown(brief, understood));
    for (const proposal of firstProposals(understood)) {
      const said = squeezed(
        textsOf(composeBrief({ text: brief, understood, material }, proposal)).join("\n"),
      );
      for (const fact of facts.map(squeezed)) {
        count++;
        if (!said.includes(fact)) missing.push(`${fact}: ${brief.slice(0, 200)}`);
      }
    }
  }
  expect(count).toBeGreaterThan(briefs);
  expect(missing.length / count, missing.slice(0, 10).join("\n")).toBeLessThanOrEqual(0.005);
}

const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

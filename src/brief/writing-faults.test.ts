import { expect, test, vi } from "vitest";
import { composeBrief } from "./compose-brief.ts";
import { loadMaterial } from "./material.ts";
import { industryShown } from "./own-kind.ts";
import { firstProposals } from "./proposals.ts";
import { generatedBriefs } from "./testing/generated/generate.ts";
import { writingFaults } from "./testing/writing-faults.ts";
import { understand } from "./understand.ts";

// Each brief becomes a whole site.
vi.setConfig({ testTimeout: 1_200_000 });

const MANY: [briefs: number, seed: number] = process.env.FULL ? [5_000, Date.now() % 100_000] : [250, 23];

test("sites of generated briefs stand for nothing, say nothing twice and leave nothing empty", () =>
  expectFaultless(40, 23));

test(`the same with many briefs (seed ${MANY[1]})`, { tags: "long" }, () => expectFaultless(...MANY));

async function expectFaultless(briefs: number, seed: number) {
  const faults: string[] = [];
  for (const { brief } of generatedBriefs(briefs, seed)) {
    const understood = understand(brief);
    const material = await loadMaterial(industryShown(brief, understood));
    const [first] = firstProposals(understood);
    if (!first) throw new Error("There is no proposal.");
    const site = composeBrief({ text: brief, understood, material }, first);
    faults.push(...writingFaults(site, brief).map((fault) => `${fault} « ${brief.slice(0, 160)}`));
  }

  expect(faults.length / briefs, faults.slice(0, 20).join("\n")).toBeLessThanOrEqual(0.005);
}

test.each([
  ["Sample event 1", "stands in for something"],
  ["WE MEND SHOES IN LEEDS.", "in capitals"],
  ["Write to us and we answer.", "contact that is not there"],
])("“%s” on a page is a fault", async (text, fault) => {
  const understood = understand("A cobbler in Leeds.");
  const material = await loadMaterial(understood.industry);
  const [first] = firstProposals(understood);
  if (!first) throw new Error("There is no proposal.");
  const site = composeBrief({ text: "A cobbler in Leeds.", understood, material }, first);
  const [home] = site.pages;
  const hero = home?.blocks.find((block) => block.kind === "hero");
  if (!home || hero?.kind !== "hero") throw new Error("There is no opening.");
  hero.data.text = text;

  expect(writingFaults(site, "A cobbler in Leeds.").join()).toContain(fault);
});

import { beforeAll, describe, expect, test, vi } from "vitest";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { coloursOf } from "#src/sites/themes/theme.ts";
import { composeBrief } from "./compose-brief.ts";
import { withoutItem } from "./facts/prices.ts";
import { loadMaterial } from "./material.ts";
import { features, type ParsedBrief } from "./parsed-brief.ts";
import { firstProposals } from "./proposals.ts";
import { inventedFigures, sitesOf, standsFor, suggests, textOf } from "./testing/composed.ts";
import { INDUSTRIES, readBriefs } from "./testing/read-briefs.ts";
import { understand } from "./understand.ts";

// Whole sites by the hundred take long where others work beside.
vi.setConfig({ testTimeout: 120_000 });

const samples = [INDUSTRIES, "training/briefs-2.txt", "training/briefs-3.txt"].flatMap(readBriefs);
/** Every fourth brief, and the others. */
const parts = [
  { name: "a quarter of the briefs", isIn: (index: number) => index % 4 === 0, options: {} },
  { name: "the other briefs", isIn: (index: number) => index % 4 !== 0, options: { tags: "long" } },
];

for (const { name, isIn, options } of parts)
  describe(name, options, () => {
    const composed: { brief: string; understood: ParsedBrief; sites: SiteDocument[] }[] = [];

    beforeAll(async () => {
      for (const { brief } of samples.filter((_, index) => isIn(index))) {
        const { understood, sites } = await sitesOf(brief);
        composed.push({ brief, understood, sites });
      }
    }, 120_000);

    test("become sites that can be read again", () => {
      for (const { sites } of composed)
        for (const site of sites) expect(parseDocument(JSON.parse(JSON.stringify(site)))).toEqual(site);
    });

    test("become three sites that differ in style and colours", () => {
      for (const { brief, sites } of composed) {
        expect(new Set(sites.map(({ meta }) => meta.template)).size, brief).toBe(3);
        expect(new Set(sites.map(({ theme }) => JSON.stringify(coloursOf(theme)))).size, brief).toBe(3);
      }
    });

    test("keep each telephone, address, price and opening time as it was given", () => {
      for (const { brief, understood, sites } of composed) {
        const { facts, excludedFeatures } = understood;
        const kept = [
          ...facts.phones.slice(0, 1),
          ...facts.emails.slice(0, 1),
          ...(excludedFeatures.includes("opening-hours") ? [] : facts.hours),
          ...(excludedFeatures.includes("pricing") ? [] : facts.prices.map((price) => withoutItem(price)[0])),
        ];
        // A brief in capitals is set in small letters.
        for (const site of sites)
          for (const fact of kept) expect(textOf(site).toLowerCase(), brief).toContain(fact.toLowerCase());
      }
    });

    test("have no figure that was not in the brief, but for what is marked as a sample", () => {
      for (const { brief, sites } of composed)
        for (const site of sites) expect(inventedFigures(site, brief), brief).toEqual([]);
    });

    test("have no page and no block of what was refused", () => {
      for (const { brief, understood, sites } of composed) {
        const { excludedFeatures } = understood;
        for (const site of sites)
          for (const feature of excludedFeatures)
            expect(standsFor(site, feature), `${feature}: ${brief}`).toBe(false);
      }
    });
  });

test("each feature is a block, a page or a suggestion", async () => {
  for (const feature of features) {
    const understood = { ...understand("A restaurant called Ferro"), features: [feature] };
    const material = await loadMaterial(understood.industry);
    const [first] = firstProposals(understood);
    if (!first) throw new Error("There is no proposal.");
    const site = composeBrief({ text: "", understood, material }, first);

    expect(standsFor(site, feature) || suggests(site, feature), feature).toBe(true);
  }
});

import { expect, test } from "vitest";
import { siteFromBrief } from "#src/brief/brief.ts";
import { parseDocument } from "../document.ts";
import { loadSamples } from "../head/samples.ts";
import { composeTones } from "../themes/compose.ts";
import { coloursOf } from "../themes/theme.ts";
import { contrastFindings } from "./check-look.ts";
import { checkSite } from "./check-site.ts";
import type { Finding } from "./finding.ts";
import { mapHome, site, withLink } from "./testing/changed-site.ts";
import { mend } from "./testing/mend.ts";
import { faults, OWN } from "./testing/seeded-faults.ts";

test("nothing is found in a site whose facts are its owner's", () => {
  expect(checkSite(site(), OWN)).toEqual([]);
});

test("what a brief leaves open is a hidden suggestion, so nothing on its site stands in for something", async () => {
  const { document } = await siteFromBrief(
    "A bakery called Crumb in Ghent, phone 09 123 45 67, mail hello@crumb.be",
  );
  const found = checkSite(document, { samples: await loadSamples(document) });

  expect(document.pages.flatMap(({ blocks }) => blocks).some(({ isSuggestion }) => isSuggestion)).toBe(true);
  expect(found).toEqual([]);
});

test("faults of thirty sorts and more are seeded", () => {
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(faults))("%s is found, at its place", (_, make) => {
  const { site: seeded, id, words, options = OWN } = make();
  const found = checkSite(seeded, options).filter((finding) => id.test(finding.id));

  expect(found.map((finding) => finding.words).join("\n")).toMatch(words);
  for (const { place } of found) {
    const page = seeded.pages.find((one) => one.id === place.page);
    if (place.page) expect(page).toBeDefined();
    if (place.block) expect(page?.blocks.map((block) => block.id)).toContain(place.block);
    if (place.field)
      expect(page?.blocks.find((block) => block.id === place.block)?.data).toHaveProperty(place.field);
  }
});

test.each(Object.entries(faults))(
  "%s has a fix, and each of its fixes mends it and breaks nothing",
  async (_, make) => {
    const { site: seeded, id, options = OWN } = make();
    const before = checkSite(seeded, options);
    const finding = before.find((one) => id.test(one.id));
    const fixes = [finding?.fix, finding?.otherFix].filter((fix) => fix !== undefined);
    expect(fixes.length).toBeGreaterThan(0);

    for (const fix of fixes) {
      const mended = await mend(seeded, fix);
      expect(() => parseDocument(mended)).not.toThrow();
      const after = checkSite(mended, options);

      expect(
        after.map((one) => one.id),
        fix.label,
      ).not.toContain(finding?.id);
      expect(newOnes(before, after), fix.label).toEqual([]);
    }
  },
);

test("nothing of a locked block is mended", () => {
  const seeded = withLink("#nowhere");
  const locked = mapHome(seeded, (blocks) => blocks.map((block) => ({ ...block, isLocked: true })));

  const [finding] = checkSite(locked, OWN);
  expect(finding?.words).toMatch(/leads to a block that is gone/);
  expect(finding?.fix).toBeUndefined();
});

test("text that cannot be read on its ground is found", () => {
  const roles = composeTones(coloursOf(site().theme));
  const pale = { ...roles, plain: { ...roles.plain, muted: "#eeeeee", ground: "#ffffff" } };

  expect(contrastFindings(roles, ["plain", "tinted", "dark", "accent"])).toEqual([]);
  expect(
    contrastFindings(pale, ["plain"])
      .map(({ words }) => words)
      .join(),
  ).toMatch(/The quiet text on the plain background has a contrast of 1\.2:1/);
});

const newOnes = (before: Finding[], after: Finding[]) => {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id)).map(({ words }) => words);
};

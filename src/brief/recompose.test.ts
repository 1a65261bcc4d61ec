import { beforeAll, describe, expect, test } from "vitest";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { lockedBlocks } from "#src/sites/edit/finished-site.ts";
import { templateIds } from "#src/sites/templates.ts";
import { fc } from "#tests/support/fuzz.ts";
import { siteFromBrief } from "./brief.ts";
import { recompose } from "./recompose.ts";
import { INDUSTRIES, readBriefs } from "./testing/read-briefs.ts";
import { deadLinks, FLORIST, lettersOf, recomposed, site, withLocked } from "./testing/recomposed.ts";

test("where the site stands, and what search engines may list, stays as it was set", async () => {
  const before = await site("bakery-counter");
  const head = { origin: "https://crumb.example" };
  const pages = before.pages.map((page) => ({ ...page, head: { isUnlisted: true } }));

  const made = await recompose({ ...before, head, pages }, FLORIST);

  if ("refusal" in made) throw new Error(made.refusal);
  expect(made.document.head).toEqual(head);
  const ids = new Set(before.pages.map(({ id }) => id));
  const [continued, added] = [true, false].map((isOld) =>
    made.document.pages.filter(({ id }) => ids.has(id) === isOld),
  );
  expect(continued?.length).toBeGreaterThan(0);
  for (const page of continued ?? []) expect(page.head).toEqual({ isUnlisted: true });
  for (const page of added ?? []) expect(page.head).toBeUndefined();
});

describe("whatever is locked, whatever is written", () => {
  const ids = templateIds.filter((_, index) => index % 41 === 0);
  const briefs = [INDUSTRIES, "training/briefs-4.txt", "training/briefs-9.txt"]
    .flatMap(readBriefs)
    .map(({ brief }) => brief)
    .filter((_, index) => index % 16 === 0);
  let sites: SiteDocument[] = [];
  beforeAll(async () => {
    const ofBriefs = await Promise.all(briefs.slice(0, 4).map(siteFromBrief));
    sites = [...(await Promise.all(ids.map(site))), ...ofBriefs.map(({ document }) => document)];
  });

  test("the site is valid, locked blocks are there to the letter, no link is dead, and the same gives the same", async () => {
    const text = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...briefs) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
      { weight: 1, arbitrary: fc.string({ maxLength: 80 }).map((noise) => `A bakery in Oslo ${noise}`) },
    );
    const input = [
      fc.nat({ max: 40 }),
      fc.array(fc.nat({ max: 400 }), { maxLength: 12 }),
      text,
      fc.nat({ max: 7 }),
    ] as const;
    await fc.assert(
      fc.asyncProperty(...input, async (at, locks, brief, version) => {
        const before = withLocks(sites[at % sites.length] as SiteDocument, locks);
        const kept = JSON.stringify(before);

        const made = await recompose(before, brief, { version });

        expect(JSON.stringify(before)).toBe(kept);
        expect(await recompose(before, brief, { version })).toEqual(made);
        if ("refusal" in made) {
          expect(briefs).not.toContain(brief);
          expect(made.refusal).toMatch(/business|industry/);
          return;
        }
        expect(parseDocument(structuredClone(made.document))).toEqual(made.document);
        expect(lettersOf(made.document)).toEqual(lettersOf(before));
        expect(deadLinks(made.document, before)).toEqual([]);
        expect(made.kept.length).toBeGreaterThanOrEqual(lockedBlocks(before).length);
      }),
      { numRuns: process.env.FULL ? 1_000 : 25 },
    );
  });

  test("with nothing locked the pages and the look are those of the brief alone", async () => {
    for (const [index, brief] of briefs.entries()) {
      const made = await recomposed(
        sites[index % ids.length] as SiteDocument,
        `${brief} Call 0113 496 0000.`,
      );
      const { document } = await siteFromBrief(`${brief} Call 0113 496 0000.`);

      expect(made.document.pages.map(({ path }) => path)).toEqual(document.pages.map(({ path }) => path));
      expect(made.document.theme).toEqual(document.theme);
    }
  });

  test.each(["", "  \n ", "!!!", "asdf qwer", "It should look nice, with a menu", "Wir backen Brot"])(
    "“%s” is refused, with a reason",
    async (text) => {
      const made = await recompose(await site("bakery-counter"), text);

      expect(made).toEqual({ refusal: expect.stringMatching(/business|industry/) });
    },
  );
});

describe("what is known of the business", () => {
  const known = async () => {
    const { document } = await siteFromBrief(
      "A bakery called Crumb at 12 Mill Road, Cambridge. Call 01223 496 111 or write to hi@crumb.example.",
    );
    return document;
  };

  test("stays where the brief does not say otherwise, and stands in the texts", async () => {
    const before = await known();
    const { document } = await recomposed(before, "a calm florist");

    expect(document.meta.business).toEqual(before.meta.business);
    expect(JSON.stringify(document.pages)).toContain("01223 496 111");
    expect(JSON.stringify(document.pages)).toContain("Crumb");
  });

  test("comes from the brief where that says it; a street of another town goes", async () => {
    const { document } = await recomposed(
      await known(),
      "A florist in Leeds called Petal & Stem, call 0113 496 0000",
    );

    expect(document.meta.business).toMatchObject({
      name: "Petal & Stem",
      phone: "0113 496 0000",
      email: "hi@crumb.example",
      street: "",
      town: "Leeds",
    });
  });

  test("is kept where a town is that of a sample as well", async () => {
    const { document: before } = await siteFromBrief("A friendly bakery in Sheffield called Crumb");
    expect(before.meta.template).toBe("bakery-counter");

    expect((await recomposed(before, "a florist")).document.meta.business.town).toBe("Sheffield");
  });

  test("has nothing that a template made up, and where forms are sent stays", async () => {
    const sample = await site("bakery-counter");
    const formAddress = "https://forms.example/1";
    const { document } = await recomposed(
      { ...sample, meta: { ...sample.meta, formAddress } },
      "a calm florist in Leeds",
    );

    expect(document.meta).toMatchObject({ formAddress, business: { phone: "", town: "Leeds" } });
    expect(JSON.stringify(document)).not.toContain("Bun & Button");
  });
});

describe("the look", () => {
  test("is new, but stays when it is to stay, or when every block is locked", async () => {
    const before = await site("bakery-counter");
    const locked = withLocks(
      before,
      Array.from({ length: 80 }, (_, index) => index),
    );

    expect((await recomposed(before, FLORIST)).document.theme).not.toEqual(before.theme);
    expect((await recomposed(before, FLORIST, { keepsLook: true })).document.theme).toEqual(before.theme);
    const all = await recomposed(locked, FLORIST);
    expect(all.document.theme).toEqual(before.theme);
    expect(all.notes.join()).toContain("Every block is locked");
  });

  test("is another one with each version, and the same brief again changes nothing", async () => {
    const before = await site("bakery-counter");
    const versions = await Promise.all(
      [0, 1, 2, 3, 4].map((version) => recomposed(before, FLORIST, { version })),
    );

    expect(new Set(versions.map(({ document }) => JSON.stringify(document))).size).toBe(versions.length);
    expect((await recomposed(versions[0]?.document as SiteDocument, FLORIST)).changes).toEqual([]);
  });
});

test("what would change is told in a few lines that a person can read", async () => {
  const before = withLocked(await site("bakery-counter"), "home", ["hero", "hours"]);

  const { changes, kept, readAs } = await recomposed(before, FLORIST);

  expect(readAs).toBe("florist · Petal · Leeds · calm");
  expect(kept).toEqual([
    "Opening, on the home page",
    "Opening hours, on the home page",
    "The page “The shelf”, which a locked block leads to",
  ]);
  expect(changes.map(({ what }) => what)).toEqual([
    "Industry",
    "Name",
    "1 new page",
    "2 pages go",
    "Texts and pictures of all that is not locked",
    "Colours",
    "Fonts",
    "Contact",
  ]);
});

function withLocks(document: SiteDocument, locks: number[]) {
  const all = document.pages.flatMap((page) => page.blocks);
  const chosen = new Set(locks.map((lock) => all[lock % all.length]));
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (chosen.has(block) ? { ...block, isLocked: true } : block)),
  }));
  return { ...document, pages };
}

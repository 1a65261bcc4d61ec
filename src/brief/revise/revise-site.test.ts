import { beforeAll, describe, expect, test } from "vitest";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { setLocked } from "#src/sites/edit/edit-blocks.ts";
import { templateDocument, templateIds } from "#src/sites/templates.ts";
import { fc } from "#tests/support/fuzz.ts";
import { siteFromBrief } from "../brief.ts";
import { LONGEST_EDIT, reviseIntents, reviseSite } from "./revise-site.ts";
import { Outcome, phrasings } from "./testing/phrasings.ts";

const everyIntentsExamples = reviseIntents.flatMap(({ examples }) => examples);

describe("requests as people type them", () => {
  test.each(phrasings)("%s: %s", async (template, words, holds) => {
    const before = await site(template);

    const outcome = new Outcome(before, await reviseSite(before, words));

    const { changes, notUnderstood } = outcome;
    expect(holds(outcome), JSON.stringify({ changes, notUnderstood })).toBe(true);
  });

  test("there are at least 120 phrasings", () => {
    expect(phrasings.length).toBeGreaterThanOrEqual(120);
  });

  test.each(everyIntentsExamples)("the example of the help, %s, is understood", async (words) => {
    const answers = await Promise.all(
      ["bakery-counter", "law-firm-ledger", "photography-studio", "gym-almanac", "saas-signal"].map(
        async (id) => reviseSite(await site(id), words),
      ),
    );

    // The edit must change at least one of the sites, and be understood on all of them.
    expect(answers.some(({ changes }) => changes.length > 0)).toBe(true);
    expect(
      answers
        .flatMap(({ notUnderstood }) => notUnderstood)
        .filter((note) => note.includes("was not understood")),
    ).toEqual([]);
  });
});

describe("any input", () => {
  // A sample of ids across industries and styles.
  const ids = templateIds.filter((_, index) => index % 37 === 0);
  let sites: SiteDocument[] = [];
  beforeAll(async () => {
    sites = await Promise.all(ids.map(site));
  });
  const pieces = fc.constantFrom(...everyIntentsExamples, ...phrasings.map(([, words]) => words));
  const anything = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.array(pieces, { minLength: 1, maxLength: 4 }).map((all) => all.join(", then ")),
    },
    { weight: 2, arbitrary: shuffledWords() },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(pieces, fc.string({ maxLength: 40 })).map(([words, noise]) => `${words} ${noise}`),
    },
  );
  const index = fc.nat({ max: ids.length - 1 });

  test("keeps the site valid and locked blocks unchanged, and has deterministic results", async () => {
    await fc.assert(
      fc.asyncProperty(
        index,
        anything,
        fc.array(fc.nat({ max: 40 }), { maxLength: 4 }),
        async (at, words, locks) => {
          const before = withLocks(sites[at % sites.length] as SiteDocument, locks);
          const kept = JSON.stringify(before);

          const [first, second] = [await reviseSite(before, words), await reviseSite(before, words)];

          expect(parseDocument(structuredClone(first.document))).toEqual(first.document);
          expect(lockedOf(first.document)).toEqual(lockedOf(before));
          expect(second).toEqual(first);
          // The original document must not be mutated.
          expect(JSON.stringify(before)).toBe(kept);
          if (first.changes.length === 0) {
            expect(first.document).toBe(before);
            expect(first.notUnderstood.length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: process.env.FULL ? 800 : 100 },
    );
  });

  test.each(["show it make", "show it", "hide them"])(
    "“%s” gets an answer, though nothing is done",
    async (words) => {
      const { changes, notUnderstood } = await reviseSite(sites[0] as SiteDocument, words);

      expect(changes).toEqual([]);
      expect(notUnderstood).toHaveLength(1);
    },
  );

  test("produces no markup and no dangerous address", async () => {
    const before = await site("bakery-counter");
    const { document } = await reviseSite(
      before,
      'change the headline to <script>alert(1)</script>, button leads to javascript:alert(1), call it "<img src=x onerror=alert(1)>"',
    );

    expect(new Outcome(before, { document, changes: [], notUnderstood: [] }).title()).toBe(
      "<script>alert(1)</script>",
    );
    expect(JSON.stringify(document)).not.toContain('"to":"javascript');
  });

  test("that is too long is cut off, with a note", async () => {
    const before = await site("bakery-counter");
    const { changes, notUnderstood } = await reviseSite(
      before,
      `${"darker ".padEnd(LONGEST_EDIT, "x")} and add a map`,
    );

    expect(changes.some(({ what }) => what === "Added")).toBe(false);
    expect(notUnderstood).toContain("Only the first 2,000 characters were read.");
  });
});

describe("a locked block", () => {
  test.each([
    ["shorter headline", "hero", "Locked, so not changed: the headline."],
    ["remove the team", "team", "Locked, so not changed: “People”."],
    ["move the reviews up", "testimonials", "Locked, so not changed: “Customer reviews”."],
    ["open Mon to Fri 8 to 6", "hours", "Locked, so not changed: the opening hours."],
  ])("is not changed by %s, which is reported", async (words, kind, note) => {
    const before = structuredClone(await site("bakery-counter"));
    for (const block of before.pages.flatMap(({ blocks }) => blocks))
      if (block.kind === kind) block.isLocked = true;

    const { document, notUnderstood } = await reviseSite(before, words);

    expect(document).toBe(before);
    expect(notUnderstood).toEqual([note]);
  });
});

test("stays unchanged from the moment it is locked, and does not affect requests for others", async () => {
  const before = setLocked(await site("bakery-counter"), { page: "home", block: "hero" }, true);

  const { document, notUnderstood } = await reviseSite(before, "add a map");

  expect(notUnderstood).toEqual([]);
  expect(document.pages[0]?.blocks.some(({ kind }) => kind === "map")).toBe(true);
  expect(document.pages[0]?.blocks[1]).toBe(before.pages[0]?.blocks[1]);
});

describe("for a real business", () => {
  test("unknown facts are marked as samples", async () => {
    const before = await site("bakery-counter");
    const { document } = await reviseSite(
      before,
      "call it Crumb, remove the reviews everywhere, then add reviews and prices and a team",
    );

    const home = document.pages[0]?.blocks ?? [];
    expect(JSON.stringify(home.find(({ kind }) => kind === "testimonials"))).toContain("Sample review");
  });

  test("facts of another page are taken over", async () => {
    const { document } = await reviseSite(await site("law-firm-ledger"), "add opening hours");

    const [mine, theirs] = ["home", "contact"].map((id) =>
      document.pages.find((page) => page.id === id)?.blocks.find(({ kind }) => kind === "hours"),
    );
    expect(mine?.kind === "hours" && mine.data.days).toEqual(theirs?.kind === "hours" && theirs.data.days);
  });
});

describe("the page on screen", () => {
  test("is the one that a request refers to", async () => {
    const before = await site("bakery-counter");
    const { document } = await reviseSite(before, "add a map", "services");

    expect(
      document.pages.find(({ id }) => id === "services")?.blocks.some(({ kind }) => kind === "map"),
    ).toBe(true);
    expect(document.pages[0]?.blocks.some(({ kind }) => kind === "map")).toBe(false);
  });
});

async function site(id: string) {
  const document = await templateDocument(id);
  if (!document) throw new Error(`There is no template ${id}.`);
  return document;
}

function withLocks(document: SiteDocument, locks: number[]) {
  const site = structuredClone(document);
  const blocks = site.pages.flatMap((page) => page.blocks);
  for (const lock of locks) {
    const block = blocks[lock % blocks.length];
    if (block) block.isLocked = true;
  }
  return parseDocument(site);
}

/** Sorted, because a page may move together with its locked blocks. */
const lockedOf = ({ pages }: SiteDocument) =>
  pages
    .flatMap(({ id, blocks }) =>
      blocks.filter(({ isLocked }) => isLocked).map((block) => `${id} ${JSON.stringify(block)}`),
    )
    .sort();

/** Returns the words of all phrasings in random order. */
function shuffledWords() {
  const words = [...new Set(phrasings.flatMap(([, words]) => words.split(/\s+/)))];
  return fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((all) => all.join(" "));
}

test("a map that is added to a real business shows its address, and no invented streets", async () => {
  const made = await siteFromBrief("A bakery in Bath called Rye & Co. Sourdough and buns.");

  const { document } = await reviseSite(made.document, "add a map");
  const map = document.pages[0]?.blocks.find(({ kind }) => kind === "map");

  expect(map).toMatchObject({ variant: "place", data: { picture: null } });
});

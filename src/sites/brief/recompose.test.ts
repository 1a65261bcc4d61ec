import { beforeAll, describe, expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { type Block, MAX_BLOCKS, MAX_PAGES, parseDocument, type SiteDocument } from "../document.ts";
import { lockedBlocks } from "../edit/finished-site.ts";
import { linksIn } from "../edit/site-links.ts";
import { pageOf } from "../links.ts";
import { templateDocument, templateIds } from "../templates.ts";
import { siteFromBrief } from "./brief.ts";
import { mergeLocked } from "./merge-locked.ts";
import { type Recomposition, recompose } from "./recompose.ts";
import { INDUSTRIES, readBriefs } from "./testing/read-briefs.ts";

const FLORIST = "A calm florist in Leeds called Petal, with a gallery, online booking and a map.";

test("the address of the site and its search settings are preserved", async () => {
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

describe("with any locked blocks and any brief", () => {
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

  test("the site is valid, locked blocks are unchanged, no link is dead, and the result is deterministic", async () => {
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
          expect(made.refusal).toMatch(/business|trade/);
          return;
        }
        expect(parseDocument(structuredClone(made.document))).toEqual(made.document);
        expect(lettersOf(made.document)).toEqual(lettersOf(before));
        expect(deadLinks(made.document, before)).toEqual([]);
        expect(made.kept.length).toBeGreaterThanOrEqual(lockedBlocks(before).length);
      }),
      { numRuns: process.env.FULL ? 1_000 : 40 },
    );
  });

  test("without locked blocks the pages and the look depend on the brief alone", async () => {
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

      expect(made).toEqual({ refusal: expect.stringMatching(/business|trade/) });
    },
  );
});

describe("a locked block", () => {
  test("replaces the new block of its kind: a page has one navigation, opening and footer", async () => {
    const before = withLocked(await site("bakery-counter"), "home", [
      "navigation",
      "hero",
      "footer",
      "hours",
    ]);

    const { document } = await recomposed(before, `${FLORIST} Open Monday to Friday 9-5.`);

    const home = document.pages[0]?.blocks ?? [];
    for (const kind of ["navigation", "hero", "footer", "hours"])
      expect(home.filter((block) => block.kind === kind)).toEqual([
        before.pages[0]?.blocks.find((block) => block.kind === kind),
      ]);
    expect(home[0]?.kind).toBe("navigation");
    expect(home[1]?.kind).toBe("hero");
    expect(home.at(-1)?.kind).toBe("footer");
  });

  test("stays as close to its place as possible", async () => {
    const before = withLocked(await site("bakery-counter"), "home", ["features"]);
    const { document } = await recomposed(before, FLORIST);

    const at = (one: SiteDocument) => one.pages[0]?.blocks.findIndex(({ kind }) => kind === "features");
    expect(at(document)).toBe(at(before));
  });

  test("below an opening stays below the new one", async () => {
    const bare = await site("bakery-counter");
    const before = withLocked(
      withBlocks(bare, "about", (blocks) => blocks.filter(({ kind }) => kind !== "hero")),
      "about",
      ["team"],
    );
    const merged = mergeLocked(
      before,
      withBlocks(bare, "about", (blocks) => blocks),
    );

    const kinds = merged?.document.pages.find(({ id }) => id === "about")?.blocks.map(({ kind }) => kind);
    expect(kinds?.slice(0, 2)).toEqual(["navigation", "hero"]);
  });

  test("preserves a page that the new site lacks, with the new navigation and footer", async () => {
    const before = withLocked(await site("bakery-counter"), "about", ["team"]);

    const { document, changes } = await recomposed(before, FLORIST);

    const page = document.pages.find(({ id }) => id === "about");
    const contact = document.pages.find(({ id }) => id === "contact");
    expect(page).toMatchObject({ path: "about", title: before.pages[3]?.title });
    expect(page?.blocks.map(({ kind }) => kind)).toEqual(["navigation", "team", "footer"]);
    expect(page?.blocks[0]).toEqual(contact?.blocks[0]);
    expect(page?.blocks.at(-1)?.data).toEqual(contact?.blocks.at(-1)?.data);
    expect(changes.find(({ what }) => /pages? go/.test(what))?.before).not.toContain(page?.label);
  });

  test("preserves a page that it links to with its content, but without links to removed pages", async () => {
    const bare = await site("bakery-counter");
    const before = withLocked(
      withBlocks(bare, "home", (blocks) =>
        blocks.map((block) =>
          block.kind === "hero"
            ? { ...block, data: { ...block.data, action: { label: "Prices", to: "page:prices" } } }
            : block,
        ),
      ),
      "home",
      ["hero"],
    );

    const { document, kept } = await recomposed(before, FLORIST);

    expect(kept).toContain("The page “The shelf”, which a locked block leads to");
    const page = document.pages.find(({ id }) => id === "prices");
    expect(page?.blocks.map(({ kind }) => kind)).toEqual([
      "navigation",
      "hero",
      "menu",
      "pricing",
      "questions",
      "footer",
    ]);
    expect(deadLinks(document, before)).toEqual([]);
  });

  test("stays on a page of the same name, and the page keeps its address", async () => {
    const bare = await site("bakery-counter");
    const renamed = {
      ...bare,
      pages: bare.pages.map((page) => (page.id === "booking" ? { ...page, path: "tables" } : page)),
    };
    const before = withLocked(renamed, "booking", ["map"]);

    const { document } = await recomposed(before, FLORIST);

    const pages = document.pages.filter(({ id }) => id === "booking");
    expect(pages).toMatchObject([{ path: "tables", label: "Book" }]);
    expect(pages[0]?.blocks.map(({ kind }) => kind)).toContain("map");
  });

  test("keeps its id: a new block with that id gets another, and links to it follow", async () => {
    const bare = await site("bakery-counter");
    const before = withBlocks(bare, "home", (blocks) =>
      blocks.map((block) =>
        block.kind === "features" ? ({ ...block, id: "map", isLocked: true } as Block) : block,
      ),
    );

    const { document } = await recomposed(before, "A florist in Leeds called Petal, with a map.");

    const home = document.pages[0]?.blocks ?? [];
    expect(home.find(({ id }) => id === "map")?.kind).toBe("features");
    const map = home.find(({ kind }) => kind === "map");
    expect(map?.id).toBe("map-2");
    const hero = home.find(({ kind }) => kind === "hero");
    expect(hero && linksIn(hero.data)).toContain("#map-2");
  });

  test("that replaces a new block becomes the target of links to that one", async () => {
    const before = withBlocks(await site("bakery-counter"), "home", (blocks) =>
      blocks.map((block) => (block.kind === "hours" ? ({ ...mapBlock, id: "way" } as Block) : block)),
    );

    const { document } = await recomposed(before, "A florist in Leeds called Petal, with a map.");

    const home = document.pages[0]?.blocks ?? [];
    expect(home.filter(({ kind }) => kind === "map").map(({ id }) => id)).toEqual(["way"]);
    const hero = home.find(({ kind }) => kind === "hero");
    expect(hero && linksIn(hero.data)).toContain("#way");
  });

  test("that links to a block finds a new one of that kind under the same id", async () => {
    const bare = await site("bakery-counter");
    const before = withLocked(
      withBlocks(bare, "home", (blocks) =>
        blocks.map((block) => {
          if (block.kind === "services") return { ...block, id: "our-bread" };
          if (block.kind !== "hero") return block;
          return { ...block, data: { ...block.data, action: { label: "Bread", to: "#our-bread" } } };
        }),
      ),
      "home",
      ["hero"],
    );

    const { document } = await recomposed(before, FLORIST);

    expect(document.pages[0]?.blocks.find(({ id }) => id === "our-bread")?.kind).toBe("services");
  });

  test("on an inner page called home, or a home page called contact, stays on its page", async () => {
    const bare = await site("bakery-counter");
    const names: Record<string, string> = { home: "contact", about: "home" };
    const before = withLocked(
      withLocked(
        { ...bare, pages: bare.pages.map((page) => ({ ...page, id: names[page.id] ?? page.id })) },
        "contact",
        ["hero"],
      ),
      "home",
      ["team"],
    );

    const { document } = await recomposed(before, FLORIST);

    expect(document.pages[0]).toMatchObject({ id: "contact", path: "index" });
    expect(document.pages.find(({ id }) => id === "home")).toMatchObject({ path: "about" });
    expect(document.pages.find(({ path }) => path === "contact")?.id).toBe("contact-2");
    expect(lettersOf(document)).toEqual(lettersOf(before));
    const footer = document.pages[1]?.blocks.find(({ kind }) => kind === "navigation");
    expect(footer && deadLinks(document, before)).toEqual([]);
  });

  test("is not covered by the navigation, and a locked overlay navigation gets an opening to overlap", async () => {
    const [overlaid, plain] = [await site("bakery-marquee"), await site("bakery-counter")];
    const isOver = (one: SiteDocument) =>
      one.pages[0]?.blocks.some(({ kind, variant }) => kind === "navigation" && variant === "overlay");
    expect([isOver(overlaid), isOver(plain)]).toEqual([true, false]);

    const locked = mergeLocked(withLocked(plain, "home", ["hero"]), overlaid);
    const over = mergeLocked(withLocked(overlaid, "home", ["navigation"]), plain);

    expect(locked && isOver(locked.document)).toBe(false);
    expect(over && isOver(over.document)).toBe(true);
    const opening = over?.document.pages[0]?.blocks.find(({ kind }) => kind === "hero");
    expect(["backdrop", "poster"]).toContain(opening?.variant);
  });

  test("finds room if the limits of pages and blocks are reached", async () => {
    const bare = await site("bakery-counter");
    const about = bare.pages[3] as SiteDocument["pages"][number];
    const many = Array.from({ length: MAX_PAGES - 1 }, (_, index) => ({
      ...about,
      id: `page-${index}`,
      path: `page-${index}`,
      blocks: [{ ...about.blocks[1], isLocked: true } as Block],
    }));
    const filled = Array.from({ length: MAX_BLOCKS }, (_, index) => ({
      ...(about.blocks[3] as Block),
      id: `team-${index}`,
      isLocked: true,
    }));

    const pages = await recomposed({ ...bare, pages: [bare.pages[0] as typeof about, ...many] }, FLORIST);
    const blocks = await recomposed(
      withBlocks(bare, "home", () => filled),
      FLORIST,
    );

    expect(pages.document.pages).toHaveLength(MAX_PAGES);
    expect(pages.notes.join()).toContain("There was no room for");
    expect(deadLinks(pages.document, bare)).toEqual([]);
    expect(blocks.document.pages[0]?.blocks).toEqual(filled);
  });
});

describe("the known facts of the business", () => {
  const known = async () => {
    const { document } = await siteFromBrief(
      "A bakery called Crumb at 12 Mill Road, Cambridge. Call 01223 496 111 or write to hi@crumb.example.",
    );
    return document;
  };

  test("stay unless the brief says otherwise, and appear in the texts", async () => {
    const before = await known();
    const { document } = await recomposed(before, "a calm florist");

    expect(document.meta.business).toEqual(before.meta.business);
    expect(JSON.stringify(document.pages)).toContain("01223 496 111");
    expect(JSON.stringify(document.pages)).toContain("About Crumb");
  });

  test("come from the brief if it states them; a street of another town is removed", async () => {
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

  test("include a town that is also that of a sample", async () => {
    const { document: before } = await siteFromBrief("A friendly bakery in Sheffield called Crumb");
    expect(before.meta.template).toBe("bakery-counter");

    expect((await recomposed(before, "a florist")).document.meta.business.town).toBe("Sheffield");
  });

  test("contain nothing invented by a template, and the destination of forms stays", async () => {
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
  test("is new, unless it should stay or every block is locked", async () => {
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

  test("differs with each version, and the same brief again changes nothing", async () => {
    const before = await site("bakery-counter");
    const versions = await Promise.all(
      [0, 1, 2, 3, 4].map((version) => recomposed(before, FLORIST, { version })),
    );

    expect(new Set(versions.map(({ document }) => JSON.stringify(document))).size).toBe(versions.length);
    expect((await recomposed(versions[0]?.document as SiteDocument, FLORIST)).changes).toEqual([]);
  });
});

test("the changes are summarised in a few readable lines", async () => {
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
    "2 new pages",
    "2 pages go",
    "Texts and pictures of all that is not locked",
    "Colours",
    "Fonts",
    "Contact",
  ]);
});

const mapBlock = {
  kind: "map",
  variant: "wide",
  tone: "plain",
  isLocked: true,
  data: { kicker: "", title: "Here", text: "", picture: null, directions: [] },
};

async function recomposed(before: SiteDocument, brief: string, options = {}): Promise<Recomposition> {
  const made = await recompose(before, brief, options);
  if ("refusal" in made) throw new Error(made.refusal);
  return made;
}

async function site(id: string) {
  const document = await templateDocument(id);
  if (!document) throw new Error(`There is no template ${id}.`);
  return document;
}

function withBlocks(document: SiteDocument, page: string, change: (blocks: Block[]) => Block[]) {
  const pages = document.pages.map((one) => (one.id === page ? { ...one, blocks: change(one.blocks) } : one));
  return { ...document, pages };
}

const withLocked = (document: SiteDocument, page: string, kinds: string[]) =>
  withBlocks(document, page, (blocks) =>
    blocks.map((block) => (kinds.includes(block.kind) ? { ...block, isLocked: true } : block)),
  );

function withLocks(document: SiteDocument, locks: number[]) {
  const all = document.pages.flatMap((page) => page.blocks);
  const chosen = new Set(locks.map((lock) => all[lock % all.length]));
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (chosen.has(block) ? { ...block, isLocked: true } : block)),
  }));
  return { ...document, pages };
}

const lettersOf = (document: SiteDocument) =>
  lockedBlocks(document)
    .map(({ page, block }) => `${page} ${JSON.stringify(block)}`)
    .sort();

/** Returns block links without a target, unless they had none before. */
function deadLinks({ pages }: SiteDocument, before: SiteDocument) {
  return pages.flatMap((page) =>
    page.blocks.flatMap(({ data, isLocked }) =>
      linksIn(data).filter((to) => {
        const target = pageOf(to);
        if (target) {
          const wasThere = before.pages.some(({ id }) => id === target.page);
          return (wasThere || !isLocked) && !pages.some(({ id }) => id === target.page);
        }
        return !isLocked && !page.blocks.some(({ id }) => `#${id}` === to);
      }),
    ),
  );
}

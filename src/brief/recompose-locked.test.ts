import { describe, expect, test } from "vitest";
import { type Block, MAX_BLOCKS, MAX_PAGES, type SiteDocument } from "#src/sites/document.ts";
import { linksIn } from "#src/sites/edit/site-links.ts";
import { mergeLocked } from "./merge-locked.ts";
import {
  deadLinks,
  FLORIST,
  lettersOf,
  recomposed,
  site,
  withBlocks,
  withLocked,
} from "./testing/recomposed.ts";

describe("a locked block", () => {
  test("takes the place of the new one of its kind: head, opening and foot stand once on a page", async () => {
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

  test("stands as near to its place as can be", async () => {
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

  test("keeps a page that the new site does not have, with the new head and foot", async () => {
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

  test("keeps a page that it leads to, with what it says, but with no link to a page that goes", async () => {
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

  test("on a page of the same name stays there, and the page keeps its address", async () => {
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

  test("has its id for itself: a new block of that id gets another, and links to it follow", async () => {
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
    expect(hero && linksIn(hero.data)).toContain("page:home#map-2");
  });

  test("in the place of a new one is what links to that one lead to", async () => {
    const before = withBlocks(await site("bakery-counter"), "home", (blocks) =>
      blocks.map((block) => (block.kind === "hours" ? ({ ...mapBlock, id: "way" } as Block) : block)),
    );

    const { document } = await recomposed(before, "A florist in Leeds called Petal, with a map.");

    const home = document.pages[0]?.blocks ?? [];
    expect(home.filter(({ kind }) => kind === "map").map(({ id }) => id)).toEqual(["way"]);
    const hero = home.find(({ kind }) => kind === "hero");
    expect(hero && linksIn(hero.data)).toContain("page:home#way");
  });

  test("that leads to a block finds one of that kind under its name", async () => {
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

    const { document } = await recomposed(before, `${FLORIST} Wreaths, bouquets, wedding flowers.`);

    expect(document.pages[0]?.blocks.find(({ id }) => id === "our-bread")?.kind).toBe("services");
  });

  test("on an inner page called home, or on a home page called contact, mixes up no pages", async () => {
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

  test("is under no navigation that would lie over it, and a locked navigation lies over an opening for it", async () => {
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

  test("finds room among as many pages and blocks as there may be", async () => {
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

const mapBlock = {
  kind: "map",
  variant: "wide",
  tone: "plain",
  isLocked: true,
  data: { kicker: "", title: "Here", text: "", picture: null, directions: [] },
};

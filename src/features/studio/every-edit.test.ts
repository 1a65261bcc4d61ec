import { beforeAll, expect, test } from "vitest";
import { reviseSite } from "#src/brief/revise/revise-site.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { type Edit, expectEditLaws, stubLocalStorage } from "#tests/support/edit-laws.ts";
import { anyEdit, everyEdit } from "#tests/support/every-edit.ts";
import { fc, runs } from "#tests/support/fuzz.ts";

let bakery: SiteDocument;
beforeAll(async () => {
  stubLocalStorage();
  bakery = (await templateDocument("bakery-counter")) as SiteDocument;
});

/** Exported beside the edits: they read a site, or are steps within edits and histories. */
const others = new Set([
  ...[
    "clippingOf",
    "looksLikeClipping",
    "pageById",
    "blockAt",
    "fieldsOf",
    "valueAt",
    "indexFor",
    "isShared",
  ],
  ...[
    "lockedBlocks",
    "isUnderOverlay",
    "openingOf",
    "freeId",
    "freeName",
    "pagesToKeep",
    "linksIn",
    "recordListOf",
    "changeBlock",
  ],
  ...["isDarkTheme", "checkColours", "ratio", "onGround", "surprise", "mapLinks", "changePage"],
  ...[
    "freePath",
    "withSharedParts",
    "withSameParts",
    "finishedSite",
    "beginHistory",
    "record",
    "endMerge",
    "undo",
    "redo",
  ],
]);

const modules = import.meta.glob<Record<string, unknown>>(
  ["/src/sites/edit/*.ts", "/src/sites/head/change-head.ts", "!**/*.test.ts"],
  { eager: true },
);

test("every edit of a site is tested here", () => {
  const functions = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  expect(functions.filter((name) => !Object.hasOwn(everyEdit, name) && !others.has(name))).toEqual([]);
});

test.each(Object.keys(everyEdit))(
  "%s keeps the laws of edits, on its own and after other edits",
  async (name) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEdit, { maxLength: 4 }),
        everyEdit[name] as fc.Arbitrary<Edit>,
        async (earlier, edit) => {
          const site = earlier.reduce((site, edit) => edit(site), bakery);
          await expectEditLaws(site, edit);
        },
      ),
      { numRuns: runs(10, 300) },
    );
  },
);

test.each([
  "make the background dark",
  "remove the gallery and change the phone number to 020 7946 0018",
  "add a page about our history",
])("an edit by text keeps them, too: %s", async (words) => {
  const { document } = await reviseSite(bakery, words);

  expect(await expectEditLaws(bakery, () => document)).not.toBe(bakery);
});

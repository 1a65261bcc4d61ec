import { expect, test } from "vitest";
import { projectTemplates } from "#src/contract/project-templates.ts";
import { templateIds as ids } from "#src/sites/templates.ts";
import { standInFor, standInNote } from "./stand-in.ts";

const few = ["restaurant-signal", "law-firm-signal", "hair-salon-ledger"];

test("an existing template is shown as itself", () => {
  for (const id of ids) expect(standInFor(id, ids)).toBe(id);
});

test("a missing template is replaced by the nearest industry of its style", () => {
  expect(standInFor("construction-signal", few)).toBe("law-firm-signal");
  expect(standInFor("bakery-signal", few)).toBe("restaurant-signal");
});

test("without a template of the style, any other is used", () => {
  expect(few).toContain(standInFor("construction-marquee", few));
  expect(few).toContain(standInFor("no idea", few));
  expect(few).toContain(standInFor("__proto__", few));
});

test("each of the wizard's own templates has a site of its style", () => {
  for (const { id } of projectTemplates) expect(ids).toContain(standInFor(id, ids));
  expect(standInFor("web-basic", ids)).toMatch(/-studio$/);
  expect(standInFor("web-landing", ids)).toMatch(/-signal$/);
  expect(standInFor("web-basic", [...ids, "consulting-studio"])).toBe("consulting-studio");
});

test("a replacement is explained", () => {
  expect(standInNote("law-firm-ledger", "law-firm-ledger")).toBeUndefined();
  expect(standInNote("web-basic", "consulting-studio")).toBeUndefined();
  expect(plain(standInNote("web-basic", "law-firm-studio"))).toBe(
    "The template Consulting · Studio is still on the drawing board. Until it is done, Law firm · Studio stands in for it.",
  );
  expect(standInNote("not-known", "law-firm-ledger")).toContain("The template not-known");
});

const plain = (note?: string) => note?.replaceAll("\u00a0", " ");

import { expect, test } from "vitest";
import { projectTemplates } from "#src/contract/project-templates.ts";
import { templateIds as ids } from "#src/sites/templates.ts";
import { standInFor, standInNote } from "./stand-in.ts";

const few = ["restaurant-signal", "law-firm-signal", "hair-salon-ledger"];

test("a template that there is stands for itself", () => {
  for (const id of ids) expect(standInFor(id, ids)).toBe(id);
});

test("for one that is not there yet stands the nearest trade of its family", () => {
  expect(standInFor("construction-signal", few)).toBe("law-firm-signal");
  expect(standInFor("bakery-signal", few)).toBe("restaurant-signal");
});

test("where the family is missing, any template is better than none", () => {
  expect(few).toContain(standInFor("construction-marquee", few));
  expect(few).toContain(standInFor("no idea", few));
  expect(few).toContain(standInFor("__proto__", few));
});

test("each of the wizard's own templates has a site of the family it means", () => {
  for (const { id } of projectTemplates) expect(ids).toContain(standInFor(id, ids));
  expect(standInFor("web-basic", ids)).toMatch(/-studio$/);
  expect(standInFor("web-landing", ids)).toMatch(/-signal$/);
  expect(standInFor("web-basic", [...ids, "consulting-studio"])).toBe("consulting-studio");
});

test("whoever sees something else than they asked for is told what", () => {
  expect(standInNote("law-firm-ledger", "law-firm-ledger")).toBeUndefined();
  expect(standInNote("web-basic", "consulting-studio")).toBeUndefined();
  expect(plain(standInNote("web-basic", "law-firm-studio"))).toBe(
    "The template Consulting · Studio is still on the drawing board. Until it is done, Law firm · Studio stands in for it.",
  );
  expect(standInNote("not-known", "law-firm-ledger")).toContain("The template not-known");
});

const plain = (note?: string) => note?.replaceAll("\u00a0", " ");

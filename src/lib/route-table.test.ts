import fc from "fast-check";
import { expect, test } from "vitest";
import { matchRoute } from "wouter";
import { decodePath, isSellerPath, parsePattern, routeOf, routeTable } from "./route-table.ts";

/** Some of the letters of a path, escaped or in the other case. */
const spellingOf = (path: string) =>
  fc
    .array(fc.constantFrom("as it is", "escaped", "other case"), {
      minLength: path.length,
      maxLength: path.length,
    })
    .map((ways) => [...path].map((letter, index) => spell(letter, ways[index])).join(""));

function spell(letter: string, way: string | undefined) {
  if (letter === "/" || way === "as it is") return letter;
  if (way === "escaped") return `%${letter.charCodeAt(0).toString(16)}`;
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}

test("a seller's page is recognised in every spelling in which the router shows it", () => {
  const anyPage = fc
    .constantFrom(...Object.keys(routeTable))
    .map((pattern) => pattern.replace(/:\w+|\*\?/, "x"))
    .chain(spellingOf);
  fc.assert(
    fc.property(anyPage, fc.constantFrom("", "/"), (path, end) => {
      const shown = Object.entries(routeTable).find(
        ([pattern]) => matchRoute(parsePattern, pattern, decodePath(path + end))[0],
      );
      expect(routeOf(path + end)?.page).toBe(shown?.[1].page);
      expect(isSellerPath(path + end)).toBe(shown?.[1].isForSeller === true);
    }),
  );
});

test.each([
  "/%61%64min/pricing",
  "/admin/pricing/",
  "/prospects",
  "/prospect%73",
  "/%68elp",
  "/admin/nothing",
])("%s is for the seller", (path) => expect(isSellerPath(path)).toBe(true));

test.each(["/Admin/pricing", "/Prospects", "/HELP", "/%2561%64min/pricing", "/admin%2Fpricing", "/helpful"])(
  "%s is no page",
  (path) => expect(routeOf(path)).toBeUndefined(),
);

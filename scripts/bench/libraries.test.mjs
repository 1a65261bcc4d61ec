// @ts-check
import { expect, test } from "vitest";
import { libraryOf } from "../library-of.mjs";
import { lettersByLibrary } from "./libraries.mjs";

test.each([
  ["/project/node_modules/wouter/src/index.js", "wouter"],
  ["/project/node_modules/@tanstack/query-core/build/query.js", "@tanstack/query-core"],
  ["/project/node_modules/msw/node_modules/rettime/index.mjs", "rettime"],
  ["C:\\project\\node_modules\\clsx\\dist\\clsx.mjs", "clsx"],
  ["/project/src/lib/slug.ts", undefined],
  ["/project/node_modules/@fontsource/instrument-serif/files/latin.woff2?url", undefined],
])("%s is of %s", (file, library) => {
  expect(libraryOf(file)).toBe(library);
});

test("letters are counted for the library that they come from, and those of no source as our own", () => {
  const code = "aaaabbb\ncc";
  const payload = {
    file: "page.js",
    version: 3,
    sources: ["../node_modules/clsx/dist/clsx.mjs", "../src/page.ts"],
    sourcesContent: [],
    names: [],
    sourceRoot: "",
    // At 0 the first source, at 4 the second; the second line has none.
    mappings: "AAAA,ICAA;A",
  };

  const letters = lettersByLibrary(code, payload, "/project/dist");

  expect(Object.fromEntries(letters)).toEqual({ clsx: 4, "our own code": 5 });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds } from "../../scripts/builds.mjs";
import { readBuiltCode } from "../../scripts/built-code.mjs";

/** Libraries that every page loads. */
const FRAME = [
  ...["clsx", "react", "react-dom", "react-error-boundary", "regexparam", "scheduler"],
  ...["use-sync-external-store", "wouter", "zustand"],
];
/** Libraries for files, the backend and search. No page may wait for them. */
const LATE = ["@e965/xlsx", "@msw/data", "fflate", "libheif-js", "minisearch", "msw", "papaparse"];

/** Pages that need only the libraries of every page. */
const BARE = /^src\/pages\/((home|not-found|changelog)-page|landing\/)/;

const { folder } = builds.root;
const { manifest, pages, filesOf } = readBuiltCode(folder);
const librariesIn = JSON.parse(readFileSync(join(folder, ".vite/libraries.json"), "utf8")) as Record<
  string,
  string[]
>;

const librariesOf = (page: string) => [
  ...new Set([...filesOf(page)].flatMap((file) => librariesIn[file] ?? [])),
];

test.each(pages.filter((page) => BARE.test(page)))(
  "%s waits for the libraries of the frame alone",
  (page) => {
    expect(librariesOf(page).sort()).toEqual(FRAME);
  },
);

test.each(pages)("%s does not wait for libraries that are used later", (page) => {
  expect(librariesOf(page).filter((name) => LATE.includes(name))).toEqual([]);
});

test("a build without an address for error reports contains no code for them", () => {
  expect(Object.values(librariesIn).flat()).not.toContain("web-vitals");
  expect(Object.keys(manifest).filter((key) => /features\/report\/|web-vitals/.test(key))).toEqual([]);
});

test("the list of licences names every library, including those of web workers", () => {
  const list = readFileSync(join(folder, "licenses/libraries.md"), "utf8");
  const listed = new Set([...list.matchAll(/^## (\S+) - \S+ \(.+\)$/gm)].map(([, name]) => name));

  const wanted = new Set(Object.values(librariesIn).flat());
  for (const inWorkers of ["@e965/xlsx", "papaparse", "fflate", "msw", "@msw/data"]) wanted.add(inWorkers);
  expect([...wanted].filter((name) => !listed.has(name))).toEqual([]);
  expect(list).toContain("Arjun Barrett");
});

test("the libraries of all chunks are known, so that none is missed above", () => {
  const known = new Set(Object.values(librariesIn).flat());

  for (const name of [
    ...FRAME,
    "@tanstack/react-query",
    "idb",
    "zod",
    "react-hook-form",
    "msw",
    "minisearch",
  ])
    expect(known).toContain(name);
});

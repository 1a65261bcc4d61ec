import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds } from "../../scripts/builds.mjs";
import { readBuiltCode } from "../../scripts/built-code.mjs";

/** What every page is made with. */
const FRAME = [
  ...["clsx", "react", "react-dom", "regexparam", "scheduler"],
  ...["use-sync-external-store", "wouter", "zustand"],
];
const CALLS = ["@tanstack/query-core", "@tanstack/react-query"];
const KEPT_WORK = ["idb", "zod"];

/** Pages that wait for nothing but the frame: what they call and keep comes after they can be used. */
const BARE =
  /^src\/pages\/((home|marketplace|help|not-found|app-preview|app-view|demo-preview|full-preview)-page|landing\/)/;
/** Pages whose first use is to write something that this browser keeps. */
const KEEPING = /^src\/pages\/(studio|web-app-form)-page/;

const { folder } = builds.root;
const { pages, filesOf } = readBuiltCode(folder);
const librariesIn = JSON.parse(readFileSync(join(folder, ".vite/libraries.json"), "utf8")) as Record<
  string,
  string[]
>;

test.each(pages)("%s waits for the libraries that it needs, and no other", (page) => {
  const found = [...filesOf(page)].flatMap((file) => librariesIn[file] ?? []);

  const own = BARE.test(page) ? [] : KEEPING.test(page) ? KEPT_WORK : CALLS;
  expect([...new Set(found)].sort()).toEqual([...FRAME, ...own].sort());
});

test("the list of licences names every library, those of web workers too", () => {
  const list = readFileSync(join(folder, "licenses/libraries.md"), "utf8");
  const listed = new Set([...list.matchAll(/^## (\S+) - \S+ \(.+\)$/gm)].map(([, name]) => name));

  const wanted = new Set(Object.values(librariesIn).flat());
  for (const inWorkers of ["@e965/xlsx", "papaparse", "fflate", "msw", "@msw/data"]) wanted.add(inWorkers);
  expect([...wanted].filter((name) => !listed.has(name))).toEqual([]);
  expect(list).toContain("Arjun Barrett");
});

test("the libraries of all files are known, so that none is missed above", () => {
  const known = new Set(Object.values(librariesIn).flat());

  for (const name of [...FRAME, ...CALLS, ...KEPT_WORK, "react-hook-form", "msw", "minisearch"])
    expect(known).toContain(name);
});

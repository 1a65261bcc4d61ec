import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./run.mjs";

const linesOf = (...paths) => readFileSync(join(project, ...paths), "utf8").split("\n").length - 1;

test("the configuration of the build stays one that can be read at once", () => {
  expect(linesOf("vite.config.ts")).toBeLessThanOrEqual(120);
});

test("the bench stays smaller than what it measures", () => {
  const files = readdirSync(join(project, "scripts/bench"));

  const lines = files.map((file) => linesOf("scripts/bench", file));

  expect(files.length).toBeGreaterThan(5);
  expect(lines.reduce((sum, count) => sum + count, linesOf("scripts/bench.mjs"))).toBeLessThanOrEqual(900);
});

test("what exists only for the speed of a first visit stays small enough to be read in one sitting", () => {
  const folders = ["scripts/vite/first-visit", "src/app/first-visit"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(project, folder)).map((file) => `${folder}/${file}`),
  );

  const program = files.filter((file) => !file.includes(".test."));
  const lines = [...program, "src/api/first-answers.ts", "src/lib/lazy-part.tsx"].map((file) =>
    linesOf(file),
  );

  expect(program.length).toBeGreaterThan(5);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(500);
});

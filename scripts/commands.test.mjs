// @ts-check
// Runs the commands of the documents that no other test runs. Those that draw pictures, fit weights or measure speed
// take minutes, and are only looked for (docs.test.mjs).
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { project } from "./run.mjs";

const run = promisify(execFile);
const npmRun = async (/** @type {string[]} */ ...args) =>
  (await run("npm", ["run", "-s", ...args], { cwd: project, maxBuffer: 1e8 })).stdout;

test("`npm run texts` prints the texts of each screen", { tags: "long" }, async () => {
  const texts = await npmRun("texts");

  expect(texts).toContain("Draw my site");
  expect(texts.split("\n").length).toBeGreaterThan(1_000);
});

test("`npm run brief:score` prints a row for each field", { tags: "long" }, async () => {
  const rows = await npmRun(
    "brief:score",
    "--",
    "--sets",
    "generated",
    "--briefs",
    "3",
    "--no-texts",
    "--no-trades",
  );

  expect(rows).toMatch(/^briefs +3$/m);
  expect(rows).toMatch(/^industry +\d+\.\d %$/m);
});

test("`npm run sheets:score` prints a row for each file and the sum", { tags: "long" }, async () => {
  const rows = await npmRun("sheets:score", "--", "--rows", "100", "--file", "jobs-2026");

  expect(rows).toMatch(/^jobs-2026 +214 +8 +100\.0 %/m);
  expect(rows).toMatch(/^all \d+ files +\d+ +\d+\.\d %/m);
});

test("`npm run dev` serves the page and its code", { tags: "long" }, async () => {
  const vite = spawn(process.execPath, ["node_modules/vite/bin/vite.js"], {
    cwd: project,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  vite.stdout.on("data", (words) => {
    said += words;
  });
  const address = () => /http:\/\/localhost:\d+\/(?=\s)/.exec(said)?.[0] ?? "";
  try {
    await expect.poll(address, { timeout: 60_000 }).not.toBe("");
    expect(await (await fetch(address())).text()).toContain('<div id="root">');
    expect((await fetch(`${address()}src/main.tsx`)).headers.get("content-type")).toContain("javascript");
  } finally {
    vite.kill();
    await once(vite, "exit");
  }
});

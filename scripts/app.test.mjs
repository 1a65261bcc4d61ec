// @ts-check
import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readApp } from "../src/apps/records/app-file.ts";
import { project } from "./run.mjs";

const run = promisify(execFile);
const app = (/** @type {string[]} */ ...options) =>
  run("node", [join(project, "scripts/app.mjs"), ...options]);

test("the command writes an app that opens, from a sentence, a spreadsheet and a template", async () => {
  const folder = await mkdtemp(join(tmpdir(), "app-command-"));
  const sheet = join(folder, "Members.csv");
  await writeFile(
    sheet,
    "Name,Joined,Fee\nAda,3 March 2024,£12.50\nBo,5 March 2024,£9.00\nCy,7 March 2024,£9.00\n",
  );
  const opened = async (/** @type {string} */ name, /** @type {string[]} */ ...options) => {
    await app(...options, "--out", join(folder, name));
    return readApp(JSON.parse(await readFile(join(folder, name, "app.json"), "utf8")));
  };

  const brief = await opened("brief", "--brief", "My dogs and their vet visits", "--today", "2026-02-14");
  const file = await opened("sheet", "--sheet", sheet);
  const template = await opened("template", "--template", "guest-house", "--empty");

  expect(brief.document.tables.map(({ name }) => name.many)).toEqual(["Dogs", "Vet visits"]);
  expect(brief.records.dogs?.length).toBeGreaterThan(0);
  expect(file.records.t1?.map(({ values }) => Object.values(values))).toContainEqual([
    "Ada",
    "2024-03-03",
    1250,
  ]);
  expect(template.document.name).toBe("Guest Book");
  expect(Object.values(template.records).flat()).toEqual([]);
}, 60_000);

test.each([
  { options: ["--brief", " ", "--json"], says: "--brief has to say what to keep track of." },
  {
    options: ["--template", "nowhere", "--json"],
    says: 'There is no template "nowhere"; --list prints them all.',
  },
  { options: ["--sheet", "/nowhere.csv", "--json"], says: "/nowhere.csv cannot be read." },
  { options: ["--json"], says: "Say what to keep track of with --brief" },
  {
    options: ["--brief", "a", "--template", "b", "--json"],
    says: "Say one of --brief, --sheet and --template",
  },
  { options: ["--brief", "a"], says: "Say one of --out DIR, --json and --list" },
  { options: ["--brief", "a", "--json", "--today", "tomorrow"], says: "--today has to be a day" },
  { options: ["--brief", "a", "--colour", "red"], says: "Unknown option '--colour'." },
])(
  "$options is refused in words",
  async ({ options, says }) => {
    const failure = await app(...options).catch((error) => error);

    expect(failure.code).toBe(2);
    expect(failure.stderr).toContain(says);
    expect(failure.stderr.trim().split("\n")).toHaveLength(1);
  },
  60_000,
);

import { readdirSync, readFileSync } from "node:fs";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { locales } from "zod/mini";
import { packSchema } from "./pack.ts";
import { packs, packTables } from "./packs.ts";

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

test("there are packs for at least 24 kinds of work", () => {
  expect(packs.length).toBeGreaterThanOrEqual(24);
  expect(packTables.size).toBe(packs.flatMap(({ tables }) => tables).length);
});

test.each(files)("%s fits the schema", (name) => {
  expect(problemsIn(name, readFileSync(new URL(name, folder), "utf8"))).toEqual([]);
});

test("a problem is reported with its file and line", () => {
  const text = `{
  "name": "Bees",
  "asked": "bees",
  "tables": [
    { "id": "hives", "one": "Hive", "many": "", "sort": "thing", "fields": [
      { "id": "name", "name": "Name", "kind": "text" },
      { "id": "queen", "name": "Queen", "kind": "colour" }
    ] }
  ]
}`;

  expect(problemsIn("bees.json", text)).toEqual([
    expect.stringMatching(/^bees\.json:5: tables\.0\.many: is empty$/),
    expect.stringMatching(/^bees\.json:7: tables\.0\.fields\.1\.kind: /),
  ]);
});

test("what a pack refers to exists", () => {
  const problems: string[] = [];
  for (const { tables } of packs)
    for (const table of tables) {
      const ids = new Set([...table.fields.map(({ id }) => id), "title"]);
      const check = (list: readonly string[], what: string, known: { has: (id: string) => boolean }) => {
        for (const id of list) if (!known.has(id)) problems.push(`${table.id}: ${what} ${id}`);
      };
      for (const { to, along } of table.fields) {
        if (to) check(to.split("|"), "links to", packTables);
        if (along?.includes(".")) check([along.split(".")[0] ?? ""], "looks along", packTables);
      }
      check(table.brings?.split(" ") ?? [], "brings", packTables);
      check(
        (table.samples ?? []).flatMap((sample) => Object.keys(sample)),
        "has samples of",
        ids,
      );
      for (const rule of table.rules ?? []) {
        check([rule.date ?? "title"], "reminds of", ids);
        check(namesIn(rule.remind ?? ""), "writes", ids);
        check(rule.actions?.split(" ") ?? [], "offers", new Set(table.actions?.map(({ id }) => id)));
      }
      for (const view of table.views ?? [])
        check(
          [view.start, view.by, view.end].flatMap((id) => id ?? []),
          "shows",
          ids,
        );
      check(namesIn(table.title ?? ""), "is called by", ids);
    }

  expect(problems).toEqual([]);
});

const namesIn = (text: string) => [...text.matchAll(/\{([a-z0-9-]+)\}/g)].map(([, id = ""]) => id);

const inEnglish = locales.en().localeError;

/** Returns `file:line: place: problem` for each problem that the schema finds. */
function problemsIn(name: string, text: string) {
  const tree = parseTree(text);
  if (!tree) return [`${name}:1: is no JSON`];
  const { error } = packSchema.safeParse(JSON.parse(text), { error: inEnglish });
  return (error?.issues ?? []).map(({ path: place, message }) => {
    const keys = place.map((key) => (typeof key === "number" ? key : String(key)));
    // If a key is missing, the line of its parent.
    const node = findNodeAtLocation(tree, keys) ?? findNodeAtLocation(tree, keys.slice(0, -1)) ?? tree;
    const line = text.slice(0, node.offset).split("\n").length;
    return `${name}:${line}: ${keys.join(".")}: ${message}`;
  });
}

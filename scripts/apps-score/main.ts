import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { figuresOf, type Labelled, measure, type Score } from "#src/apps/describe/testing/measure.ts";
import { wantedOf } from "#src/apps/wanted/wanted.ts";

const { values } = parseArgs({
  options: {
    /** Names each miss. Never of the blind set. */
    misses: { type: "boolean", default: false },
    set: { type: "string" },
    id: { type: "string", default: "" },
  },
});

const BLIND = "blind";
const folder = new URL("../../tests/apps/", import.meta.url);
const sets = values.set ? values.set.split(",") : ["working", BLIND];

const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(10))).join(""));
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

row([
  "set",
  "apps",
  "as app",
  "tables",
  "found",
  "too many",
  "fields",
  "kinds",
  "links",
  "others",
  "extra",
  "ms",
]);
for (const set of sets) {
  const file = new URL(`${set}.json`, folder);
  if (!existsSync(file)) continue;
  const entries: Labelled[] = JSON.parse(readFileSync(file, "utf8"));
  const scores = entries.filter(({ id }) => id.includes(values.id)).map(measure);
  const asApps = entries.filter(({ text }) => wantedOf(text) === "app").length / entries.length;
  const { apps, tables, found, tooMany, fields, kinds, links, others, extra, median } = figuresOf(scores);
  row([
    set,
    String(apps),
    percent(asApps),
    percent(tables),
    percent(found),
    tooMany.toFixed(2),
    ...[fields, kinds, links, others].map(percent),
    ...[extra.toFixed(1), median.toFixed(1)],
  ]);
  if (values.misses && set !== BLIND) for (const score of scores) printMisses(score);
}

function printMisses({
  id,
  missedTables,
  extraTables,
  missedFields,
  wrongKinds,
  missedLinks,
  missedOthers,
  document,
}: Score) {
  const lines = [
    ...missedTables.map((name) => `no table ${name}`),
    ...extraTables.map((name) => `table too many: ${name}`),
    ...missedFields.map((name) => `no field ${name}`),
    ...wrongKinds.map((name) => `kind: ${name}`),
    ...missedLinks.map((name) => `no link ${name}`),
    ...missedOthers.map((name) => `no ${name}`),
  ];
  if (lines.length === 0) return;
  console.log(`\n${id}`);
  for (const line of lines) console.log(`  ${line}`);
  for (const { name, fields } of document.tables)
    console.log(`    ${name.many}: ${fields.map((field) => `${field.name} (${field.kind})`).join(", ")}`);
}

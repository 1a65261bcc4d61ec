import { parseArgs } from "node:util";
import { measureSample } from "#src/apps/sheets/testing/measure.ts";
import { largeSample, samples } from "#src/apps/sheets/testing/samples.ts";

const { values } = parseArgs({
  options: {
    misses: { type: "boolean", default: false },
    rows: { type: "string", default: "10000" },
    file: { type: "string", default: "" },
  },
});

const row = (cells: readonly (string | number)[]) =>
  console.log(
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(10))).join(""),
  );
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

row([
  "file",
  "records",
  "columns",
  "kinds",
  "changed",
  "rows",
  "questions",
  "splits",
  "links",
  "as style",
  "ms",
]);
const all = { columns: 0, wrong: 0, cells: 0, changed: 0, rows: 0, questions: 0, splits: 0, links: 0 };
const chosen = [...samples, largeSample(Number(values.rows))].filter(({ id }) => id.includes(values.file));
for (const sample of chosen) {
  const score = await measureSample(sample);
  const { columns, wrongKinds, cells, changed, wrongRows, wrongQuestions, wrongSplits, wrongLinks, unlike } =
    score;
  const records = sample.sheets.reduce((sum, { size }) => sum + size, 0);
  const ms = Math.round(score.readMs + score.planMs);
  row([
    sample.id,
    records,
    columns,
    percent(1 - wrongKinds.length / columns),
    changed.length,
    wrongRows.length,
    wrongQuestions.length,
    wrongSplits.length,
    wrongLinks.length,
    percent(1 - unlike),
    ms,
  ]);
  all.columns += columns;
  all.wrong += wrongKinds.length;
  all.cells += cells;
  all.changed += changed.length;
  all.rows += wrongRows.length;
  all.questions += wrongQuestions.length;
  all.splits += wrongSplits.length;
  all.links += wrongLinks.length;
  if (!values.misses) continue;
  for (const miss of wrongKinds) console.log("  kind", JSON.stringify(miss));
  for (const miss of changed.slice(0, 5)) console.log("  changed", JSON.stringify(miss));
  if (wrongRows.length > 0) console.log("  rows", wrongRows.slice(0, 10).join(", "));
  for (const miss of [...wrongQuestions, ...wrongSplits, ...wrongLinks])
    console.log("  missing or too much:", miss);
}
row([
  `all ${chosen.length} files`,
  "",
  all.columns,
  percent(1 - all.wrong / all.columns),
  all.changed,
  all.rows,
  all.questions,
  all.splits,
  all.links,
]);

import { writeOut } from "../out/write-out.ts";
import type { FieldKind, SheetPlan, Value } from "../plan.ts";
import { finish } from "../plan.ts";
import { planSheets } from "../plan-sheets.ts";
import { readSource } from "../read/read-source.ts";
import { fileOf } from "./make-file.ts";
import { rowsOf, type Sample } from "./truth.ts";

export interface Score {
  sample: Sample;
  plan: SheetPlan;
  columns: number;
  /** Columns whose kind is not the true one. */
  wrongKinds: { head: string; found: FieldKind | "none"; wanted: readonly FieldKind[] }[];
  cells: number;
  /** Cells whose value is not the true one, and that no decision shows. */
  changed: { row: number; column: number; text: string; value: Value }[];
  /** Records that are missing, and rows that became records and are none. */
  wrongRows: number[];
  wrongQuestions: string[];
  wrongSplits: string[];
  wrongLinks: string[];
  /** The share of cells that the styles of their fields do not give back. */
  unlike: number;
  readMs: number;
  planMs: number;
}

export async function measureSample(sample: Sample): Promise<Score> {
  const source = fileOf(sample);
  const start = performance.now();
  const grids = finish(await readSource(source));
  const readMs = performance.now() - start;
  const name = sample.fileName.replace(/\.[^.]*$/, "");
  const first = finish(planSheets(grids, name));
  const planMs = performance.now() - start - readMs;
  const plan = sample.answers ? finish(planSheets(grids, name, sample.answers)) : first;
  return { sample, plan, readMs, planMs, ...compare(sample, first, plan) };
}

function compare(sample: Sample, first: SheetPlan, plan: SheetPlan) {
  const { records } = rowsOf(sample);
  const out = writeOut(plan);
  const shown = new Set(
    plan.decisions.flatMap(({ misfits, sheet }) =>
      misfits.map(({ row, text }) => `${sheet} ${row - 1} ${text}`),
    ),
  );
  const wrongKinds: Score["wrongKinds"] = [];
  const changed: Score["changed"] = [];
  let columns = 0;
  let cells = 0;
  for (const [sheet, { columns: wanted }] of sample.sheets.entries()) {
    const own = records.filter((record) => record.sheet === sheet);
    const isProse = wanted.length === 1;
    for (const [column, { head, kinds }] of wanted.entries()) {
      if (isProse || kinds.length === 0) continue;
      columns += 1;
      const field = plan.tables
        .flatMap(({ fields }) => fields)
        .find(({ source }) => source?.sheet === sheet && source.column === column);
      const isKey = Object.values(plan.tables).some(
        ({ origin, fields }) => origin === "split" && fields[0] === field,
      );
      const found = field?.kind ?? "none";
      const fits =
        kinds.some((kind) => kind === found) || (isKey && found === "text" && kinds.includes("choice"));
      if (!fits) wrongKinds.push({ head, found, wanted: kinds });
      for (const { row, cells: truth } of own) {
        cells += 1;
        const { text = "", value = null } = truth[column] ?? {};
        const cell = out[sheet]?.out[row]?.[column];
        const read = cell?.field?.kind === "link" ? cell.text : (cell?.value ?? null);
        const isSame = isEqual(read, value) || (cell?.field?.kind === "text" && read === text);
        const isFilledIn = plan.decisions.some(
          ({ kind, evidence }) => kind === "split" && evidence.some((one) => one.includes("is empty in")),
        );
        if (!isSame && !shown.has(`${sheet} ${row} ${text}`) && !(text === "" && isFilledIn))
          changed.push({ row: row + 1, column, text, value: read });
      }
    }
  }
  return {
    ...{ columns, wrongKinds, cells, changed },
    wrongRows: wrongRowsOf(sample, plan),
    wrongQuestions: difference(
      Object.keys(sample.answers ?? {}),
      first.questions.map(({ id }) => id),
    ),
    wrongSplits: difference(
      Object.entries(sample.splits ?? {}).flatMap(([key, others]) => [key, ...others]),
      sample.isLarge
        ? splitHeads(sample, plan).filter(
            (head) =>
              head in (sample.splits ?? {}) ||
              Object.values(sample.splits ?? {})
                .flat()
                .includes(head),
          )
        : splitHeads(sample, plan),
    ),
    wrongLinks: difference(
      sample.links ?? [],
      plan.decisions
        .filter(({ kind, chosen }) => kind === "link" && chosen === "link")
        .map(({ column }) => column),
    ),
    unlike: plan.sheets.reduce((sum, { unlike }) => sum + unlike.length, 0) / Math.max(1, cells),
  };
}

function splitHeads(sample: Sample, plan: SheetPlan) {
  return plan.tables
    .filter(({ origin }) => origin === "split")
    .flatMap(({ fields }) =>
      fields.map(({ source }) => (source && sample.sheets[source.sheet]?.columns[source.column]?.head) ?? ""),
    );
}

function wrongRowsOf(sample: Sample, plan: SheetPlan) {
  const wanted = new Set(
    rowsOf(sample)
      .records.filter(({ sheet }) => (sample.sheets[sheet]?.columns.length ?? 0) > 1)
      .map(({ sheet, row }) => `${sheet} ${row + 1}`),
  );
  const found = plan.tables
    .filter(({ origin }) => origin === "sheet")
    .flatMap(({ sheet, records }) =>
      records.filter(({ row }) => row > 0).map(({ row }) => `${sheet} ${row}`),
    );
  return difference([...wanted], found).map((key) => Number(key.split(" ").at(-1)));
}

function difference(wanted: readonly string[], found: readonly string[]) {
  const [one, other] = [new Set(wanted), new Set(found)];
  return [...wanted.filter((key) => !other.has(key)), ...found.filter((key) => !one.has(key))];
}

/** Choices that differ only in capitals become one, which the evidence says. */
const isEqual = (one: Value, other: Value) =>
  typeof one === "number" && typeof other === "number"
    ? Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(other))
    : JSON.stringify(one)?.toLowerCase() === JSON.stringify(other)?.toLowerCase();

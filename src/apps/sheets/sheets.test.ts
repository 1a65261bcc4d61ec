import { beforeAll, describe, expect, test } from "vitest";
import { toCsv } from "./out/to-csv.ts";
import { toXlsx } from "./out/to-xlsx.ts";
import { writeOut } from "./out/write-out.ts";
import { AS_IN_FILE, finish, type SheetGrid, type SheetPlan } from "./plan.ts";
import { planSheets } from "./plan-sheets.ts";
import { readSource } from "./read/read-source.ts";
import { fileOf, isWorkbook } from "./testing/make-file.ts";
import { measureSample, type Score } from "./testing/measure.ts";
import { largeSample, samples } from "./testing/samples.ts";
import { rowsOf, type Sample } from "./testing/truth.ts";

const scores: Score[] = [];
beforeAll(async () => {
  for (const sample of samples) scores.push(await measureSample(sample));
});

const gridsOf = async (source: Parameters<typeof readSource>[0]) => finish(await readSource(source));
const planOf = (grids: readonly SheetGrid[], { answers }: Sample) =>
  finish(planSheets(grids, "file", answers));

test("there are at least 40 files, of each kind several", () => {
  expect(samples.length).toBeGreaterThanOrEqual(40);
  for (const group of ["accounting", "clubs", "stock", "timetables", "prices", "jobs", "odd"])
    expect(samples.filter((sample) => sample.group === group).length).toBeGreaterThanOrEqual(8);
});

test("at least 98 % of the columns have the kind that a person would choose", () => {
  const wrong = scores.flatMap(({ sample, wrongKinds }) =>
    wrongKinds.map((one) => ({ file: sample.id, ...one })),
  );
  const columns = scores.reduce((sum, score) => sum + score.columns, 0);

  expect(wrong.length / columns, JSON.stringify(wrong)).toBeLessThanOrEqual(0.02);
});

test("no value is changed that no decision shows", () => {
  expect(scores.flatMap(({ changed }) => changed)).toEqual([]);
});

test("titles, totals, notes and blank rows are left out, and nothing else", () => {
  const wrong = scores.filter(({ wrongRows }) => wrongRows.length > 0);

  expect(wrong.map(({ sample, wrongRows }) => [sample.id, wrongRows])).toEqual([]);
});

test("the engine asks what a file leaves open, and nothing else", () => {
  expect(scores.flatMap(({ sample, wrongQuestions }) => wrongQuestions.map((id) => [sample.id, id]))).toEqual(
    [],
  );
});

test("columns that repeat are split off, and sheets are linked, where the truth says so", () => {
  expect(scores.flatMap(({ sample, wrongSplits }) => wrongSplits.map((id) => [sample.id, id]))).toEqual([]);
  expect(scores.flatMap(({ sample, wrongLinks }) => wrongLinks.map((id) => [sample.id, id]))).toEqual([]);
});

test("leading zeros are in the records", () => {
  let zeros = 0;
  for (const { sample, plan } of scores) {
    const out = writeOut(plan);
    for (const { sheet, row, cells } of rowsOf(sample).records) {
      for (const [column, { text, value }] of cells.entries()) {
        if (!/^0\d/.test(text) || value !== text) continue;
        zeros += 1;
        expect(out[sheet]?.out[row]?.[column]?.text).toBe(text);
      }
    }
  }
  expect(zeros).toBeGreaterThan(1_000);
});

test("the styles of the fields give back nearly every text; few are stored as they were", () => {
  const cells = scores.reduce((sum, score) => sum + score.cells, 0);

  expect(scores.reduce((sum, { unlike, cells }) => sum + unlike * cells, 0) / cells).toBeLessThan(0.02);
});

describe.each(samples.map((sample) => [sample.id, sample] as const))("%s", (_, sample) => {
  test("comes out as CSV with equal rows", async () => {
    const grids = await gridsOf(fileOf(sample));
    const plan = planOf(grids, sample);
    for (const [sheet, grid] of writeOut(plan).entries()) {
      const [again] = await gridsOf(new File([toCsv(grid)], "again.csv"));

      expect(trimmed(again)).toEqual(trimmed(grids[sheet]));
    }
  });

  test("comes out as a workbook with equal values", async () => {
    const grids = await gridsOf(fileOf(sample));
    const plan = planOf(grids, sample);
    const again = await gridsOf(new File([toXlsx(plan)], "again.xlsx"));

    if (isWorkbook(sample)) expect(again.map(trimmed)).toEqual(grids.map(trimmed));
    // Dates and amounts in the cells of a workbook leave nothing open.
    expect(valuesOf(finish(planSheets(again, "file")))).toEqual(valuesOf(plan));
  });
});

/** Blank cells at the end of a row are not written, nor blank rows at the end. */
function trimmed(grid: SheetGrid | undefined) {
  const rows = (grid?.cells ?? []).map((row) => row.slice(0, row.findLastIndex((cell) => cell !== "") + 1));
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
}

/** The values of the records, and the texts of the other cells. */
function valuesOf(plan: SheetPlan) {
  return writeOut(plan).map(({ out }) => {
    const rows = out.map((row) => {
      const values = row.map(({ field, value = null, text }) =>
        field && field.kind !== "link" ? value : text,
      );
      return values.slice(0, values.findLastIndex((value) => value !== "" && value !== null) + 1);
    });
    return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
  });
}

test("each decision can be undone, and the file still comes out as it was", async () => {
  const kinds = new Set<string>();
  for (const { sample, plan } of scores) {
    const grids = await gridsOf(fileOf(sample));
    for (const decision of plan.decisions) {
      const other = decision.choices.find(({ id }) => id !== decision.chosen);
      if (!other || kinds.has(`${decision.kind} ${decision.chosen} ${sample.group}`)) continue;
      kinds.add(`${decision.kind} ${decision.chosen} ${sample.group}`);
      const undone = finish(planSheets(grids, "file", { ...sample.answers, [decision.id]: other.id }));

      expect(undone.decisions.find(({ id }) => id === decision.id)?.chosen ?? other.id).toBe(other.id);
      expect(JSON.stringify(undone.tables)).not.toBe(JSON.stringify(plan.tables));
      expect(writeOut(undone).map(trimmed)).toEqual(grids.map(trimmed));
    }
  }
  expect(new Set([...kinds].map((key) => key.split(" ")[0]))).toEqual(
    new Set(["heads", "left-out", "column-kind", "running-number", "split", "link"]),
  );
});

test("a column that is refused is text, as in the file", async () => {
  const { plan, sample } = scores.find((score) => score.sample.id === "jobs-2026-csv") ?? {};
  if (!plan || !sample) throw new Error("The sample is gone");
  const grids = await gridsOf(fileOf(sample));
  const refused = finish(planSheets(grids, "Jobs", { "kind:0:4": AS_IN_FILE }));

  const quote = refused.tables[0]?.fields.find(({ name }) => name === "Quote");
  expect(quote?.kind).toBe("text");
  expect(refused.tables[0]?.records[0]?.values).toContain(grids[0]?.cells[3]?.[4]);
});

test("a question shows every reading of a real row, and the answer counts for all columns it concerns", async () => {
  const sample = samples.find(({ id }) => id === "trips");
  if (!sample) throw new Error("The sample is gone");
  const grids = await gridsOf(fileOf(sample));
  const { questions } = finish(planSheets(grids, "Trips"));

  expect(questions.map(({ id }) => id)).toEqual(["date-order"]);
  const [day, month] = questions[0]?.readings ?? [];
  expect(new Set([day?.read, month?.read]).size).toBe(2);
  expect(grids[0]?.cells[(day?.row ?? 0) - 1]).toContain(day?.written);
  const read = (order: string) => {
    const { tables } = finish(planSheets(grids, "Trips", { "date-order": order }));
    return tables[0]?.records.map(({ values }) => values.slice(0, 2));
  };
  expect(read("dmy")).not.toEqual(read("mdy"));
  expect(read("dmy")?.map((dates) => dates.map(swap))).toEqual(read("mdy"));
});

const swap = (date: unknown) => String(date).replace(/-(\d\d)-(\d\d)$/, "-$2-$1");

test("a file of 10,000 rows and 20 columns is planned in 3 seconds", { tags: ["full"] }, async () => {
  const { readMs, planMs, ...score } = await measureSample(largeSample(10_000));

  expect(score).toMatchObject({ wrongKinds: [], changed: [], wrongRows: [], wrongSplits: [] });
  expect(readMs + planMs).toBeLessThan(3_000);
});

test("a file of 100,000 rows and 20 columns is planned in 30 seconds", { tags: ["full"] }, async () => {
  const { readMs, planMs, ...score } = await measureSample(largeSample(100_000));

  expect(score).toMatchObject({ wrongKinds: [], changed: [], wrongRows: [], wrongSplits: [] });
  expect(readMs + planMs).toBeLessThan(30_000);
});

import { expect, test } from "vitest";
import { fc, runs } from "#tests/support/fuzz.ts";
import { toCsv } from "./out/to-csv.ts";
import { writeOut } from "./out/write-out.ts";
import { finish, type SheetGrid } from "./plan.ts";
import { planSheets } from "./plan-sheets.ts";
import { readSource } from "./read/read-source.ts";

const cell = fc.oneof(
  fc.constantFrom(
    "",
    "",
    "Yes",
    "no",
    "x",
    "Total",
    "n/a",
    "-",
    "tbc",
    "Ann",
    "Ben",
    "0031",
    "007",
    "1,250",
    "1.250",
    "1.250,50",
  ),
  fc.constantFrom(
    "£1,250.00",
    "-£3.20",
    "(4.00)",
    "12,50 €",
    "12%",
    "CHF 1’200.00",
    "3/2/26",
    "13/2/26",
    "2/13/26",
    "2026-02-30",
  ),
  fc.constantFrom(
    "3 Feb 2026",
    "2026-02-03 14:30",
    "1:30",
    "90 min",
    "a@b.org",
    "+44 20 7946 0018",
    "www.a.org",
    "S, M",
    "a;b",
  ),
  fc.integer({ min: -5, max: 4_000 }).map(String),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(..."=+-@'0123456789.,/: €%"), maxLength: 10 }),
);
/** Columns of one set of texts are likely to be more than text. */
const column = fc.oneof(
  fc.array(cell, { minLength: 1, maxLength: 3 }),
  fc.array(cell, { minLength: 1, maxLength: 30 }),
);
const grid = fc
  .record({
    columns: fc.array(column, { minLength: 1, maxLength: 6 }),
    rows: fc.integer({ min: 0, max: 40 }),
  })
  .map(
    ({ columns, rows }): SheetGrid => ({
      name: "Any",
      cells: Array.from({ length: rows }, (_, row) =>
        columns.map((texts, at) => texts[(row * (at + 3)) % texts.length] ?? ""),
      ),
    }),
  );

const trimmed = ({ cells }: SheetGrid) => {
  const rows = cells.map((row) => row.slice(0, row.findLastIndex((text) => text !== "") + 1));
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
};

test("any cells come out as they were", () => {
  fc.assert(
    fc.property(fc.array(grid, { minLength: 1, maxLength: 3 }), (grids) => {
      const plan = finish(planSheets(grids, "Any"));

      expect(writeOut(plan).map(trimmed)).toEqual(grids.map(trimmed));
    }),
    { numRuns: runs(200, 5_000) },
  );
});

test("every cell is a value of its record, is left out, or is shown as one that does not fit", () => {
  fc.assert(
    fc.property(grid, (sheet) => {
      const plan = finish(planSheets([sheet], "Any"));
      const shown = new Set(
        plan.decisions.flatMap(({ misfits }) => misfits.map(({ row, text }) => `${row} ${text}`)),
      );
      const [{ out } = { out: [] }] = writeOut(plan);
      for (const [at, row] of out.entries()) {
        for (const { field, value, text } of row)
          if (field && value === null && text.trim() !== "") expect(shown).toContain(`${at + 1} ${text}`);
      }
    }),
    { numRuns: runs(200, 5_000) },
  );
});

test("any sheet with a value reads again from its own CSV", async () => {
  await fc.assert(
    fc.asyncProperty(grid, async (sheet) => {
      const plan = finish(planSheets([sheet], "Any"));
      const text = toCsv({ ...sheet, cells: writeOut(plan)[0]?.cells ?? [] });
      // One column has no separator that the text could show.
      if (trimmed(sheet).every((row) => row.length < 2)) return;
      const [again] = finish(await readSource(new File([text], "any.csv")));

      if (again?.separator === ",") expect(trimmed(again)).toEqual(trimmed(sheet));
    }),
    { numRuns: runs(100, 2_000) },
  );
});

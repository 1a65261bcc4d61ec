import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { readCsv, writeCsv } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "'=1"])(
  "the cell %j is written so that nothing runs",
  async (cell) => {
    const text = await writeCsv(["a"], [[cell]]);

    expect(text.split("\r\n")[1]).toMatch(/^"?'/);
  },
);

test("a file of a spreadsheet with semicolons is read as well", async () => {
  expect(await readCsv("\uFEFFid;name\r\n1;Plane, large\r\n\r\n2;Awl\r\n")).toEqual([
    ["id", "name"],
    ["1", "Plane, large"],
    ["2", "Awl"],
  ]);
});

test("whatever is in the cells, what is written is read again", async () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.replace(/\r/g, ""));
  const row = fc.tuple(fc.constantFrom("a", "=b", "'c"), cell, cell);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const text = await writeCsv(["id", "first", "second"], rows);
      expect(await readCsv(text)).toEqual([["id", "first", "second"], ...rows]);
    }),
    { numRuns: 200 },
  );
});

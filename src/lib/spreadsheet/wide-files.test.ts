import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";
import { readJson } from "./json-grid.ts";
import { type Grid, limits } from "./sheet.ts";
import { readXlsx, writeXlsx } from "./xlsx.ts";

const WIDTH = 20_000;
const TOO_WIDE = "There are more than 200 columns in “a”.";

test("a CSV file is refused at its first row that is too wide", () => {
  const wide = Array.from({ length: WIDTH }, (_, column) => `Column ${column}`).join();
  const unreadable = `"1"2,3\n`;

  expect(() => readCsv(`Name\n${wide}\n${unreadable}`, "a")).toThrow(TOO_WIDE);
  expect(() => readCsv(`Name\n${unreadable}`, "a")).toThrow("The quotation marks in row 2 do not match.");
});

test("a JSON file is refused at the entry that makes it too wide", () => {
  const entries = Array.from({ length: WIDTH }, (_, index) => ({ [`Column ${index}`]: 1 }));
  const unreadable = [...entries.slice(0, limits.columns + 1), 1];

  expect(() => readJson(JSON.stringify(entries), "a")).toThrow(TOO_WIDE);
  expect(() => readJson(JSON.stringify(unreadable), "a")).toThrow(TOO_WIDE);
});

test("a workbook with a value in its last column is refused", async () => {
  await expect(readXlsx(workbook("x"))).rejects.toThrow(TOO_WIDE);
});

test("blank cells beyond the last column are not created", async () => {
  const blank = `a,b\n${`1,2${",".repeat(WIDTH)}\n`.repeat(100)}`;

  const grids = [readCsv(blank, "a"), ...(await readXlsx(workbook(" ")))];

  expect(grids.map(({ cells }) => cells[1]?.slice(0, 3))).toEqual([
    ["1", "2", ""],
    ["1", "2", ""],
  ]);
  for (const grid of grids) expect(cellsIn(grid)).toBeLessThanOrEqual(101 * limits.columns);
});

test("a merged cell that extends below the rows is cut off", async () => {
  const [grid] = await readXlsx(workbook("", "A1:A1048576"));

  expect(grid?.merges).toEqual([{ top: 0, left: 0, bottom: 100, right: 0 }]);
});

/** Makes 100 rows, each with this text in the last possible column of a workbook. */
function workbook(last: string, merge = "A1:B1") {
  const whole = unzipSync(writeXlsx([{ name: "a", columns: ["a", "b"], rows: [[1, 2]] }]));
  const cells = (row: number) =>
    `<c r="A${row}"><v>1</v></c><c r="B${row}"><v>2</v></c><c r="XFD${row}" t="str"><v>${last}</v></c>`;
  const rows = Array.from({ length: 101 }, (_, index) => `<row r="${index + 1}">${cells(index + 1)}</row>`);
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join("")}</sheetData><mergeCells count="1"><mergeCell ref="${merge}"/></mergeCells></worksheet>`;
  return new Uint8Array(zipSync({ ...whole, "xl/worksheets/sheet1.xml": new TextEncoder().encode(sheet) }));
}

const cellsIn = ({ cells }: Grid) => cells.reduce((sum, row) => sum + row.length, 0);

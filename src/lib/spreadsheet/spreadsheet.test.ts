import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { readFile } from "./read-file.ts";
import type { Table } from "./sheet.ts";
import { type FileFormat, writeFile } from "./write-file.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(..."=+-@'\t\r\n,;|\"_x00Aa1 ＝"), maxLength: 12 }),
);

const aTable = fc
  .uniqueArray(
    text.filter((name) => name.trim() === name && name !== ""),
    { minLength: 1, maxLength: 5 },
  )
  .chain((columns) =>
    fc.record({
      name: fc.constant("Rows"),
      columns: fc.constant(columns),
      rows: fc.array(
        fc
          .array(text, { minLength: columns.length, maxLength: columns.length })
          .filter((row) => row.some((cell) => cell.trim() !== "")),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  );

test.each<FileFormat>(["csv", "xlsx"])("a table written as %s reads the same", async (format) => {
  await fc.assert(
    fc.asyncProperty(aTable, async (table) => {
      const [sheet] = await read(await writeFile(format, [table]), `rows.${format}`);

      // Workbooks have one kind of line break.
      const kept = (cell: string) => (format === "xlsx" ? cell.replaceAll("\r\n", "\n") : cell);
      expect(sheet?.columns).toEqual(table.columns.map(kept));
      expect(sheet?.rows.map(({ cells }) => cells)).toEqual(table.rows.map((row) => row.map(kept)));
    }),
    { numRuns: process.env.FULL ? 500 : 100 },
  );
});

test.each<FileFormat>(["csv", "xlsx"])("%s preserves numbers, booleans and empty cells", async (format) => {
  const table: Table = {
    name: "Rows",
    columns: ["a", "b", "c"],
    rows: [
      [-12.5, true, null],
      [0, false, "x"],
    ],
  };

  const [sheet] = await read(await writeFile(format, [table]), `rows.${format}`);

  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
    ["-12.5", "true", ""],
    ["0", "false", "x"],
  ]);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "'=1", "＝1"])(
  "no program runs %j: an apostrophe stands before it",
  async (formula) => {
    const blob = await writeFile("csv", [{ name: "Rows", columns: ["Name"], rows: [[formula]] }]);

    expect((await blob.text()).replaceAll('"', "")).toContain(`\n'${formula}`);
  },
);

test("several tables become the sheets of one file", async () => {
  const rows = [["x"]];

  const blob = await writeFile("xlsx", [
    { name: "Modules", columns: ["A"], rows },
    { name: "A/B: a name that is much too long for it", columns: ["A"], rows },
  ]);

  expect((await read(blob, "all.xlsx")).map(({ name }) => name)).toEqual([
    "Modules",
    "A B  a name that is much too lo",
  ]);
});

test.each([
  ["a byte order mark", "\uFEFFName,Price\r\nBasic,10"],
  ["semicolons", "Name;Price\nBasic;10"],
  ["tabs", "Name\tPrice\nBasic\t10"],
  ["a line that names the separator", "sep=;\r\nName;Price\r\nBasic;10"],
  ["empty lines", "\n\nName,Price\n\n,\nBasic,10\n\n"],
  ["old line ends", "Name,Price\rBasic,10\r"],
  ["a title above the header", "Our prices\n\nName,Price\nBasic,10"],
  ["commas in quotation marks before semicolons", '"Name";"Price"\n"Basic";"10"'],
  ["empty columns to the right", "Name,Price,,\nBasic,10,,"],
])("a CSV with %s", async (_, csv) => {
  const [sheet] = await read(csv, "plans.csv");

  expect(sheet?.columns).toEqual(["Name", "Price"]);
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([["Basic", "10"]]);
});

test("row numbers match those of spreadsheet programs", async () => {
  const [sheet] = await read("Name,Price\nBasic,10\n\nFull,20", "plans.csv");

  expect(sheet?.rows.map(({ number }) => number)).toEqual([2, 4]);
});

test.each([
  ["UTF-16", new Uint8Array([0xff, 0xfe, ...utf16("Name\nCafé")])],
  ["an old Windows encoding", new Uint8Array([...bytes("Name\nCaf"), 0xe9])],
])("a CSV in %s", async (_, content) => {
  const [sheet] = await read(content, "plans.csv");

  expect(sheet?.rows[0]?.cells).toEqual(["Café"]);
});

test("duplicate and missing column names become unique", async () => {
  const [sheet] = await read("Price,Price,,Name\n1,2,3,4", "plans.csv");

  expect(sheet?.columns).toEqual(["Price", "Price (2)", "Column C", "Name"]);
});

test("a short row is padded", async () => {
  const [sheet] = await read("a,b,c\n1", "plans.csv");

  expect(sheet?.rows[0]?.cells).toEqual(["1", "", ""]);
});

test("a list of objects in JSON is a sheet, several lists are several", async () => {
  const [one] = await read(
    '[{"name":"A","price":10},{"name":"B","tags":["x","y"],"more":{"a":1}}]',
    "plans.json",
  );
  const two = await read('{"plans":[{"name":"A"}],"note":"x","addOns":[{"id":"b"}]}', "all.json");

  expect(one?.columns).toEqual(["name", "price", "tags", "more"]);
  expect(one?.rows.map(({ cells }) => cells)).toEqual([
    ["A", "10", "", ""],
    ["B", "", "x, y", '{"a":1}'],
  ]);
  expect(two.map(({ name }) => name)).toEqual(["plans", "addOns"]);
});

test("merged header cells prefix the names below them", async () => {
  const [sheet] = await read(
    await workbook(
      [["Our prices"], ["Name", "Price", ""], ["", "Setup", "Monthly"], ["Basic", 10, 2]],
      ["A1:C1", "A2:A3", "B2:C2"],
    ),
    "plans.xlsx",
  );

  expect(sheet?.columns).toEqual(["Name", "Price Setup", "Price Monthly"]);
  expect(sheet?.rows).toEqual([{ number: 4, cells: ["Basic", "10", "2"] }]);
});

test("dates, formula results and errors read as displayed", async () => {
  const { utils, write } = await import("@e965/xlsx");
  const sheet = utils.aoa_to_sheet([["Date", "Sum", "Wrong"]]);
  sheet.A2 = { t: "d", v: new Date(Date.UTC(2026, 4, 3)) };
  sheet.B2 = { t: "n", v: 3, f: "1+2" };
  sheet.C2 = { t: "e", v: 0x2a, w: "#N/A" };
  sheet["!ref"] = "A1:C2";
  const book = utils.book_new(sheet, "Rows");

  const [read_] = await read(write(book, { type: "array", bookType: "xlsx" }), "a.xlsx");

  expect(read_?.rows[0]?.cells).toEqual(["2026-05-03", "3", "#N/A"]);
});

test.each([
  ["an empty file", "", "a.csv", "This file is empty."],
  ["blanks only", " \n\n ", "a.csv", "There is nothing in this file."],
  ["a header alone", "a,b\n", "a.csv", "This file has a header, but no rows below it."],
  ["a quotation mark too many", 'a,b\n1,"2\n3,4', "a.csv", "The quotation marks in row 2 do not match."],
  ["damaged JSON", "[{", "a.json", "This file is not valid JSON."],
  ["JSON that is no list", '{"a":1}', "a.json", "A JSON file must hold a list of objects"],
  ["a list of figures", "[1,2]", "a.json", "Entry 1 is something else."],
  [
    "a picture",
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0]),
    "a.png",
    "This is not a CSV, XLSX or JSON",
  ],
  ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), "a.xls", "This is an old Excel file"],
  ["half an archive", new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), "a.xlsx", "This file is damaged"],
  ["too many rows", `a\n${"1\n".repeat(20_001)}`, "a.csv", "There are more than 20,000 rows in “a”."],
  ["too many columns", `${"a,".repeat(201)}a\n1`, "a.csv", "There are more than 200 columns in “a”."],
  [
    "a text that is too long",
    `a\n${"x".repeat(40_000)}`,
    "a.csv",
    "The text in row 2, column “a” is too long",
  ],
  ["too many bytes", "x".repeat(10_000_001), "a.csv", "This file is larger than 10 MB."],
])("%s is refused with its reason", async (_, content, name, message) => {
  await expect(read(content, name)).rejects.toThrow(message);
});

test("a damaged workbook is refused in words, wherever the damage is", async () => {
  const blob = await writeFile("xlsx", [{ name: "Rows", columns: ["a"], rows: [["1"], ["2"]] }]);
  const whole = new Uint8Array(await blob.arrayBuffer());

  let refused = 0;
  for (let at = 0; at < whole.length; at += 97) {
    const damaged = whole.slice();
    damaged.fill(0xff, at, at + 40);
    const outcome = await read(damaged, "a.xlsx").catch((error: unknown) => error);
    if (Array.isArray(outcome)) continue;
    expect(outcome).toMatchObject({ name: "SpreadsheetError" });
    refused += 1;
  }
  // Damage in parts that no reader uses may pass, but most parts are used.
  expect(refused).toBeGreaterThan(whole.length / 97 / 2);
});

function read(content: BlobPart, name: string) {
  return readFile(new File([content], name));
}

function bytes(text: string) {
  return new TextEncoder().encode(text);
}
function utf16(text: string) {
  return [...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]);
}

async function workbook(rows: unknown[][], merges: string[]): Promise<ArrayBuffer> {
  const { utils, write } = await import("@e965/xlsx");
  const sheet = utils.aoa_to_sheet(rows);
  sheet["!merges"] = merges.map((range) => utils.decode_range(range));
  return write(utils.book_new(sheet, "Rows"), { type: "array", bookType: "xlsx" });
}

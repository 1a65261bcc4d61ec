import { expect, test } from "vitest";
import { finish } from "../plan.ts";
import { readSource } from "./read-source.ts";

const read = async (content: BlobPart, name = "a.csv") => finish(await readSource(new File([content], name)));

test.each([
  ["a title with a comma above semicolons", "Prices, spring\n\nItem;Price\nA;1,50\nB;2,50", ";"],
  ["commas in the texts between tabs", "Item\tNotes\nA\tred, blue\nB\tgreen, grey", "\t"],
  ["amounts with commas in quotes", 'Item,Price\nA,"1,250.00"\nB,"3,50"', ","],
  ["the separator in the first line", "sep=|\r\nItem|Price\r\nA|1", "|"],
])("%s", async (_, text, separator) => {
  const [grid] = await read(text);

  expect(grid?.separator).toBe(separator);
  expect(grid?.cells.at(-1)).toHaveLength(2);
});

test("signs of old Windows files are read, in Node as in browsers", async () => {
  const [grid] = await read(new Uint8Array([0x50, 0x0a, 0x80, 0x31, 0x20, 0x96, 0x20, 0xe9]));

  expect(grid?.cells).toEqual([["P"], ["€1 – é"]]);
});

test("a file that is longer than one piece is read to its end", async () => {
  const rows = Array.from({ length: 5_001 }, (_, row) => `${row},"a, ""b""\nc"`);
  const [grid] = await read(rows.join("\r\n"));

  expect(grid?.cells).toHaveLength(5_001);
  expect(grid?.cells.at(-1)).toEqual(["5000", 'a, "b"\nc']);
});

test.each([
  ["an empty file", "", "This file is empty."],
  ["a quotation mark too many", 'a,b\n1,"2\n3,4', "The quotation marks in row 2 do not match."],
  ["too many columns", `${"a,".repeat(201)}a\n1`, "There are more than 200 columns in “a”."],
  ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), "This is an old Excel file"],
  ["half an archive", new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), "This file is damaged"],
])("%s is refused with its reason", async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

import { expect, test } from "vitest";
import { noSetting } from "#src/contract/offered-templates.ts";
import { checkRows } from "#src/lib/spreadsheet/check-rows.ts";
import { mergeSettings, settingRules } from "./setting-rows.ts";

const ID = "law-firm-ledger";

test.each([
  [{ id: "" }, "id", "Required"],
  [{ id: "law-firm-ledgers" }, "id", "There is no such template"],
  [{ price: "cheap" }, "price", "Enter an amount such as 49 or 49.50"],
  [{ price: "1,000,000.01" }, "price", "At most $1,000,000"],
  [{ tags: "a, A" }, "tags", "Each tag only once"],
  [{ isHidden: "perhaps" }, "isHidden", "Say yes or no"],
  [{ isPublished: "" }, "isPublished", "Say yes or no"],
  [{ position: "first" }, "position", "Enter a number from -1,000,000 to 1,000,000"],
])("%j is refused", async (texts, column, message) => {
  const { good, errors } = await check(texts);

  expect(errors).toMatchObject([{ row: 2, column, message }]);
  expect(good).toEqual([]);
});

test.each([
  [{ price: "$1,349.50" }, { price: 134_950 }],
  [{ price: "1.349,50" }, { price: 134_950 }],
  [{ price: "1,000,000" }, { price: 100_000_000 }],
  [{ price: " " }, { price: null }],
  [{ tags: "New; Two languages" }, { tags: ["New", "Two languages"] }],
  [{ tags: "bestseller, formal" }, { tags: ["bestseller", "formal"] }],
  [{ isHidden: "X" }, { isHidden: true }],
  [{ isHidden: "" }, { isHidden: false }],
  [{ isFeatured: "TRUE" }, { isFeatured: true }],
  [{ isPublished: "no" }, { isHidden: true }],
  [{ isPublished: "1" }, { isHidden: false }],
  [{ position: "-2.5" }, { position: -2.5 }],
  [{ position: "" }, { position: null }],
  [{ id: ID.toUpperCase() }, {}],
])("%j is read as %j, and nothing else", async (texts, setting) => {
  const { good } = await check(texts);

  expect(good[0]?.value).toEqual({ id: ID, ...setting });
});

test("fields without a column stay unchanged", async () => {
  const ours = { ...noSetting(ID), isHidden: true, price: 4_900, tags: ["New"], position: 3 };
  const { good } = await check({ isFeatured: "yes" });

  expect(mergeSettings([ours], good)).toEqual({
    conflicts: [{ number: 2, ours, theirs: { ...ours, isFeatured: true }, fields: ["isFeatured"] }],
    same: 0,
  });
});

/** Checks one row of a file whose columns have the names of the fields. */
function check(texts: Record<string, string>) {
  const row = { id: ID, ...texts };
  const columns = Object.keys(row);
  const mapping = Object.fromEntries(columns.map((name, index) => [name, index]));
  const sheet = { name: "Templates", columns, rows: [{ number: 2, cells: Object.values(row) }] };
  return checkRows(sheet, mapping, settingRules);
}

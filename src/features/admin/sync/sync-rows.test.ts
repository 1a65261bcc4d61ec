import { expect, test } from "vitest";
import { moduleCategories } from "#src/contract/module-categories.ts";
import { type Module, moduleSchema } from "#src/contract/modules.ts";
import { checkRows, type RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import { type Field, guessMapping } from "#src/lib/spreadsheet/column-mapping.ts";
import { readFile } from "#src/lib/spreadsheet/read-file.ts";
import type { Table } from "#src/lib/spreadsheet/sheet.ts";
import { type FileFormat, writeFile } from "#src/lib/spreadsheet/write-file.ts";
import { fc } from "#tests/support/fuzz.ts";
import { mergeSettings, settingRules } from "../import/setting-rows.ts";
import { mergeModules, moduleFields, moduleRules, moduleTable } from "./module-rows.ts";
import { templateFields, templateTable } from "./template-table.ts";

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
  .map((text) => text.trim().replaceAll("\r\n", "\n"))
  .filter((text) => text !== "" && text.length <= 120);
const modules = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99_999 }),
    name: text,
    category: fc.constantFrom(...moduleCategories),
    description: fc.oneof(text, fc.constantFrom("=1+1", "-5", "@me", "a,b;c", '"', "x\ny")),
    imagePath: fc.constantFrom(null, "/images/a.svg", "https://example.com/a.png?b=1,2"),
  }),
  { minLength: 1, maxLength: 12, selector: ({ id }) => id },
);

test.each<FileFormat>(["csv", "xlsx"])(
  "exported as %s and merged again, modules are unchanged",
  async (format) => {
    await fc.assert(
      fc.asyncProperty(modules, async (list) => {
        const { good, errors } = await readBack(format, moduleTable(list), moduleFields, moduleRules("id"));

        expect(errors).toEqual([]);
        expect(mergeModules(list, good, "id")).toMatchObject({ same: list.length, added: [], conflicts: [] });
      }),
      { numRuns: process.env.FULL ? 300 : 30 },
    );
  },
);

test.each<FileFormat>(["csv", "xlsx"])("exported as %s, template settings are unchanged", async (format) => {
  const settings = [
    {
      id: "law-firm-ledger",
      isHidden: true,
      isFeatured: false,
      price: 9_950,
      tags: ["=a", "b, c"],
      position: 3,
    },
    { id: "restaurant-marquee", isHidden: false, isFeatured: true, price: null, tags: [], position: null },
  ];
  const table = templateTable(["law-firm-ledger", "bakery-studio", "restaurant-marquee"], settings);

  const { good, errors } = await readBack(format, table, templateFields, settingRules);

  expect(errors).toEqual([]);
  expect(mergeSettings(settings, good)).toEqual({ conflicts: [], same: 3 });
});

test("a row is new, different or the same, compared by slug", async () => {
  const ours = [aModule({ id: 1, name: "Client Portal" }), aModule({ id: 2, name: "Till" })];
  const rows = [
    ["client portal", "Games", "Same words"],
    ["Till", "CRM", "Same words"],
    ["Shift Planner", "productivity", "Who works when"],
    ["Half", "", ""],
  ];

  const merge = await merged(ours, { name: "Modules", columns: ["Name", "Category", "Description"], rows });

  expect(merge.added).toEqual([
    {
      number: 4,
      value: {
        name: "Shift Planner",
        category: "Productivity",
        description: "Who works when",
        imagePath: null,
      },
    },
  ]);
  expect(merge.conflicts).toMatchObject([{ number: 2, fields: ["name", "category"], theirs: { id: 1 } }]);
  expect(merge.same).toBe(1);
  expect(merge.incomplete).toEqual([{ number: 5, missing: "category" }]);
});

test("a file cannot set an image on another host, unless the module already has it", async () => {
  const ours = [
    aModule({ id: 1, name: "Till", imagePath: "https://shop.example/till.png" }),
    aModule({ id: 2, name: "Ledger", imagePath: "/images/ledger.svg" }),
  ];
  const rows = [
    ["Till", "Productivity", "Counts", "https://shop.example/till.png"],
    ["Ledger", "Productivity", "Adds", "https://evil.example/pixel.png"],
    ["Shift Planner", "Productivity", "Plans", "https://evil.example/pixel.png"],
    ["Key Cabinet", "Productivity", "Locks", "/images/keys.svg"],
  ];

  const merge = await merged(ours, {
    name: "Modules",
    columns: ["Name", "Category", "Description", "Image"],
    rows,
  });

  expect(merge.foreignImages).toEqual([3, 4]);
  expect(merge.added.map(({ value }) => value.imagePath)).toEqual([null, "/images/keys.svg"]);
  expect(merge.conflicts.map(({ theirs }) => theirs.imagePath)).toEqual([
    "https://shop.example/till.png",
    "/images/ledger.svg",
  ]);
});

test("fields without a column stay unchanged", async () => {
  const ours = [aModule({ id: 1, name: "Till", imagePath: "/images/till.svg" })];

  const merge = await merged(ours, {
    name: "Modules",
    columns: ["Name", "Text"],
    rows: [["Till", "New words"]],
  });

  expect(merge.conflicts[0]?.theirs).toEqual({ ...ours[0], description: "New words" });
});

test("ten thousand rows can be read, checked and merged", async () => {
  const list = Array.from({ length: 10_000 }, (_, index) =>
    aModule({ id: index + 1, name: `Module ${index}` }),
  );
  const file = new File([await writeFile("csv", [moduleTable(list)])], "modules.csv");

  const [sheet] = await readFile(file);
  if (!sheet) throw new Error("The file has no sheet");
  const mapping = guessMapping(sheet.columns, moduleFields);
  const { good } = await checkRows(sheet, mapping, moduleRules("id"));
  const merge = mergeModules(list, good, "id");

  expect(merge.same).toBe(10_000);
});

test.each([
  [["Name", "Category"], ["Till", "Food"], "Category", "Choose a category"],
  [["Name", "Image"], ["Till", "javascript:1"], "Image", "Use an address that starts with https://"],
  [["Name", "Text"], ["", "x"], "Name", "Required"],
])("a row with an error: %j %j", async (columns, row, column, message) => {
  const { errors } = await readBack(
    "csv",
    { name: "Modules", columns, rows: [row] },
    moduleFields,
    moduleRules("name"),
  );

  expect(errors[0]?.column).toBe(column);
  expect(errors[0]?.message).toContain(message);
});

function aModule(fields: Partial<Module> = {}): Module {
  return moduleSchema.parse({
    id: 1,
    name: "Till",
    category: "CRM",
    description: "Same words",
    imagePath: null,
    ...fields,
  });
}

async function merged(ours: Module[], table: Table) {
  const { good } = await readBack("csv", table, moduleFields, moduleRules("name"));
  return mergeModules(ours, good, "name");
}

async function readBack<Row>(
  format: FileFormat,
  table: Table,
  fields: readonly Field[],
  rules: RowRules<Row>,
) {
  const [sheet] = await readFile(new File([await writeFile(format, [table])], `rows.${format}`));
  if (!sheet) throw new Error("The file has no sheet");
  return checkRows(sheet, guessMapping(sheet.columns, fields), rules);
}

import { expect, test } from "vitest";
import { settingsById } from "#src/contract/offered-templates.ts";
import { type TemplateSetting, templateSettingSchema } from "#src/contract/template-settings.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { readFile } from "#src/lib/spreadsheet/read-file.ts";
import { writeFile } from "#src/lib/spreadsheet/write-file.ts";
import { fc } from "#tests/support/fuzz.ts";
import { type ListedTemplate, listTemplates } from "./listed-templates.ts";
import { readTemplateFile, templateFile } from "./template-file.ts";

const asDelivered = listTemplates(new Map());

test("an unchanged file changes nothing", async () => {
  const { changes, goodRows, problems } = await read(await written(asDelivered), asDelivered);

  expect(changes).toEqual([]);
  expect(goodRows).toBe(templates.length);
  expect(problems).toEqual([]);
});

test("exported settings survive an import", async () => {
  const tag = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/[;\r\n]/g, "").trim())
    .filter((text) => text.length > 0 && text.length <= 30);
  const setting = fc.record({
    id: fc.constantFrom(...templates.map(({ id }) => id)),
    isHidden: fc.boolean(),
    isFeatured: fc.boolean(),
    price: fc.option(fc.nat(100_000_000)),
    tags: fc.uniqueArray(tag, { maxLength: 8, selector: (tag) => tag.toLowerCase() }),
    position: fc.option(fc.double({ min: -1_000, max: 1_000, noNaN: true }).map((number) => number + 0)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(setting, { maxLength: 12, selector: ({ id }) => id }),
      async (settings) => {
        const file = await written(listTemplates(settingsById(settings)));
        const { changes, problems } = await read(file, asDelivered);
        expect(problems).toEqual([]);
        const expected = settings.filter(
          ({ isHidden, isFeatured, price, tags, position }) =>
            isHidden || isFeatured || price !== null || tags.length > 0 || position !== null,
        );
        expect(byId(changes)).toEqual(byId(expected));
        for (const change of changes) expect(templateSettingSchema.safeParse(change).success).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test("each problem has its row and column, and the other rows are valid", async () => {
  const [first, second, third] = asDelivered.map(({ id }) => id);
  const file = [
    "id,published,featured,price,tags,position",
    `${first},maybe,yes,free,${"long ".repeat(9)},x`,
    `${second},no,no,49,New; Quiet,`,
    `${second},no,no,49,,`,
    "no-such-thing,yes,no,,,",
    `${third},yes,no,,a;A,`,
  ].join("\n");

  const { changes, goodRows, badRows, problems } = await read(file, asDelivered);

  expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    "2 published",
    "2 price",
    "2 tags",
    "2 position",
    "4 id",
    "5 id",
    "6 tags",
  ]);
  expect([goodRows, badRows]).toEqual([1, 4]);
  expect(changes).toEqual([
    { id: second, isHidden: true, isFeatured: false, price: 4_900, tags: ["New", "Quiet"], position: null },
  ]);
});

test("a missing column changes nothing, and a file without ids is refused", async () => {
  const setting = {
    id: "law-firm-ledger",
    isHidden: true,
    isFeatured: false,
    price: 100,
    tags: ["Old"],
    position: 3,
  };
  const rows = listTemplates(settingsById([setting]));

  expect((await read("id,featured\nlaw-firm-ledger,yes", rows)).changes).toEqual([
    { ...setting, isFeatured: true },
  ]);
  expect((await read("name\nA", rows)).problems).toMatchObject([{ row: 1, column: "id" }]);
});

test("row numbers match those of spreadsheet programs, including empty rows", async () => {
  const { problems } = await read("id,price\n\nlaw-firm-ledger,1\n,\nlaw-firm-studio,much", asDelivered);

  expect(problems).toMatchObject([{ row: 5, column: "price" }]);
});

test("an unclosed quotation mark is refused instead of swallowing rows", async () => {
  const file = 'id,price,tags\nlaw-firm-ledger,1,"New\nlaw-firm-studio,2,\n';

  await expect(read(file, asDelivered)).rejects.toThrow("The quotation marks in row 2 do not match.");
});

const written = (rows: readonly ListedTemplate[]) => writeFile("csv", [templateFile(rows)]);

async function read(content: BlobPart, rows: readonly ListedTemplate[]) {
  const [sheet] = await readFile(new File([content], "templates.csv"));
  if (!sheet) throw new Error("The file has no sheet");
  return readTemplateFile(sheet, rows);
}

const byId = (settings: readonly TemplateSetting[]) =>
  settings.toSorted((one, other) => one.id.localeCompare(other.id));

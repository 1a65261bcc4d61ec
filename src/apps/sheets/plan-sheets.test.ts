import { expect, test } from "vitest";
import { type Answers, finish } from "./plan.ts";
import { planSheets } from "./plan-sheets.ts";
import { readSource } from "./read/read-source.ts";
import { fileOf } from "./testing/make-file.ts";
import { samples } from "./testing/samples.ts";

const gridsOf = async (id: string) => {
  const sample = samples.find((one) => one.id === id);
  if (!sample) throw new Error(`There is no sample ${id}`);
  return finish(await readSource(fileOf(sample)));
};
const planOfText = async (pasted: string, answers?: Answers) =>
  finish(planSheets(finish(await readSource({ pasted })), "", answers));

test("a list of jobs becomes jobs and customers, as somebody would set it up by hand", async () => {
  const plan = finish(planSheets(await gridsOf("jobs-2026-csv"), "Jobs 2026"));
  const [jobs, customers] = plan.tables;

  expect(jobs?.name).toEqual({ one: "Job", many: "Jobs" });
  expect(jobs?.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ["No", "text"],
    ["Customer", "link"],
    ["Job", "long-text"],
    ["Quote", "money"],
    ["Status", "choice"],
    ["Start", "date"],
    ["Done?", "yes-no"],
  ]);
  expect(jobs?.fields[3]?.options.currency).toBe("GBP");
  expect(customers?.name).toEqual({ one: "Customer", many: "Customers" });
  expect(customers?.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ["Name", "text"],
    ["Tel", "phone"],
  ]);
  expect(customers?.nameField).toBe(customers?.fields[0]?.id);
  const of = (kind: string) => plan.decisions.filter((decision) => decision.kind === kind);
  expect(of("running-number").map(({ text, chosen }) => [text, chosen])).toEqual([
    ["“No” stays text. It can go on as a running number from 0245.", "as-in-file"],
  ]);
  expect(of("split")[0]?.evidence[1]).toBe("Each has the same “Tel” every time.");
  expect(plan.leftOut.map(({ why, at, isSum }) => [why, at, isSum])).toEqual([
    ["title", 1, undefined],
    ["blank-row", 2, undefined],
    ["total", 218, true],
  ]);
  const jobFields = new Map(jobs?.fields.map(({ id, name }) => [id, name]));
  expect(
    plan.views
      .filter(({ table }) => table === jobs?.id)
      .map(({ kind, by = "" }) => [kind, jobFields.get(by)]),
  ).toEqual([
    ["table", undefined],
    ["board", "Status"],
    ["calendar", "Start"],
    ["form", undefined],
    ["dashboard", undefined],
  ]);
  expect(plan.views.find(({ kind }) => kind === "dashboard")?.sums).toEqual([jobs?.fields[3]?.id]);
});

test("the answer of a numbering is a running number with its next number", async () => {
  const plan = finish(
    planSheets(await gridsOf("jobs-2026-csv"), "Jobs", { "running:0:0": "running-number" }),
  );

  expect(plan.tables[0]?.fields[0]).toMatchObject({
    kind: "running-number",
    options: { prefix: "", digits: 4, next: 245 },
  });
  expect(plan.tables[0]?.records[0]?.values[0]).toBe("0031");
});

test("a link to another sheet adds the records that are missing there, and says so", async () => {
  const grids = await gridsOf("sheets-linked");
  const [members, loans] = grids;
  loans?.cells[1]?.splice(0, 1, "Nobody Known");
  const plan = finish(planSheets(grids, "Club"));

  const [, second] = plan.tables;
  const link = plan.decisions.find(({ kind }) => kind === "link");
  expect(link?.evidence.at(-1)).toBe("“Nobody Known” is added there.");
  expect(second?.records[0]?.values[0]).toBe("t1-41");
  expect(plan.tables[0]?.records.at(-1)).toMatchObject({
    id: "t1-41",
    row: -1,
    values: ["Nobody Known", null, null],
  });
  expect(members?.cells).toHaveLength(41);
});

test("rows below headings have the heading as a field, unless the headings are to stay", async () => {
  const grids = await gridsOf("sections");
  const [parts] = finish(planSheets(grids, "Spare parts")).tables;
  const [kept] = finish(planSheets(grids, "Spare parts", { "left-out:0:section": "as-in-file" })).tables;

  expect(parts?.fields[0]).toMatchObject({
    name: "Section",
    kind: "choice",
    options: { choices: ["Brakes", "Wheels", "Frames"] },
  });
  expect(parts?.records.map(({ values }) => values[0]).filter((value) => value === "Wheels")).toHaveLength(
    15,
  );
  expect([parts?.records.length, kept?.records.length]).toEqual([45, 48]);
});

test.each([
  ["a task, not its owner", "Task\tOwner\nPaint the fence\tAnn\nMow the lawn\tBen\nBuy seed\tAnn", "Task"],
  ["a number with letters", "Hive\tStrength\nH1\tstrong\nH2\tweak\nH3\tstrong", "Hive"],
  ["a field called so, wherever it is", "Town\tFull name\nLeeds\tAnn Abbott\nYork\tBen Bauer", "Full name"],
])("a record is named after %s", async (_, pasted, name) => {
  const [table] = (await planOfText(pasted)).tables;

  expect(table?.fields.find(({ id }) => id === table.nameField)?.name).toBe(name);
});

test.each([
  ["English cents", "Price\n£1,250.00\n£3.50", [1250, 3.5]],
  ["German cents", "Preis\n1.250,00 €\n3,50 €", [1250, 3.5]],
  ["whole pounds", "Price\n£1,250\n£12,000", [1250, 12_000]],
  ["amounts in brackets", "Amount\n(12.50)\n3.00", [-12.5, 3]],
  ["a sign at the end", "Betrag\n12,50-\n3,00", [-12.5, 3]],
  ["no cents", "Prijs\n€ 12,--\n€ 3,50", [12, 3.5]],
  ["Indian groups", "Amount\n₹1,25,000.00\n₹75,000.00", [125_000, 75_000]],
  ["Swiss groups", "Betrag\nCHF 1'200.50\nCHF 3.00", [1200.5, 3]],
])("%s are read", async (_, pasted, values) => {
  const [table] = (await planOfText(pasted)).tables;

  expect(table?.fields[0]?.kind).toBe("money");
  expect(table?.records.map((record) => record.values[0])).toEqual(values);
});

test.each([
  ["two currencies", "Price\n$12.00\n£15.00\n€9.00\n$3.00"],
  ["more digits than a number keeps", "Figure\n12345678901234567890\n12345678901234567891"],
  ["leading zeros", "Figure\n0031\n0450\n1200"],
  ["ranges", "Figure\n3-5\n6-9\n10-12"],
])("%s stay text", async (_, pasted) => {
  const [table] = (await planOfText(pasted)).tables;

  expect(table?.fields[0]?.kind).toBe("text");
  expect(table?.records.map((record) => record.values[0])).toEqual(pasted.split("\n").slice(1));
});

test("a short year of birth is never in the future, and the evidence says how years are read", async () => {
  const plan = await planOfText("Name\tBorn\nAnn\t13/5/38\nBen\t14/2/84");

  expect(plan.tables[0]?.records.map(({ values }) => values[1])).toEqual(["1938-05-13", "1984-02-14"]);
  expect(plan.decisions.find(({ column }) => column === "Born")?.evidence).toContain(
    "Years of two digits are read as 1941 to this year.",
  );
});

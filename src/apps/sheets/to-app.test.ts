import { expect, test } from "vitest";
import { readApp } from "../records/app-file.ts";
import { writeOut } from "./out/write-out.ts";
import { finish } from "./plan.ts";
import { planSheets } from "./plan-sheets.ts";
import { readSource } from "./read/read-source.ts";
import { fileOf } from "./testing/make-file.ts";
import { samples } from "./testing/samples.ts";
import { appFromPlan, planFromApp } from "./to-app.ts";

const NOW = "2026-11-29T12:00:00.000Z";

async function openText(pasted: string, answers = {}) {
  const grids = finish(await readSource({ pasted }));
  const plan = finish(planSheets(grids, "List"));
  const app = finish(appFromPlan(plan, { name: "List", now: NOW, answers }));
  return { grids, plan, app };
}

const cellsOf = (plan: Parameters<typeof writeOut>[0]) => writeOut(plan).map(({ cells }) => cells);

test.each(samples)("$id becomes an app, and comes out again as it was", async (sample) => {
  const grids = finish(await readSource(fileOf(sample)));
  const plan = finish(planSheets(grids, sample.fileName, sample.answers));
  const app = finish(appFromPlan(plan, { name: sample.id, now: NOW }));

  const { document, records, unreadable } = readApp(JSON.parse(JSON.stringify(app.file)));

  expect(unreadable).toBe(0);
  expect(
    Object.values(records)
      .flat()
      .filter(({ kept }) => kept),
  ).toEqual([]);
  expect(document.tables.length).toBe(plan.tables.length);
  expect(cellsOf(planFromApp(app, records))).toEqual(cellsOf(plan));
});

const STATEMENT = `Date,Text,In,Out,Balance
03/11/2026,Opening order,250.00,,1250.00
04/11/2026,Paper,,40.50,1209.50
06/11/2026,Rent,,700.00,509.50
09/11/2026,Order 2,310.00,,819.50
13/11/2026,Stamps,,18.00,801.50
14/11/2026,Order 3,99.00,,900.50`;

test("a running total is left out, and is computed again when the file is written", async () => {
  const { app, plan } = await openText(STATEMENT);
  const [table] = app.file.document.tables;
  const out = plan.tables[0]?.fields.find(({ name }) => name === "Out")?.id ?? "";

  expect(table?.fields.map(({ name }) => name)).toEqual(["Date", "Text", "In", "Out"]);
  expect(app.totals).toMatchObject([{ start: 1000 }]);

  const records = structuredClone(app.file.records);
  const rent = records.t1?.[2]?.values as Record<string, unknown>;
  rent[out] = 600;
  const column = cellsOf(planFromApp(app, records))[0]?.map((row) => row[4]);
  expect(column).toEqual(["Balance", "1250.00", "1209.50", "609.50", "919.50", "901.50", "1000.50"]);
});

test("a running total stays a column if somebody wants it as in the file", async () => {
  const { plan } = await openText(STATEMENT);
  const balance = plan.tables[0]?.fields.at(-1)?.id;

  const { app } = await openText(STATEMENT, { [`total:t1:${balance}`]: "as-in-file" });

  expect(app.file.document.tables[0]?.fields.map(({ name }) => name)).toContain("Balance");
});

test("what was changed in the app comes out changed, and all else as it was", async () => {
  const list = `Name,Joined,Fee\nAda, 3 March 2024 ,£12.50\nBo,5 March 2024,£9\nCy,7 March 2024,£12.50`;
  const { app, plan } = await openText(list);
  const [name = "", , fee = ""] = plan.tables[0]?.fields.map(({ id }) => id) ?? [];

  const records = structuredClone(app.file.records);
  const [ada, bo] = records.t1 ?? [];
  if (ada) (ada.values as Record<string, unknown>)[fee] = 2_000;
  if (bo) (bo.values as Record<string, unknown>)[name] = "Bob";
  records.t1?.push({ id: "new", created: NOW, changed: NOW, values: { [name]: "Dee" } });
  const cells = cellsOf(planFromApp(app, records))[0] ?? [];

  expect(cells.map((row) => row[0])).toEqual(["Name", "Ada", "Bob", "Cy", "Dee"]);
  expect(cells[1]).toEqual(["Ada", " 3 March 2024 ", "£20.00"]);
  expect(cells[3]).toEqual(["Cy", "7 March 2024", "£12.50"]);
});

test("a link becomes a link, and choices get ids", async () => {
  const sample = samples.find(({ id }) => id === "jobs-2026-csv");
  if (!sample) throw new Error("The sample is missing");
  const plan = finish(planSheets(finish(await readSource(fileOf(sample))), "Jobs 2026"));

  const { file } = finish(appFromPlan(plan, { name: "Jobs 2026", now: NOW }));
  const [jobs, customers] = file.document.tables;
  const fieldOf = (name: string) => jobs?.fields.find((field) => field.name === name);
  const first = file.records[jobs?.id ?? ""]?.[0]?.values ?? {};

  expect(fieldOf("Customer")).toMatchObject({ kind: "link", options: { table: customers?.id } });
  expect(first[fieldOf("Customer")?.id ?? ""]).toEqual([expect.stringMatching(/^t2-\d+$/)]);
  expect(first[fieldOf("Quote")?.id ?? ""]).toEqual(expect.any(Number));
  expect(file.document.currency).toBe("GBP");
  expect(file.document.views.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["table", "board", "calendar", "dashboard"]),
  );
});

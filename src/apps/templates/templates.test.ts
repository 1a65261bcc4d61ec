import { readdirSync, readFileSync } from "node:fs";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { locales } from "zod/mini";
import { industries } from "#src/contract/industries.ts";
import { type TemplateUse, templateUses } from "#src/contract/template-facets.ts";
import { createColumns } from "../computed/columns.ts";
import { isCellError } from "../fields/field-values.ts";
import { conditionsOf } from "../fields/filter.ts";
import { compileFormula } from "../formulas/compile-formula.ts";
import { writeDocument } from "../outline/write-document.ts";
import { writeRecords } from "../outline/write-records.ts";
import { readApp } from "../records/app-file.ts";
import { problemsOf } from "../records/edits.ts";
import { createRecords } from "../records/records.ts";
import { showView } from "../views/view-props.ts";
import { allTemplates } from "./all-templates.ts";
import { loadAppTemplate } from "./load-template.ts";
import { openTemplate } from "./open-template.ts";
import { type AppTemplate, templateSchema } from "./template-schema.ts";

const TODAY = "2026-11-29";
const folder = new URL("./apps/", import.meta.url);
const ids = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(/\.json$/, ""));
const textOf = (id: string) => readFileSync(new URL(`${id}.json`, folder), "utf8");

const templateList = [...allTemplates.values()];
const templateOf = (id: string): AppTemplate => JSON.parse(textOf(id));

test("there are at least sixty templates of applications", () => {
  expect(templateList.length).toBeGreaterThanOrEqual(60);
  expect([...allTemplates.keys()]).toEqual(ids.map((id) => `app-${id}`));
  expect(new Set(templateList.map(({ name }) => name)).size).toBe(ids.length);
  expect(new Set(templateList.map(({ about }) => about)).size).toBe(ids.length);
});

test("one template is loaded by its id, with records that are marked as samples", async () => {
  const app = await loadAppTemplate("app-band-book", TODAY);

  expect(app?.document).toEqual(openTemplate(templateOf("band-book"), TODAY).document);
  expect(
    Object.values(app?.records ?? {})
      .flat()
      .every(({ by }) => by === "sample"),
  ).toBe(true);
  for (const id of ["app-nothing", "band-book", "app-__proto__", "constructor"])
    expect(await loadAppTemplate(id, TODAY)).toBeUndefined();
});

test("every industry has an application, and private life has some", () => {
  const suited = new Set(templateList.flatMap(({ industries: suits }) => suits));

  expect(industries.map(({ id }) => id).filter((id) => !suited.has(id))).toEqual([]);
  const uses = templateList.flatMap(({ use }) => use ?? []);
  expect(uses.length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(templateUses).filter((use) => !uses.includes(use as TemplateUse))).toEqual([]);
  for (const { name, industries: suits, use } of templateList)
    expect(suits.length > 0 || use !== undefined, name).toBe(true);
});

test("each template has a face of its own", () => {
  const faces = templateList.map(({ palette, fonts }) => `${palette} ${fonts}`);

  expect(faces.filter((face, at) => faces.indexOf(face) !== at)).toEqual([]);
});

test.each(ids)("the first page of %s has something to show", (id) => {
  const stored = openTemplate(templateOf(id), TODAY);
  const columns = createColumns(createRecords(stored), () => `${TODAY}T12:00`);
  const [first] = stored.document.pages.map((page) => stored.document.views.find((view) => view.id === page));

  expect(first && showView(columns, first, "")?.result.records.length).toBeGreaterThanOrEqual(3);
});

test.each(ids)("if %s opens with a calendar, it has entries today", (id) => {
  const { document, records } = openTemplate(templateOf(id), TODAY);
  const first = document.views.find((view) => view.id === document.pages[0]);
  if (first?.kind !== "calendar") return;

  const { start, end } = first.options;
  const dayAt = (values: Record<string, unknown>, field = "") => String(values[field] ?? "").slice(0, 10);
  const today = (records[first.table] ?? []).filter(
    ({ values }) => dayAt(values, start) <= TODAY && (dayAt(values, end) || dayAt(values, start)) >= TODAY,
  );

  expect(today.length).toBeGreaterThanOrEqual(2);
});

test.each(ids)("%s fits the schema", (id) => {
  expect(problemsIn(`${id}.json`, textOf(id))).toEqual([]);
});

test("a problem is reported with its file and line", () => {
  const text = `{\n  "name": "Bees",\n  "about": "short"\n}`;

  expect(problemsIn("bees.json", text)).toContainEqual(
    expect.stringMatching(/^bees\.json:3: about: has fewer than 20 characters$/),
  );
});

test.each(ids)("%s has valid samples", (id) => {
  const template = templateOf(id);
  const { problems } = writeRecords(writeDocument(template), template, TODAY);

  expect(problems).toEqual([]);
});

test.each(ids)("%s opens, and every field and view of it has something to show", (id) => {
  const stored = openTemplate(templateOf(id), TODAY);
  const { document, records, unreadable } = readApp(JSON.parse(JSON.stringify(stored)));
  const app = createRecords({ document, records, counters: stored.counters });
  const columns = createColumns(app, () => `${TODAY}T12:00`);

  expect(unreadable).toBe(0);
  const problems: string[] = [];
  for (const table of document.tables) {
    for (const { id: record, values } of records[table.id] ?? []) {
      const found = problemsOf(app, table, values, record);
      for (const [field, problem] of Object.entries(found)) problems.push(`${table.id}.${field}: ${problem}`);
    }
    if ((records[table.id] ?? []).length === 0) problems.push(`${table.id} has no samples`);
    for (const field of table.fields) {
      const column = columns.column(table.id, field.id);
      for (const record of records[table.id] ?? []) {
        const value = column?.value(record);
        if (isCellError(value)) problems.push(`${table.id}.${field.id}: ${value.error}`);
      }
    }
  }
  for (const view of document.views) {
    const shown = showView(columns, view, "");
    if (!shown) problems.push(`${view.name} shows nothing`);
    for (const field of fieldsOf(view))
      if (!columns.column(view.table, field)) problems.push(`${view.name}: no field ${field}`);
    for (const { field, is, value } of view.filter ? conditionsOf(view.filter) : []) {
      const kind = document.tables
        .find(({ id: table }) => table === view.table)
        ?.fields.find((one) => one.id === field);
      if (kind?.kind !== "choice" || (is !== "any" && is !== "none")) continue;
      for (const choice of value as string[])
        if (!kind.options.choices.some((one) => one.id === choice))
          problems.push(`${view.name}: no choice ${choice}`);
    }
    for (const { view: source } of view.kind === "dashboard" ? view.options.tiles : [])
      if (!document.views.some((one) => one.id === source)) problems.push(`${view.name}: no view ${source}`);
  }
  expect(problems).toEqual([]);
});

test.each(ids)("the links, actions and rules of %s lead to fields that exist", (id) => {
  const stored = openTemplate(templateOf(id), TODAY);
  const { document } = readApp(stored);
  const problems: string[] = [];
  const has = (table: string, field: string, where: string) => {
    const found = document.tables.find((one) => one.id === table)?.fields.some((one) => one.id === field);
    if (!found) problems.push(`${where}: no field ${table}.${field}`);
  };
  for (const table of document.tables)
    for (const record of stored.records[table.id] ?? [])
      for (const field of table.fields)
        if (field.kind === "link")
          for (const target of (record.values[field.id] as string[] | undefined) ?? [])
            if (!stored.records[field.options.table]?.some((one) => one.id === target))
              problems.push(`${record.id}: no record ${target}`);
  for (const { table, name, if: condition, steps } of document.actions) {
    for (const { field } of condition ? conditionsOf(condition) : []) has(table, field, name);
    for (const step of steps) {
      if (step.do === "set")
        for (const [field, text] of Object.entries(step.fields)) {
          has(table, field, name);
          const formula = compileFormula(text, (one) => one);
          if ("problem" in formula) problems.push(`${name}: ${formula.problem}`);
        }
      if (step.do === "write") for (const field of namesIn(step.text)) has(table, field, name);
      if (step.do === "print" && !document.views.some((view) => view.id === step.view))
        problems.push(`${name}: no view ${step.view}`);
    }
  }
  for (const { table, name, when, outcome, if: condition } of document.rules) {
    for (const { field } of condition ? conditionsOf(condition) : []) has(table, field, name);
    if (when.on === "date") has(table, when.field, name);
    if (outcome.do === "remind") {
      for (const field of namesIn(outcome.text)) has(table, field, name);
      for (const action of outcome.actions ?? [])
        if (!document.actions.some((one) => one.id === action)) problems.push(`${name}: no action ${action}`);
    }
  }
  expect(problems).toEqual([]);
});

const namesIn = (text: string) => [...text.matchAll(/\{([a-z0-9-]+)\}/g)].map(([, id = ""]) => id);

/** The fields that a view names. */
function fieldsOf({ fields = [], filter, sort = [], group, options }: import("../document.ts").View) {
  const own = ["by", "start", "end", "picture", "marked", "price"].flatMap((key) => {
    const value = (options as Record<string, unknown>)[key];
    return typeof value === "string" ? [value] : [];
  });
  const filtered = filter ? conditionsOf(filter).map(({ field }) => field) : [];
  return [...fields, ...own, ...filtered, ...sort.map(({ field }) => field), ...(group ? [group] : [])];
}

const inEnglish = locales.en().localeError;

/** Returns `file:line: place: problem` for each problem that the schema finds. */
function problemsIn(name: string, text: string) {
  const tree = parseTree(text);
  if (!tree) return [`${name}:1: is no JSON`];
  const { error } = templateSchema.safeParse(JSON.parse(text), { error: inEnglish });
  return (error?.issues ?? []).map(({ path: place, message }) => {
    const keys = place.map((key) => (typeof key === "number" ? key : String(key)));
    // If a key is missing, the line of its parent.
    const node = findNodeAtLocation(tree, keys) ?? findNodeAtLocation(tree, keys.slice(0, -1)) ?? tree;
    const line = text.slice(0, node.offset).split("\n").length;
    return `${name}:${line}: ${keys.join(".")}: ${message}`;
  });
}

import { describe, expect, test } from "vitest";
import { findField, findTable, type View } from "../document.ts";
import { writeApp } from "../records/app-file.ts";
import { deletedTables, restoreTable } from "../records/restore-tables.ts";
import { openExample } from "../testing.ts";
import { newChoices, newField, newTable } from "./new-field.ts";
import { newView, suitableKinds } from "./new-view.ts";
import { performSteps } from "./perform-steps.ts";
import type { Step, StepKind } from "./step.ts";

type Opened = ReturnType<typeof openExample>;

const tableOf = ({ app }: Opened, id: string) => {
  const table = findTable(app.document, id);
  if (!table) throw new Error(`There is no table ${id}.`);
  return table;
};
const fieldOf = (opened: Opened, table: string, id: string) => {
  const field = findField(tableOf(opened, table), id);
  if (!field) throw new Error(`There is no field ${id}.`);
  return field;
};
const viewOf = ({ app }: Opened, id: string) => app.document.views.find((view) => view.id === id) as View;

function done(opened: Opened, ...steps: Step[]) {
  const outcome = performSteps(opened.columns, steps);
  if ("problem" in outcome) throw new Error(outcome.problem);
  if (outcome.edit) opened.app.apply(outcome.edit);
  return outcome;
}
const problemOf = (opened: Opened, ...steps: Step[]) => {
  const outcome = performSteps(opened.columns, steps);
  return "problem" in outcome ? outcome.problem : "";
};

/** One step of each kind: a kind that is missing here fails to compile. */
const one: { [Kind in StepKind]: (opened: Opened) => Step[] } = {
  "add-field": (opened) => [
    {
      do: "add-field",
      table: "dogs",
      field: newField(tableOf(opened, "dogs"), "Colour", "text"),
      view: "dogs",
    },
  ],
  "change-field": (opened) => [
    { do: "change-field", table: "dogs", field: { ...fieldOf(opened, "dogs", "breed"), name: "Race" } },
  ],
  "delete-field": () => [{ do: "delete-field", table: "dogs", field: "breed" }],
  "move-field": () => [{ do: "move-field", table: "dogs", field: "notes", to: 1 }],
  "name-by": () => [{ do: "name-by", table: "dogs", field: "breed" }],
  "add-table": ({ app }) => [
    { do: "add-table", table: newTable(app.document, { one: "Van", many: "Vans" }), view: undefined },
  ],
  "rename-table": () => [{ do: "rename-table", table: "dogs", name: { one: "Pet", many: "Pets" } }],
  "delete-table": () => [{ do: "delete-table", table: "customers" }],
  "add-view": (opened) => [
    {
      do: "add-view",
      view: newView(opened.app.document, tableOf(opened, "dogs"), "board", "By temperament") as View,
      isPage: true,
    },
  ],
  "change-view": (opened) => [{ do: "change-view", view: { ...viewOf(opened, "dogs"), name: "All dogs" } }],
  "delete-view": () => [{ do: "delete-view", view: "unpaid" }],
  "place-page": () => [{ do: "place-page", view: "figures", to: 0 }],
  "set-rights": () => [
    {
      do: "set-rights",
      role: "guest",
      table: "appointments",
      rights: { see: true, add: false, change: false, delete: false, hiddenFields: ["price"] },
    },
  ],
  "clear-roles": (opened) => [
    ...one["set-rights"](opened),
    { do: "clear-roles" },
    { do: "set-app", app: { name: "X" } },
  ],
  "set-app": ({ app }) => [
    { do: "set-app", app: { name: "Paws", theme: { ...app.document.theme, palette: "midnight-brass" } } },
  ],
  "set-currency": () => [{ do: "set-currency", currency: "JPY" }],
  lock: () => [{ do: "lock", of: "view", id: "dogs", isLocked: true }],
  "put-rule": () => [
    {
      do: "put-rule",
      rule: {
        id: "r",
        table: "dogs",
        name: "R",
        when: { on: "added" },
        outcome: { do: "ask", text: "Sure?" },
      },
    },
  ],
  "delete-rule": () => [{ do: "delete-rule", rule: "day-before" }],
  "put-action": () => [
    {
      do: "put-action",
      action: { id: "a", table: "dogs", name: "A", steps: [{ do: "set", fields: { notes: '"x"' } }] },
    },
  ],
  "delete-action": () => [{ do: "delete-action", action: "done" }],
};

describe("every kind of step", () => {
  test.each(Object.entries(one))("%s changes the app and is undone to the same bytes", (_, stepsOf) => {
    const opened = openExample("groomer");
    const before = writeApp(opened.app);
    const { sentences, edit } = done(opened, ...stepsOf(opened));
    const after = writeApp(opened.app);

    expect(edit).toBeDefined();
    expect(after).not.toBe(before);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    opened.app.undo();
    expect(writeApp(opened.app)).toBe(before);
    opened.app.redo();
    expect(writeApp(opened.app)).toBe(after);
  });

  test.each(Object.entries(one))("%s is refused where a lock is, and changes nothing", (kind, stepsOf) => {
    const opened = openExample("groomer");
    const steps = stepsOf(opened);
    for (const { id } of opened.app.document.tables)
      done(opened, { do: "lock", of: "table", id, isLocked: true });
    for (const { id } of opened.app.document.views)
      done(opened, { do: "lock", of: "view", id, isLocked: true });
    const free = ["add-table", "add-view", "clear-roles", "set-app", "set-currency", "lock"];
    const alsoFree = ["put-rule", "put-action", "delete-rule", "delete-action"];

    const isRefused = /is locked/.test(problemOf(opened, ...steps));
    const isFree = kind !== "clear-roles" && [...free, ...alsoFree].includes(kind);

    expect(isRefused).toBe(!isFree);
  });
});

test("several steps are one change, and a step that fails lets none of them happen", () => {
  const opened = openExample("groomer");
  const before = writeApp(opened.app);
  done(opened, ...one["rename-table"](opened), ...one["delete-field"](opened));
  expect(opened.app.log.at(-1)?.label).toBe("Rename “Dogs” to “Pets”, and 1 more");
  opened.app.undo();
  expect(writeApp(opened.app)).toBe(before);

  expect(
    problemOf(opened, ...one["rename-table"](opened), { do: "delete-field", table: "dogs", field: "no" }),
  ).toMatch(/does not exist/);
  expect(writeApp(opened.app)).toBe(before);
});

test("the same step twice is one change", () => {
  const opened = openExample("groomer");
  const [step] = one["change-field"](opened) as [Step];
  done(opened, step);
  expect(done(opened, step).edit).toBeUndefined();
  expect(opened.app.log).toHaveLength(1);
});

test("values that another kind cannot hold are listed before anything happens", () => {
  const opened = openExample("groomer");
  const field = { ...newField(tableOf(opened, "dogs"), "x", "date"), id: "breed", name: "Breed" };
  const before = writeApp(opened.app);

  const outcome = performSteps(opened.columns, [{ do: "change-field", table: "dogs", field }]);

  if ("problem" in outcome) throw new Error(outcome.problem);
  const filled = [...opened.app.records("dogs").values()].filter(({ values }) => values.breed !== undefined);
  expect(filled.length).toBeGreaterThan(0);
  expect(outcome.lost.map(({ record }) => record)).toEqual(filled.map(({ values }) => values.name));
  expect(writeApp(opened.app)).toBe(before);
});

test("a choice that records have is listed before it is removed", () => {
  const opened = openExample("groomer");
  const field = fieldOf(opened, "dogs", "temperament");
  const has = [...opened.app.records("dogs").values()].filter(({ values }) => values.temperament === "calm");
  const { lost } = done(opened, {
    do: "change-field",
    table: "dogs",
    field: { ...field, options: { choices: newChoices(["Nervous", "Bites", "Lazy"]) } } as typeof field,
  });
  expect(has.length).toBeGreaterThan(0);
  expect(lost).toHaveLength(has.length);
  expect(opened.app.records("dogs").get(has[0]?.id ?? "")?.values.temperament).toBeUndefined();
});

test("links to a deleted table become the names of its records", () => {
  const opened = openExample("groomer");
  const { app, columns } = opened;
  const [dog] = [...app.records("dogs").values()].filter(({ values }) => values.customer);
  const customer = columns.context.nameOf("customers", String(dog?.values.customer ?? ""));
  done(opened, { do: "delete-table", table: "customers" });
  expect(customer).toBeTruthy();
  expect(fieldOf(opened, "dogs", "customer").kind).toBe("text");
  expect(app.records("dogs").get(dog?.id ?? "")?.values.customer).toBe(customer);
  expect(app.document.pages).not.toContain("customers");
  expect(findField(tableOf(opened, "dogs"), "customer-phone")).toBeUndefined();
});

test("every kind of view that suits a table can be added to it", () => {
  for (const name of ["groomer", "makerspace"] as const) {
    const opened = openExample(name);
    for (const table of opened.app.document.tables)
      for (const kind of suitableKinds(opened.app.document, table)) {
        const view = newView(opened.app.document, table, kind, `${table.name.many} ${kind}`) as View;
        expect(done(opened, { do: "add-view", view, isPage: true }).edit).toBeDefined();
      }
  }
});

test("what a field, a formula and a last page cannot be is said", () => {
  const opened = openExample("groomer");
  const table = tableOf(opened, "appointments");
  const add = (field: ReturnType<typeof newField>): Step => ({
    do: "add-field",
    table: "appointments",
    field,
  });
  expect(problemOf(opened, add(newField(table, "price", "text")))).toMatch(/have a field “price” already/);
  expect(problemOf(opened, add(newField(table, "Net", "formula", { formula: "{net} + 1" })))).toMatch(
    /depend on itself/,
  );
  expect(problemOf(opened, add(newField(table, "Van", "link")))).toMatch(/Choose the table/);
  expect(problemOf(opened, { do: "delete-field", table: "dogs", field: "name" })).toMatch(
    /names the records/,
  );
  const pages = opened.app.document.pages.map((view): Step => ({ do: "place-page", view, to: null }));
  expect(problemOf(opened, ...pages)).toMatch(/at least one page/);
});

test("a deleted table comes back from the change log with its records, views and rules", () => {
  const opened = openExample("groomer");
  const { app } = opened;
  const before = [...app.records("appointments").values()];
  done(opened, ...one["set-rights"](opened), { do: "delete-table", table: "appointments" });
  expect(app.records("appointments").size).toBe(0);

  const [deleted] = deletedTables(app.document, app.log);
  if (!deleted) throw new Error("No table was deleted.");
  app.apply(restoreTable(app.document, deleted));

  expect([...app.records("appointments").values()]).toEqual(before);
  expect(app.document.pages).toEqual(expect.arrayContaining(["today", "week", "unpaid", "figures"]));
  expect(app.document.rules.map(({ id }) => id)).toEqual(["day-before"]);
  expect(app.document.actions.map(({ table }) => table)).toContain("appointments");
  expect(deletedTables(app.document, app.log)).toEqual([]);
});

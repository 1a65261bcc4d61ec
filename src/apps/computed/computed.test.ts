import { expect, test } from "vitest";
import { type Field, findField } from "../document.ts";
import { deleteRecords } from "../records/delete-records.ts";
import { putField } from "../records/edit-fields.ts";
import { changeRecords } from "../records/edits.ts";
import type { AppRecord } from "../records/record.ts";
import { tableOf } from "../records/records.ts";
import { openExample } from "../testing.ts";
import type { AppColumns } from "./column.ts";
import { circleOf, problemOfField } from "./cycles.ts";

const shown = ({ data, column }: AppColumns, table: string, id: string, field: string) => {
  const found = column(table, field);
  return found?.format(found.value(data.records(table).get(id) as AppRecord));
};

const formula = (id: string, text: string, result = "number") =>
  ({ id, name: id, kind: "formula", options: { formula: text, result } }) as Field;

test("look-ups go along links and back", () => {
  const { columns } = openExample("groomer");

  expect(shown(columns, "customers", "priya", "dogs")).toBe("Bella, Moss");
  expect(shown(columns, "customers", "wren", "dogs")).toBe("");
  expect(shown(columns, "appointments", "visit-2", "customer")).toBe("Tom Ashdown");
  expect(shown(columns, "appointments", "visit-2", "phone")).toBe("07700 900318");
  expect(shown(columns, "appointments", "visit-2", "title")).toBe("Duke, nails");
});

test("computed values follow every change that they depend on", () => {
  const { app, columns } = openExample("makerspace");
  expect([shown(columns, "tools", "drill", "open-loans"), shown(columns, "tools", "drill", "out")]).toEqual([
    "1",
    "Yes",
  ]);

  app.apply(changeRecords(app, "loans", new Map([["loan-1", { returned: "2026-11-20" }]])));
  expect([shown(columns, "tools", "drill", "open-loans"), shown(columns, "tools", "drill", "out")]).toEqual([
    "0",
    "No",
  ]);

  app.undo();
  expect(shown(columns, "tools", "drill", "out")).toBe("Yes");
  app.apply(changeRecords(app, "tools", new Map([["drill", { state: "repair" }]])));
  expect(shown(columns, "loans", "loan-1", "state")).toBe("Being repaired");
});

test("a link to a deleted record is empty in look-ups and says so itself", () => {
  const { app, columns } = openExample("groomer");

  app.apply(deleteRecords(columns, "dogs", ["duke"], "keep"));

  expect(shown(columns, "appointments", "visit-2", "customer")).toBe("");
  expect(shown(columns, "appointments", "visit-2", "dog")).toBe("(deleted)");
  app.undo();
  expect(shown(columns, "appointments", "visit-2", "customer")).toBe("Tom Ashdown");
});

test("roll-ups give the figures of linked records, in their format", () => {
  const { app, columns } = openExample("groomer");
  const rollup = (figure: string, field?: string) =>
    ({
      id: figure,
      name: figure,
      kind: "rollup",
      options: { table: "appointments", link: "dog", figure, field },
    }) as Field;
  for (const [figure, field] of [["count"], ["sum", "price"], ["latest", "when"], ["first", "what"]] as const)
    app.apply(putField(app, "dogs", rollup(figure, field)));

  expect(["count", "sum", "latest", "first"].map((id) => shown(columns, "dogs", "bella", id))).toEqual([
    "1",
    "£55.00",
    "19 Nov 2026, 09:30",
    "Full groom",
  ]);
});

test("a circle is found when a formula is written, and named", () => {
  const { app } = openExample("groomer");
  const table = () => tableOf(app, "appointments");
  app.apply(putField(app, "appointments", formula("net", "{price} / 1.2", "money")));
  app.apply(putField(app, "appointments", formula("tax", "{price} - {net}", "money")));

  expect(problemOfField(app.document, table(), formula("net", "{price} - {tax}", "money"))).toBe(
    "This field would depend on itself: net → tax → net.",
  );
  expect(problemOfField(app.document, table(), formula("own", "{own} + 1"))).toMatch("own → own");
  expect(problemOfField(app.document, table(), formula("net", "{price} / 1.1", "money"))).toBeUndefined();
  expect(problemOfField(app.document, table(), formula("net", "{cost} / 1.1"))).toBe(
    "There is no field “cost”.",
  );
  expect(circleOf(app.document, table(), findField(table(), "tax") as Field)).toBeUndefined();
});

test("a circle through two tables is found", () => {
  const { app } = openExample("groomer");
  app.apply(
    putField(app, "dogs", {
      id: "total",
      name: "Total",
      kind: "rollup",
      options: { table: "appointments", link: "dog", figure: "sum", field: "share" },
    }),
  );
  const share: Field = {
    id: "share",
    name: "Share",
    kind: "lookup",
    options: { link: "dog", field: "total" },
  };

  expect(problemOfField(app.document, tableOf(app, "appointments"), share)).toBe(
    "This field would depend on itself: Share → Total → Share.",
  );
});

test("a stored document with a circle still opens; its cells show the error", () => {
  const { app, columns } = openExample("groomer");
  app.apply(putField(app, "appointments", formula("one", "{other} + 1")));
  app.apply(putField(app, "appointments", formula("other", "{one} + 1")));

  expect(shown(columns, "appointments", "visit-1", "one")).toBe("This field refers to itself.");
  expect(shown(columns, "appointments", "visit-1", "other")).toBe("This field refers to itself.");
  expect(shown(columns, "appointments", "visit-1", "title")).toBe("Bella, full groom");
});

test("records that link to each other in a circle are read once", () => {
  const { app, columns } = openExample("groomer");
  app.apply(
    putField(app, "customers", {
      id: "friend",
      name: "Friend",
      kind: "link",
      options: { table: "customers" },
    }),
  );
  app.apply(
    putField(app, "customers", {
      id: "friend-phone",
      name: "Their telephone",
      kind: "lookup",
      options: { link: "friend", field: "phone" },
    }),
  );
  app.apply(
    changeRecords(
      app,
      "customers",
      new Map([
        ["priya", { friend: ["tom"] }],
        ["tom", { friend: ["priya"] }],
      ]),
    ),
  );

  expect(shown(columns, "customers", "tom", "friend-phone")).toBe("07700 900142");
});

test("tables named after links to each other do not name each other for ever", () => {
  const { app, columns } = openExample("groomer");
  app.apply(
    putField(app, "customers", {
      id: "favourite",
      name: "Favourite",
      kind: "link",
      options: { table: "dogs" },
    }),
  );
  const tables = app.document.tables.map((table) =>
    table.id === "customers"
      ? { ...table, nameField: "favourite" }
      : table.id === "dogs"
        ? { ...table, nameField: "customer" }
        : table,
  );
  app.apply({ label: "Names", patches: [], document: { ...app.document, tables } });
  app.apply(changeRecords(app, "customers", new Map([["tom", { favourite: ["duke"] }]])));

  expect(shown(columns, "customers", "tom", "favourite")).toBe("");
});

test("a missing field, link or table is an error in its cells alone", () => {
  const { app, columns } = openExample("groomer");
  const { tables } = app.document;
  const without = tables.map((table) => ({
    ...table,
    fields: table.fields.filter(({ id }) => id !== "breed" && id !== "customer"),
  }));
  app.apply({ label: "Damage", patches: [], document: { ...app.document, tables: without } });

  expect(shown(columns, "customers", "priya", "dogs")).toBe("The link of this field is missing.");
  expect(shown(columns, "appointments", "visit-1", "phone")).toBe("The link of this field is missing.");
  expect(shown(columns, "appointments", "visit-1", "price")).toBe("£55.00");
});

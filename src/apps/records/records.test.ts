import { describe, expect, test, vi } from "vitest";
import { fc, runs } from "#tests/support/fuzz.ts";
import { createColumns } from "../computed/columns.ts";
import { type AppDocument, type Field, findField } from "../document.ts";
import { decimalsOf } from "../fields/money/money.ts";
import { openExample } from "../testing.ts";
import { readApp, writeApp } from "./app-file.ts";
import type { Change, Edit } from "./change.ts";
import { deletedRecords, deleteRecords, linkedTo, type OnLinked, restoreRecord } from "./delete-records.ts";
import {
  changeCurrency,
  convertField,
  deletedFields,
  deleteField,
  putField,
  restoreField,
} from "./edit-fields.ts";
import { addRecords, changeRecords, problemsOf } from "./edits.ts";
import { historyOf } from "./history.ts";
import { readRecord } from "./record.ts";
import { createRecords, tableOf } from "./records.ts";
import { readRows, tableRows } from "./table-rows.ts";

type Opened = ReturnType<typeof openExample>;

const valuesOf = ({ app }: Opened, table: string, id: string) => app.records(table).get(id)?.values;

describe("any series of edits", () => {
  const place = fc.nat(1_000);
  const step = fc.oneof(
    fc.record({ do: fc.constant("add" as const), name: fc.string({ minLength: 1 }), place }),
    fc.record({
      do: fc.constant("change" as const),
      place,
      price: fc.option(fc.integer({ min: 0, max: 99_999 })),
    }),
    fc.record({
      do: fc.constant("delete" as const),
      place,
      table: fc.constantFrom("customers", "dogs", "appointments"),
      how: fc.constantFrom<OnLinked>("keep", "clear", "delete"),
    }),
    fc.record({
      do: fc.constant("convert" as const),
      place,
      kind: fc.constantFrom("text", "number", "money", "date", "choice", "yes-no", "phone", "link"),
    }),
    fc.record({ do: fc.constant("delete-field" as const), place }),
    fc.record({ do: fc.constant("restore" as const), place }),
    fc.record({
      do: fc.constant("rename" as const),
      name: fc.string({ minLength: 1 }).map((text) => text.trim() || "x"),
    }),
  );
  type RandomStep = typeof step extends fc.Arbitrary<infer One> ? One : never;

  function editOf(opened: Opened, one: RandomStep): Edit | undefined {
    const { app, columns } = opened;
    const pick = <Item>(items: Iterable<Item>, at: number) =>
      [...items].at(at % Math.max([...items].length, 1));
    const fields = tableOf(app, "appointments").fields.filter(({ id }) => id !== "title");
    switch (one.do) {
      case "add": {
        const dog = pick(app.records("dogs").keys(), one.place);
        return one.place % 2 || !dog
          ? addRecords(columns, "customers", [{ name: one.name }])
          : addRecords(columns, "appointments", [{ when: "2026-12-05T10:00", dog: [dog] }]);
      }
      case "change": {
        const id = pick(app.records("appointments").keys(), one.place);
        return id === undefined
          ? undefined
          : changeRecords(app, "appointments", new Map([[id, { price: one.price, paid: true }]]));
      }
      case "delete": {
        const id = pick(app.records(one.table).keys(), one.place);
        return id === undefined ? undefined : deleteRecords(columns, one.table, [id], one.how);
      }
      case "convert": {
        const field = pick(fields, one.place);
        const options =
          one.kind === "choice" ? { choices: [] } : one.kind === "link" ? { table: "dogs" } : {};
        return (
          field && convertField(columns, "appointments", { ...field, kind: one.kind, options } as Field).edit
        );
      }
      case "delete-field": {
        const field = pick(fields, one.place);
        return field && deleteField(app, "appointments", field.id);
      }
      case "restore": {
        const deleted = pick(deletedFields(app), one.place);
        const record = pick(deletedRecords(app, "dogs"), one.place);
        return one.place % 2 ? deleted && restoreField(app, deleted) : record && restoreRecord(app, record);
      }
      case "rename":
        return { label: "Rename", patches: [], document: { ...app.document, name: one.name.slice(0, 80) } };
    }
  }

  test("is undone to the same bytes, and redone to the same bytes", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const opened = openExample("groomer");
        const { app } = opened;
        const states = [writeApp(app)];
        for (const one of steps) {
          const edit = editOf(opened, one);
          if (edit && app.apply(edit)) states.push(writeApp(app));
        }
        for (const state of states.slice(0, -1).toReversed()) {
          expect(app.undo()).toBeDefined();
          expect(writeApp(app)).toBe(state);
        }
        expect(app.canUndo).toBe(false);
        for (const state of states.slice(1)) {
          expect(app.redo()).toBeDefined();
          expect(writeApp(app)).toBe(state);
        }
        expect(app.canRedo).toBe(false);
      }),
      { numRuns: runs(150, 3_000) },
    );
  });

  test("is written and read again without a difference", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const opened = openExample("groomer");
        for (const one of steps) {
          const edit = editOf(opened, one);
          if (edit) opened.app.apply(edit);
        }
        const file = readApp(JSON.parse(writeApp(opened.app)));
        expect(file.unreadable).toBe(0);
        expect(writeApp(createRecords(file)) === writeApp(opened.app)).toBe(true);
      }),
      { numRuns: runs(150, 3_000) },
    );
  });
});

test("a change is one entry that says what happened to each record", () => {
  const { app } = openExample("groomer");

  app.apply(changeRecords(app, "appointments", new Map([["visit-2", { paid: true, price: 2_000 }]])));
  app.undo();

  const [undone, changed] = historyOf(app.log, "appointments", "visit-2");
  expect(changed).toMatchObject({
    label: "Change Paid, Price of appointment",
    kind: "changed",
    fields: [
      { field: "price", before: 1_850, after: 2_000 },
      { field: "paid", before: false, after: true },
    ],
  });
  expect(undone?.fields).toContainEqual({ field: "paid", before: true, after: false });
});

test("a change that changes nothing is no entry", () => {
  const { app } = openExample("groomer");

  expect(
    app.apply(
      changeRecords(
        app,
        "appointments",
        new Map([
          ["visit-2", { paid: false }],
          ["nobody", { paid: true }],
        ]),
      ),
    ),
  ).toBeUndefined();
  expect(app.canUndo).toBe(false);
});

describe("deleting a record that others link to", () => {
  test("finds them first", () => {
    const { columns } = openExample("groomer");

    expect(
      linkedTo(columns, "dogs", ["bella"]).map(({ table, field, records }) => [
        table,
        field.id,
        records.length,
      ]),
    ).toEqual([["appointments", "dog", 1]]);
  });

  test.each([
    ["keep", ["bella"], 3],
    ["clear", undefined, 3],
    ["delete", undefined, 2],
  ] as const)("%s", (how, dog, visits) => {
    const opened = openExample("groomer");

    opened.app.apply(deleteRecords(opened.columns, "dogs", ["bella"], how));

    expect(valuesOf(opened, "appointments", "visit-1")?.dog).toEqual(dog);
    expect(opened.app.records("appointments").size).toBe(visits);
  });

  test("deletes along several tables, and in a circle", () => {
    const { app, columns } = openExample("groomer");
    app.apply(
      putField(app, "customers", { id: "pet", name: "Pet", kind: "link", options: { table: "dogs" } }),
    );
    app.apply(changeRecords(app, "customers", new Map([["priya", { pet: ["bella"] }]])));

    app.apply(deleteRecords(columns, "customers", ["priya"], "delete"));

    expect([...app.records("dogs").keys()]).toEqual(["duke"]);
    expect([...app.records("appointments").keys()]).toEqual(["visit-2"]);
  });

  test("a restored record has its links again, whatever has changed since", () => {
    const opened = openExample("groomer");
    const { app, columns } = opened;
    app.apply(deleteRecords(columns, "dogs", ["bella"], "clear"));
    app.apply(changeRecords(app, "appointments", new Map([["visit-1", { paid: null }]])));

    const [deleted] = deletedRecords(app, "dogs");
    if (deleted) app.apply(restoreRecord(app, deleted));

    expect(valuesOf(opened, "dogs", "bella")?.name).toBe("Bella");
    expect(valuesOf(opened, "appointments", "visit-1")).toMatchObject({ dog: ["bella"] });
    expect(valuesOf(opened, "appointments", "visit-1")).not.toHaveProperty("paid");
    expect(deletedRecords(app, "dogs")).toEqual([]);
  });

  test("what was deleted with it comes back with it", () => {
    const { app, columns } = openExample("groomer");
    const before = writeApp(app);
    app.apply(deleteRecords(columns, "customers", ["priya"], "delete"));

    const deleted = deletedRecords(app, "customers")[0];
    if (deleted) app.apply(restoreRecord(app, deleted));

    expect(writeApp(app)).toBe(before);
  });
});

describe("a field", () => {
  test("comes back to its place with its values after other changes", () => {
    const opened = openExample("groomer");
    const { app } = opened;
    app.apply(deleteField(app, "appointments", "price"));
    expect(valuesOf(opened, "appointments", "visit-1")).not.toHaveProperty("price");
    app.apply(changeRecords(app, "appointments", new Map([["visit-1", { paid: false }]])));

    const [deleted] = deletedFields(app);
    if (deleted) app.apply(restoreField(app, deleted));

    expect(valuesOf(opened, "appointments", "visit-1")).toMatchObject({ price: 5_500, paid: false });
    expect(
      tableOf(app, "appointments")
        .fields.map(({ id }) => id)
        .indexOf("price"),
    ).toBe(5);
  });

  test("shows what another kind cannot hold before anything happens", () => {
    const opened = openExample("groomer");
    const { app, columns } = opened;
    const breed = findField(tableOf(app, "dogs"), "breed") as Field;
    const before = writeApp(app);

    const conversion = convertField(columns, "dogs", { ...breed, kind: "number", options: {} } as Field);

    expect(conversion.converted).toBe(0);
    expect(conversion.lost.map(({ text, problem }) => [text, problem])).toContainEqual([
      "Cockapoo",
      "“Cockapoo” is not a number.",
    ]);
    expect(writeApp(app)).toBe(before);
    app.apply(conversion.edit);
    expect(valuesOf(opened, "dogs", "bella")).not.toHaveProperty("breed");
    app.undo();
    expect(writeApp(app)).toBe(before);
  });

  test("becomes a choice with the texts that it has, and a text again", () => {
    const opened = openExample("groomer");
    const { app, columns } = opened;
    const convert = (kind: Field["kind"], options: object) => {
      const breed = findField(tableOf(app, "dogs"), "breed") as Field;
      const conversion = convertField(columns, "dogs", { ...breed, kind, options } as Field);
      app.apply(conversion.edit);
      return conversion;
    };
    const before = writeApp(app);

    const { field, lost } = convert("choice", { choices: [] });
    expect(lost).toEqual([]);
    expect(field.options).toEqual({
      choices: ["Cockapoo", "Border collie", "Airedale"].map((name) => ({ id: name, name })),
    });
    convert("text", {});
    expect(writeApp(app)).toBe(before);
  });

  test("keeps amounts, days and linked records in kinds that can hold them", () => {
    const opened = openExample("groomer");
    const { app, columns } = opened;
    const convert = (table: string, id: string, kind: Field["kind"], options: object = {}) => {
      const field = findField(tableOf(app, table), id) as Field;
      app.apply(convertField(columns, table, { ...field, kind, options } as Field).edit);
    };

    convert("appointments", "price", "number");
    convert("appointments", "when", "date");
    convert("dogs", "customer", "text");
    expect(valuesOf(opened, "appointments", "visit-2")).toMatchObject({ price: 18.5, when: "2026-11-20" });
    expect(valuesOf(opened, "dogs", "duke")).toMatchObject({ customer: "Tom Ashdown" });

    convert("dogs", "customer", "link", { table: "customers" });
    expect(valuesOf(opened, "dogs", "duke")).toMatchObject({ customer: ["tom"] });
    convert("appointments", "title", "text");
    expect(valuesOf(opened, "appointments", "visit-2")).toMatchObject({ title: "Duke, nails" });
  });
});

test("another currency keeps the amounts", () => {
  const opened = openExample("groomer");
  const { app, columns } = opened;
  const before = writeApp(app);

  app.apply(changeCurrency(app, "JPY", decimalsOf));

  const price = columns.column("appointments", "price");
  expect(price?.format(valuesOf(opened, "appointments", "visit-1")?.price)).toBe("JP¥55");
  app.undo();
  expect(writeApp(app)).toBe(before);
});

test("records are checked before they are saved", () => {
  const { app } = openExample("makerspace");
  const members = tableOf(app, "members");

  expect(problemsOf(app, members, { email: "ada@brook.example", level: 3 })).toEqual({
    name: "Fill in “Name”.",
    email: "Another of your members has this already.",
    level: "This does not fit “Level”.",
  });
  expect(problemsOf(app, members, { name: "Ada", email: "ada@brook.example" }, "ada")).toEqual({});
});

test("a new record begins with its defaults and the next number, which is never given twice", () => {
  const { app, columns } = openExample("makerspace");
  const add = () =>
    app.apply(addRecords(columns, "loans", [{ tool: ["cutter"], member: ["ada"] }]))?.patches[0]?.after;

  const first = add();
  expect(first?.values).toEqual({
    tool: ["cutter"],
    member: ["ada"],
    number: 3,
    since: "2026-11-29",
    "back-by": "2026-12-06",
  });
  app.apply(deleteRecords(columns, "loans", [first?.id ?? ""], "keep"));
  expect(add()?.values.number).toBe(4);
});

describe("stored records", () => {
  const { app } = openExample("groomer");
  const dogs = tableOf(app, "dogs");
  const stored = { id: "x", created: "2026-01-01T00:00:00.000Z", changed: "2026-01-01T00:00:00.000Z" };

  test("keep unknown and unfitting values aside until a field can read them", () => {
    const values = { name: "Rex", colour: "brown", born: "yesterday", __proto__: null, constructor: "x" };
    const record = readRecord({ ...stored, values }, dogs);

    expect(record?.values).toEqual({ name: "Rex" });
    expect(record?.kept).toEqual({ colour: "brown", born: "yesterday", constructor: "x" });
    const colour: Field = { id: "colour", name: "Colour", kind: "text", options: {} };
    const again = readRecord(record, { ...dogs, fields: [...dogs.fields, colour] });
    expect(again?.values).toEqual({ name: "Rex", colour: "brown" });
  });

  test.each([null, 3, [], {}, { ...stored }, { ...stored, id: "" }, { ...stored, values: [] }])(
    "%j is no record",
    (record) => {
      expect(readRecord(record, dogs)).toBeUndefined();
    },
  );

  test("a damaged record does not take the others with it", () => {
    const { document } = app;
    const file = readApp({
      document,
      records: { dogs: [null, { ...stored, values: { name: "Rex" } }, { ...stored, values: {} }], cats: [1] },
    });

    expect(file.records.dogs).toHaveLength(1);
    expect(file.unreadable).toBe(2);
  });
});

describe("storage", () => {
  test("a full disk loses nothing: everything is stored with the next change", async () => {
    const write = vi
      .fn()
      .mockRejectedValueOnce(new DOMException("Full", "QuotaExceededError"))
      .mockResolvedValue(undefined);
    const opened = openExample("groomer", { storage: { write } });
    const { app } = opened;

    app.apply(changeRecords(app, "dogs", new Map([["bella", { breed: "Poodle" }]])));
    await app.save();
    expect(app.unsaved).toBe(1);
    expect(app.problem).toMatchObject({ name: "QuotaExceededError" });
    expect(valuesOf(opened, "dogs", "bella")).toMatchObject({ breed: "Poodle" });

    app.apply(deleteRecords(opened.columns, "dogs", ["duke"], "keep"));
    await app.save();
    expect([app.unsaved, app.problem]).toEqual([0, undefined]);
    const [{ changes, put, remove }] = write.mock.lastCall as [
      Parameters<import("./storage.ts").AppStorage["write"]>[0],
    ];
    expect(changes).toHaveLength(2);
    expect(put.map(({ record }) => record.id)).toEqual(["bella"]);
    expect(remove).toEqual([{ table: "dogs", id: "duke" }]);
  });

  test("changes that come while others are stored are stored after them", async () => {
    const written: Change[] = [];
    const storage = {
      write: async ({ changes }: { changes: readonly Change[] }) => void written.push(...changes),
    };
    const { app } = openExample("groomer", { storage });

    for (const breed of ["A", "B", "C"])
      app.apply(changeRecords(app, "dogs", new Map([["bella", { breed }]])));
    await app.save();

    expect(written.map(({ id }) => id)).toEqual(app.log.map(({ id }) => id));
  });
});

describe("two tabs", () => {
  function twoTabs() {
    const [here, there] = [openExample("groomer"), openExample("groomer")];
    let isPassing = false;
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const)
      from.app.onChange((change) => {
        if (isPassing || !change) return;
        isPassing = true;
        to.app.receive(structuredClone(change));
        isPassing = false;
      });
    return { here, there };
  }

  test("see each other's changes; undo takes back only what this tab has done", () => {
    const { here, there } = twoTabs();
    here.app.apply(changeRecords(here.app, "dogs", new Map([["bella", { breed: "Poodle" }]])));
    there.app.apply(changeRecords(there.app, "dogs", new Map([["bella", { notes: "Likes chicken." }]])));
    expect(writeApp(there.app)).toBe(writeApp(here.app));

    here.app.undo();

    expect(valuesOf(here, "dogs", "bella")).toMatchObject({ breed: "Cockapoo", notes: "Likes chicken." });
    expect(writeApp(there.app)).toBe(writeApp(here.app));
  });

  test("a field renamed in another tab is not renamed back by an undo here", () => {
    const { here, there } = twoTabs();
    const rename = ({ app }: Opened, name: string) =>
      app.apply(putField(app, "dogs", { ...(findField(tableOf(app, "dogs"), "breed") as Field), name }));
    rename(here, "Race");
    rename(there, "Kind");

    expect(here.app.undo()).toBeUndefined();
    expect(findField(tableOf(here.app, "dogs"), "breed")?.name).toBe("Kind");
  });

  test("a field that was deleted here comes back with its values, and what another tab changed stays", () => {
    const { here, there } = twoTabs();
    here.app.apply(deleteField(here.app, "dogs", "breed"));
    const notes = findField(tableOf(there.app, "dogs"), "notes") as Field;
    there.app.apply(putField(there.app, "dogs", { ...notes, name: "Remarks" }));

    here.app.undo();

    const fields = tableOf(there.app, "dogs").fields.map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(["Breed", "Remarks"]));
    expect(fields).not.toContain("Notes");
    expect(valuesOf(there, "dogs", "bella")?.breed).toBe("Cockapoo");
    expect(writeApp(there.app)).toBe(writeApp(here.app));
  });
});

test("a table comes back from its rows", () => {
  const source = openExample("groomer");
  const rows = tableRows(source.columns, "dogs");
  const target = openExample("groomer");
  target.app.apply(deleteRecords(target.columns, "dogs", ["bella", "moss", "duke"], "keep"));

  const { edit, problems } = readRows(target.columns, "dogs", rows);
  target.app.apply(edit);

  expect(problems).toEqual([]);
  expect([...target.app.records("dogs").values()].map(({ values }) => values)).toEqual(
    [...source.app.records("dogs").values()].map(({ values }) => values),
  );
});

test("rows that cannot be read are named and left out", () => {
  const { columns } = openExample("groomer");
  const rows = [
    ["Rex", "Nobody", "soon"],
    ["", "Tom Ashdown", ""],
    ["Fly", "tom ashdown", "2020-05-01"],
  ];

  const { edit, problems } = readRows(columns, "dogs", { columns: ["Name", "Customer", "Born"], rows });

  expect(problems.map(({ row, field }) => [row, field])).toEqual([
    [0, "customer"],
    [0, "born"],
    [1, "name"],
  ]);
  expect(edit.patches.map(({ after }) => after?.values)).toEqual([
    { name: "Fly", customer: ["tom"], born: "2020-05-01" },
  ]);
});

test("an app that begins with the records of another one changes only its own", () => {
  const { app } = openExample("groomer");
  const before = writeApp(app);
  const copy = createRecords({ document: app.document, base: app, counters: app.counters });
  expect(writeApp(copy)).toBe(before);

  copy.apply(changeRecords(copy, "dogs", new Map([["bella", { notes: "Copied" }]])));

  expect(copy.records("dogs").get("bella")?.values.notes).toBe("Copied");
  expect(copy.records("customers")).toBe(app.records("customers"));
  expect(writeApp(app)).toBe(before);
});

test("100,000 records open, change, undo and are written", () => {
  const { app } = openExample("groomer");
  const document: AppDocument = app.document;
  const at = "2026-01-01T00:00:00.000Z";
  const dogs = Array.from({ length: 100_000 }, (_, number) => ({
    id: `d${number}`,
    created: at,
    changed: at,
    values: { name: `Dog ${number}`, breed: `${number % 900}` },
  }));
  const many = createRecords({ document, records: { dogs } });
  const columns = createColumns(many, () => "2026-11-29T12:00");
  const before = writeApp(many);

  const breed = findField(tableOf(many, "dogs"), "breed") as Field;
  const conversion = convertField(columns, "dogs", { ...breed, kind: "number", options: {} } as Field);
  many.apply(conversion.edit);
  many.apply(
    deleteRecords(
      columns,
      "dogs",
      dogs.map(({ id }) => id),
      "clear",
    ),
  );
  expect([conversion.converted, many.records("dogs").size]).toEqual([100_000, 0]);
  many.undo();
  many.undo();

  expect(writeApp(many)).toBe(before);
});

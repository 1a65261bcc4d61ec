import { describe, expect, test } from "vitest";
import type { AppDocument } from "../document.ts";
import { addRecords, changeRecords } from "../records/edits.ts";
import type { AppRecord } from "../records/record.ts";
import { openExample } from "../testing.ts";
import { may, mayAdd, rightsOf, seesField } from "./rights.ts";
import type { Action, Rule } from "./rule-schema.ts";
import { actionsOf, runAction } from "./run-action.ts";
import { dueReminders, runRules } from "./run-rules.ts";

type Opened = ReturnType<typeof openExample>;

const record = ({ app }: Opened, table: string, id: string) => app.records(table).get(id) as AppRecord;
const changed = (old: AppRecord, values: Record<string, unknown>): AppRecord => ({
  ...old,
  values: { ...old.values, ...values },
});

function withParts(opened: Opened, parts: Partial<AppDocument>) {
  opened.app.apply({ label: "Parts", patches: [], document: { ...opened.app.document, ...parts } });
  return opened;
}

describe("reminders", () => {
  test("come the day before, in the words of the rule", () => {
    const opened = openExample("groomer");
    expect(dueReminders(opened.columns)).toEqual([]);

    opened.app.apply(
      changeRecords(opened.app, "appointments", new Map([["visit-3", { when: "2026-11-30T11:15" }]])),
    );
    expect(dueReminders(opened.columns)).toMatchObject([
      { text: "Moss is booked for 30 Nov 2026, 11:15.", day: "2026-11-29", actions: ["text-customer"] },
    ]);

    opened.app.apply(changeRecords(opened.app, "appointments", new Map([["visit-3", { done: true }]])));
    expect(dueReminders(opened.columns)).toEqual([]);
  });

  test("come after a date that has passed, until somebody has seen to it", () => {
    const opened = openExample("makerspace");

    expect(dueReminders(opened.columns).map(({ text, day }) => [day, text])).toEqual([
      ["2026-11-18", "Cordless drill was due on 17 Nov 2026: ask Ada Brook."],
    ]);
  });
});

describe("actions", () => {
  const run = (opened: Opened, id: string, table: string, on: string) =>
    runAction(
      opened.columns,
      opened.app.document.actions.find((action) => action.id === id) as Action,
      record(opened, table, on),
    );

  test("are offered where their condition holds", () => {
    const opened = openExample("makerspace");
    const offered = (id: string) =>
      actionsOf(opened.columns, "loans", record(opened, "loans", id)).map(({ name }) => name);

    expect([offered("loan-1"), offered("loan-2")]).toEqual([["Give back"], []]);
  });

  test("set fields, and one undo takes them back", () => {
    const opened = openExample("makerspace");

    opened.app.apply(run(opened, "give-back", "loans", "loan-1").edit);
    expect(record(opened, "loans", "loan-1").values.returned).toBe("2026-11-29");
    opened.app.undo();
    expect(record(opened, "loans", "loan-1").values).not.toHaveProperty("returned");
  });

  test("write a message with the record's values", () => {
    const opened = openExample("groomer");
    const { messages } = run(opened, "text-customer", "appointments", "visit-3");

    expect(messages.map(decodeURIComponent)).toEqual([
      "sms:07700900142?body=Hello, a reminder that Moss is booked for Bath on 1 Dec 2026, 11:15. The price is £32.00. See you then!",
    ]);
  });

  test("say so if there is nobody to write to", () => {
    const opened = openExample("groomer");
    opened.app.apply(changeRecords(opened.app, "customers", new Map([["priya", { phone: null }]])));

    expect(run(opened, "text-customer", "appointments", "visit-3")).toMatchObject({
      messages: [],
      problems: ["There is no telephone to write to."],
    });
  });

  test("add linked records, with the next numbers, in several steps", () => {
    const lend = {
      do: "add",
      table: "loans",
      link: "tool",
      fields: { member: '"Sami Reyes"', "back-by": "TODAY() + 2" },
    } as const;
    const action: Action = {
      id: "lend",
      table: "tools",
      name: "Lend twice",
      steps: [lend, lend, { do: "set", fields: { state: '"broken"', place: '{name} & " box"' } }],
    };
    const opened = openExample("makerspace");

    const { edit, problems } = runAction(opened.columns, action, record(opened, "tools", "cutter"), "sami");
    opened.app.apply(edit);

    expect(problems).toEqual([]);
    const added = [...opened.app.records("loans").values()].slice(-2);
    expect(
      added.map(({ by, values }) => [by, values.number, values.tool, values.member, values["back-by"]]),
    ).toEqual([
      ["sami", 3, ["cutter"], ["sami"], "2026-12-01"],
      ["sami", 4, ["cutter"], ["sami"], "2026-12-01"],
    ]);
    expect(record(opened, "tools", "cutter").values).toMatchObject({
      state: "broken",
      place: "Laser cutter box",
    });
  });

  test("name what they could not do", () => {
    const opened = openExample("makerspace");
    const action: Action = {
      id: "x",
      table: "tools",
      name: "X",
      steps: [{ do: "set", fields: { state: '"lost"', out: "TRUE", place: "1 / 0" } }],
    };

    const { edit, problems } = runAction(opened.columns, action, record(opened, "tools", "drill"));

    expect(edit.patches).toEqual([]);
    expect(problems).toEqual([
      "State: “lost” is not one of the choices.",
      "Out: The field to fill is missing.",
      "Place: Nothing can be divided by zero.",
    ]);
  });
});

describe("rules", () => {
  test("ask before a broken tool is lent", () => {
    const { app, columns } = openExample("makerspace");
    const loanOf = (tool: string) =>
      addRecords(columns, "loans", [{ tool: [tool], member: ["ada"] }]).patches[0]?.after as AppRecord;

    expect(runRules(columns, "loans", null, loanOf("planer")).questions.map(({ text }) => text)).toEqual([
      "Planer is not in order. Lend it anyway?",
    ]);
    expect(runRules(columns, "loans", null, loanOf("drill")).questions).toEqual([]);
    expect(app.canUndo).toBe(false);
  });

  test("set fields when others change, each once, even if they would start each other", () => {
    const rule = (id: string, field: string, fields: Record<string, string>): Rule => ({
      id,
      table: "appointments",
      name: id,
      when: { on: "changed", fields: [field] },
      outcome: { do: "set", fields },
    });
    const rules = [
      rule("a", "done", { paid: "{done}" }),
      rule("b", "paid", { done: "not {paid}", price: "{price} * 2" }),
    ];
    const opened = withParts(openExample("groomer"), { rules });
    const before = record(opened, "appointments", "visit-3");

    const outcome = runRules(opened.columns, "appointments", before, changed(before, { done: true }));

    expect(outcome.record.values).toMatchObject({ paid: true, done: false, price: 6_400 });
    expect(
      runRules(opened.columns, "appointments", before, changed(before, { notes: "x" })).record.values,
    ).toEqual({
      ...before.values,
      notes: "x",
    });
  });
});

describe("rights", () => {
  const { app } = openExample("makerspace");
  const loan = app.records("loans").get("loan-1") as AppRecord;
  const user = (id?: string) => ({ role: "user" as const, id });

  test("follow the role", () => {
    const { document } = app;

    expect(may(document, { role: "admin" }, "delete", "loans", loan)).toBe(true);
    expect(may(document, user("ada"), "change", "loans", loan)).toBe(true);
    expect(may(document, user("sami"), "see", "loans", loan)).toBe(false);
    expect(may(document, user(), "see", "loans", loan)).toBe(false);
    expect(may(document, user("ada"), "delete", "loans", loan)).toBe(false);
    expect([mayAdd(document, user(), "loans"), mayAdd(document, user(), "tools")]).toEqual([true, false]);
    expect(rightsOf(document, { role: "guest" }, "members")).toMatchObject({ see: false, add: false });
    expect(rightsOf(document, { role: "guest" }, "constructor").see).toBe(false);
  });

  test("hide fields", () => {
    const { document } = app;

    expect(seesField(document, user(), "members", "email")).toBe(false);
    expect(seesField(document, user(), "members", "name")).toBe(true);
    expect(seesField(document, { role: "admin" }, "members", "email")).toBe(true);
  });

  test("are everybody's in an app without roles", () => {
    expect(rightsOf({ ...app.document, roles: [] }, { role: "guest" }, "loans").delete).toBe(true);
  });
});

import { expect, describe as group, test } from "vitest";
import working from "#tests/apps/working.json" with { type: "json" };
import { fc, runs } from "#tests/support/fuzz.ts";
import { createColumns } from "../computed/columns.ts";
import type { AppDocument } from "../document.ts";
import { isCellError } from "../fields/field-values.ts";
import { readApp } from "../records/app-file.ts";
import { createRecords } from "../records/records.ts";
import { showView } from "../views/view-props.ts";
import { describe } from "./describe.ts";
import { figuresOf, type Labelled, measure } from "./testing/measure.ts";

const TODAY = "2026-11-29";
const GROOMER =
  "I run a mobile dog groomer. I need my customers, their dogs, appointments with price and whether they paid, and a reminder the day before.";

const tableOf = (document: AppDocument, many: string) =>
  document.tables.find(({ name }) => name.many === many);
const fieldsOf = (document: AppDocument, many: string) =>
  Object.fromEntries((tableOf(document, many)?.fields ?? []).map(({ name, kind }) => [name, kind]));

test("the groomer gets customers, dogs, appointments and a reminder with a text", () => {
  const { document, samples } = describe(GROOMER, { today: TODAY });

  expect(document.tables.map(({ name }) => name.many)).toEqual(["Customers", "Dogs", "Appointments"]);
  expect(fieldsOf(document, "Dogs")).toMatchObject({ Customer: "link", Breed: "text", Born: "date" });
  expect(fieldsOf(document, "Appointments")).toMatchObject({
    ...{ When: "date-time", Dog: "link", Price: "money", Paid: "yes-no" },
  });
  expect(document.pages[0]).toBe("today");
  expect(document.rules).toMatchObject([
    { table: "appointments", when: { on: "date", field: "when", daysBefore: 1 } },
  ]);
  expect(document.actions.some(({ steps }) => steps.some((step) => step.do === "write"))).toBe(true);
  expect(samples.records.appointments?.[0]?.values.who).toEqual(["dogs-1"]);
});

test("each part says from which words it comes, and can be left out", () => {
  const { parts } = describe(GROOMER);
  const dogs = parts.find(({ id }) => id === "table:dog");

  for (const { evidence } of parts)
    for (const { text, start, end } of evidence) expect(GROOMER.slice(start, end)).toBe(text);
  expect(dogs?.evidence[0]?.text).toBe("dogs");

  const rest = describe(GROOMER, { without: ["table:dog", "field:appointment.paid", "reminder:1"] });
  expect(rest.document.tables.map(({ name }) => name.many)).toEqual(["Customers", "Appointments"]);
  expect(fieldsOf(rest.document, "Appointments")).not.toHaveProperty("Paid");
  expect(fieldsOf(rest.document, "Appointments")).toMatchObject({ Customer: "link" });
  expect(rest.document.rules).toEqual([]);
  expect(rest.parts.map(({ id }) => id)).toEqual(parts.map(({ id }) => id));
});

test("unknown nouns become tables with sensible fields", () => {
  const { document } = describe("I want to keep track of my hives, queens, swarms and inspections.");

  expect(document.tables.map(({ name }) => name.many)).toEqual(["Hives", "Queens", "Swarms", "Inspections"]);
  expect(fieldsOf(document, "Hives")).toMatchObject({ Name: "text" });
  expect(fieldsOf(document, "Swarms")).toMatchObject({ Date: "date", Hive: "link" });
  expect(fieldsOf(document, "Inspections")).toMatchObject({ Hive: "link" });
});

group("reads", () => {
  test.each([
    ["jobs with a status (asked, quoted or done)", "Jobs", "Status", "choice"],
    ["orders with size small, medium or large", "Orders", "Size", "choice"],
    ["members and whether they are vaccinated", "Members", "Vaccinated", "yes-no"],
    ["members with phone number and date of birth", "Members", "Date of birth", "date"],
    ["lessons with how long they take", "Lessons", "Length", "duration"],
    ["recipes with number of eggs", "Recipes", "Number of eggs", "number"],
    ["customers and how much each owes", "Customers", "Owes", "money"],
  ])("%s", (text, table, field, kind) => {
    expect(fieldsOf(describe(text).document, table)).toMatchObject({ [field]: kind });
  });

  test.each([
    ["An app called Blue Door to list customers", "Blue Door"],
    ["Blue Door is a mobile dog groomer. We list customers and dogs.", "Blue Door"],
    ["I run a bike hire and list customers", "Bike hire"],
    ["My Staff is a list of people", "Staff"],
  ])("the name of %s", (text, name) => {
    expect(describe(text).document.name).toBe(name);
  });

  test("choices by their names", () => {
    const field = tableOf(
      describe("orders with size small, medium or large").document,
      "Orders",
    )?.fields.find(({ name }) => name === "Size");

    expect(field?.options).toMatchObject({
      choices: [{ name: "Small" }, { name: "Medium" }, { name: "Large" }],
    });
  });

  test("what helpers do not see", () => {
    const { document } = describe(`${GROOMER} My two helpers do not see prices.`);

    expect(document.roles).toMatchObject([
      { id: "user", tables: { appointments: { see: true, hiddenFields: ["price"] } } },
    ]);
    expect(document.tables.map(({ name }) => name.many)).not.toContain("Helpers");
  });

  test("what a customer owes, as the sum of what is not paid", () => {
    const { document } = describe(
      "Customers, jobs with price and whether they paid, and how much each customer owes",
    );
    const owes = tableOf(document, "Customers")?.fields.find(({ name }) => name === "Owes");

    expect(owes).toMatchObject({
      kind: "rollup",
      options: {
        table: "jobs",
        figure: "sum",
        field: "price",
        filter: { all: [{ field: "paid", is: "no" }] },
      },
    });
  });

  test("the currency and the spelling of its country", () => {
    expect(describe("orders with price, from $20").document).toMatchObject({
      currency: "USD",
      locale: "en-US",
    });
    expect(describe("orders with price, from £20").document).toMatchObject({
      currency: "GBP",
      locale: "en-GB",
    });
  });
});

test("a text that says nothing gets a question, and its answers are more text", () => {
  const { isUnsure, questions } = describe("hello");
  const [question] = questions;

  expect(isUnsure).toBe(true);
  for (const { adds } of question?.answers ?? []) expect(describe(`hello. ${adds}`).isUnsure).toBe(false);
});

test.each((working as Labelled[]).map(({ id, text }) => ({ id, text })))(
  "the app of $id opens: all views, samples, links and computed fields",
  ({ text }) => {
    const { samples, questions } = describe(text, { today: TODAY });
    const { document, records, unreadable } = readApp(JSON.parse(JSON.stringify(samples)));
    const app = createRecords({ document, records, counters: samples.counters });
    const columns = createColumns(app, () => `${TODAY}T12:00`);

    expect(unreadable).toBe(0);
    expect(questions.length).toBeLessThanOrEqual(3);
    expect(document.pages.length).toBeGreaterThan(0);
    const problems: string[] = [];
    for (const view of document.views)
      if (!showView(columns, view, "")) problems.push(`${view.name} shows nothing`);
    for (const table of document.tables)
      for (const field of table.fields) {
        const column = columns.column(table.id, field.id);
        for (const record of records[table.id] ?? []) {
          const value = column?.value(record);
          if (isCellError(value)) problems.push(`${table.id}.${field.id}: ${value.error}`);
        }
      }
    for (const list of Object.values(records))
      for (const { id, kept } of list) if (kept) problems.push(`${id} keeps ${JSON.stringify(kept)}`);
    expect(problems).toEqual([]);
    expect(describe(text, { today: TODAY })).toEqual(describe(text, { today: TODAY }));
  },
);

test("the working set is read as a person would", () => {
  const { tables, fields, kinds, links } = figuresOf((working as Labelled[]).map(measure));

  expect(tables).toBeGreaterThan(0.85);
  expect(fields).toBeGreaterThan(0.85);
  expect(kinds).toBeGreaterThan(0.95);
  expect(links).toBeGreaterThan(0.8);
});

group("finds tables", () => {
  test.each([
    ["Wines I tasted: producer, grape, price, notes", ["Wines"]],
    ["I read papers for my PhD. Title, authors, year, journal", ["Papers"]],
    ["Whenever I open a hive I note the date, the temper and whether I saw eggs", ["Inspections"]],
    ["Members and courts. Members book courts.", ["Members", "Courts", "Bookings"]],
    ["I look after 40 bikes. Who has which bike, and since when?", ["Bikes", "Loans", "Members"]],
    ["Our sailing club has boats. Boats with sail number and length.", ["Boats"]],
    [
      "Leads with address, site surveys, quotes (sent, accepted), jobs with date",
      ["Leads", "Site surveys", "Quotes", "Jobs"],
    ],
  ])("%s", (text, tables) => {
    expect(describe(text).document.tables.map(({ name }) => name.many)).toEqual(tables);
  });
});

const fieldNames = (text: string) =>
  describe(text).document.tables.flatMap(({ fields }) => fields.map(({ name }) => name));

group("leaves out", () => {
  test.each([
    "Basically I tried a spreadsheet but it's a mess, honestly. I need lanterns with length and price. That's it really.",
    "My daughter says this can be done on a phone. We have lanterns with length and price, don't laugh.",
    "Right, so nothing fancy please. I want to see at a glance my lanterns: length, price. We don't need invoices.",
  ])("what is no data in: %s", (text) => {
    const { document } = describe(text);

    expect(document.tables.map(({ name }) => name.many)).toEqual(["Lanterns"]);
    expect(fieldNames(text)).toEqual(expect.arrayContaining(["Length", "Price"]));
    expect(fieldNames(text).filter((name) => !/^(?:Name|Length|Price|Notes)$/.test(name))).toEqual([]);
  });
});

group("adds tables that are meant", () => {
  test.each([
    ["Repairs: customer, mobile, what is broken, price, ready on", "Repairs", "Customers"],
    ["The clocks I mend, whose they are, maker, price", "Clocks", "Customers"],
  ])("people of %s", (text, table, people) => {
    expect(describe(text).document.tables.map(({ name }) => name.many)).toEqual(
      expect.arrayContaining([table, people]),
    );
    expect(Object.values(fieldsOf(describe(text).document, table))).toContain("link");
  });

  test("loans of what people hold", () => {
    const { document } = describe(
      "Our costumes, with size and photo. Who's got which one, and is it brought back?",
    );

    expect(document.tables.map(({ name }) => name.many)).toEqual(
      expect.arrayContaining(["Costumes", "Loans"]),
    );
    expect(Object.values(fieldsOf(document, "Loans"))).toContain("link");
  });

  test("a record each day of what is measured", () => {
    const { document } = describe(
      "For each tank: name and litres. Every day somebody measures sugar and temperature.",
    );

    expect(fieldsOf(document, "Daily records")).toMatchObject({
      Date: "date",
      Tank: "link",
      Temperature: "number",
    });
  });

  test("a record for each time, and not one for each animal", () => {
    const { document } = describe("For each ewe I note the date, how many lambs, and was there any bother.");

    expect(fieldsOf(document, "Ewe records")).toMatchObject({ Date: "date", Ewe: "link" });
  });
});

group("reads short forms", () => {
  test.each([
    ["Boilers: make, serial no., price", "Boilers", "Serial number", "text"],
    ["Customers: name and number, address", "Customers", "Telephone", "phone"],
    ["Hives: frames of brood, temper 1 to 5", "Hives", "Temper", "number"],
    ["Ewes: name, pregnant or not", "Ewes", "Pregnant", "yes-no"],
    ["Tanks: litres, fresh or marine", "Tanks", "Litres", "number"],
    ["Appointments: date, price, paid cash or card", "Appointments", "Paid", "choice"],
    ["Skips: size 4yd 6yd 8yd, address", "Skips", "Size", "choice"],
    ["Runs: date, time, distance", "Runs", "Distance", "number"],
    ["Doors: place, last inspected", "Doors", "Last inspected", "date"],
    ["Kilns: name. Each firing has a date, cone and length", "Firings", "Cone", "text"],
    ["Stalls: name, cash taken", "Stalls", "Cash taken", "money"],
  ])("%s", (text, table, field, kind) => {
    expect(fieldsOf(describe(text).document, table)).toMatchObject({ [field]: kind });
  });

  test.each(["nudge me", "give me a shout", "ping me", "I'd love a prod"])("reminders: %s", (asked) => {
    const { document } = describe(`Boilers with make and next service date. ${asked} two weeks before.`);

    expect(document.rules).toMatchObject([{ when: { on: "date" }, outcome: { do: "remind" } }]);
  });

  test.each([
    "The lads are not to see the price.",
    "The price is nobody else's business.",
    "The Saturday lad has no business knowing the price.",
  ])("roles: %s", (said) => {
    const { document } = describe(`Jobs with customer, date and price. ${said}`);

    expect(JSON.stringify(document.roles)).toContain('"hiddenFields":["price"]');
  });
});

test("a field with the name of a computed one keeps its own id", () => {
  const { document } = describe("Shirt orders: band, title, quantity, delivery date, invoice paid");

  expect(fieldsOf(document, "Shirt orders")).toMatchObject({ Title: "text", Quantity: "number" });
});

test("any text becomes an app", () => {
  const words = (working as Labelled[]).flatMap(({ text }) => text.split(/(?<=\s)/));
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc
      .array(fc.constantFrom(...words, "\n", ": ", "(", ")", " or ", " with ", "each "), { maxLength: 60 })
      .map((list) => list.join("")),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const { document, samples } = describe(typed, { today: TODAY });
      expect(readApp(JSON.parse(JSON.stringify(samples))).document).toEqual(document);
    }),
    { numRuns: runs(100) },
  );
});

test("tables that refer to each other are asked for a telephone number once", () => {
  const text =
    "Machines with their current certificate. Certificates with machine, date and next due. Remind me a week before.";

  const { document } = describe(text, { today: TODAY });

  expect(document.tables.map(({ name }) => name.many)).toEqual(["Machines", "Certificates"]);
});

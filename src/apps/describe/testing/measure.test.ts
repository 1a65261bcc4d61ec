import { expect, test } from "vitest";
import { type Labelled, likeness, measure } from "./measure.ts";

const entry = (tables: Labelled["tables"]): Labelled => ({
  id: "club",
  text: "Members with phone and birthday. Courses with date and price. Members book courses.",
  tables,
});

test("another usual name of a table, a field or a kind counts as found", () => {
  const score = measure(
    entry([
      { name: "people", fields: ["mobile: phone", "date of birth: date"] },
      { name: "classes", fields: ["when: date", "fee: money"] },
      { name: "bookings", links: ["people", "classes"] },
    ]),
  );

  expect(score).toMatchObject({ foundTables: 3, foundFields: 4, wrongKinds: [], missedLinks: [] });
});

test("another table, field, kind or link is a miss", () => {
  const score = measure(
    entry([
      { name: "invoices", fields: ["amount: money"] },
      { name: "members", fields: ["birthday: yes-no", "weight: number"], links: ["suppliers"] },
    ]),
  );

  expect(score.missedTables).toEqual(["invoices"]);
  expect(score.extraTables.toSorted()).toEqual(["Bookings", "Courses"]);
  expect(score.missedFields).toEqual(["invoices.amount: money", "members.weight: number"]);
  expect(score.wrongKinds).toHaveLength(1);
  expect(score.missedLinks).toEqual(["members → suppliers"]);
});

test.each([
  ["number of guests", "how many guests", 3],
  ["the expiry date of it", "expiry", 2],
  ["a wedding date", "date", 1],
  ["phone", "telephone number", 2],
  ["customers", "suppliers", 0],
  ["loans", "bookings", 0],
  ["price", "weight", 0],
])("%s and %s", (one, other, likely) => {
  expect(likeness(one, other)).toBe(likely);
});

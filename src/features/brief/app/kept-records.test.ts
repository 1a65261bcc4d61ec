import { expect, test } from "vitest";
import { createRecords } from "#src/apps/records/records.ts";
import { describeBrief } from "./describe-brief.ts";
import { withKeptRecords } from "./kept-records.ts";

const describe = (without: string[]) =>
  describeBrief({
    brief: "Customers and appointments with price",
    without,
    today: "2026-02-14",
    language: "en-GB",
  }).samples;

test("records of the visitor stay in the next app, without the fields that it does not have", () => {
  const first = describe([]);
  const before = createRecords(first);
  const at = "2026-02-14T10:00:00.000Z";
  const own = { id: "mine", created: at, changed: at, values: { price: 1_200, when: "2026-02-15T09:00" } };
  before.apply({ label: "Add", patches: [{ table: "appointments", id: "mine", before: null, after: own }] });

  const next = withKeptRecords(describe(["field:appointment.price"]), before);
  const mine = next.records.appointments?.find(({ id }) => id === "mine");

  expect(mine?.values).toEqual({ when: "2026-02-15T09:00" });
  expect(next.records.customers).toEqual(first.records.customers);
  expect(withKeptRecords(first, undefined)).toBe(first);
  expect(withKeptRecords(describe(["table:appointment"]), before).records.appointments).toBeUndefined();
});

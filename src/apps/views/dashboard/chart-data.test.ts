import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { addDays } from "../../fields/days.ts";
import { openExample } from "../../testing.ts";
import { changeOf, chartData, rangeBefore, ticksBelow } from "./chart-data.ts";
import { type DashboardTile, dashboardOptions } from "./dashboard-options.ts";
import { donutArcs } from "./shapes.ts";

const tileOf = (tile: Partial<DashboardTile>) =>
  dashboardOptions.parse({ tiles: [{ name: "Takings", view: "week", ...tile }] }).tiles[0] as DashboardTile;

function open(list: readonly { when: string; price: number; what: string }[]) {
  const { app, columns } = openExample("groomer");
  app.apply({
    label: "Visits",
    patches: [
      ...[...app.records("appointments").values()].map((before) => ({
        table: "appointments",
        id: before.id,
        before,
        after: null,
      })),
      ...list.map((values, at) => {
        const after = { id: `v${at}`, created: values.when, changed: values.when, values };
        return { table: "appointments", id: after.id, before: null, after };
      }),
    ],
  });
  return { columns, records: [...app.records("appointments").values()] };
}

test("periods without records are zero, and the bars add up to the whole", () => {
  const visits = fc.array(
    fc.record({
      when: fc.integer({ min: 0, max: 60 }).map((days) => `${addDays("2026-10-01", days)}T10:00`),
      price: fc.integer({ min: 0, max: 9_999 }),
      what: fc.constantFrom("bath", "nails", "full-groom"),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(visits, fc.constantFrom("day", "week", "month", undefined), (list, each) => {
      const { columns, records } = open(list);
      const range = { from: "2026-10-01", to: "2026-11-30" };
      const tile = tileOf({ chart: "bars", figure: "sum", field: "price", by: "when", stack: "what", each });
      const { buckets, series } = chartData(columns, "appointments", tile, records, range);

      const whole = list.reduce((sum, { price }) => sum + price, 0);
      expect(buckets.reduce((sum, { total }) => sum + total, 0)).toBe(whole);
      for (const { values, total } of buckets) {
        expect(values).toHaveLength(series.length);
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(total);
      }
      expect(buckets.map(({ key }) => key)).toEqual(buckets.map(({ key }) => key).toSorted());
      if (each === "day") expect(buckets).toHaveLength(61);
      if (each === "month") expect(buckets).toHaveLength(2);
    }),
    { numRuns: 30 },
  );
});

test("choices keep their names, and many names become twelve", () => {
  const { columns, records } = open([
    { when: "2026-11-02T10:00", price: 100, what: "bath" },
    { when: "2026-11-03T10:00", price: 300, what: "nails" },
    { when: "2026-11-04T10:00", price: 50, what: "bath" },
  ]);
  const { buckets } = chartData(
    columns,
    "appointments",
    tileOf({ chart: "donut", figure: "sum", field: "price", by: "what" }),
    records,
  );
  expect(buckets.map(({ name, total }) => [name, total])).toEqual([
    ["Full groom", 0],
    ["Bath", 150],
    ["Nails", 300],
  ]);
  const days = Array.from({ length: 20 }, (_, at) => ({
    when: `${addDays("2026-11-01", at)}T10:00`,
    price: at,
    what: "bath",
  }));
  const many = open(days);
  const named = chartData(many.columns, "appointments", tileOf({ chart: "bars", by: "price" }), many.records);
  expect(named.buckets).toHaveLength(12);
  expect(named.buckets.at(-1)).toMatchObject({ name: "Other", total: 9 });
});

test("a change needs something before it", () => {
  expect([changeOf(3, 2), changeOf(1, 0), changeOf(null, 2)]).toEqual([0.5, null, null]);
  expect(rangeBefore({ from: "2026-11-01", to: "2026-11-30" })).toEqual({
    from: "2026-10-02",
    to: "2026-10-31",
  });
  expect(ticksBelow(3, true)).toEqual([1, 2, 3]);
  expect(ticksBelow(0)).toEqual([]);
  expect(donutArcs([1, 3, -2])).toEqual([
    { length: 25, from: 0 },
    { length: 75, from: 25 },
    { length: 0, from: 100 },
  ]);
});

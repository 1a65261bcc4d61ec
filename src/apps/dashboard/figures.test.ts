import { expect, test } from "vitest";
import {
  change,
  daily,
  filterOrders,
  keyFigures,
  type Order,
  ordersBetween,
  ordersCsv,
  readDashboard,
  sortOrders,
  ticksBelow,
} from "./figures.ts";

const order: Order = {
  id: "1",
  day: 20_000,
  customer: "Ada",
  what: "Beans",
  channel: "Online",
  status: "Sent",
  total: 1_000,
};

test("a day always has the same orders, with unique ids", () => {
  const orders = ordersBetween(20_000, 20_060);

  expect(ordersBetween(20_000, 20_060)).toEqual(orders);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  expect(orders.length).toBeGreaterThan(150);
});

test("refunded orders are not revenue", () => {
  const orders = [order, { ...order, id: "2", status: "Refunded" as const, total: 500 }];

  expect(keyFigures(orders)).toEqual({ revenue: 1_000, orders: 1, average: 1_000, refunded: 0.5 });
  expect(keyFigures([])).toEqual({ revenue: 0, orders: 0, average: 0, refunded: 0 });
});

test("the days add up to the total, including days without orders", () => {
  const orders = ordersBetween(20_000, 20_029);
  const days = daily(orders, 20_000, 20_029);

  expect(days).toHaveLength(30);
  expect(days.reduce((sum, { total }) => sum + total, 0)).toBe(keyFigures(orders).revenue);
  expect(daily([], 5, 7).map(({ total }) => total)).toEqual([0, 0, 0]);
});

test("a manual status is kept", () => {
  const first = ordersBetween(20_000, 20_000)[0];

  expect(ordersBetween(20_000, 20_000, { [first?.id ?? ""]: "Refunded" })[0]?.status).toBe("Refunded");
});

test("filters combine, and the search covers all fields", () => {
  const orders = ordersBetween(20_000, 20_030);

  const found = filterOrders(orders, { words: "harbour", channel: "Wholesale", status: "all" });

  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ what, channel }) => /harbour/i.test(what) && channel === "Wholesale")).toBe(true);
});

test("orders can be sorted by numbers and by text", () => {
  const orders = ordersBetween(20_000, 20_010);

  const [first, second] = sortOrders(orders, "total", true);

  expect(first?.total).toBeGreaterThanOrEqual(second?.total ?? 0);
  expect(sortOrders(orders, "customer", false)[0]?.customer).toBe("Ada Lindqvist");
});

test("CSV cells are never formulas, and commas are quoted", () => {
  const csv = ordersCsv([{ ...order, customer: "=1+1", what: 'One, "two"' }]);

  expect(csv).toContain(`1,2024-10-04,'=1+1,"One, ""two""",Online,Sent,10.00`);
});

test("grid lines are at round amounts below the highest", () => {
  expect(ticksBelow(73_400)).toEqual([20_000, 40_000, 60_000]);
  expect(ticksBelow(100_000)).toEqual([50_000, 100_000]);
  expect(ticksBelow(0)).toEqual([]);
});

test("stored settings are read again without invalid values", () => {
  const saved = {
    statuses: { a: "Packed" as const },
    filter: { words: "tea", channel: "Online" as const, status: "all" as const },
    span: { days: 7, last: 20_000 },
  };

  expect(readDashboard(saved)).toEqual(saved);
  for (const nonsense of [undefined, {}, { statuses: { a: "Lost" }, filter: 3, span: { days: "x" } }]) {
    expect(readDashboard(nonsense)).toEqual({
      statuses: {},
      filter: { words: "", channel: "all", status: "all" },
      span: { days: 30, last: null },
    });
  }
});

test("the change from zero is undefined", () => {
  expect(change(10, 0)).toBeNull();
  expect(change(15, 10)).toBe(0.5);
});

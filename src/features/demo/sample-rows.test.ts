import { expect, test } from "vitest";
import { type RowStatus, sampleRows } from "./sample-rows.ts";

const good = new Set<RowStatus>(["Active", "Completed", "Secure"]);
const categories = Object.entries(sampleRows);

test.each(categories)("%s has five rows, numbered from 1", (_category, rows) => {
  expect(rows.map((row) => row.id)).toEqual([1, 2, 3, 4, 5]);
});

test.each(categories)("%s has three rows with a normal status and two others", (_category, rows) => {
  const statuses = rows.map((row) => row.status);
  const others = statuses.filter((status) => !good.has(status));

  expect(statuses.filter((status) => good.has(status))).toHaveLength(3);
  expect(new Set(others).size).toBe(2);
});

test.each(categories)("the first three rows of %s show more than one status", (_category, rows) => {
  const statuses = rows.slice(0, 3).map((row) => row.status);

  expect(statuses.some((status) => good.has(status))).toBe(true);
  expect(statuses.some((status) => !good.has(status))).toBe(true);
});

test("the games have 8,850 players", () => {
  expect(sum(sampleRows.Games.map((game) => game.players))).toBe(8_850);
});

test("1,240 players are in the three active games", () => {
  const active = sampleRows.Games.filter((game) => game.status === "Active");

  expect(active).toHaveLength(3);
  expect(sum(active.map((game) => game.players))).toBe(1_240);
});

test("the average AI accuracy is 90.6 percent", () => {
  // In tenths, because 90.6 has no exact binary form.
  const tenths = sampleRows.AI.map((model) => Math.round(model.accuracy * 10));

  expect(sum(tenths) / tenths.length).toBe(906);
});

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}

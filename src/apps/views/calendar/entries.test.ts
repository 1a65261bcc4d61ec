import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import type { ViewOf } from "../../document.ts";
import { findTable } from "../../document.ts";
import { openExample } from "../../testing.ts";
import { type Entry, entriesOf, moved, moveEntry, placed } from "./entries.ts";
import { periodText, shownDays, stepped } from "./period.ts";

test("records with a date become entries, earliest first, with the colour of their choice", () => {
  const { app, columns } = openExample("groomer");
  const table = findTable(app.document, "appointments");
  const view = app.document.views.find(({ id }) => id === "week") as ViewOf<"calendar">;
  if (!table) throw new Error("The example has no appointments.");

  const entries = entriesOf(columns, table, view, [...app.records("appointments").values()].reverse());

  expect(entries.map(({ name, day, start, end, colour }) => [name, day, start, end, colour])).toEqual([
    ["Bella, full groom", "2026-11-19", 570, 630, 1],
    ["Duke, nails", "2026-11-20", 840, 900, 5],
    ["Moss, bath", "2026-12-01", 675, 735, 3],
  ]);
  const [first] = entries;
  if (!first) throw new Error("There is no entry.");
  const [patch] = moveEntry(columns, table, view, first.record, { days: 1, minutes: -15 }).patches;
  expect(patch?.after?.values.when).toBe("2026-11-20T09:15");
});

test("a local time moves without a time zone, over midnight and the end of a month", () => {
  expect(moved("2026-02-28T23:50", { minutes: 15 })).toBe("2026-03-01T00:05");
  expect(moved("2026-03-29T00:10", { minutes: -15 })).toBe("2026-03-28T23:55");
  expect(moved("2026-12-31", { days: 1, minutes: 15 })).toBe("2027-01-01");
});

test("entries that overlap never share a lane, and every entry gets its place", () => {
  const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 1_400 }), fc.integer({ min: 15, max: 300 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(times, (list) => {
      const entries = list
        .map(([start, length], at) => ({ start, end: start + length, name: String(at) }) as unknown as Entry)
        .sort((one, other) => (one.start ?? 0) - (other.start ?? 0));
      const places = placed(entries);
      expect(places.map(({ entry }) => entry)).toEqual(entries);
      for (const one of places) {
        expect(one.lane).toBeLessThan(one.lanes);
        for (const other of places) {
          const overlap =
            (one.entry.start ?? 0) < other.entry.end && (other.entry.start ?? 0) < one.entry.end;
          if (one !== other && overlap) {
            expect(one.lane).not.toBe(other.lane);
            expect(one.lanes).toBe(other.lanes);
          }
        }
      }
    }),
  );
});

test("a month is shown in whole weeks from Monday", () => {
  const days = shownDays("month", "2026-11-29");
  expect([days[0], days.at(-1), days.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
  expect(shownDays("month", "2027-02-10")).toHaveLength(28);
  expect(shownDays("week", "2026-11-29")).toEqual([
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
  ]);
  expect(stepped("month", "2026-01-31", 1)).toBe("2026-02-28");
  expect(periodText("week", "2026-12-31", "en-GB")).toBe("28 Dec – 3 Jan 2027");
});

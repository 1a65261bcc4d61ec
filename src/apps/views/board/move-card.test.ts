import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import type { ViewOf } from "../../document.ts";
import { findTable } from "../../document.ts";
import { openProgram } from "../../programs/open-program.ts";
import { queryRecords } from "../../query/query-view.ts";
import { type Arrow, moveCard, nudgeCard } from "./move-card.ts";

const opened = await openProgram("app-crm", undefined, new Date("2026-11-21T10:00:00Z"));
const { app, columns } = opened;
const table = findTable(app.document, "deals");
const view = app.document.views.find(({ id }) => id === "board") as ViewOf<"board">;

function board() {
  if (!table) throw new Error("There are no deals.");
  const groups = queryRecords(columns, { table: "deals", sort: view.sort, group: "stage" }).groups ?? [];
  return { columns, table, view, groups };
}
const order = () => board().groups.map(({ records }) => records.map(({ id }) => id));

test("any moves keep every card once, where it was put", () => {
  const ids = [...app.records("deals").keys()];
  const step = fc.record({
    id: fc.constantFrom(...ids),
    arrow: fc.constantFrom<Arrow>("left", "right", "up", "down"),
    before: fc.option(fc.constantFrom(...ids), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      for (const { id, arrow, before } of steps) {
        const present = board();
        const record = app.records("deals").get(id);
        const group = present.groups.find(({ records }) => records.some((one) => one.id === id));
        const beside = before === undefined || before === id ? undefined : app.records("deals").get(before);
        if (!record || !group) throw new Error("A card is lost.");
        const target = present.groups.find(({ records }) => beside && records.includes(beside));
        const edit =
          target && beside
            ? moveCard(present, record, { key: target.key, before: beside })
            : nudgeCard(present, record, group, arrow);
        if (edit) app.apply(edit);
        if (target && beside) {
          const column = order().find((list) => list.includes(id)) ?? [];
          expect(column[column.indexOf(id) + 1]).toBe(beside.id);
        }
        expect(order().flat().toSorted()).toEqual(ids.toSorted());
      }
    }),
  );
});

test("a column gets new numbers when none is left between two cards", () => {
  const move = (id: string, beforeId: string) => {
    const record = app.records("deals").get(id);
    const before = app.records("deals").get(beforeId);
    if (record && before) app.apply(moveCard(board(), record, { key: "Met", before }));
  };
  for (const id of ["deal-1", "deal-2", "deal-3"]) {
    const record = app.records("deals").get(id);
    if (record) app.apply(moveCard(board(), record, { key: "Met" }));
  }
  for (let time = 0; time < 200; time++) move(time % 2 ? "deal-1" : "deal-2", time % 2 ? "deal-2" : "deal-1");
  for (let time = 0; time < 130; time++) move(time % 2 ? "deal-3" : "deal-2", time % 2 ? "deal-2" : "deal-3");

  const met = board().groups[0]?.records ?? [];
  const places = met.map(({ values }) => values.place as number);
  expect(new Set(places).size).toBe(places.length);
  expect(places.every(Number.isFinite)).toBe(true);
});

import { expect, test } from "vitest";
import { settingsById } from "#src/contract/offered-templates.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { fc } from "#tests/support/fuzz.ts";
import { listTemplates, moveBefore } from "./listed-templates.ts";

const few = templates.slice(0, 5);
const [a, b, c, d, e] = few.map(({ id }) => id) as [string, string, string, string, string];

function order(moves: [string, string | null][]) {
  const settings = new Map<string, TemplateSetting>();
  for (const [id, before] of moves) {
    for (const setting of moveBefore(listTemplates(settings, few), id, before))
      settings.set(setting.id, setting);
  }
  return { ids: listTemplates(settings, few).map(({ id }) => id), settings };
}

test.each<[string, [string, string | null], string[]]>([
  ["up", [d, b], [a, d, b, c, e]],
  ["to the top", [e, a], [e, a, b, c, d]],
  ["down", [a, d], [b, c, a, d, e]],
  ["to the end", [a, null], [b, c, d, e, a]],
  ["nowhere", [b, b], [a, b, c, d, e]],
])("moving a template %s changes at most one setting", (_, move, expected) => {
  const { ids, settings } = order([move]);

  expect(ids).toEqual(expected);
  expect(settings.size).toBeLessThanOrEqual(1);
});

test("swapping the same two repeatedly keeps the order correct", () => {
  const moves = Array.from({ length: 120 }, (_, index): [string, string] => (index % 2 ? [b, c] : [c, b]));

  const { ids } = order(moves);

  expect(ids).toEqual([a, b, c, d, e]);
});

test("a moved template is always right before its drop target", () => {
  const move = fc.tuple(fc.constantFrom(a, b, c, d, e), fc.constantFrom(a, b, c, d, e));
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), move, (moves, [id, before]) => {
      const { ids } = order([...moves, [id, before]]);
      if (id !== before) expect(ids.indexOf(id)).toBe(ids.indexOf(before) - 1);
    }),
  );
});

test("a template that is not featured cannot move among the featured ones", () => {
  const settings = settingsById([
    { id: c, isHidden: false, isFeatured: true, price: null, tags: [], position: null },
  ]);
  const rows = listTemplates(settings, few);

  const [moved] = moveBefore(rows, e, c);

  const after = listTemplates(new Map(settings).set(e, moved as TemplateSetting), few).map(({ id }) => id);
  expect(after).toEqual([c, e, a, b, d]);
});

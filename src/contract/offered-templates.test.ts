import { expect, test } from "vitest";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { fc } from "#tests/support/fuzz.ts";
import { noSetting, offerTemplates, orderTemplates, settingsById } from "./offered-templates.ts";
import type { TemplateSetting } from "./template-settings.ts";

const [first, second, third] = templates.map(({ id }) => id) as [string, string, string];
const ids = (settings: TemplateSetting[]) =>
  offerTemplates(templates, settingsById(settings)).map(({ id }) => id);

test("by default all templates are offered in the built-in order", () => {
  expect(offerTemplates(templates, settingsById([]))).toBe(templates);
});

test("a hidden template is not offered", () => {
  expect(ids([{ ...noSetting(first), isHidden: true }])).toEqual(templates.slice(1).map(({ id }) => id));
});

test("featured templates come first, in order", () => {
  const settings = [second, third].map((id) => ({ ...noSetting(id), isFeatured: true }));

  expect(ids(settings).slice(0, 3)).toEqual([second, third, first]);
});

test("a template is placed between its neighbours' positions", () => {
  expect(ids([{ ...noSetting(third), position: 0.5 }]).slice(0, 3)).toEqual([first, third, second]);
});

test("settings never lose or duplicate a template", () => {
  const setting = fc.record({
    id: fc.constantFrom(...templates.map(({ id }) => id)),
    isHidden: fc.boolean(),
    isFeatured: fc.boolean(),
    price: fc.constant(null),
    tags: fc.constant<string[]>([]),
    position: fc.option(fc.double({ min: -1_000, max: 1_000, noNaN: true })),
  });
  fc.assert(
    fc.property(fc.array(setting), (settings) => {
      const ordered = orderTemplates(templates, settingsById(settings));
      expect(new Set(ordered).size).toBe(templates.length);
    }),
  );
});

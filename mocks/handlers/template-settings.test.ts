import { expect, test } from "vitest";
import { listChanges, undoChange } from "#src/contract/changes.ts";
import { readPricing } from "#src/contract/pricing.ts";
import {
  listTemplateSettings,
  saveTemplateSettings,
  type TemplateSetting,
} from "#src/contract/template-settings.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { type Send, signIn, testBackend } from "../testing.ts";

test("at first no template has settings", async () => {
  const { send } = testBackend();

  expect(await list(send)).toEqual([]);
});

test("settings by an admin reach all visitors, and a price is among the other prices", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const setting = aSetting({ isFeatured: true, price: 4_900, tags: ["Quiet"], position: 2.5 });

  const response = await send(saveTemplateSettings, { settings: [setting] }, admin);

  expect(response.status).toBe(200);
  expect(await list(send)).toEqual([setting]);
  expect(await (await send(readPricing)).json()).toMatchObject({
    templatePrices: { "law-firm-ledger": 4_900 },
  });
});

test("a setting without values is deleted", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  await send(saveTemplateSettings, { settings: [aSetting({ isHidden: true })] }, admin);

  await send(saveTemplateSettings, { settings: [aSetting()] }, admin);

  expect(await list(send)).toEqual([]);
});

test("each step is logged and undone as a whole", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const save = (...settings: TemplateSetting[]) => send(saveTemplateSettings, { settings }, admin);
  await save(aSetting({ isHidden: true }));
  await save(aSetting({ tags: ["New"] }), aSetting({ id: "cafe-counter", price: 0 }));

  const changes = await log(send, admin);
  expect(changes.map(({ summary }) => summary)).toEqual([
    "Published, priced, tagged: 2 templates",
    "Hid: Law firm · Ledger",
  ]);

  await send(undoChange, undefined, admin, { params: { id: changes[0]?.id ?? 0 } });
  expect(await list(send)).toEqual([aSetting({ isHidden: true })]);
});

test("a step cannot be undone before a later one that changed the same template", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  await send(saveTemplateSettings, { settings: [aSetting({ isHidden: true })] }, admin);
  await send(saveTemplateSettings, { settings: [aSetting({ price: 1 })] }, admin);

  const response = await send(undoChange, undefined, admin, { params: { id: 1 } });

  expect(response.status).toBe(409);
  expect(await list(send)).toEqual([aSetting({ price: 1 })]);
});

test.each([
  ["a visitor", 401, async () => undefined],
  ["an ordinary user", 403, (send: Send) => signIn(send, "user")],
])("%s may read the settings and not change them", async (_, status, enter) => {
  const { send } = testBackend();
  const token = await enter(send);

  const response = await send(saveTemplateSettings, { settings: [aSetting({ isHidden: true })] }, token);

  expect(response.status).toBe(status);
  expect((await send(listTemplateSettings, undefined, token)).status).toBe(200);
  expect(await list(send)).toEqual([]);
});

test.each([
  ["no template", { settings: [] }, 400, "settings: Choose at least one template"],
  [
    "an unknown trade",
    { settings: [aSetting({ id: "wizardry-ledger" })] },
    404,
    "There is no template “wizardry-ledger”.",
  ],
  [
    "an unknown style",
    { settings: [aSetting({ id: "law-firm-baroque" })] },
    404,
    "There is no template “law-firm-baroque”.",
  ],
  [
    "a built-in property",
    { settings: [aSetting({ id: "constructor" })] },
    404,
    "There is no template “constructor”.",
  ],
  ["less than nothing", { settings: [aSetting({ price: -1 })] }, 400, "settings.0.price: Not less than 0"],
  [
    "two tags alike",
    { settings: [aSetting({ tags: ["New", "new"] })] },
    400,
    "settings.0.tags: Each tag only once",
  ],
  ["nine tags", { settings: [aSetting({ tags: [..."abcdefghi"] })] }, 400, "settings.0.tags: At most 8 tags"],
  ["a tag that is none", { settings: [aSetting({ tags: [" "] })] }, 400, "settings.0.tags.0: Required"],
])("a setting with %s is refused together with the rest of its request", async (_, body, status, error) => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  const response = await send(saveTemplateSettings, body, admin);

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error });
  expect(await list(send)).toEqual([]);
});

test("every template of the marketplace can have settings", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const settings = templates.map(({ id }) => aSetting({ id, isFeatured: true }));

  const response = await send(saveTemplateSettings, { settings }, admin);

  expect(response.status).toBe(200);
  expect(await list(send)).toHaveLength(templates.length);
});

function aSetting(fields: Partial<TemplateSetting> = {}): TemplateSetting {
  return {
    id: "law-firm-ledger",
    isHidden: false,
    isFeatured: false,
    price: null,
    tags: [],
    position: null,
    ...fields,
  };
}

const list = async (send: Send) =>
  listTemplateSettings.answer.parse(await (await send(listTemplateSettings)).json());

const log = async (send: Send, token: string) =>
  listChanges.answer.parse(
    await (await send(listChanges, undefined, token, { search: { area: "marketplace" } })).json(),
  );

test("a change is logged in the area in which it was made", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const setting = {
    id: "law-firm-ledger",
    isHidden: true,
    isFeatured: false,
    price: null,
    tags: [],
    position: null,
  };

  await send(saveTemplateSettings, { settings: [setting], area: "spreadsheet" }, admin);

  expect(await (await send(listChanges, undefined, admin)).json()).toMatchObject([{ area: "spreadsheet" }]);
});

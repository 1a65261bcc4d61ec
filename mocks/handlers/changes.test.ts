import { expect, test } from "vitest";
import { type Change, listChanges, undoChange } from "#src/contract/changes.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { aModule, type Send, signIn, testBackend } from "../testing.ts";

test("a change is logged with its author and can be undone", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);

  const [change] = await log(send, admin, "modules");
  expect(change).toMatchObject({
    by: "admin@sitewright.example",
    area: "modules",
    summary: "Added the module “Key Cabinet”",
    undoneAt: null,
  });
  expect(await moduleNames(send)).toContain("Key Cabinet");

  const response = await undo(send, admin, change?.id ?? 0);

  expect(response.status).toBe(200);
  expect(await moduleNames(send)).not.toContain("Key Cabinet");
  const [undone] = await log(send, admin, "modules");
  expect(undone?.undoneAt).not.toBeNull();
});

test("the newest change comes first, and each area has its own list", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  for (const name of ["First", "Second"]) await send(addModule, aModule({ name }), admin);

  expect((await log(send, admin, "modules")).map(({ summary }) => summary)).toEqual([
    "Added the module “Second”",
    "Added the module “First”",
  ]);
  expect(await log(send, admin, "pricing")).toEqual([]);
  expect(await log(send, admin)).toHaveLength(2);
});

test("a change can be undone only once", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);
  await undo(send, admin, 1);

  const response = await undo(send, admin, 1);

  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ error: "This change was undone before." });
});

test.each(["999", "-1", "1.5", "x", "__proto__"])(
  "change %s does not exist and cannot be undone",
  async (id) => {
    const { send } = testBackend();
    const admin = await signIn(send, "admin");

    expect((await undo(send, admin, id)).status).toBe(404);
  },
);

test("an unknown area is refused", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  const response = await send(listChanges, undefined, admin, { search: { area: "kitchen" } });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "area: Choose an area" });
});

test.each([
  ["a visitor", 401, async () => undefined],
  ["an ordinary user", 403, (send: Send) => signIn(send, "user")],
])("%s neither reads the log nor undoes anything", async (_, status, enter) => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);
  const token = await enter(send);

  expect((await send(listChanges, undefined, token)).status).toBe(status);
  expect((await undo(send, token, 1)).status).toBe(status);
  expect(await moduleNames(send)).toContain("Key Cabinet");
});

test("only the last hundred changes of an area are stored", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  for (let index = 0; index < 103; index += 1) {
    await send(addModule, aModule({ name: `Module ${index}` }), admin);
  }

  const changes = await log(send, admin, "modules");

  expect(changes).toHaveLength(100);
  expect(changes.at(-1)?.summary).toBe("Added the module “Module 3”");
});

const undo = (send: Send, token: string | undefined, id: number | string) =>
  send(undoChange, undefined, token, { params: { id } });

async function log(send: Send, token: string, area?: string): Promise<Change[]> {
  const response = await send(listChanges, undefined, token, area ? { search: { area } } : {});
  return listChanges.answer.parse(await response.json());
}

async function moduleNames(send: Send) {
  return listModules.answer.parse(await (await send(listModules)).json()).map(({ name }) => name);
}

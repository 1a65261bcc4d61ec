import { expect, test } from "vitest";
import { listChanges, undoChange } from "#src/contract/changes.ts";
import { changeModules, type ModuleBatch } from "#src/contract/module-batch.ts";
import { listModules, type Module } from "#src/contract/modules.ts";
import { aModule, type Send, signIn, testBackend } from "../testing.ts";

test("modules are added, changed and removed in one step, and one undo restores them", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const before = await list(send);
  const [first, second] = before as [Module, Module];

  const answer = await send(
    changeModules,
    aBatch({
      add: [aModule({ name: "One" }), aModule({ name: "Two" })],
      update: [{ before: first, after: { ...first, name: "Renamed" } }],
      remove: [second],
    }),
    admin,
  );
  const after = await list(send);
  const [change] = listChanges.answer.parse(await (await send(listChanges, undefined, admin)).json());

  expect(await answer.json()).toEqual(after);
  expect(after.map(({ id, name }) => [id, name])).toEqual([
    [1, "Renamed"],
    ...before.slice(2).map(({ id, name }) => [id, name]),
    [36, "One"],
    [37, "Two"],
  ]);
  expect(change).toMatchObject({ area: "assistant", summary: "Some changes" });
  await send({ ...undoChange, path: `/api/admin/changes/${change?.id}/undo` }, undefined, admin);
  expect((await list(send)).toSorted((one, other) => one.id - other.id)).toEqual(before);
});

test("ten thousand modules are added in one step", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const add = Array.from({ length: 10_000 }, (_, index) => aModule({ name: `Module ${index}` }));

  const answer = await send(changeModules, aBatch({ add }), admin);

  expect(answer.status).toBe(200);
  expect(await list(send)).toHaveLength(10_035);
});

test.each([
  ["a visitor", 401, async () => undefined],
  ["an ordinary user", 403, (send: Send) => signIn(send, "user")],
])("%s may not", async (_, status, enter) => {
  const { send } = testBackend();

  const answer = await send(changeModules, aBatch({ add: [aModule()] }), await enter(send));

  expect(answer.status).toBe(status);
  expect(await list(send)).toHaveLength(35);
});

test.each([
  ["no fields", {}, "area: Choose an area"],
  ["an area of others", { ...aBatch(), area: "modules" }, "area: Choose an area"],
  ["a module without a name", aBatch({ add: [aModule({ name: " " })] }), "add.0.name: Required"],
  ["no summary", aBatch({ summary: "" }), "summary: Required"],
])("%s is refused with its reason", async (_, body, error) => {
  const { send } = testBackend();

  const answer = await send(changeModules, body, await signIn(send, "admin"));

  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error });
});

test("a module that was removed or changed meanwhile stops the whole batch", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const [first] = (await list(send)) as [Module];
  const stale = { ...first, description: "As it was" };

  const gone = await send(changeModules, aBatch({ add: [aModule()], remove: [{ ...first, id: 99 }] }), admin);
  const changed = await send(
    changeModules,
    aBatch({ add: [aModule()], update: [{ before: stale, after: { ...first, name: "X" } }] }),
    admin,
  );
  const moved = await send(
    changeModules,
    aBatch({ update: [{ before: first, after: { ...first, id: 2 } }] }),
    admin,
  );

  expect([gone.status, changed.status, moved.status]).toEqual([404, 409, 400]);
  expect(await changed.json()).toEqual({
    error: `The module “${first.name}” was changed meanwhile. Look at it again.`,
  });
  expect(await list(send)).toHaveLength(35);
});

function aBatch(fields: Partial<ModuleBatch> = {}): ModuleBatch {
  return { area: "assistant", summary: "Some changes", add: [], update: [], remove: [], ...fields };
}

const list = async (send: Send) => listModules.answer.parse(await (await send(listModules)).json());

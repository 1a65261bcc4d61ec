import { expect, test } from "vitest";
import { register } from "#src/contract/auth.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { CALL_ID_HEADER } from "./answered-once.ts";
import type { Backend } from "./backend.ts";
import { createBackend } from "./backend.ts";
import { createMemoryStore } from "./db/store.ts";
import { aModule, aRegistration, seedOfDelivery, sender, signIn } from "./testing.ts";

test("a call that is made again after the worker was stopped changes nothing twice", async () => {
  const { restart } = stoppable();
  const token = await signIn(sender(restart()), "admin");

  const first = await add(restart(), token, "call-0123456789abcdef");
  const second = await add(restart(), token, "call-0123456789abcdef");

  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(await first.json());
  expect(await moduleCount(restart())).toBe(36);
});

test("calls of other ids, or of none that could be one, are calls of their own", async () => {
  const { restart } = stoppable();
  const backend = restart();
  const token = await signIn(sender(backend), "admin");

  for (const id of [
    "call-0123456789abcdef",
    "call-fedcba9876543210",
    "short",
    "short",
    "x".repeat(65),
    "é".repeat(20),
  ]) {
    expect((await add(backend, token, id)).status).toBe(200);
  }

  expect(await moduleCount(backend)).toBe(35 + 6);
});

test("a refusal is not kept: the same call may succeed later", async () => {
  const { restart } = stoppable();
  const token = await signIn(sender(restart()), "admin");

  expect((await add(restart(), "0".repeat(32), "call-0123456789abcdef")).status).toBe(401);

  expect((await add(restart(), token, "call-0123456789abcdef")).status).toBe(200);
});

test("of a registration that was answered already, the repetition signs in and is no conflict", async () => {
  const { restart } = stoppable();
  const request = () =>
    callWith(register.path, aRegistration(), { [CALL_ID_HEADER]: "call-0123456789abcdef" });

  const [first, second] = [await restart()(request()), await restart()(request())];

  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(await first.json());
});

test("only the last answers are kept, as many as may be waited for", async () => {
  const { restart, store } = stoppable();
  const backend = restart();
  const token = await signIn(sender(backend), "admin");

  for (let count = 0; count < 230; count += 1) await add(backend, token, `call-0123456789-${count}`);

  const [kept] = await store.load(["answers"]);
  expect(kept?.records).toHaveLength(200);
  expect(await (await add(backend, token, "call-0123456789-229")).json()).toMatchObject({ id: 35 + 230 });
  expect(await moduleCount(backend)).toBe(35 + 230);
});

function stoppable() {
  const store = createMemoryStore();
  return {
    store,
    restart: () => createBackend({ openStore: async () => store, readSeed: seedOfDelivery }),
  };
}

const add = (backend: Backend, token: string, id: string) =>
  backend(callWith(addModule.path, aModule(), { authorization: `Bearer ${token}`, [CALL_ID_HEADER]: id }));

const callWith = (path: string, body: object, headers: Record<string, string>) =>
  new Request(`http://localhost${path}`, { method: "POST", headers, body: JSON.stringify(body) });

const moduleCount = async (backend: Backend) =>
  listModules.answer.parse(await (await sender(backend)(listModules)).json()).length;

import { expect, test } from "vitest";
import { currentUser, login, register } from "#src/contract/auth.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { submitBrief } from "#src/contract/form-submissions.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { createMemoryStore } from "#src/data/store.ts";
import type { Backend } from "./backend.ts";
import {
  aModule,
  aRegistration,
  headersOfPost,
  quickBackend,
  seedOfDelivery,
  sender,
  signIn,
  tokenOf,
} from "./testing.ts";

const ID = "call-0123456789abcdef";

test("a call that is made again after the worker was stopped changes nothing twice", async () => {
  const { restart } = stoppable();
  const token = await signIn(sender(restart()), "admin");

  const first = await add(restart(), token, ID);
  const second = await add(restart(), token, ID);

  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(await first.json());
  expect(await moduleCount(restart())).toBe(36);
});

test("calls with different ids are separate calls", async () => {
  const { restart } = stoppable();
  const backend = restart();
  const token = await signIn(sender(backend), "admin");

  for (const id of [ID, "call-fedcba9876543210"]) {
    expect((await add(backend, token, id)).status).toBe(200);
  }

  expect(await moduleCount(backend)).toBe(35 + 2);
});

test("a refusal is not stored: the same call may succeed later", async () => {
  const { restart } = stoppable();
  const token = await signIn(sender(restart()), "admin");

  expect((await add(restart(), "0".repeat(32), ID)).status).toBe(401);

  expect((await add(restart(), token, ID)).status).toBe(200);
});

test("a repeated registration signs in instead of failing with a conflict", async () => {
  const { restart } = stoppable();
  const request = () => callWith(register.path, aRegistration(), headersOfPost(ID));

  const [first, second] = [await restart()(request()), await restart()(request())];

  expect(second.status).toBe(200);
  const [one, other] = [await first.json(), await second.json()];
  expect(other.user).toEqual(one.user);
  for (const { token } of [one, other]) {
    expect((await sender(restart())(currentUser, undefined, token)).status).toBe(200);
  }
});

test.each([
  ["of another call", aRegistration(), headersOfPost("call-fedcba9876543210")],
  ["with another password", aRegistration({ password: "paper-kite-32" }), headersOfPost(ID)],
])("a second registration of an e-mail address %s is refused", async (_, registration, headers) => {
  const { restart } = stoppable();
  await restart()(callWith(register.path, aRegistration(), headersOfPost(ID)));

  const response = await restart()(callWith(register.path, registration, headers));

  expect(response.status).toBe(409);
});

test("a repeated sign-in signs in again, and no answer with a token is stored", async () => {
  const { restart, store } = stoppable();
  const request = () => callWith(login.path, demoAccounts.admin, headersOfPost(ID));

  const tokens = [await tokenOf(await restart()(request())), await tokenOf(await restart()(request()))];

  for (const token of tokens) {
    expect((await sender(restart())(currentUser, undefined, token)).status).toBe(200);
  }
  const [stored] = await store.load(["answers"]);
  expect(stored).toEqual([]);
});

test.each([
  ["another body", (token: string) => callWith(addModule.path, aModule({ name: "Other" }), sent(token, ID))],
  ["another path", (token: string) => callWith(submitBrief.path, aModule(), sent(token, ID))],
  ["another query", (token: string) => callWith(`${addModule.path}?a=1`, aModule(), sent(token, ID))],
  ["no session", () => callWith(addModule.path, aModule(), headersOfPost(ID))],
])(
  "a call with the id of an earlier one, but with %s, is refused and gets none of its answer",
  async (_, other) => {
    const { restart } = stoppable();
    const token = await signIn(sender(restart()), "admin");
    const first = await add(restart(), token, ID);

    const response = await restart()(other(token));

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: expect.stringContaining("Please try again.") });
    expect(await moduleCount(restart())).toBe(36);
    expect(await (await add(restart(), token, ID)).json()).toEqual(await first.json());
  },
);

test("only the latest answers are stored", async () => {
  const { restart, store } = stoppable();
  const backend = restart();
  const token = await signIn(sender(backend), "admin");

  for (let count = 0; count < 230; count += 1) await add(backend, token, `call-0123456789-${count}`);

  const [stored] = await store.load(["answers"]);
  expect(stored).toHaveLength(200);
  expect(await (await add(backend, token, "call-0123456789-229")).json()).toMatchObject({ id: 35 + 230 });
  expect(await moduleCount(backend)).toBe(35 + 230);
});

function stoppable() {
  const store = createMemoryStore();
  return {
    store,
    restart: () => quickBackend({ openStore: async () => store, readSeed: seedOfDelivery }),
  };
}

const add = (backend: Backend, token: string, id: string) =>
  backend(callWith(addModule.path, aModule(), sent(token, id)));

const sent = (token: string, id: string) => ({ authorization: `Bearer ${token}`, ...headersOfPost(id) });

const callWith = (path: string, body: object, headers: Record<string, string>) =>
  new Request(`http://localhost${path}`, { method: "POST", headers, body: JSON.stringify(body) });

const moduleCount = async (backend: Backend) =>
  listModules.answer.parse(await (await sender(backend)(listModules)).json()).length;

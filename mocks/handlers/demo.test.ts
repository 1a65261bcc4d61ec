import { expect, test, vi } from "vitest";
import { currentUser, login, register } from "#src/contract/auth.ts";
import { resetDemo } from "#src/contract/demo.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { createMemoryStore } from "#src/data/store.ts";
import {
  aModule,
  aRegistration,
  quickBackend,
  type Send,
  seedOfDelivery,
  sender,
  signIn,
  testBackend,
} from "../testing.ts";

test("a reset restores the initial data", async () => {
  const { send } = testBackend();
  const delivered = await moduleNames(send);
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);

  const response = await send(resetDemo);

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
  expect(await moduleNames(send)).toEqual(delivered);
});

test("a reset removes accounts that visitors created", async () => {
  const { send } = testBackend();
  await send(register, aRegistration());

  await send(resetDemo);

  const { email, password } = aRegistration();
  expect((await send(login, { email, password })).status).toBe(401);
});

test("a reset ends every session, and the demo accounts can sign in again", async () => {
  const { send } = testBackend();
  const tokens = [await signIn(send, "admin"), await signIn(send, "user")];

  await send(resetDemo);

  for (const token of tokens) expect((await send(currentUser, undefined, token)).status).toBe(401);
  expect(await signIn(send, "admin")).toMatch(/^[0-9a-f]{32}$/);
});

test("on a server only an admin may reset the shared data", async () => {
  const send = sender(quickBackend({ isInBrowser: false }));
  const [admin, user] = [await signIn(send, "admin"), await signIn(send, "user")];
  await send(addModule, aModule(), admin);

  const refusals = [await send(resetDemo), await send(resetDemo, undefined, user)];

  expect(refusals.map(({ status }) => status)).toEqual([401, 403]);
  expect(await moduleNames(send)).toContain("Key Cabinet");
  expect((await send(resetDemo, undefined, admin)).status).toBe(200);
  expect(await moduleNames(send)).not.toContain("Key Cabinet");
});

test.each(["{", "[]", '{"__proto__":{}}', "a".repeat(1_000_000)])(
  "a reset has no payload, and ignores one: %#",
  async (body) => {
    const { send } = testBackend();

    const response = await send(resetDemo, body);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
  },
);

test("a reset without a seed changes nothing", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  let isOnline = true;
  const send = sender(
    quickBackend({
      openStore: async () => createMemoryStore(),
      readSeed: async () => {
        if (!isOnline) throw new TypeError("Failed to fetch");
        return seedOfDelivery();
      },
    }),
  );
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);
  isOnline = false;

  const response = await send(resetDemo);

  expect(response.status).toBe(500);
  expect(await moduleNames(send)).toContain("Key Cabinet");
  expect((await send(currentUser, undefined, admin)).status).toBe(200);
  expect(console.error).toHaveBeenCalledOnce();
});

async function moduleNames(send: Send) {
  return listModules.answer.parse(await (await send(listModules)).json()).map(({ name }) => name);
}

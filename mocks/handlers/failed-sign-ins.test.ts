import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Credentials, login, register } from "#src/contract/auth.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { refusalSchema } from "#src/contract/fields.ts";
import { createMemoryStore } from "#src/data/store.ts";
import { aRegistration, type Send, testBackend } from "../testing.ts";

const { email, password } = aRegistration();
const wrong = { email, password: "wrong" };

beforeEach(() => void vi.setSystemTime("2026-11-25T10:00:00Z"));
afterEach(() => void vi.useRealTimers());

test("after five wrong passwords an account waits half a minute, also for the right one, and then opens", async () => {
  const { send } = testBackend();
  await send(register, aRegistration());
  expect(await statusesOf(send, wrong, 5)).toEqual([401, 401, 401, 401, 401]);

  const refused = await send(login, { email: email.toUpperCase(), password });

  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    error: "Too many wrong passwords. Wait 30 seconds, then try again.",
  });
  vi.setSystemTime("2026-11-25T10:00:29Z");
  expect(await (await send(login, wrong)).json()).toEqual({ error: expect.stringContaining("1 second,") });
  vi.setSystemTime("2026-11-25T10:00:30Z");
  expect((await send(login, { email, password })).status).toBe(200);
});

test("after five wrong passwords an address without an account is answered in the same way", async () => {
  const { send } = testBackend();

  expect(await statusesOf(send, wrong, 6)).toEqual([401, 401, 401, 401, 401, 429]);
});

test("after five wrong passwords other accounts open", async () => {
  const { send } = testBackend();
  await send(register, aRegistration());
  await send(register, aRegistration({ email: "other@example.com" }));
  await statusesOf(send, wrong, 6);

  expect((await send(login, { email: "other@example.com", password })).status).toBe(200);
});

test("after five wrong passwords the wait outlives the worker that counted", async () => {
  const store = createMemoryStore();
  for (let count = 0; count < 5; count += 1) await testBackend({ store }).send(login, wrong);

  expect((await testBackend({ store }).send(login, wrong)).status).toBe(429);
});

test("each further wrong password after the fifth doubles the wait, up to a quarter of an hour", async () => {
  const { send } = testBackend();
  await statusesOf(send, wrong, 5);

  const waits = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { error } = refusalSchema.parse(await (await send(login, wrong)).json());
    waits.push(/Wait (.+),/.exec(error)?.[1]);
    vi.setSystemTime(Date.now() + 15 * 60_000);
    expect((await send(login, wrong)).status).toBe(401);
  }

  expect(waits).toEqual([
    "30 seconds",
    "60 seconds",
    "2 minutes",
    "4 minutes",
    "8 minutes",
    "15 minutes",
    "15 minutes",
    "15 minutes",
  ]);
});

test("after five wrong passwords, a day later, or after the right one, counting begins anew", async () => {
  const { send } = testBackend();
  await send(register, aRegistration());
  await statusesOf(send, wrong, 5);
  vi.setSystemTime("2026-11-26T10:00:00Z");
  expect(await statusesOf(send, wrong, 4)).toEqual([401, 401, 401, 401]);

  expect((await send(login, { email, password })).status).toBe(200);

  expect(await statusesOf(send, wrong, 5)).toEqual([401, 401, 401, 401, 401]);
});

test("after five wrong passwords, a clock that is set back keeps nobody out", async () => {
  const { send } = testBackend();
  await send(register, aRegistration());
  await statusesOf(send, wrong, 5);

  vi.setSystemTime("2016-11-25T10:00:00Z");

  expect((await send(login, { email, password })).status).toBe(200);
});

test("after five wrong passwords the demo accounts still open for the next visitor", async () => {
  const { send } = testBackend();

  for (const account of Object.values(demoAccounts)) {
    const statuses = await statusesOf(send, { ...account, password: "wrong" }, 8);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await send(login, account)).status).toBe(200);
  }
});

test("after five wrong passwords no flood of other addresses ends the wait", { tags: "long" }, async () => {
  const { send } = testBackend();
  await send(register, aRegistration());
  const stranger = { email: "nobody@example.com", password: "wrong" };
  await statusesOf(send, stranger, 5);
  await statusesOf(send, wrong, 5);

  await flood(send);

  expect((await send(login, stranger)).status).toBe(429);
  expect((await send(login, wrong)).status).toBe(429);
});

test("before five wrong passwords no flood of other addresses resets the count of an account", async () => {
  const { send } = testBackend();
  await send(register, aRegistration());
  await statusesOf(send, wrong, 4);

  await flood(send);

  expect(await statusesOf(send, wrong, 2)).toEqual([401, 429]);
});

test("at most 500 addresses without an account are stored, however many are tried", {
  tags: "long",
}, async () => {
  const store = createMemoryStore();
  const { send } = testBackend({ store });

  await flood(send);

  const [stored] = await store.load(["failedSignIns"]);
  expect(stored).toHaveLength(500);
  expect(await statusesOf(send, other(509), 5)).toContain(429);
});

async function flood(send: Send) {
  for (let number = 0; number < 510; number += 1) {
    vi.setSystemTime(Date.now() + 1);
    await send(login, other(number));
  }
}

const other = (number: number) => ({ email: `${number}@example.com`, password: "wrong" });

async function statusesOf(send: Send, credentials: Credentials, times: number) {
  const statuses = [];
  for (let count = 0; count < times; count += 1) statuses.push((await send(login, credentials)).status);
  return statuses;
}

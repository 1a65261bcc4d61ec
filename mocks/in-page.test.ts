import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentUser, login, register } from "#src/contract/auth.ts";
import { BACKEND_HEADER } from "#src/contract/endpoint.ts";
import { listModules } from "#src/contract/modules.ts";
import { startInPage } from "./in-page.ts";
import { aRegistration, quickHashing, seedOfDelivery, sender, signIn, tokenOf } from "./testing.ts";

beforeEach(async () => {
  const seed = await seedOfDelivery();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(seed)),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the page answers its own calls from the seed file", async () => {
  const response = await sender(startInPage(quickHashing))(listModules);

  expect(response.headers.get(BACKEND_HEADER)).toBe("saved");
  expect(await response.json()).toHaveLength(35);
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/seeds.json", { signal: expect.any(AbortSignal) });
});

test("two tabs without a worker share accounts and sessions", async () => {
  const [here, there] = [sender(startInPage(quickHashing)), sender(startInPage(quickHashing))];
  const token = await tokenOf(await here(register, aRegistration()));

  expect((await there(currentUser, undefined, token)).status).toBe(200);
});

test("the backend of a demo has the data of a new visitor, and changes nothing that is stored", async () => {
  const own = sender(startInPage(quickHashing));
  await own(register, aRegistration());
  const { email, password } = aRegistration();
  const demo = sender(startInPage({ ...quickHashing, isForDemo: true }));

  expect((await demo(login, { email, password })).status).toBe(401);
  expect((await demo(register, aRegistration({ email: "demo@example.com" }))).status).toBe(200);

  expect((await own(login, { email: "demo@example.com", password })).status).toBe(401);
});

test("a page served without TLS, where browsers withhold parts of `crypto`, can do the same", async () => {
  const secure = sender(startInPage(quickHashing));
  await secure(register, aRegistration());
  const { email, password } = aRegistration();

  withholdSecureCrypto();
  const insecure = sender(startInPage(quickHashing));

  expect(crypto.randomUUID()).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  expect(await signIn(insecure, "admin")).toMatch(/^[0-9a-f]{32}$/);
  expect((await insecure(login, { email, password })).status).toBe(200);
  expect((await insecure(login, { email, password: "wrong" })).status).toBe(401);
  expect((await insecure(register, aRegistration({ email: "other@example.com" }))).status).toBe(200);
});

function withholdSecureCrypto() {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
}

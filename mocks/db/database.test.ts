import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { currentUser, login, logout, register } from "#src/contract/auth.ts";
import { demoAccounts, resetDemo } from "#src/contract/demo.ts";
import { addModule, listModules, type Module } from "#src/contract/modules.ts";
import { createMemoryStore, type Store } from "#src/data/store.ts";
import { fc } from "#tests/support/fuzz.ts";
import {
  aModule,
  aRegistration,
  quickBackend,
  type Send,
  seedOfDelivery,
  sender,
  signIn,
  tokenOf,
} from "../testing.ts";
import type { Seed } from "./database.ts";
import { openIndexedDbStore } from "./indexed-db-store.ts";

const DELIVERED = 35;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

describe.each([
  ["one store in memory", sharedMemory],
  ["two connections to one database", async () => () => openIndexedDbStore()],
] as const)("on %s", (_, share) => {
  test("data and sessions outlive the backend that wrote them", async () => {
    const { open } = await sharedBy(share);
    const first = open();
    const admin = await signIn(first, "admin");
    await first(addModule, aModule(), admin);

    const second = open();

    expect(await moduleNames(second)).toContain("Key Cabinet");
    expect((await second(currentUser, undefined, admin)).status).toBe(200);
    expect((await second(addModule, aModule(), admin)).status).toBe(200);
  });

  test("a backend sees changes that another one has saved", async () => {
    const { open } = await sharedBy(share);
    const [here, there] = [open(), open()];
    await list(here);
    const admin = await signIn(there, "admin");

    await there(addModule, aModule(), admin);

    expect(await moduleNames(here)).toContain("Key Cabinet");
    expect((await here(currentUser, undefined, admin)).status).toBe(200);
  });

  test("signing out through one backend signs out of the other", async () => {
    const { open } = await sharedBy(share);
    const [here, there] = [open(), open()];
    const token = await signIn(here, "user");
    await there(currentUser, undefined, token);

    await here(logout, undefined, token);

    expect((await there(currentUser, undefined, token)).status).toBe(401);
  });

  test("50 modules added at once are all stored, in the order of the calls", async () => {
    const { open } = await sharedBy(share);
    const send = open();
    const admin = await signIn(send, "admin");

    await addMany(send, 50, "Module", admin);

    const added = (await list(send)).slice(DELIVERED);
    expect(added.map(({ name }) => name)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Module ${index}`),
    );
    expect(added.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => DELIVERED + 1 + index),
    );
  });

  test("two backends that add 50 modules each at the same time store all hundred", async () => {
    const { open } = await sharedBy(share);
    const [here, there] = [open(), open()];
    const admin = await signIn(here, "admin");

    const answers = await Promise.all([addMany(here, 50, "Here", admin), addMany(there, 50, "There", admin)]);

    const modules = await list(here);
    expect(answers.flat().every(({ status }) => status === 200)).toBe(true);
    expect(modules).toHaveLength(DELIVERED + 100);
    expect(new Set(modules.map(({ id }) => id)).size).toBe(DELIVERED + 100);
    expect(new Set(modules.map(({ name }) => name)).size).toBe(DELIVERED + 100);
    expect(await list(there)).toEqual(modules);
  });

  test("of two backends that register the same e-mail address at the same time, one is refused", async () => {
    const { open } = await sharedBy(share);
    const [here, there] = [open(), open()];

    const answers = await Promise.all([here, there].map((send) => send(register, aRegistration())));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("backends that start on an empty store at the same time store one seed", async () => {
    const { open, readSeed } = await sharedBy(share);
    const [here, there] = [open(), open()];

    const tokens = await Promise.all([signIn(here, "admin"), signIn(there, "admin")]);

    const modules = await list(open());
    expect(modules).toHaveLength(DELIVERED);
    expect(new Set(modules.map(({ id }) => id)).size).toBe(DELIVERED);
    for (const token of tokens) expect((await here(currentUser, undefined, token)).status).toBe(200);
    expect(readSeed).toHaveBeenCalledTimes(2);
  });

  test("a store with data is not seeded again", async () => {
    const { open, readSeed } = await sharedBy(share);
    await list(open());

    await list(open());

    expect(readSeed).toHaveBeenCalledOnce();
  });

  test("a reset reaches every backend", async () => {
    const { open } = await sharedBy(share);
    const [here, there] = [open(), open()];
    const admin = await signIn(there, "admin");
    await there(addModule, aModule(), admin);

    await here(resetDemo);

    expect(await list(there)).toHaveLength(DELIVERED);
    expect((await there(currentUser, undefined, admin)).status).toBe(401);
  });

  test("two backends agree on the result of any calls, in turn or in parallel", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep(), { maxLength: 12 }), fc.boolean(), async (steps, atOnce) => {
        vi.stubGlobal("indexedDB", new IDBFactory());
        const { open } = await sharedBy(share);
        const backends = [open(), open()] as const;
        const admin = await signIn(backends[0], "admin");
        const tokens: string[] = [];
        let added = 0;

        const take = async ({ kind, where }: Step) => {
          const send = backends[where];
          if (kind === "register") {
            const response = await send(register, aRegistration());
            if (response.ok) tokens.push(await tokenOf(response));
          } else if (kind === "login") tokens.push(await signIn(send, "user"));
          else if (kind === "logout") await send(logout, undefined, tokens.pop());
          else if (kind === "failed login") await send(login, { ...demoAccounts.user, password: "" });
          else {
            const response = await send(addModule, aModule(), admin);
            if (response.ok) added += 1;
          }
        };
        if (atOnce) await Promise.all(steps.map(take));
        else for (const step of steps) await take(step);

        const [here, there] = await Promise.all(backends.map(list));
        expect(here).toHaveLength(DELIVERED + added);
        expect(there).toEqual(here);
        for (const token of tokens) {
          for (const send of backends) expect((await send(currentUser, undefined, token)).status).toBe(200);
        }
      }),
      { numRuns: 25 },
    );
  });
});

test("a change that conflicts every time gives up with an error", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const store = createMemoryStore();
  const send = senderTo(store);
  await list(send);
  const save = vi.spyOn(store, "save").mockResolvedValue("conflict");

  const response = await send(login, demoAccounts.user);

  expect(response.status).toBe(503);
  expect(save.mock.calls.length).toBeLessThanOrEqual(50);
  save.mockRestore();
  expect((await send(login, demoAccounts.user)).status).toBe(200);
});

test("after a conflict a change reloads only the collections it touched", async () => {
  const store = createMemoryStore();
  const send = senderTo(store);
  await list(send);
  const load = vi.spyOn(store, "load");
  vi.spyOn(store, "save").mockResolvedValueOnce("conflict");

  await send(login, demoAccounts.user);

  expect(load.mock.calls).toEqual([[["sessions"]]]);
});

test("adding to 10 000 modules writes only the module, its log entry and the answer", async () => {
  const store = createMemoryStore();
  const send = senderTo(store, await seedWithModules(10_000));
  const admin = await signIn(send, "admin");
  const [save, load] = [vi.spyOn(store, "save"), vi.spyOn(store, "load")];

  const response = await send(addModule, aModule(), admin);

  expect(response.status).toBe(200);
  expect(save.mock.calls.map(([, changes]) => changes)).toEqual([
    [
      { collection: "modules", put: [{ ...aModule(), id: 10_001 }], remove: [] },
      { collection: "changes", put: [expect.objectContaining({ area: "modules" })], remove: [] },
      { collection: "answers", put: [expect.objectContaining({ status: 200 })], remove: [] },
    ],
  ]);
  expect(load).not.toHaveBeenCalled();
});

test("calls that change nothing save and load nothing", async () => {
  const store = createMemoryStore();
  const send = senderTo(store);
  await list(send);
  const [save, load] = [vi.spyOn(store, "save"), vi.spyOn(store, "load")];

  await send(listModules);
  await send(login, { ...demoAccounts.user, password: "wrong" });
  await send(logout, undefined, "garbage");

  expect(save).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

type Share = () => Promise<() => Promise<Store>>;

async function sharedMemory() {
  const store = createMemoryStore();
  return async () => store;
}

/** `open` starts a backend. All backends share one store. */
async function sharedBy(share: Share) {
  const openStore = await share();
  const readSeed = vi.fn(seedOfDelivery);
  return { open: () => sender(quickBackend({ openStore, readSeed })), readSeed };
}

function senderTo(store: Store, seed?: Seed) {
  return sender(
    quickBackend({ openStore: async () => store, readSeed: async () => seed ?? seedOfDelivery() }),
  );
}

async function seedWithModules(count: number): Promise<Seed> {
  const modules = Array.from({ length: count }, (_, index) => ({ ...aModule(), id: index + 1 }));
  return { ...(await seedOfDelivery()), modules };
}

function addMany(send: Send, count: number, name: string, token: string) {
  const names = Array.from({ length: count }, (_, index) => `${name} ${index}`);
  return Promise.all(names.map((name) => send(addModule, aModule({ name }), token)));
}

async function list(send: Send): Promise<Module[]> {
  return listModules.answer.parse(await (await send(listModules)).json());
}

async function moduleNames(send: Send) {
  return (await list(send)).map(({ name }) => name);
}

interface Step {
  kind: "register" | "login" | "failed login" | "logout" | "add a module";
  where: 0 | 1;
}

function aStep(): fc.Arbitrary<Step> {
  return fc.record({
    kind: fc.constantFrom("register", "login", "failed login", "logout", "add a module"),
    where: fc.constantFrom(0, 1),
  });
}

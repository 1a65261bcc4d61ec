import { beforeEach, expect, test, vi } from "vitest";
import { currentUser, login, logout, register } from "#src/contract/auth.ts";
import { demoAccounts, resetDemo } from "#src/contract/demo.ts";
import { listDemoUsers } from "#src/contract/demo-users.ts";
import { BACKEND_HEADER } from "#src/contract/endpoint.ts";
import { refusalSchema } from "#src/contract/fields.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { listOwnProjects, listPublicProjects } from "#src/contract/projects.ts";
import { createMemoryStore, type Store } from "#src/data/store.ts";
import { StoreError } from "#src/data/store-error.ts";
import { fc } from "#tests/support/fuzz.ts";
import {
  aModule,
  headersOfPost,
  quickBackend,
  seedOfDelivery,
  sender,
  signIn,
  testBackend,
} from "./testing.ts";

// The backend logs failures to the console.
beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

test.each([
  ["GET", "/api/nothing"],
  ["GET", "/api/"],
  ["GET", "/api/%E0%A4%A"],
  ["GET", "/api/__proto__"],
  ["POST", "/api/demo-users"],
  ["POST", "/api/login"],
  ["PUT", "/api/modules"],
  ["DELETE", "/api/modules"],
  ["HEAD", "/api/modules"],
])("%s %s does not exist", async (method, path) => {
  const { backend } = testBackend();

  const response = await backend(
    new Request(`http://localhost${path}`, { method, headers: headersOfPost() }),
  );

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "This call does not exist." });
});

test.each(["/", "/demo/"])("opening api/login below %s leads to the login dialog", async (basePath) => {
  const backend = quickBackend({
    openStore: async () => createMemoryStore(),
    readSeed: seedOfDelivery,
    basePath,
  });

  const response = await backend(new Request(`https://example.com${basePath}api/login?from=splash`));

  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(`https://example.com${basePath}?login=1`);
});

test("opening the login dialog needs no data", async () => {
  const backend = quickBackend({ openStore: () => new Promise(() => {}), readSeed: seedOfDelivery });
  const stuck = backend(new Request("http://localhost/api/modules"));

  const response = await Promise.race([stuck, backend(new Request("http://localhost/api/login"))]);

  expect(response.status).toBe(302);
});

test("calls are answered below a base path too", async () => {
  const { backend } = testBackend();

  const response = await backend(new Request("https://example.com/demo/api/modules?x=1#y"));

  expect(await response.json()).toHaveLength(35);
});

test("every answer names the backend and its storage mode in a header", async () => {
  const { backend, send } = testBackend();

  const responses = [
    await send(listModules),
    await send(login, "{"),
    await send(addModule, aModule()),
    await backend(new Request("http://localhost/api/nothing")),
  ];

  for (const response of responses) expect(response.headers.get(BACKEND_HEADER)).toBe("memory");
});

test("no answer contains the password of the demo accounts or a hash", async () => {
  const { send } = testBackend();
  const token = await signIn(send, "admin");
  const endpoints = [
    currentUser,
    listModules,
    listDemoUsers,
    listPublicProjects,
    listOwnProjects,
    resetDemo,
    logout,
  ] as const;

  for (const endpoint of endpoints) {
    const text = await (await send<unknown, unknown>(endpoint, undefined, token)).text();
    expect(text).not.toContain(demoAccounts.admin.password);
    expect(text).not.toMatch(/pbkdf2|passwordHash/);
  }
});

test("calls wait for the seed, which is fetched only once", async () => {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const readSeed = vi.fn(() => delivery.then(seedOfDelivery));
  const send = sender(quickBackend({ openStore: async () => createMemoryStore(), readSeed }));
  const early = [send(listModules), send(login, demoAccounts.user), send(listDemoUsers)];

  deliver();

  const statuses = (await Promise.all(early)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  expect(readSeed).toHaveBeenCalledOnce();
});

test("a seed that cannot be fetched is an error, and the next call tries again", async () => {
  const readSeed = vi.fn(seedOfDelivery).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const send = sender(quickBackend({ openStore: async () => createMemoryStore(), readSeed }));

  const first = await send(listModules);
  const second = await send(listModules);

  expect(first.status).toBe(500);
  expect(first.headers.get(BACKEND_HEADER)).toBe("failed");
  expect(await first.json()).toEqual({ error: "Something went wrong. Please try again." });
  expect(await second.json()).toHaveLength(35);
});

test("after a store fails to open, the next call tries again", async () => {
  const openStore = vi
    .fn(async () => createMemoryStore())
    .mockRejectedValueOnce(new DOMException("No", "UnknownError"));
  const send = sender(quickBackend({ openStore, readSeed: seedOfDelivery }));

  expect((await send(listModules)).status).toBe(500);
  expect((await send(listModules)).status).toBe(200);
});

test.each([
  ["full", 507, "This browser's storage is full."],
  ["newer", 409, "Your data was written by a newer version."],
  ["blocked", 503, "Another tab is holding the data."],
  ["failed", 500, "This browser could not save the change."],
] as const)(
  "a store that is %s is explained, and what was not saved is forgotten",
  async (reason, status, words) => {
    const store = createMemoryStore();
    const send = senderTo(store);
    const admin = await signIn(send, "admin");
    vi.spyOn(store, "save").mockRejectedValueOnce(new StoreError(reason));

    const response = await send(addModule, aModule(), admin);

    expect(response.status).toBe(status);
    expect(refusalSchema.parse(await response.json()).error).toContain(words);
    expect(await (await send(listModules)).json()).toHaveLength(35);
    expect((await send(addModule, aModule(), admin)).status).toBe(200);
  },
);

test.each(["revisions", "load"] as const)(
  "a store whose %s cannot be read is an error for that call only",
  async (read) => {
    const store = createMemoryStore();
    await senderTo(store)(listModules);
    vi.spyOn(store, read).mockRejectedValueOnce(new DOMException("No", "UnknownError"));
    const send = senderTo(store);

    const [first, second] = [await send(listModules), await send(listModules)];

    expect(first.status).toBe(500);
    expect(await first.json()).toEqual({ error: "Something went wrong. Please try again." });
    expect(await second.json()).toHaveLength(35);
  },
);

test("an error response shows nothing of its inside", async () => {
  const send = sender(
    quickBackend({
      openStore: async () => createMemoryStore(),
      readSeed: async () => {
        throw new Error("secret at /home/somebody/file.ts:3");
      },
    }),
  );

  const response = await send(listModules);

  expect(await response.text()).not.toMatch(/secret|file\.ts/);
  expect(console.error).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ message: expect.stringContaining("secret") }),
  );
});

test("whatever is posted, the backend does not fail", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const endpoints = [login, register, logout, addModule] as const;

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...endpoints), aBody(), async (endpoint, body) => {
      const response = await send<unknown, unknown>(endpoint, body, endpoint === logout ? "" : admin);
      expect(response.status).toBeLessThan(500);
      if (!response.ok) expect(refusalSchema.parse(await response.json()).error).not.toBe("");
    }),
    { numRuns: 200 },
  );

  expect(console.error).not.toHaveBeenCalled();
});

/** Generates arbitrary bodies, most of them with fields that some endpoint knows. */
function aBody() {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("nora@example.com", "AI", "__proto__", "https://a.bc/d.png", "javascript:1", "\ud800"),
  );
  const value = fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
  const field = fc.constantFrom(
    ...["email", "password", "firstName", "lastName", "name", "category", "description", "imagePath", "id"],
    "__proto__",
  );
  return fc.oneof(
    fc.dictionary(field, value).map((fields) => JSON.stringify(fields)),
    fc.json(),
    fc.string(),
  );
}

function senderTo(store: Store) {
  return sender(quickBackend({ openStore: async () => store, readSeed: seedOfDelivery }));
}

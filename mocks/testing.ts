import { login, type Registration } from "#src/contract/auth.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { addressOf, CALL_ID_HEADER, type Endpoint, type Place } from "#src/contract/endpoint.ts";
import type { NewModule } from "#src/contract/modules.ts";
import { createMemoryStore, type Store } from "#src/data/store.ts";
import { randomId } from "#src/lib/random-id.ts";
import { type Backend, type BackendOptions, createBackend } from "./backend.ts";
import type { Seed } from "./db/database.ts";
import { createSeed } from "./db/seed/seed.ts";
import { webHashing } from "./hashing.ts";

interface TestBackendOptions {
  store?: Store;
  seed?: Seed;
}

/** Stored passwords need a slow hash; most tests do not. */
export const quickHashing = { ...webHashing, iterations: 1_000 };

/** A backend as in a browser, with the released seed unless another is given. */
export const quickBackend = (options: Partial<BackendOptions>) =>
  createBackend({
    openStore: async () => createMemoryStore(),
    readSeed: seedOfDelivery,
    isInBrowser: true,
    hashing: quickHashing,
    ...options,
  });

let deliveredSeed: Promise<Seed> | undefined;

/** Memoized, because hashing the passwords takes a while. */
export function seedOfDelivery() {
  deliveredSeed ??= createSeed(quickHashing);
  return deliveredSeed;
}

/** A backend for one test with its own store, and `send` to call its endpoints. */
export function testBackend({ store = createMemoryStore(), seed }: TestBackendOptions = {}) {
  const backend = quickBackend({
    openStore: async () => store,
    readSeed: async () => seed ?? seedOfDelivery(),
  });
  return { backend, send: sender(backend) };
}

export function sender(backend: Backend) {
  return <Body, Answer>(
    endpoint: Endpoint<Body, Answer, unknown>,
    body?: unknown,
    token?: string,
    place?: Place,
  ) =>
    backend(
      new Request(`http://localhost${addressOf(endpoint, place)}`, {
        method: endpoint.method,
        headers: { ...headersOfPost(), ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
}

/** The headers that the product sends with a body. */
export const headersOfPost = (id = randomId()) => ({
  "content-type": "application/json",
  [CALL_ID_HEADER]: id,
});

export type Send = ReturnType<typeof sender>;

/** Signs in to one of the two demo accounts and returns the bearer token. */
export const signIn = async (send: Send, role: keyof typeof demoAccounts) =>
  tokenOf(await send(login, demoAccounts[role]));

/** Reads the bearer token from the response to a login or a registration. */
export const tokenOf = async (response: Response) => login.answer.parse(await response.json()).token;

export const aModule = (fields: Partial<NewModule> = {}): NewModule => ({
  name: "Key Cabinet",
  category: "Security",
  description: "Knows which key hangs on which hook.",
  imagePath: null,
  ...fields,
});

export const aRegistration = (fields: Partial<Registration> = {}): Registration => ({
  firstName: "Nora",
  lastName: "Quill",
  email: "nora@example.com",
  password: "paper-kite-31",
  ...fields,
});

/** An account as the first release stored it. The password is `paper-kite-31`. */
export const firstReleaseAccount = {
  id: 9,
  email: "nora@example.com",
  role: "user",
  firstName: "Nora",
  lastName: "Quill",
  passwordHash:
    "pbkdf2-sha256$100000$0123456789abcdef0123456789abcdef$775b3cbf174cfaa60dd30c9669779716f9f84384a6eefd6d51cfd9006d591663",
};

import { login, type Registration } from "#src/contract/auth.ts";
import { demoAccounts } from "#src/contract/demo-accounts.ts";
import { addressOf, type Endpoint, type Place } from "#src/contract/endpoint.ts";
import type { NewModule } from "#src/contract/modules.ts";
import { type Backend, createBackend } from "./backend.ts";
import type { Seed } from "./db/database.ts";
import { createSeed } from "./db/seed/seed.ts";
import { createMemoryStore, type Store } from "./db/store.ts";

interface TestBackendOptions {
  store?: Store;
  seed?: Seed;
}

let deliveredSeed: Promise<Seed> | undefined;

/** Hashing the passwords takes a while, so one seed serves all tests of a file. */
export function seedOfDelivery() {
  deliveredSeed ??= createSeed();
  return deliveredSeed;
}

/** A backend of its own for one test, and `send` to call it by an endpoint of the contract. */
export function testBackend({ store = createMemoryStore(), seed }: TestBackendOptions = {}) {
  const backend = createBackend({
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
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
}

export type Send = ReturnType<typeof sender>;

/** Signs in to one of the two fixed accounts and returns the bearer token. */
export const signIn = async (send: Send, role: keyof typeof demoAccounts) =>
  tokenOf(await send(login, demoAccounts[role]));

/** The bearer token in the answer to a login or a registration. */
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

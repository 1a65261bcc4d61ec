import { LIVE_CHANGES_PATH } from "#src/contract/live-changes.ts";
import { createBackend } from "../backend.ts";
import type { Account } from "../db/collections.ts";
import type { Seed } from "../db/database.ts";
import { type Hashing, webHashing } from "../hashing.ts";
import { createPasswords } from "../passwords.ts";
import { serverFailures } from "./failures.ts";
import { liveChanges } from "./live-changes.ts";
import { callerOf, createRateLimits, type Limit } from "./rate-limits.ts";
import { sessionCookie, withSession } from "./session-cookie.ts";
import type { SqlDatabase } from "./sql-database.ts";
import { createSqlStore } from "./sql-store.ts";

export interface HostOptions {
  database: SqlDatabase;
  /** The records of the product's own demo; accounts and submissions of it only come in with `demoAccounts`. */
  readSeed: () => Promise<Seed>;
  /** Created at the first start. */
  admin?: { email: string; password: string } | undefined;
  /** Adds the public demo accounts with their sample data, which an admin may then reset. */
  demoAccounts?: boolean;
  hashing?: Hashing;
  now?: () => number;
}

/** Calls that are limited for each caller, besides all writes. */
const limits: readonly { path: RegExp; limit: Limit }[] = [
  { path: /^\/api\/auth\/login$/, limit: { name: "sign-in", calls: 30, seconds: 300 } },
  { path: /^\/api\/auth\/register$/, limit: { name: "registration", calls: 10, seconds: 3_600 } },
  { path: /^\/api\/form-submissions?$/, limit: { name: "submission", calls: 20, seconds: 60 } },
  { path: /^\/api\//, limit: { name: "write", calls: 300, seconds: 60 } },
];

/** Larger bodies are refused before they are read. */
const MOST_BYTES = 8_000_000;

/** Answers a call. `caller` is the network address that it came from. */
export type Host = (request: Request, caller: string) => Promise<Response>;

/** The backend for a server: shared records, sessions as cookies beside bearer tokens, and limits. */
export function createHost({
  database,
  readSeed,
  admin,
  demoAccounts = false,
  hashing = webHashing,
  now = Date.now,
}: HostOptions): Host {
  const take = createRateLimits(database, now);
  const backend = createBackend({
    openStore: async () => createSqlStore(database),
    readSeed: async () => seedOf(await readSeed(), { demoAccounts, admin, hashing }),
    isForDemos: demoAccounts,
    failures: serverFailures,
    hashing,
  });

  return async (request, caller) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname === LIVE_CHANGES_PATH) return liveChanges(createSqlStore(database), request.signal);
    if (request.method === "POST") {
      const from = request.headers.get("origin");
      if (from !== null && from !== origin) return refusal(403, "Another website may not make this call.");
      if (Number(request.headers.get("content-length") ?? 0) > MOST_BYTES)
        return refusal(413, "This is too large to be sent.");
      for (const { path, limit } of limits) {
        if (!path.test(pathname)) continue;
        const wait = await take(limit, callerOf(caller));
        if (wait > 0) return tooMany(wait);
      }
    }
    const response = await backend(withSession(request));
    response.headers.set("Cache-Control", "no-store");
    const cookie = await sessionCookie(pathname, response);
    if (cookie) response.headers.append("Set-Cookie", cookie);
    return response;
  };
}

async function seedOf(
  seed: Seed,
  {
    demoAccounts,
    admin,
    hashing,
  }: Required<Pick<HostOptions, "demoAccounts" | "hashing">> & Pick<HostOptions, "admin">,
): Promise<Seed> {
  const users = (seed.users ?? []) as readonly Account[];
  const kept = demoAccounts ? users : users.filter(({ passwordHash }) => passwordHash === null);
  const nextId = users.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  const own: Account[] = admin
    ? [
        {
          id: nextId,
          email: admin.email.toLowerCase(),
          role: "admin",
          firstName: "Site",
          lastName: "Admin",
          passwordHash: await createPasswords(hashing).hash(admin.password),
        },
      ]
    : [];
  return { ...seed, users: [...kept, ...own], ...(!demoAccounts && { formSubmissions: [] }) };
}

const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds <= 60 ? "a minute" : `${minutes} minutes`;
  const response = refusal(429, `Too many tries. Wait ${wait}, then try again.`);
  response.headers.set("Retry-After", String(seconds));
  return response;
};

const refusal = (status: number, error: string) => Response.json({ error }, { status });

import "../worker-globals.ts";
import { createSeed } from "../db/seed/seed.ts";
import { webHashing } from "../hashing.ts";
import { type D1, d1Database } from "./d1.ts";
import { createHost, type Host } from "./host.ts";

interface Environment {
  DB: D1;
  /** The files of the build. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  ADMIN_EMAIL?: string;
  ADMIN_PASSWORD?: string;
  DEMO_ACCOUNTS?: string;
}

/** Workers refuse to derive a key with more iterations. */
const hashing = { ...webHashing, iterations: 100_000 };

/**
 * The product and its backend as a Cloudflare Worker. Each call has a backend of its own: an isolate ends the work of a
 * call whose caller has gone, and other calls must not wait for it.
 */
// biome-ignore lint/style/noDefaultExport: Workers look for it.
export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    if (!new URL(request.url).pathname.startsWith("/api/")) return env.ASSETS.fetch(request);
    return hostOf(env)(request, request.headers.get("cf-connecting-ip") ?? "unknown");
  },
};

function hostOf({ DB, ADMIN_EMAIL, ADMIN_PASSWORD, DEMO_ACCOUNTS }: Environment): Host {
  return createHost({
    database: d1Database(DB),
    readSeed: () => createSeed(hashing),
    admin: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined,
    demoAccounts: DEMO_ACCOUNTS === "1",
    hashing,
  });
}

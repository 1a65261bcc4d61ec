import { PGlite } from "@electric-sql/pglite";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { createSeed } from "../db/seed/seed.ts";
import { createHost } from "./host.ts";
import { inProcessPostgres } from "./pglite.ts";
import { connectPostgres } from "./postgres.ts";
import type { SqlDatabase } from "./sql-database.ts";

export interface NodeHostOptions {
  /** The address of a PostgreSQL database. Without one, the records are in `folder`, for one process. */
  databaseUrl?: string | undefined;
  folder: string;
  admin?: { email: string; password: string } | undefined;
  demoAccounts: boolean;
  /** The header in which a proxy in front of this server names the caller, such as `x-real-ip`. */
  callerHeader?: string | undefined;
}

/** The calls of the product as a Hono app for Node. `close` ends its database connections. */
export async function createNodeHost({ databaseUrl, folder, callerHeader, ...options }: NodeHostOptions) {
  const database = databaseUrl ? connectPostgres(databaseUrl) : await openFolder(folder);
  const answer = createHost({ database, readSeed: createSeed, ...options });
  const app = new Hono().all("/api/*", (context) => {
    const named = callerHeader && context.req.header(callerHeader);
    return answer(context.req.raw, named || (getConnInfo(context).remote.address ?? "unknown"));
  });
  return { app, close: database.end };
}

async function openFolder(folder: string): Promise<SqlDatabase & { end: () => Promise<void> }> {
  const pglite = await PGlite.create(folder);
  return { ...inProcessPostgres(pglite), end: () => pglite.close() };
}

import { PGlite } from "@electric-sql/pglite";
import { afterAll } from "vitest";
import { storeContract } from "#src/data/store-contract.ts";
import { startPostgres } from "#tests/support/start-postgres.ts";
import { inProcessPostgres } from "./pglite.ts";
import { connectPostgres } from "./postgres.ts";
import { sqlStoreKind } from "./testing.ts";

const full = () => Object.assign(new Error("could not extend file"), { code: "53100" });

const pglite = await PGlite.create();
afterAll(() => pglite.close());
storeContract("a store in PGlite", sqlStoreKind(inProcessPostgres(pglite), full()));

// A PostgreSQL that cannot be started is treated like one that is not installed.
const server = await startPostgres().catch((error: unknown) => {
  console.info("PostgreSQL could not be started here.", error);
  return undefined;
});
if (server) {
  const database = connectPostgres(server.address);
  afterAll(async () => {
    await database.end();
    await server.stop();
  });
  storeContract("a store in PostgreSQL", sqlStoreKind(database, full()));
}

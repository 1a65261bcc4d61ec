import { afterAll, test } from "vitest";
import { connectPostgres } from "#mocks/hosts/postgres.ts";
import { fullPostgres, sqlStoreKind } from "#mocks/hosts/testing.ts";
import { storeContract } from "#src/data/store-contract.ts";
import { startPostgres } from "../support/start-postgres.ts";

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
  storeContract("a store in PostgreSQL", sqlStoreKind(database, fullPostgres()));
} else {
  test.skip("a store in PostgreSQL");
}

import { Miniflare } from "miniflare";
import { afterAll } from "vitest";
import { d1Database } from "#mocks/hosts/d1.ts";
import { sqlStoreKind } from "#mocks/hosts/testing.ts";
import { storeContract } from "#src/data/store-contract.ts";

const worker = new Miniflare({
  modules: true,
  script: "export default { fetch: () => new Response('') };",
  d1Databases: ["DB"],
});
afterAll(() => worker.dispose());

storeContract(
  "a store in D1",
  sqlStoreKind(d1Database(await worker.getD1Database("DB")), new Error("D1_ERROR: SQLITE_FULL")),
);

import { PGlite } from "@electric-sql/pglite";
import { afterAll } from "vitest";
import { storeContract } from "#src/data/store-contract.ts";
import { inProcessPostgres } from "./pglite.ts";
import { fullPostgres, sqlStoreKind } from "./testing.ts";

const pglite = await PGlite.create();
afterAll(() => pglite.close());

storeContract("a store in PGlite", sqlStoreKind(inProcessPostgres(pglite), fullPostgres()));

import type { Store } from "#src/data/store.ts";
import { createStoreCopy, type SeedOf } from "#src/data/store-copy.ts";
import { type CollectionName, createCollections, recordSchemas } from "./collections.ts";

/** The records of a new visitor: everything but sessions. */
export type Seed = SeedOf<CollectionName>;

export type Database = ReturnType<typeof createDatabase>;

/** Creates the backend's records in memory, as a copy of its store. */
export const createDatabase = (store: Store, readSeed: () => Promise<Seed>) =>
  createStoreCopy({ store, collections: createCollections(), schemas: recordSchemas, readSeed });

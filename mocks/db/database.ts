import type { Store } from "#src/data/store.ts";
import { type SeedOf, StoreCopy } from "#src/data/store-copy.ts";
import { type CollectionName, type Collections, createCollections, recordSchemas } from "./collections.ts";

/** The records of a new visitor: everything but sessions. */
export type Seed = SeedOf<CollectionName>;

/** The backend's records, in memory and in its store. */
export class Database extends StoreCopy<CollectionName, Collections> {
  constructor(store: Store, readSeed: () => Promise<Seed>) {
    super({ store, collections: createCollections(), schemas: recordSchemas, readSeed });
  }
}

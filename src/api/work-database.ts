import { type Change, type Collection, createCollections, type Identified } from "#src/data/collections.ts";
import { openTables } from "#src/data/open-tables.ts";
import type { StoreError } from "#src/data/store-error.ts";
import { unwritten } from "#src/data/unwritten.ts";
import { isDemo, isFair } from "#src/lib/storage.ts";
import { WorkError } from "./work-error.ts";
import { type WorkStore, workStores, workUpgrades } from "./work-stores.ts";

export type WorkCollection<Stored extends Identified> = Collection<WorkStore, Stored>;
export type WorkChange = Change<WorkStore>;

const NAME = "work";
/** The database during a fair, so that the seller's own work is neither shown nor changed. */
const FAIR_NAME = "work-fair";

/**
 * Creates the database of the visitor's work, which is separate from the backend's. Without a name it is in memory, and
 * no other tab hears of it.
 */
export const createWorkDatabase = (name: string | null = NAME, steps = workUpgrades) =>
  createCollections({
    tables: openTables({ name, steps, explain }),
    names: workStores,
    channel: name === null ? undefined : "work",
    journal: unwritten,
  });

const explain = ({ reason, cause }: StoreError) =>
  new WorkError(reason === "unread" ? "failed" : reason, cause);

export const work = createWorkDatabase(isDemo ? null : isFair() ? FAIR_NAME : NAME);

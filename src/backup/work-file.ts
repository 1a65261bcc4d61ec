import * as z from "zod/mini";
import { type WorkCollection, work } from "#src/api/work-database.ts";
import {
  appChangeSchema,
  appDocumentSchema,
  appRecordSchema,
  draftSchema,
  favouriteSchema,
  localProjectSchema,
  ownTemplateSchema,
  projectDocumentSchema,
  projectVersionSchema,
  storedAppSchema,
} from "#src/api/work-records.ts";
import { type WorkStore, workStores } from "#src/api/work-stores.ts";
import { connectionSchema } from "#src/contract/connectors.ts";
import { cartRecordSchema } from "#src/entities/cart/cart.ts";
import { prospects } from "#src/sales/replies/prospects.ts";
import { replies } from "#src/sales/replies/receive-reply.ts";
import { formHostOf, withoutFormAddress, withoutOrigin } from "#src/share/form-address.ts";
import { readJson } from "#src/sites/read-json.ts";

export const WORK_FORMAT = "sitewright-work";
/** The file's name in an archive with pictures. */
export const WORK_FILE = "sitewright-work.json";
/** The limit in bytes. */
export const LARGEST_WORK_FILE = 50_000_000;
const VERSION = 1;
/** Enough for hundreds of sites with their versions. */
const MOST_VALUES = 5_000_000;

export type WorkRecord = { id: string | number } & Record<string, unknown>;
export type WorkRecords = Partial<Record<WorkStore, WorkRecord[]>>;
/** The stores that are exported and imported. */
export type StoreInFile = Exclude<WorkStore, (typeof stayHere)[number]>;

export interface WorkFile {
  records: WorkRecords;
  savedAt: string;
  /** The number of records that cannot be read. */
  damaged: number;
  /** The hosts that the forms of its sites were sent to. They are switched off, because the file is untrusted. */
  formHosts: string[];
}

/** An error with a message for people that says why a file cannot be imported. */
export class WorkFileError extends Error {
  override name = "WorkFileError";
}

const anyRecord = z.looseObject({ id: z.union([z.string(), z.number()]) });

/** The schema of each store. Stores without one validate their records on reading. */
const schemas: Partial<Record<WorkStore, z.ZodMiniType>> = {
  projects: localProjectSchema,
  documents: projectDocumentSchema,
  versions: projectVersionSchema,
  ownTemplates: ownTemplateSchema,
  drafts: draftSchema,
  favourites: favouriteSchema,
  apps: storedAppSchema,
  appDocuments: appDocumentSchema,
  appRecords: appRecordSchema,
  appChanges: appChangeSchema,
  cart: cartRecordSchema,
  connections: connectionSchema,
  prospects: prospects.schema,
  replies: replies.schema,
};

/** Reads and writes a store without validation. */
export const wholeStore = (store: WorkStore): WorkCollection<WorkRecord> => ({
  store,
  schema: anyRecord as unknown as z.ZodMiniType<WorkRecord>, // the same type, which TypeScript infers in another form
});

/**
 * Stores that are neither exported nor imported: keys and tokens must not leave this browser, JSON cannot hold
 * pictures, a file cannot prove where a site was published, and what waits to be sent is sent from where it was written.
 */
const stayHere = ["linkKeys", "publishKeys", "publications", "assets", "outbox"] as const;
const storesInFile = workStores.filter(
  (store): store is StoreInFile => !(stayHere as readonly WorkStore[]).includes(store),
);

export const wholeStores = storesInFile.map(wholeStore);

/** Collects all work in this browser. */
export async function collectWork(): Promise<WorkRecords> {
  const entries = await Promise.all(
    storesInFile.map(async (store) => [store, await work.all(wholeStore(store))] as const),
  );
  return Object.fromEntries(entries);
}

export function writeWorkFile(records: WorkRecords, now = new Date()) {
  return `${JSON.stringify({ format: WORK_FORMAT, version: VERSION, savedAt: now.toISOString(), stores: records })}\n`;
}

/** Parses a work export and skips damaged records. Throws a `WorkFileError` for other files and later versions. */
export function readWorkFile(text: string): WorkFile {
  const file = z
    .object({
      format: z.literal(WORK_FORMAT),
      version: z.int(),
      savedAt: z.iso.datetime(),
      stores: z.record(z.string(), z.unknown()),
    })
    .safeParse(readJson(text, MOST_VALUES));
  if (!file.success) throw new WorkFileError("This is not a file of exported work, or it is damaged.");
  if (file.data.version > VERSION) {
    throw new WorkFileError(
      "This file was made with a newer version of this product. Reload the page, and import it again.",
    );
  }
  const records: WorkRecords = {};
  const formHosts = new Set<string>();
  let damaged = 0;
  for (const store of storesInFile) {
    const given = Object.hasOwn(file.data.stores, store) ? file.data.stores[store] : [];
    const schema = schemas[store] ?? anyRecord;
    const read = (Array.isArray(given) ? given : [given]).map((record) => schema.safeParse(record));
    const whole = read.flatMap(({ data }) => (data ? [data as WorkRecord] : []));
    for (const { document } of whole) if (isObject(document)) formHosts.add(formHostOf(document));
    records[store] = whole.map((record) =>
      isObject(record.document) ? { ...record, document: withoutDestinations(record.document) } : record,
    );
    damaged += read.filter(({ success }) => !success).length;
  }
  formHosts.delete("");
  return { records, savedAt: file.data.savedAt, damaged, formHosts: [...formHosts] };
}

/** Removes what would send visitors, search engines or answers to the owner of another copy of a site. */
export const withoutDestinations = <T extends object>(document: T) =>
  withoutOrigin(withoutFormAddress(document));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

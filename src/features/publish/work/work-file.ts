import * as z from "zod/mini";
import { type WorkCollection, work } from "#src/api/work-database.ts";
import { type WorkStore, workStores } from "#src/api/work-stores.ts";
import { connectionSchema } from "#src/contract/connectors.ts";
import {
  draftSchema,
  favouriteSchema,
  keptAppSchema,
  localProjectSchema,
  ownTemplateSchema,
  projectDocumentSchema,
  projectVersionSchema,
} from "#src/contract/work.ts";
import { cartRecordSchema } from "#src/entities/cart/cart.ts";
import { prospects } from "#src/entities/replies/prospects.ts";
import { formHostOf, withoutFormAddress } from "#src/sites/share/form-address.ts";
import { readJson } from "#src/sites/share/read-json.ts";

export const WORK_FORMAT = "sitewright-work";
/** Its name in an archive with pictures. */
export const WORK_FILE = "sitewright-work.json";
/** In bytes. */
export const LARGEST_WORK_FILE = 50_000_000;
const VERSION = 1;
/** Hundreds of sites with their versions. */
const MOST_VALUES = 5_000_000;

export type WorkRecord = { id: string | number } & Record<string, unknown>;
export type WorkRecords = Partial<Record<WorkStore, WorkRecord[]>>;

export interface WorkFile {
  records: WorkRecords;
  savedAt: string;
  /** Of how many records this version can make nothing. */
  damaged: number;
  /** The hosts that forms of its sites were sent to; they are switched off, as anybody may have made the file. */
  formHosts: string[];
}

/** Says in words why a file cannot be imported. */
export class WorkFileError extends Error {
  override name = "WorkFileError";
}

const anyRecord = z.looseObject({ id: z.union([z.string(), z.number()]) });

/** The limits of each store; a store without one checks its records when it reads them. */
const schemas: Partial<Record<WorkStore, z.ZodMiniType>> = {
  projects: localProjectSchema,
  documents: projectDocumentSchema,
  versions: projectVersionSchema,
  ownTemplates: ownTemplateSchema,
  drafts: draftSchema,
  favourites: favouriteSchema,
  apps: keptAppSchema,
  cart: cartRecordSchema,
  connections: connectionSchema,
  prospects: prospects.schema,
};

/** A store as it is, whatever it holds. */
export const wholeStore = (store: WorkStore): WorkCollection<WorkRecord> => ({
  store,
  schema: anyRecord as unknown as z.ZodMiniType<WorkRecord>, // the same, which inference says in other words
});

/**
 * Keys and tokens never leave the browser that made them, nor come in with a file; JSON cannot hold pictures; and where
 * a site was put online is a claim that a file cannot make.
 */
const stayHere = new Set<WorkStore>(["linkKeys", "publishKeys", "publications", "assets"]);
const storesInFile = workStores.filter((store) => !stayHere.has(store));

export const wholeStores = storesInFile.map(wholeStore);

/** All that was made in this browser. */
export async function collectWork(): Promise<WorkRecords> {
  const entries = await Promise.all(
    storesInFile.map(async (store) => [store, await work.all(wholeStore(store))] as const),
  );
  return Object.fromEntries(entries);
}

export function writeWorkFile(records: WorkRecords, now = new Date()) {
  return `${JSON.stringify({ format: WORK_FORMAT, version: VERSION, savedAt: now.toISOString(), stores: records })}\n`;
}

/** Throws a `WorkFileError` for what is no such file or is of a later version; records that are damaged are left out. */
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
      isObject(record.document) ? { ...record, document: withoutFormAddress(record.document) } : record,
    );
    damaged += read.filter(({ success }) => !success).length;
  }
  formHosts.delete("");
  return { records, savedAt: file.data.savedAt, damaged, formHosts: [...formHosts] };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

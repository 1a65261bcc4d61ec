import type { Change } from "../records/change.ts";
import type { AppRecord } from "../records/record.ts";
import type { AppWrite } from "../records/storage.ts";
import type { FileContent, FilePicture } from "../single-file/file-content.ts";
import type { CopyName } from "./kept-app.ts";

/** The newest changes that "What changed" lists after a reload. */
const LOGGED = 2_000;

/** The keys of states that were set aside. */
const ASIDE = IDBKeyRange.bound("aside ", "aside \uffff");

type Content = Omit<FileContent, "app" | "pictures"> & {
  app: { document: unknown; counters: Record<string, number> };
};

/** Everything but records, pictures and changes. */
interface Head extends CopyName {
  /** The window that may write. */
  owner: string;
  /** The moment of the last own change. */
  changedAt: string;
  content: Content;
}

interface StoredRecord {
  table: string;
  record: AppRecord;
}

export class TakenOver extends Error {
  override name = "TakenOver";

  constructor() {
    super("Another window has taken this app over.");
  }
}

export type AppDatabase = ReturnType<typeof createAppDatabase>;

export function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      for (const store of ["head", "records", "pictures"]) result.createObjectStore(store);
      result.createObjectStore("changes", { autoIncrement: true });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** The store of one app in this browser: empty before the first change, and then the whole app. */
export function createAppDatabase(database: IDBDatabase, owner: string) {
  const stores = ["head", "records", "pictures", "changes"];

  /** Resolves when everything is written, and rejects when nothing is. */
  function transact<Result>(
    mode: IDBTransactionMode,
    act: (store: (name: string) => IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(stores, mode, { durability: "strict" });
      const acting = act((name) => transaction.objectStore(name));
      acting.catch((error: unknown) => {
        reject(error);
        try {
          transaction.abort();
        } catch {
          // It has ended by itself.
        }
      });
      transaction.oncomplete = () => void acting.then(resolve);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  const headOf = (store: (name: string) => IDBObjectStore) =>
    answer<Head | undefined>(store("head").get("head"));

  async function contentOf(store: (name: string) => IDBObjectStore, { content }: Head) {
    const [stored, pictures] = await Promise.all([
      answer<StoredRecord[]>(store("records").getAll()),
      answer<FilePicture[]>(store("pictures").getAll()),
    ]);
    const records: Record<string, AppRecord[]> = {};
    for (const { table, record } of stored) {
      const list = records[table] ?? [];
      records[table] = list;
      list.push(record);
    }
    return JSON.stringify({ ...content, app: { ...content.app, records }, pictures });
  }

  return {
    /** Returns the app with the changes of this browser; undefined if there are none. This window may write from now on. */
    claim: () =>
      transact("readwrite", async (store) => {
        const head = await headOf(store);
        if (!head) return;
        store("head").put({ ...head, owner }, "head");
        const keys = await answer<IDBValidKey[]>(store("changes").getAllKeys());
        const first = keys.at(-LOGGED) ?? keys[0];
        const log =
          first === undefined
            ? []
            : await answer<Change[]>(store("changes").getAll(IDBKeyRange.lowerBound(first)));
        const { id, savedAt, changedAt } = head;
        return { id, savedAt, changedAt, changes: keys.length, log, text: await contentOf(store, head) };
      }),

    /** Writes changes. The first ones are written together with the app as it was exported. */
    write: (page: FileContent, { changes, put, remove, document, counters }: AppWrite) =>
      transact("readwrite", async (store) => {
        const head = (await headOf(store)) ?? begin(store, page, owner);
        if (head.owner !== owner) throw new TakenOver();
        const app = {
          document: document ?? head.content.app.document,
          counters: counters ?? head.content.app.counters,
        };
        const changedAt = new Date().toISOString();
        store("head").put({ ...head, changedAt, content: { ...head.content, app } }, "head");
        for (const { table, record } of put) store("records").put({ table, record }, [table, record.id]);
        for (const { table, id } of remove) store("records").delete([table, id]);
        for (const change of changes) store("changes").add(change);
      }),

    addPicture: (picture: FilePicture) =>
      transact("readwrite", async (store) => {
        store("pictures").put(picture, picture.id);
      }),

    /** Goes on with the own state although the page has another copy. */
    keepMine: ({ id, savedAt }: CopyName) =>
      transact("readwrite", async (store) => {
        const head = await headOf(store);
        if (head) store("head").put({ ...head, id, savedAt }, "head");
      }),

    /** Begins with the copy of the page. The own state is set aside, not deleted. */
    takeNew: () =>
      transact("readwrite", async (store) => {
        const head = await headOf(store);
        if (!head) return;
        const aside = { at: head.changedAt, text: await contentOf(store, head) };
        for (const name of ["records", "pictures", "changes"]) store(name).clear();
        store("head").delete("head");
        // Those that were set aside before stay until they are discarded.
        const before = await answer(store("head").count(ASIDE));
        store("head").put(aside, `aside ${aside.at} ${before}`);
      }),

    /** The oldest state that was set aside and is not discarded. */
    aside: () =>
      transact("readonly", async (store) => {
        const [key] = await answer<IDBValidKey[]>(store("head").getAllKeys(ASIDE, 1));
        if (key === undefined) return;
        return { key, ...(await answer<{ at: string; text: string }>(store("head").get(key))) };
      }),

    discardAside: (key: IDBValidKey) =>
      transact("readwrite", async (store) => {
        store("head").delete(key);
      }),
  };
}

function begin(store: (name: string) => IDBObjectStore, page: FileContent, owner: string): Head {
  const { app, pictures, ...content } = page;
  const { records, document, counters } = app;
  for (const [table, list] of Object.entries(records))
    for (const record of list) store("records").put({ table, record }, [table, record.id]);
  for (const picture of pictures) store("pictures").put(picture, picture.id);
  const { id, savedAt } = content;
  return { id, savedAt, owner, changedAt: savedAt, content: { ...content, app: { document, counters } } };
}

const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

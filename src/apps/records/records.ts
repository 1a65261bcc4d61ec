import { randomId } from "#src/lib/random-id.ts";
import { type AppDocument, findTable } from "../document.ts";
import { type Change, type Counters, type Edit, inverseOf, onTop, reversed } from "./change.ts";
import { type AppRecord, inOrder, type Records } from "./record.ts";
import type { AppStorage } from "./storage.ts";

/** The document and the records of an app at one moment, read-only. */
export interface AppData {
  readonly document: AppDocument;
  records: (table: string) => ReadonlyMap<string, AppRecord>;
  /** Grows with each change of this table. */
  version: (table: string) => number;
  /** Grows with each change. */
  readonly edition: number;
  readonly counters: Counters;
}

export interface AppRecords extends AppData {
  readonly log: readonly Change[];
  apply: (edit: Edit) => Change | undefined;
  /** Takes the last change of this session back; undefined if there is none, or the app was changed elsewhere since. */
  undo: () => Change | undefined;
  redo: () => Change | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Takes over a change from another tab. What is not stored yet is put on top of it. */
  receive: (change: Change) => void;
  /** Takes over what other tabs have stored. */
  readNew: () => Promise<void>;
  /** The number of changes that are not stored yet, and the error that prevents it. */
  readonly unsaved: number;
  readonly problem: unknown;
  /** Stores what is not stored yet. */
  save: () => Promise<void>;
  /** Calls back after each change, and without one when the problem of saving has changed. */
  onChange: (listener: (change?: Change) => void) => () => void;
}

export interface RecordsOptions {
  document: AppDocument;
  records?: Records;
  /** An app whose records this one begins with. A table of it is copied only when it is changed here. */
  base?: Pick<AppData, "records">;
  counters?: Counters;
  log?: readonly Change[];
  storage?: AppStorage;
  /** Changes of a page that was closed before they were stored. */
  unwritten?: readonly Change[];
  /** Returns the present instant. */
  now?: () => string;
}

const NOTHING: ReadonlyMap<string, AppRecord> = new Map();

/** Holds the records of one app in memory, with its change log. */
export function createRecords({
  document,
  records = {},
  base,
  counters = {},
  log: stored = [],
  storage,
  unwritten = [],
  now = () => new Date().toISOString(),
}: RecordsOptions): AppRecords {
  const tables = new Map<string, Map<string, AppRecord>>();
  for (const [table, list] of Object.entries(records))
    tables.set(table, new Map(list.map((one) => [one.id, one])));
  const versions = new Map<string, number>();
  const listeners = new Set<(change?: Change) => void>();
  const log = [...stored];
  const done: Change[] = [];
  let undone: Change[] = [];
  let edition = 0;
  let pending: Change[] = [];
  let saving: Promise<void> | undefined;
  /** Reading and writing come one after the other: what is read then needs no comparison with what is being written. */
  let queue: Promise<unknown> = Promise.resolve();
  const known = new Set(log.map(({ id }) => id));
  let problem: unknown;

  const recordsOf = (table: string) => tables.get(table) ?? base?.records(table) ?? NOTHING;
  const record = (table: string, id: string) => recordsOf(table).get(id) ?? null;

  /** Sets the state after a change. */
  function set(change: Change) {
    edition += 1;
    if (change.document) document = change.document.after;
    if (change.counters) counters = change.counters.after;
    for (const { table, id, after } of change.patches) {
      const list = tables.get(table) ?? new Map(base?.records(table));
      tables.set(table, list);
      if (after) list.set(id, after);
      else list.delete(id);
    }
    for (const table of new Set(change.patches.map((patch) => patch.table))) versions.set(table, edition);
  }

  function takeOver(change: Change) {
    set(change);
    log.push(change);
    known.add(change.id);
    for (const listener of listeners) listener(change);
  }

  function receive(change: Change) {
    if (known.has(change.id)) {
      // Another tab has stored what this one, or a closed page, had not.
      pending = pending.filter(({ id }) => id !== change.id);
      return;
    }
    if (pending.length === 0 || !storage) return takeOver(change);
    for (const mine of pending.toReversed()) set(reversed(mine));
    takeOver(change);
    pending = pending.map((mine) => {
      const rebased = onTop(mine, { document, counters, record });
      set(rebased);
      for (const list of [log, done, undone]) {
        const place = list.indexOf(mine);
        if (place >= 0) list[place] = rebased;
      }
      return rebased;
    });
    for (const listener of listeners) listener(change);
  }

  function perform(edit: Edit, undoes?: string) {
    const patches = edit.patches.filter(({ before, after }) => before !== after);
    const isEmpty = patches.length === 0 && (!edit.document || edit.document === document);
    if (isEmpty) return;
    const change: Change = {
      id: randomId(),
      at: now(),
      label: edit.label,
      patches,
      ...(edit.document && { document: { before: document, after: edit.document } }),
      ...(edit.counters && { counters: { before: counters, after: edit.counters } }),
      ...(undoes && { undoes }),
    };
    takeOver(change);
    pending.push(change);
    storage?.note?.(pending);
    if (storage) void save();
    return change;
  }

  /** Takes the last change of one list back and moves it to the other. */
  function takeBack(from: Change[], to: Change[]) {
    const change = from.at(-1);
    const edit = change && inverseOf(change, { document, record });
    if (!change || !edit) return;
    from.pop();
    const inverse = perform(edit, change.id);
    if (inverse) to.push(inverse);
    return inverse;
  }

  async function saveAll(to: AppStorage) {
    while (pending.length > 0) {
      const changes = [...pending];
      const touched = new Map(
        changes.flatMap(({ patches }) =>
          patches.map(({ table, id }) => [JSON.stringify([table, id]), { table, id }]),
        ),
      );
      const put: { table: string; record: AppRecord }[] = [];
      const remove: { table: string; id: string }[] = [];
      for (const { table, id } of touched.values()) {
        const present = record(table, id);
        if (present) put.push({ table, record: present });
        else remove.push({ table, id });
      }
      const hasDocument = changes.some((change) => change.document);
      const hasCounters = changes.some((change) => change.counters);
      const missed = await to.write({
        changes,
        put,
        remove,
        ...(hasDocument && { document }),
        ...(hasCounters && { counters }),
      });
      if (missed && missed.length > 0) for (const change of missed) receive(change);
      else pending = pending.slice(changes.length); // others may have come meanwhile
      to.note?.(pending);
    }
  }

  /** Changes that could not be stored stay in line, and are stored with the next one. */
  async function save() {
    if (!storage) return;
    saving ??= queue
      .then(() => saveAll(storage))
      .then(
        () => report(undefined),
        (error: unknown) => report(error),
      )
      .finally(() => {
        saving = undefined;
      });
    queue = saving;
    await saving;
  }

  function report(error: unknown) {
    if (problem === error) return;
    problem = error;
    edition += 1;
    for (const listener of listeners) listener();
  }

  async function readNew() {
    const reading = queue.then(async () => {
      for (const change of (await storage?.readNew?.()) ?? []) receive(change);
    });
    queue = reading.catch(() => {}); // the caller handles the error
    await reading;
  }

  for (const change of unwritten) {
    const rebased = onTop(change, { document, counters, record });
    takeOver(rebased);
    pending.push(rebased);
  }

  return {
    get document() {
      return document;
    },
    get edition() {
      return edition;
    },
    get counters() {
      return counters;
    },
    get log() {
      return log;
    },
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
    get unsaved() {
      return pending.length;
    },
    get problem() {
      return problem;
    },
    records: recordsOf,
    version: (table) => versions.get(table) ?? 0,
    apply(edit) {
      const change = perform(edit);
      if (!change) return;
      done.push(change);
      undone = [];
      return change;
    },
    undo: () => takeBack(done, undone),
    redo: () => takeBack(undone, done),
    receive,
    readNew,
    save,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns all records, each table by age: what is stored in files. */
export const allRecords = (app: AppData): Record<string, AppRecord[]> =>
  Object.fromEntries(app.document.tables.map(({ id }) => [id, inOrder(app.records(id).values())]));

export function tableOf(app: AppData, id: string) {
  const table = findTable(app.document, id);
  if (!table) throw new Error(`This app has no table "${id}". Check it with findTable first.`);
  return table;
}

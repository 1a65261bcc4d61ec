import { appChanges, appDocuments, appRecords, projects } from "#src/api/work-collections.ts";
import { type WorkChange, work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import type { AppDocumentRecord } from "#src/api/work-records.ts";
import { requireProject } from "#src/entities/projects/require-project.ts";
import type { Change } from "../records/change.ts";
import type { AppStorage, AppWrite } from "../records/storage.ts";
import { changeKey, keysOf, recordKey, recordOf } from "./app-keys.ts";
import { notePending } from "./pending-changes.ts";

type WorkDatabase = Pick<typeof work, "change" | "read">;

/**
 * Stores an app in the work database. `last` is the number of the last change that this tab has read; if there is a later
 * one, another tab has written, and this one takes it over first.
 */
export function createAppStorage(
  app: string,
  { lastChange, born }: Pick<AppDocumentRecord, "lastChange" | "born">,
  database: WorkDatabase = work,
): AppStorage {
  let known = lastChange;

  return {
    note: (pending) => notePending(app, pending),

    async readNew() {
      const missed = await database.read([appDocuments, appChanges], (reading) =>
        changesAfter(reading, app, known),
      );
      known += missed.length;
      return missed;
    },

    async write(write) {
      const { missed, stored } = await database.change(
        [projects, appDocuments, appRecords, appChanges],
        async (change) => {
          await requireProject(change, app);
          const head = await change.get(appDocuments, app);
          if (head?.born !== born) throw new WorkError("replaced");
          const missed = await changesAfter(change, app, known);
          return missed.length > 0
            ? { missed, stored: 0 }
            : { missed, stored: await writeAll(change, app, known, write) };
        },
      );
      known += missed.length + stored;
      return missed;
    },
  };
}

async function changesAfter({ get }: Pick<WorkChange, "get">, app: string, known: number) {
  const last = (await get(appDocuments, app))?.lastChange ?? 0;
  const changes: Change[] = [];
  for (let number = known + 1; number <= last; number++) {
    const stored = await get(appChanges, changeKey(app, number));
    // A change that cannot be read counts as well, so that the numbers stay in step.
    changes.push((stored?.change ?? UNREADABLE) as unknown as Change);
  }
  return changes;
}

/** Does nothing. A tab that meets it shows the state before it, and the stored records are right after a reload. */
const UNREADABLE: Change = { id: "unreadable", at: "", label: "", patches: [] };

async function writeAll(
  change: WorkChange,
  app: string,
  last: number,
  { changes, put, remove, document, counters }: AppWrite,
) {
  const updatedAt = new Date().toISOString();
  const head = await change.get(appDocuments, app);
  if (!head) throw new WorkError("replaced");
  await change.put(appDocuments, {
    ...head,
    ...(document && { app: { ...document } }),
    ...(counters && { counters: { ...counters } }),
    lastChange: last + changes.length,
    updatedAt,
  });
  await Promise.all([
    ...put.map(({ table, record }) => change.put(appRecords, recordOf(app, table, record))),
    ...remove.map(({ table, id }) => change.remove(appRecords, recordKey(app, table, id))),
    ...changes.map((one, at) =>
      change.put(appChanges, { id: changeKey(app, last + 1 + at), project: app, change: { ...one } }),
    ),
  ]);
  return changes.length;
}

/** Reads the change log, oldest first. Only who asks for the history needs it. */
export const readLog = async (app: string): Promise<Change[]> =>
  (await work.read([appChanges], ({ under }) => under(appChanges, keysOf(app)))).map(
    ({ change }) => change as unknown as Change,
  );

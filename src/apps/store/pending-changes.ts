import { unwritten } from "#src/data/unwritten.ts";
import { randomId } from "#src/lib/random-id.ts";
import type { Change } from "../records/change.ts";

/** Larger changes are imports, whose dialogs wait until they are stored. */
const MAX_PATCHES = 200;

/** This page, as opposed to other tabs with the same app. */
const TAB = randomId();

const keyOf = (app: string) => `built app ${app}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function read(app: string): Record<string, unknown> {
  const noted = unwritten.read(keyOf(app));
  return isObject(noted) ? noted : {};
}

function write(app: string, noted: Record<string, unknown>) {
  if (Object.keys(noted).length > 0) unwritten.keep(keyOf(app), noted);
  else unwritten.forget(keyOf(app));
}

/** Notes the changes of this page that are not stored yet. */
export function notePending(app: string, pending: readonly Change[]) {
  const { [TAB]: mine, ...others } = read(app);
  const patches = pending.reduce((sum, change) => sum + change.patches.length, 0);
  if (pending.length === 0 || patches > MAX_PATCHES) {
    if (mine !== undefined) write(app, others);
  } else write(app, { ...others, [TAB]: pending });
}

/** Returns the changes of other pages that were not stored when they were last heard of. */
export const pendingElsewhere = (app: string): Change[] =>
  Object.entries(read(app)).flatMap(([tab, changes]) =>
    tab !== TAB && Array.isArray(changes) ? changes.filter(isChange) : [],
  );

/** Forgets the changes of other pages, once they are stored or turned out to be. */
export const forgetElsewhere = (app: string, ids: ReadonlySet<string>) =>
  write(
    app,
    Object.fromEntries(
      Object.entries(read(app)).filter(
        ([tab, changes]) =>
          tab === TAB ||
          !Array.isArray(changes) ||
          !changes.every((change) => isChange(change) && ids.has(change.id)),
      ),
    ),
  );

const isChange = (value: unknown): value is Change =>
  isObject(value) &&
  typeof value.id === "string" &&
  typeof value.at === "string" &&
  typeof value.label === "string" &&
  Array.isArray(value.patches) &&
  value.patches.every(
    (patch) => isObject(patch) && typeof patch.table === "string" && typeof patch.id === "string",
  );

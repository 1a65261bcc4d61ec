import { type AppDocument, AppDocumentError, parseAppDocument } from "../document.ts";

/**
 * Puts what one tab has changed in a document on top of what another has changed meanwhile. Where both have changed the
 * same thing, `mine` counts. Returns `theirs` if the two do not fit together.
 */
export const mergeDocuments = (base: AppDocument, mine: AppDocument, theirs: AppDocument): AppDocument =>
  merged(base, mine, theirs) ?? theirs;

/**
 * Takes a change of a document back, although others have changed it since. What they have changed stays; returns
 * undefined if nothing is left to take back.
 */
export function takeBackFrom(now: AppDocument, change: { before: AppDocument; after: AppDocument }) {
  const document = merged(change.after, now, change.before);
  return document && JSON.stringify(document) !== JSON.stringify(now) ? document : undefined;
}

function merged(base: AppDocument, mine: AppDocument, theirs: AppDocument) {
  try {
    return parseAppDocument(merge(base, mine, theirs));
  } catch (error) {
    if (error instanceof AppDocumentError) return;
    throw error;
  }
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  const [from, here, there] = [base, mine, theirs].map((value) => JSON.stringify(value));
  if (here === from || here === there) return theirs;
  if (there === from) return mine;
  if (isList(base) && isList(mine) && isList(theirs)) return mergeLists(base, mine, theirs);
  if (isIds(base) && isIds(mine) && isIds(theirs)) {
    const entries = (ids: readonly string[]) => ids.map((id) => ({ id }));
    return mergeLists(entries(base), entries(mine), entries(theirs)).map(({ id }) => id);
  }
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...keys].map((key) => [key, merge(base[key], mine[key], theirs[key])] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  return mine;
}

/** Lists of things with ids: tables, fields, views. The order is that of the one which has changed it. */
function mergeLists(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]) {
  const find = (list: readonly Entry[], id: string) => list.find((entry) => entry.id === id);
  const mergedOne = (id: string): Entry[] => {
    const [before, here, there] = [find(base, id), find(mine, id), find(theirs, id)];
    if (here && there) return [before ? (merge(before, here, there) as Entry) : here];
    const left = here ?? there;
    // Deleted by one: it stays deleted, unless the other has changed it.
    return left && !(before && JSON.stringify(before) === JSON.stringify(left)) ? [left] : [];
  };
  const inBoth = (list: readonly Entry[], other: readonly Entry[]) =>
    list.flatMap(({ id }) => (find(other, id) && find(base, id) ? [id] : [])).join(" ");
  const isOrdered = inBoth(base, mine) !== inBoth(mine, base);
  const [first, second] = isOrdered ? [mine, theirs] : [theirs, mine];
  const ids = [...first, ...second.filter(({ id }) => !find(first, id))].map(({ id }) => id);
  // Without an own order, mine still come before theirs at the end.
  const added = (list: readonly Entry[]) => list.filter(({ id }) => !find(base, id)).map(({ id }) => id);
  const known = ids.filter((id) => find(base, id));
  const ordered = [...new Set([...known, ...added(mine), ...added(theirs)])];
  return (isOrdered ? ids : ordered).flatMap(mergedOne);
}

interface Entry {
  id: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === "string");
const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === "string") &&
  new Set(value).size === value.length;

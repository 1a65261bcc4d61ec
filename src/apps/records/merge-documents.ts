import { type AppDocument, parseAppDocument } from "../document.ts";

/**
 * Puts what one tab has changed in a document on top of what another has changed meanwhile. Where both have changed the
 * same thing, `mine` counts. Returns `theirs` if the two do not fit together.
 */
export function mergeDocuments(base: AppDocument, mine: AppDocument, theirs: AppDocument): AppDocument {
  try {
    return parseAppDocument(merge(base, mine, theirs));
  } catch {
    return theirs;
  }
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  const [from, here, there] = [base, mine, theirs].map((value) => JSON.stringify(value));
  if (here === from || here === there) return theirs;
  if (there === from) return mine;
  if (isList(base) && isList(mine) && isList(theirs)) return mergeLists(base, mine, theirs);
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...keys].map((key) => [key, merge(base[key], mine[key], theirs[key])] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  return mine;
}

/** Lists of things with ids: tables, fields, views. */
function mergeLists(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]) {
  const find = (list: readonly Entry[], id: string) => list.find((entry) => entry.id === id);
  const merged = mine.flatMap((entry) => {
    const [before, other] = [find(base, entry.id), find(theirs, entry.id)];
    if (!before || !other) return before && JSON.stringify(before) === JSON.stringify(entry) ? [] : [entry];
    return [merge(before, entry, other)];
  });
  const added = theirs.filter(({ id }) => !find(base, id) && !find(mine, id));
  return [...merged, ...added];
}

interface Entry {
  id: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === "string");

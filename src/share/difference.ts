/** The instructions for making one JSON value from another. */
export type Difference =
  /** A new value. */
  | [0, unknown]
  /** An object with changed fields, and the names of removed fields. */
  | [1, Record<string, Difference>, string[]?]
  /** A list. Each entry is a new value, a changed entry of the old list, or an unchanged range of the old list. */
  | [2, ListEntry[]];
type ListEntry = [unknown] | [from: number, difference: Difference] | [from: number, count: number];

type Fields = Record<string, unknown>;

export class DifferenceError extends Error {
  override name = "DifferenceError";
}

/** Returns the changes that turn `before` into `after`, or undefined if they are equal as JSON. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return;
  // Unlike lists, fields are compared one by one: documents share the unchanged ones, which takes no time.
  if (isFields(before) && isFields(after)) return fieldsDifference(before, after);
  if (isSame(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) return [2, listDifference(before, after)];
  return replaced(after);
}

/** A field that is undefined is missing, as in JSON. */
function fieldsDifference(before: Fields, after: Fields): Difference | undefined {
  const has = (fields: Fields, key: string) => Object.hasOwn(fields, key) && fields[key] !== undefined;
  const changed = Object.entries(after).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const difference = has(before, key) ? differenceOf(before[key], value) : replaced(value);
    return difference ? [[key, difference] as const] : [];
  });
  const removed = Object.keys(before).filter((key) => has(before, key) && !has(after, key));
  if (removed.length > 0) return [1, Object.fromEntries(changed), removed];
  return changed.length > 0 ? [1, Object.fromEntries(changed)] : undefined;
}

const replaced = (value: unknown): Difference => [0, value];

function listDifference(before: readonly unknown[], after: readonly unknown[]) {
  const free = new Set(before.keys());
  const take = (isMeant: (index: number) => boolean) => {
    for (const index of free) {
      if (!isMeant(index)) continue;
      free.delete(index);
      return index;
    }
    return;
  };
  // Equal entries are matched first, otherwise an inserted entry would be taken for a change of the next one.
  const sources = after.map((value) => take((index) => isSame(before[index], value)));
  const entries: ListEntry[] = [];
  after.forEach((value, place) => {
    const same = sources[place];
    if (same !== undefined) {
      const last = entries.at(-1);
      if (last?.length === 2 && typeof last[1] === "number" && Number(last[0]) + last[1] === same)
        last[1] += 1;
      else entries.push([same, 1]);
      return;
    }
    const like =
      take((index) => isOneOf(before[index], value)) ??
      take((index) => index === place && isAlike(before[index], value));
    const difference = like === undefined ? undefined : differenceOf(before[like], value);
    entries.push(like !== undefined && difference ? [like, difference] : [value]);
  });
  return entries;
}

/** Applies a difference. Throws a `DifferenceError` if it does not fit the value. */
export function withDifference(before: unknown, difference: unknown): unknown {
  if (!Array.isArray(difference)) throw new DifferenceError("It is no difference.");
  const [kind, content, removed = []] = difference;
  if (kind === 0) return content;
  if (kind === 1 && isFields(before) && isFields(content) && Array.isArray(removed)) {
    const fields = new Map(Object.entries(before).filter(([key]) => !removed.includes(key)));
    for (const [key, change] of Object.entries(content))
      fields.set(key, withDifference(fields.get(key), change));
    // `fromEntries` makes own properties even of names such as `__proto__`.
    return Object.fromEntries(fields);
  }
  if (kind === 2 && Array.isArray(before) && Array.isArray(content)) return listOf(before, content);
  throw new DifferenceError("It is a difference from something else.");
}

function listOf(before: readonly unknown[], entries: readonly unknown[]) {
  const used = new Set<number>();
  const list: unknown[] = [];
  // Each old entry may be used once, so that a short difference cannot expand to a long list.
  const take = (from: unknown) => {
    if (!Number.isInteger(from) || !(Number(from) in before) || used.has(Number(from))) {
      throw new DifferenceError("It names an entry that does not exist.");
    }
    used.add(Number(from));
    return before[Number(from)];
  };
  for (const entry of entries) {
    if (!Array.isArray(entry)) throw new DifferenceError("It is no list of entries.");
    const [from, how] = entry;
    if (entry.length === 1) list.push(from);
    else if (typeof how === "number") {
      for (let step = 0; step < how; step++) list.push(take(Number(from) + step));
    } else list.push(withDifference(take(from), how));
  }
  return list;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === typeof other && JSON.stringify(one) === JSON.stringify(other));

/** Whether both have the same id, as pages and blocks do. */
const isOneOf = (one: unknown, other: unknown) =>
  isFields(one) && isFields(other) && typeof one.id === "string" && one.id === other.id;

const isAlike = (one: unknown, other: unknown) =>
  Array.isArray(one) === Array.isArray(other) && typeof one === "object" && typeof other === "object";

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

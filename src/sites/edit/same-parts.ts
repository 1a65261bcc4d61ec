type Fields = Record<string, unknown>;

/**
 * Returns `after` with the very objects of `before` wherever both are equal. Whatever compares a site's parts by
 * identity, such as drawing and former addresses, then sees only real changes.
 */
export function withSameParts<Value>(before: unknown, after: Value): Value {
  // Equal values are exchanged only, so the type still holds.
  return sameParts(before, after) as Value;
}

function sameParts(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const list = after.map((entry, index) => sameParts(counterpart(before, entry, index), entry));
    return isEqual(before, list) ? before : isEqual(after, list) ? after : list;
  }
  if (!isFields(before) || !isFields(after)) return after;
  const fields = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, sameParts(before[key], value)]),
  );
  return isEqual(before, fields) ? before : isEqual(after, fields) ? after : fields;
}

/** The entry before the change: of the same id, as pages and blocks have, else at the same place. */
function counterpart(before: readonly unknown[], entry: unknown, index: number) {
  if (!isFields(entry) || typeof entry.id !== "string") return before[index];
  return before.find((other) => isFields(other) && other.id === entry.id);
}

function isEqual(one: object, other: object) {
  const [values, others] = [Object.entries(one), Object.entries(other)];
  return (
    values.length === others.length &&
    values.every(([key, value]) => Object.hasOwn(other, key) && (other as Fields)[key] === value)
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Whether an app can read everything in its stored data, so that its next save loses nothing. An app drops what it does
 * not know, as from a newer version, or what is damaged.
 */
export function readsAll(saved: unknown, read: (saved: unknown) => unknown) {
  return isWithin(saved ?? {}, read(saved) ?? {});
}

/** Whether `whole` has every value of `part`, at the same place. */
function isWithin(part: unknown, whole: unknown): boolean {
  if (part === undefined || Object.is(part, whole)) return true;
  if (!isObject(part) || !isObject(whole) || Array.isArray(part) !== Array.isArray(whole)) return false;
  // A list may have become longer: a dropped entry makes it shorter, or moves those that follow.
  if (Array.isArray(part) && part.length > (whole as unknown as unknown[]).length) return false;
  return Object.entries(part).every(([key, value]) => isWithin(value, whole[key]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

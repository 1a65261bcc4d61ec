const REFERENCE = /asset:([0-9a-f]{64})(?![0-9a-f])/g;
const ID = /^[0-9a-f]{64}$/;

/**
 * Counts the uses of each asset, by id, in the given records: documents, versions, drafts. Any text counts,
 * even in records that this version cannot read, so that no asset they need is removed. Records of apps have the id
 * alone, in a field named `asset`.
 */
export function countReferences(records: Iterable<unknown>): Map<string, number> {
  const counts = new Map<string, number>();
  const open: unknown[] = [...records];
  const met = new Set<object>();
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string") {
      for (const [, id = ""] of value.matchAll(REFERENCE)) counts.set(id, (counts.get(id) ?? 0) + 1);
    } else if (typeof value === "object" && value !== null && !met.has(value)) {
      met.add(value);
      if ("asset" in value && typeof value.asset === "string" && ID.test(value.asset)) {
        counts.set(value.asset, (counts.get(value.asset) ?? 0) + 1);
      }
      for (const inside of Object.values(value)) open.push(inside);
    }
  }
  return counts;
}

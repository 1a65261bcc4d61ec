import { useEffect, useState } from "react";
import { local } from "#src/lib/storage.ts";
import type { StorageKey } from "#src/lib/storage-keys.ts";

type Fields = Record<string, string>;

/**
 * Form texts that survive a reload, saved while typing. The first render matches the prerendered page; stored values
 * are read afterwards, known fields only.
 */
export function useStoredFields<Fields extends { [K in keyof Fields]: string }>(
  key: StorageKey,
  initial: Fields,
) {
  const [stored, setStored] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => setStored({ ...initial, ...readFields(key, Object.keys(initial)) }), [key]);
  const change = (changes: Partial<Fields>) => {
    const next = { ...stored, ...changes };
    local.write(key, JSON.stringify(next));
    setStored(next);
  };
  return [stored, change] as const;
}

function readFields(key: StorageKey, names: readonly string[]): Fields {
  try {
    const stored: unknown = JSON.parse(local.read(key) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => names.includes(name) && typeof value === "string"),
    );
  } catch {
    return {}; // not JSON
  }
}

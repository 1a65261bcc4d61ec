import { useState } from "react";

/** Remembers the open page and record as a text, for a reload. */
export interface PlaceMemory {
  read: () => string | null;
  keep: (place: string) => void;
}

export interface Place {
  page: string | undefined;
  /** The open record, and those from which it was opened. */
  records: readonly { table: string; id: string }[];
}

/** The open page and record, also after a reload. */
export function usePlace(first: string | undefined, memory: PlaceMemory | undefined) {
  const [place, setPlace] = useState<Place>(
    () => readPlace(memory?.read() ?? null) ?? { page: first, records: [] },
  );
  return [
    place,
    (next: Place | ((now: Place) => Place)) =>
      setPlace((now) => {
        const changed = typeof next === "function" ? next(now) : next;
        memory?.keep(JSON.stringify(changed));
        return changed;
      }),
  ] as const;
}

function readPlace(stored: string | null): Place | undefined {
  try {
    const { page, records } = JSON.parse(stored ?? "null");
    if (typeof page !== "string" || !Array.isArray(records)) return;
    return {
      page,
      records: records.filter(({ table, id }) => typeof table === "string" && typeof id === "string"),
    };
  } catch {
    return; // nothing stored, or damaged
  }
}

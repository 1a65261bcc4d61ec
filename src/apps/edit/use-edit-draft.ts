import { useState } from "react";
import { tabStorage } from "#src/lib/storage.ts";

const keyOf = (draftKey: string, name: string) => `app-edit:${draftKey} ${name}` as const;

function readDraft(draftKey: string, name: string): unknown {
  try {
    return JSON.parse(tabStorage.read(keyOf(draftKey, name)) ?? "null") ?? undefined;
  } catch {
    return undefined; // written by other code
  }
}

/** State that survives a reload of the tab. It is forgotten when it is set to what it began as. */
export function useEditDraft<Draft>(draftKey: string, name: string, first: () => Draft) {
  const [draft, setDraft] = useState<Draft>(
    () => (readDraft(draftKey, name) as Draft | undefined) ?? first(),
  );
  const change = (next: Draft) => {
    setDraft(next);
    if (JSON.stringify(next) === JSON.stringify(first())) tabStorage.remove(keyOf(draftKey, name));
    else tabStorage.write(keyOf(draftKey, name), JSON.stringify(next));
  };
  const forget = () => {
    tabStorage.remove(keyOf(draftKey, name));
    setDraft(first());
  };
  return [draft, change, forget] as const;
}

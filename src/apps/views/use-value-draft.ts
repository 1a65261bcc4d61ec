import { use, useState } from "react";
import { type Draft, readStoredDraft } from "./field-draft.ts";
import { ViewDraftsContext } from "./view-drafts.ts";

/** The unfinished value of one field of a record, also after a reload. Of each key, one value is unfinished at a time. */
export function useValueDraft(key: string, record: string, field: string) {
  const drafts = use(ViewDraftsContext);
  const [draft, setDraft] = useState(() => {
    const stored = (drafts.read(key) ?? {}) as { record?: unknown; field?: unknown; draft?: unknown };
    return stored.record === record && stored.field === field ? readStoredDraft(stored.draft) : undefined;
  });
  return [
    draft,
    (next: Draft | undefined) => {
      setDraft(next);
      drafts.keep(key, next ? { record, field, draft: next } : null);
    },
  ] as const;
}

import { use, useState } from "react";
import { ViewDraftsContext } from "./view-drafts.ts";

/**
 * What a view remembers besides records, such as a basket or an unfinished form. It is stored under a key, and lasts as
 * long as the view is shown without one. `read` checks what was stored and fills in what is missing.
 */
export function useDraft<Draft>(key: string | null, read: (stored: unknown) => Draft) {
  const drafts = use(ViewDraftsContext);
  const [draft, setDraft] = useState(() => read(key === null ? undefined : drafts.read(key)));
  return [
    draft,
    (changed: Partial<Draft>) => {
      const next = { ...draft, ...changed };
      setDraft(next);
      if (key !== null) drafts.keep(key, next);
    },
  ] as const;
}

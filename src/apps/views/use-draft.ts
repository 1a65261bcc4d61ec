import { useState } from "react";
import type { ViewProps } from "./view-props.ts";

/**
 * What a view remembers besides records, such as a basket or a day. A frame that passes `draft` and `onDraft` stores it;
 * otherwise it lasts as long as the view is shown. `read` checks what was stored and fills in what is missing.
 */
export function useDraft<Draft>(
  { draft: stored, onDraft }: Pick<ViewProps, "draft" | "onDraft">,
  read: (stored: unknown) => Draft,
) {
  const [draft, setDraft] = useState(() => read(stored));
  return [
    draft,
    (changed: Partial<Draft>) => {
      const next = { ...draft, ...changed };
      setDraft(next);
      onDraft?.(next);
    },
  ] as const;
}

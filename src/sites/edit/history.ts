import type { SiteDocument } from "../document.ts";
import { withFormerEntries } from "../head/former-entries.ts";
import { withFormerPaths } from "../head/former-paths.ts";

/** How a site was before something was done to it, with all that came before. */
interface Step {
  document: SiteDocument;
  /** The description of the change. */
  what: string;
  /** Steps of one key that follow upon one another are one step. */
  merge: string | undefined;
  before: Step | null;
}

/** A site with all that was done to it, without limit: documents share what has not changed. */
export interface History {
  present: SiteDocument;
  past: Step | null;
  /** The undone changes; the next to be redone comes first. */
  future: Step | null;
}

export const beginHistory = (document: SiteDocument): History => ({
  present: document,
  past: null,
  future: null,
});

/** The history with one step more; the same one where nothing has changed. */
export function record(
  history: History,
  document: SiteDocument,
  { what, merge }: { what: string; merge?: string | undefined },
): History {
  const { present, past, future } = history;
  if (document === present) return history;
  if (merge !== undefined && past?.merge === merge && !future) {
    const { document: before } = past;
    const merged = withFormerPaths(before, document);
    const known = before.head?.formerEntries ?? [];
    return { present: withFormerEntries(before, merged, known), past: { ...past, what }, future };
  }
  const stepped = withFormerEntries(present, withFormerPaths(present, document));
  return { present: stepped, past: { document: present, what, merge, before: past }, future: null };
}

/** From here on a step of the same key is a step of its own. */
export function endMerge(history: History): History {
  const { past } = history;
  return past?.merge === undefined ? history : { ...history, past: { ...past, merge: undefined } };
}

export function undo(history: History): History {
  const { present, past, future } = history;
  if (!past) return history;
  const { document, what, before } = past;
  return {
    present: document,
    past: before && { ...before, merge: undefined },
    future: { document: present, what, merge: undefined, before: future },
  };
}

export function redo(history: History): History {
  const { present, past, future } = history;
  if (!future) return history;
  const { document, what, before } = future;
  return {
    present: document,
    past: { document: present, what, merge: undefined, before: past },
    future: before,
  };
}

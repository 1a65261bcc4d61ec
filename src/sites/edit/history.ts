import type { SiteDocument } from "../document.ts";
import { withFormerEntries } from "../head/former-entries.ts";
import { withFormerPaths } from "../head/former-paths.ts";
import { withSameParts } from "./same-parts.ts";

/** The site before a change, linked to all earlier steps. */
interface Step {
  document: SiteDocument;
  /** The description of the change. */
  what: string;
  /** Consecutive steps with the same key become one step. */
  merge: string | undefined;
  before: Step | null;
}

/** A site with all its changes, without limit: documents share unchanged objects. */
export interface History {
  present: SiteDocument;
  past: Step | null;
  /** The undone changes, the next to redo first. */
  future: Step | null;
}

export const beginHistory = (document: SiteDocument): History => ({
  present: document,
  past: null,
  future: null,
});

/** Returns the history with one more step, or the same history if nothing changed. */
export function record(
  history: History,
  edited: SiteDocument,
  { what, merge }: { what: string; merge?: string | undefined },
): History {
  const { present, past, future } = history;
  const document = withSameParts(present, edited);
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

/** Ends merging: the next change begins a new step, even if it has the same key. */
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

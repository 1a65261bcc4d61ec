import { local } from "#src/lib/storage.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { applyDifference, type Difference, differenceOf } from "#src/sites/edit/difference.ts";

const PREFIX = "studio-journal:";

interface Entry {
  /** The save time of the site that the journal's changes apply to. */
  since: string | null;
  difference: Difference;
}

/**
 * Writes unsaved changes to the journal. It is synchronous, because a closing page cannot wait for a database. Returns
 * false if storage is full.
 */
export function writeJournal(key: string, saved: SiteDocument, since: string | null, document: SiteDocument) {
  const entry: Entry = { since, difference: differenceOf(saved, document) };
  return local.write(`${PREFIX}${key}`, JSON.stringify(entry));
}

export const clearJournal = (key: string) => local.remove(`${PREFIX}${key}`);

/** Returns the site with the unsaved changes of the last visit. */
export function withJournal(key: string, saved: SiteDocument, since: string | null): SiteDocument {
  const text = local.read(`${PREFIX}${key}`);
  if (!text) return saved;
  try {
    const entry = JSON.parse(text) as Entry;
    // The journal belongs to another version: either it was saved after all, or it was edited elsewhere.
    if (entry.since !== since) return saved;
    return applyDifference(saved, entry.difference);
  } catch {
    return saved; // damaged, or from another version; the site itself is complete
  }
}

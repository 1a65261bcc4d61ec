import { local } from "#src/lib/storage.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { applyDifference, type Difference, differenceOf } from "#src/sites/edit/difference.ts";

const PREFIX = "studio-journal:";

interface Entry {
  /** When the site was saved that this is the difference to. */
  since: string | null;
  difference: Difference;
}

/**
 * Keeps what has changed since the site was last saved. It is written before anything else happens, as a page
 * that is closed may not wait for a database. False where the browser has no room for it.
 */
export function writeJournal(key: string, saved: SiteDocument, since: string | null, document: SiteDocument) {
  const entry: Entry = { since, difference: differenceOf(saved, document) };
  return local.write(PREFIX + key, JSON.stringify(entry));
}

export const clearJournal = (key: string) => local.remove(PREFIX + key);

/** The site with what was not saved any more when it was last left. */
export function withJournal(key: string, saved: SiteDocument, since: string | null): SiteDocument {
  const text = local.read(PREFIX + key);
  if (!text) return saved;
  try {
    const entry = JSON.parse(text) as Entry;
    // Written to another site than this one: that was saved after all, or somebody else has gone on with it.
    if (entry.since !== since) return saved;
    return applyDifference(saved, entry.difference);
  } catch {
    return saved; // damaged, or of another version; the site itself is whole
  }
}

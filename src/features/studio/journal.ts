import { journalKey } from "#src/entities/projects/project-notes.ts";
import { local } from "#src/lib/storage.ts";
import { type Difference, differenceOf, withDifference } from "#src/share/difference.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";

interface Entry {
  /** The save time of the site that the journal's changes apply to. */
  since: string | null;
  /** Missing if nothing differs. Earlier releases wrote another form. */
  difference?: Difference | FirstDifference | undefined;
}

/**
 * Writes unsaved changes to the journal. It is synchronous, because a closing page cannot wait for a database. Returns
 * false if storage is full or blocked.
 */
export function writeJournal(key: string, saved: SiteDocument, since: string | null, document: SiteDocument) {
  const entry: Entry = { since, difference: differenceOf(saved, document) };
  return local.write(journalKey(key), JSON.stringify(entry));
}

export const clearJournal = (key: string) => local.remove(journalKey(key));

/** Returns the site with the unsaved changes of the last visit. */
export function withJournal(key: string, saved: SiteDocument, since: string | null): SiteDocument {
  const text = local.read(journalKey(key));
  if (!text) return saved;
  try {
    const entry = JSON.parse(text) as Entry;
    // The journal belongs to another version: either it was saved after all, or it was edited elsewhere.
    if (entry.since !== since || !entry.difference) return saved;
    const { difference } = entry;
    return parseDocument(
      Array.isArray(difference) ? withDifference(saved, difference) : withFirstDifference(saved, difference),
    );
  } catch {
    return saved; // damaged, or from another version; the site itself is complete
  }
}

/** The form of earlier releases: changed parts of a document, with unchanged pages and blocks listed by their ids. */
interface FirstDifference {
  meta?: unknown;
  theme?: unknown;
  pages?: (string | { id: string; blocks: unknown[] })[];
}

function withFirstDifference({ pages, ...before }: SiteDocument, difference: FirstDifference) {
  const { pages: changed, ...parts } = difference;
  const pageOf = (id: string) => pages.find((page) => page.id === id);
  return {
    ...before,
    ...parts,
    pages:
      changed?.map((page) => {
        if (typeof page === "string") return pageOf(page);
        const old = pageOf(page.id)?.blocks;
        const blocks = page.blocks.map((block) =>
          typeof block === "string" ? old?.find(({ id }) => id === block) : block,
        );
        return { ...page, blocks };
      }) ?? pages,
  };
}

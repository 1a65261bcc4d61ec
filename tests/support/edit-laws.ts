import { expect, vi } from "vitest";
import { clearJournal, withJournal, writeJournal } from "#src/features/studio/journal.ts";
import { withoutFormAddress, withoutOrigin } from "#src/share/form-address.ts";
import { decodeShare, encodeShare } from "#src/share/share-token.ts";
import { withAssets } from "#src/share/with-assets.ts";
import { withoutHidden } from "#src/share/without-hidden.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { beginHistory, record, redo, undo } from "#src/sites/edit/history.ts";

export type Edit = (site: SiteDocument) => SiteDocument;

/** Gives tests in Node a storage for the journal. */
export function stubLocalStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
}

/** Checks what holds for every edit of a site, as the studio makes it, and returns the edited site. */
export async function expectEditLaws(before: SiteDocument, edit: Edit): Promise<SiteDocument> {
  const start = JSON.stringify(before);
  const history = record(beginHistory(before), edit(before), { what: "Something" });
  const after = history.present;
  expect(JSON.stringify(before), "the site before an edit stays as it is").toBe(start);
  expect(parseDocument(inJson(after)), "the result is a site, also after a JSON round trip").toEqual(
    inJson(after),
  );
  expect(undo(history).present, "undoing restores the site before").toBe(before);
  expect(redo(undo(history)).present, "redoing restores the result").toBe(after);
  expectUntouchedParts(before, after);
  expectJournal(before, after);
  await expectShareToken(after);
  return after;
}

const inJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function expectUntouchedParts(before: SiteDocument, after: SiteDocument) {
  const parts = partsOf(before);
  for (const [name, part] of partsOf(after)) {
    const old = parts.get(name);
    if (old && JSON.stringify(old) === JSON.stringify(part))
      expect(part, `${name} is untouched, so it stays the same object`).toBe(old);
  }
}

function partsOf({ meta, theme, head, pages }: SiteDocument) {
  const parts = new Map<string, object | undefined>(Object.entries({ meta, theme, head }));
  for (const page of pages) {
    parts.set(`page ${page.id}`, page);
    for (const block of page.blocks) parts.set(`block ${block.id} of page ${page.id}`, block);
  }
  return parts;
}

function expectJournal(before: SiteDocument, after: SiteDocument) {
  expect(writeJournal("laws", before, null, after)).toBe(true);
  expect(inJson(withJournal("laws", before, null)), "the journal restores the result").toEqual(inJson(after));
  clearJournal("laws");
}

/** A link leaves out what must not leave this browser. */
async function expectShareToken(after: SiteDocument) {
  const sent = withAssets(withoutOrigin(withoutFormAddress(withoutHidden(after))), () => false);
  const token = await encodeShare(after);
  const { document } = await decodeShare(token);
  expect(inJson(document), "a link shows the result").toEqual(inJson(sent));
}

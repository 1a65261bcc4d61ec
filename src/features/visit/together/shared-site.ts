import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { differenceOf, withDifference } from "#src/sites/share/difference.ts";
import { withoutFormAddress, withoutOrigin } from "#src/sites/share/form-address.ts";
import { withAssets } from "#src/sites/share/with-assets.ts";
import { withoutHidden } from "#src/sites/share/without-hidden.ts";

const forms = { window: new WeakMap<object, SiteDocument>(), device: new WeakMap<object, SiteDocument>() };

/**
 * Returns a site for the other screen: without hidden content, form destinations and address. Photographs are stored in
 * one browser only, so another device gets the drawn pictures that they replaced.
 */
export function sharedForm(document: SiteDocument, kind: keyof typeof forms) {
  const known = forms[kind].get(document);
  if (known) return known;
  const shown = withoutOrigin(withoutFormAddress(withoutHidden(document)));
  const shared = kind === "device" ? withAssets(shown, () => false) : shown;
  forms[kind].set(document, shared);
  return shared;
}

/**
 * Applies the other screen's edits of blocks to the own site. It merges differences only, so that content that was
 * never sent (hidden blocks, photographs) stays.
 */
export function withChanges(own: SiteDocument, before: SiteDocument, after: SiteDocument): SiteDocument {
  const pages = own.pages.map((page) => {
    const [old, changed] = [before, after].map(({ pages }) => pages.find(({ id }) => id === page.id));
    if (!old || !changed) return page;
    const blocks = page.blocks.map((block) => {
      const [from, to] = [old, changed].map(({ blocks }) => blocks.find(({ id }) => id === block.id));
      const difference = from && to && from.kind === to.kind && differenceOf(from.data, to.data);
      return difference ? { ...block, data: changedData(block.data, difference) } : block;
    });
    return { ...page, blocks };
  });
  try {
    return parseDocument({ ...own, pages });
  } catch {
    return own; // the edit no longer fits the site
  }
}

function changedData(data: unknown, difference: unknown) {
  try {
    return withDifference(data, difference);
  } catch {
    return data; // the edit is for another state of the block
  }
}

import { withoutFormAddress, withoutOrigin } from "#src/share/form-address.ts";
import { withAssets } from "#src/share/with-assets.ts";
import { withoutHidden } from "#src/share/without-hidden.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { writeField } from "#src/sites/edit/edit-blocks.ts";
import { textsOf } from "./shared-texts.ts";

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
 * Applies the other screen's changes to the own site: texts that it offers there, and nothing else of what it sends.
 * Everything that was never sent (hidden blocks, photographs) stays.
 */
export function withChanges(own: SiteDocument, before: SiteDocument, after: SiteDocument): SiteDocument {
  const blockOf = (site: SiteDocument, page: string, block: string) =>
    site.pages.find(({ id }) => id === page)?.blocks.find(({ id }) => id === block);
  return own.pages
    .flatMap((page) => page.blocks.map((block) => ({ page: page.id, block })))
    .reduce((site, { page, block }) => {
      const [from, to] = [before, after].map((one) => blockOf(one, page, block.id));
      if (from?.kind !== block.kind || to?.kind !== block.kind) return site;
      const old = new Map(textsOf(from).map(({ path, text }) => [path.join(), text]));
      return textsOf(to).reduce(
        (changed, { path, text }) =>
          old.has(path.join()) && old.get(path.join()) !== text
            ? writeField(changed, { page, block: block.id }, path, text)
            : changed,
        site,
      );
    }, own);
}

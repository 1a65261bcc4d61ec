import { assetStore } from "#src/pictures/asset-store.ts";
import { checkSite } from "#src/sites/check/check-site.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { loadSamples } from "#src/sites/head/samples.ts";

/** What is found in a site, measured by the template that it began as and by the files of its photographs. */
export async function runCheck(document: SiteDocument) {
  const [samples, sizes] = await Promise.all([loadSamples(document), sizesOf(document)]);
  return checkSite(document, { samples, bytesOf: (asset) => sizes.get(asset) });
}

/** In bytes, of the largest file of each photograph that is stored in this browser. */
async function sizesOf(document: SiteDocument) {
  const references = new Set(JSON.stringify(document).match(/asset:[0-9a-f]{64}(?![0-9a-f])/g));
  const sizes = new Map<string, number>();
  if (references.size === 0) return sizes;
  for (const reference of references) {
    // A store that cannot be read, as in a private window, knows no sizes: the rest is checked all the same.
    const picture = await assetStore.get(reference.slice("asset:".length)).catch(() => undefined);
    const largest = picture?.sizes.at(-1);
    if (largest) sizes.set(reference, largest.blob.size);
  }
  return sizes;
}

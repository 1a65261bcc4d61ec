import { makeSmaller } from "#src/entities/pictures/smaller-photo.ts";
import { storedAssets } from "#src/entities/pictures/stored-photos.ts";
import { checkSite } from "#src/sites/check/check-site.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { loadSamples } from "#src/sites/head/samples.ts";

// Exported from one module with the basic check; axe itself is loaded on demand.
export { checkDeeply } from "./check-deeply.tsx";

/** Checks a site, using the template it started from and the files of its photographs. */
export async function runCheck(document: SiteDocument) {
  const [samples, stored] = await Promise.all([loadSamples(document), storedAssets(document)]);
  return checkSite(document, {
    samples,
    bytesOf: (asset) => stored.get(asset)?.sizes.at(-1)?.blob.size,
    makeSmaller,
  });
}

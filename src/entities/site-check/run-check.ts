import { storedAssets } from "#src/entities/pictures/stored-photos.ts";
import { checkSite } from "#src/sites/check/check-site.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { loadSamples } from "#src/sites/head/samples.ts";

// In one file with the check that is always there: axe itself comes when it is asked for.
export { checkDeeply } from "./check-deeply.tsx";

/** Checks a site, using the template it began as and the files of its photographs. */
export async function runCheck(document: SiteDocument) {
  const [samples, stored] = await Promise.all([loadSamples(document), storedAssets(document)]);
  return checkSite(document, { samples, bytesOf: (asset) => stored.get(asset)?.sizes.at(-1)?.blob.size });
}

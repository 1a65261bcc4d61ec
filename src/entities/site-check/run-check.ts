import { checkSite } from "#src/sites/check/check-site.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { loadSamples } from "#src/sites/head/samples.ts";

/** What is found in a site, measured by the template that it began as. */
export async function runCheck(document: SiteDocument) {
  return checkSite(document, { samples: await loadSamples(document) });
}

import { subtleCrypto } from "#src/api/link-keys.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { withPassport } from "../passport/passport.ts";
import { siteFiles } from "./site-files.ts";

interface BundleOptions {
  origin?: string | undefined;
  signal: AbortSignal;
}

/** The files of a site as they leave, with the passport that names each; a page without TLS can make none. */
export async function siteBundle(document: SiteDocument, { origin, signal }: BundleOptions) {
  const { entries, hasFonts } = await siteFiles(document, { origin, signal });
  if (!subtleCrypto()) return { files: entries, hasFonts };
  const files = await withPassport(entries, { engine: import.meta.env.APP_VERSION, origin });
  return { files, hasFonts };
}

import { subtleCrypto } from "#src/api/link-keys.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { sha256 } from "../online/digests.ts";
import { withPassport } from "../passport/passport.ts";
import { siteFiles } from "./site-files.ts";

interface BundleOptions {
  origin?: string | undefined;
  /** The day of the export, as `2026-12-31`; the files depend on no other clock. */
  day?: string;
  /** Puts the editable site among them. */
  withSite?: boolean | undefined;
  signal: AbortSignal;
}

/** The files of a site as they leave, with the passport that names each; a page without TLS can make none. */
export async function siteBundle(document: SiteDocument, options: BundleOptions) {
  const { origin, day = dayOf(new Date()) } = options;
  const { entries, hasFonts, contrast } = await siteFiles(document, { ...options, day });
  if (!subtleCrypto()) return { files: entries, hasFonts };
  const files = await withPassport(entries, {
    engine: import.meta.env.APP_VERSION,
    origin,
    day,
    document: await documentDigest(document),
    contrast,
  });
  return { files, hasFonts };
}

/** Tells whether an export was made of a document. */
export async function documentDigest(document: SiteDocument) {
  const { parseDocument } = await import("#src/sites/document.ts").catch(guardedReload);
  return sha256(new TextEncoder().encode(JSON.stringify(parseDocument(document))));
}

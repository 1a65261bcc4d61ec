import type { SiteDocument } from "#src/sites/document.ts";

/** A site as it was saved; undefined where it is none, or a damaged one. */
export async function readSite(saved: unknown): Promise<SiteDocument | undefined> {
  const { DocumentError, parseDocument } = await import("#src/sites/document.ts");
  try {
    return parseDocument(saved);
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}

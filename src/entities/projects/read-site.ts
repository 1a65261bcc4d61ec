import type { SiteDocument } from "#src/sites/document.ts";

/** Validates a stored site; returns undefined if it is missing or damaged. */
export async function readSite(saved: unknown): Promise<SiteDocument | undefined> {
  const { DocumentError, parseDocument } = await import("#src/sites/document.ts");
  try {
    return parseDocument(saved);
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}

import type { SiteDocument } from "#src/sites/document.ts";

/** A stored site, or the reason as a message why it cannot be read: it is damaged, or of a newer version. */
export type ReadSite =
  | { document: SiteDocument; problem?: undefined }
  | { document?: undefined; problem: string };

export async function readSite(saved: unknown): Promise<ReadSite> {
  const { DocumentError, parseDocument } = await import("#src/sites/document.ts");
  try {
    return { document: parseDocument(saved) };
  } catch (error) {
    if (error instanceof DocumentError) return { problem: error.message };
    throw error;
  }
}

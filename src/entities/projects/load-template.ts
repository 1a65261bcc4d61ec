import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { standInFor } from "./stand-in.ts";

/** The site engine with the texts of all industries, loaded on demand. This is the only import of it here. */
const engine = () => import("#src/sites/templates.ts").catch(guardedReload);

export interface LoadedTemplate {
  id: string;
  document: SiteDocument;
}

/** Returns null for an unknown id. */
export async function loadTemplate(id: string): Promise<LoadedTemplate | null> {
  const document = await (await engine()).templateDocument(id);
  return document ? { id, document } : null;
}

/** Returns the template, or the most similar one for an unknown id. */
export async function loadNearestTemplate(id: string): Promise<LoadedTemplate | null> {
  return loadTemplate(standInFor(id, await listTemplateIds()));
}

export async function listTemplateIds() {
  return (await engine()).templateIds;
}

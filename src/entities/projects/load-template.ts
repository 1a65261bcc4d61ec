import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { standInFor } from "./stand-in.ts";

/** The site engine, with what all trades say, comes when a site is to be shown. Nothing else here imports it. */
const engine = () => import("#src/sites/templates.ts").catch(guardedReload);

export interface LoadedTemplate {
  id: string;
  document: SiteDocument;
}

/** Null for an id that there is not. */
export async function loadTemplate(id: string): Promise<LoadedTemplate | null> {
  const document = await (await engine()).templateDocument(id);
  return document ? { id, document } : null;
}

/** The template, or while there is none of that id the one that is nearest to it. */
export async function loadNearestTemplate(id: string): Promise<LoadedTemplate | null> {
  return loadTemplate(standInFor(id, await listTemplateIds()));
}

export async function listTemplateIds() {
  return (await engine()).templateIds;
}

import { localKey } from "#src/contract/project-key.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { createProjectWithSite } from "./projects-store.ts";

const SHORTEST_NAME = 3;

/** Keeps a site that somebody has sent as a project of this browser, beside all there are. */
export async function adoptSite(document: SiteDocument) {
  const { business, title, description, template } = document.meta;
  const known = (business.name || title).trim();
  const name = known.length >= SHORTEST_NAME ? known : `${known} website`.trim();
  const { id } = await createProjectWithSite(
    {
      name,
      description: description.trim() || name,
      type: "web",
      templateId: template || "web-basic",
      features: [],
    },
    document,
  );
  return { key: localKey(id), name };
}

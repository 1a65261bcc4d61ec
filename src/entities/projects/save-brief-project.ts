import type { SiteDocument } from "#src/sites/document.ts";
import { siteName } from "#src/sites/page-title.ts";
import { localKey } from "./project-key.ts";
import { createProjectWithSite } from "./projects-store.ts";
import { nameOfWebsite } from "./site-project.ts";

const MAX_DESCRIPTION_LENGTH = 2_000;

export interface BriefSite {
  document: SiteDocument;
  understood: { industry: string; features: readonly string[] };
  brief: string;
}

/** Stores a site made from a brief as a local project. */
export async function saveBriefProject({ document, understood, brief }: BriefSite) {
  const { description, template } = document.meta;
  const name = nameOfWebsite(siteName(document));
  const { id } = await createProjectWithSite(
    {
      name,
      description: brief.trim().slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed() || description || name,
      type: "web",
      templateId: template,
      businessCategory: understood.industry,
      features: [...understood.features],
    },
    document,
  );
  return { id, key: localKey(id), name };
}

import type { Project } from "#src/contract/projects.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { loadNearestTemplate } from "./load-template.ts";
import { readSite } from "./read-site.ts";
import { standInNote } from "./stand-in.ts";

const NAME_LENGTH = 80;
const UNREADABLE =
  "What was saved of this site cannot be read, so you see its template. Nothing was deleted.";

export interface ProjectSite {
  document: SiteDocument;
  /** The template for starting a similar site. */
  templateId: string;
  note: string | undefined;
  /** Whether the template stands in for a saved site that cannot be read. It must never be saved in its place. */
  isUnreadable?: boolean;
}

/** Loads the site of a project as last saved. If it was never edited, it is the template under the project's name. */
export async function loadProjectSite(
  { name, templateId }: Pick<Project, "name" | "templateId">,
  saved?: unknown,
): Promise<ProjectSite> {
  const template = await loadNearestTemplate(templateId);
  if (!template) throw new Error(`The template "${templateId}" and its replacement do not exist.`);

  if (saved !== undefined) {
    const { document } = await readSite(saved);
    if (document) return { document, templateId: template.id, note: undefined };
    return { document: template.document, templateId: template.id, note: UNREADABLE, isUnreadable: true };
  }
  const note = standInNote(templateId, template.id);
  return {
    document: note ? template.document : named(template.document, name),
    templateId: template.id,
    note,
  };
}

function named(document: SiteDocument, name: string): SiteDocument {
  const { meta } = document;
  const letters = Array.from(name);
  const short = letters.length > NAME_LENGTH ? `${letters.slice(0, NAME_LENGTH - 1).join("")}…` : name;
  return {
    ...document,
    meta: { ...meta, business: { ...meta.business, name: short } },
  };
}

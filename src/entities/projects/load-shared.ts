import { apps } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { isBuiltApp } from "#src/contract/app-templates.ts";
import { templateName } from "#src/contract/template-name.ts";
import type { ProjectFile } from "#src/share/project-file.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { savedAppData } from "./app-data.ts";
import { isGame } from "./app-ids.ts";
import { findProject, savedSite } from "./find-project.ts";
import { loadTemplate } from "./load-template.ts";
import { type ProjectKey, readPreviewKey, writeProjectKey } from "./project-key.ts";
import { loadProjectSite } from "./project-site.ts";

/** Everything of a project that can be shared. */
export interface SharedProject {
  project: ProjectFile["project"];
  /** The current site; absent for an app or game. */
  document?: SiteDocument | undefined;
  /** The stored state of a program or game, and what is stored beside the document of an app. */
  app?: ProjectFile["app"];
  /** An app that its owner builds; absent if it was never opened. */
  builtApp?: ProjectFile["builtApp"];
}

/** Loads everything of a project or template that can be shared: its site, or the stored data of an app or game. */
export async function loadShared(key: string): Promise<SharedProject> {
  const meant = readPreviewKey(key);
  if (meant.kind === "template") {
    const template = await loadTemplate(meant.id);
    if (!template) throw new Error(`There is no template ${key}.`);
    const { document, id } = template;
    const name = document.meta.business.name || templateName(id) || id;
    const description = document.meta.description || name;
    return { project: { name, description, type: "web" as const, templateId: id, features: [] }, document };
  }
  const project = await findProject(meant);
  if (!project) throw new Error(`There is no project ${key}.`);
  if (isBuiltApp(project.templateId))
    return { project, builtApp: await savedAppData(writeProjectKey(meant)), ...(await besideApp(meant)) };
  if (isGame(project.templateId)) return { project, app: {}, ...(await besideApp(meant)) };
  const saved = await savedSite(meant);
  const { document, isUnreadable } = await loadProjectSite(project, saved?.document);
  if (isUnreadable) throw new WorkError("unreadable");
  return { project, document };
}

/** The state of a program or game, or what is stored beside the document of an app. */
async function besideApp(key: ProjectKey) {
  const { settings, data } = (await work.get(apps, writeProjectKey(key))) ?? {};
  return settings || data ? { app: { settings, data } } : {};
}

import { apps } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { isBuiltApp } from "#src/contract/app-templates.ts";
import { templateName } from "#src/contract/template-name.ts";
import { savedAppData } from "./app-data.ts";
import { isAppOrGameId } from "./app-ids.ts";
import { findProject, savedSite } from "./find-project.ts";
import { loadTemplate } from "./load-template.ts";
import { readPreviewKey, writeProjectKey } from "./project-key.ts";
import { loadProjectSite } from "./project-site.ts";

/** Loads everything of a project or template that can be shared: its site, or the stored data of an app or game. */
export async function loadShared(key: string) {
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
    return { project, builtApp: await savedAppData(writeProjectKey(meant)) };
  if (isAppOrGameId(project.templateId)) {
    const { settings, data } = (await work.get(apps, writeProjectKey(meant))) ?? {};
    return { project, app: { settings, data } };
  }
  const saved = await savedSite(meant);
  const { document, isUnreadable } = await loadProjectSite(project, saved?.document);
  if (isUnreadable) throw new WorkError("unreadable");
  return { project, document };
}

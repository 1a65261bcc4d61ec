import { call, callSignedIn } from "#src/api/call.ts";
import { projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { LocalProject } from "#src/api/work-records.ts";
import { listSubmissions, type Submission } from "#src/contract/form-submissions.ts";
import { listModules } from "#src/contract/modules.ts";
import { listOwnProjects, listPublicProjects, type Project } from "#src/contract/projects.ts";
import { listTemplateSettings } from "#src/contract/template-settings.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import type { Table } from "#src/lib/spreadsheet/sheet.ts";
import type { ExportSubject } from "./export-subjects.ts";
import { moduleTable } from "./module-rows.ts";
import { templateTable } from "./template-table.ts";

/** Each kind of template as a table. */
export const exportTables: Record<ExportSubject, () => Promise<Table>> = {
  modules: async () => moduleTable(await call(listModules)),

  async templates() {
    const ids = templates.map(({ id }) => id);
    return templateTable(ids, await call(listTemplateSettings));
  },

  async projects() {
    const local = await work.all(projects);
    const own = (await callSignedIn(listOwnProjects)) ?? [];
    const known = new Set(own.map(({ id }) => id));
    const gallery = (await call(listPublicProjects)).filter(({ id }) => !known.has(id));
    return projectTable([
      ...local.filter(({ deletedAt }) => !deletedAt).map((project) => ["This browser", project] as const),
      ...own.map((project) => ["Your account", project] as const),
      ...gallery.map((project) => ["Gallery", project] as const),
    ]);
  },

  submissions: async () => submissionTable(await call(listSubmissions)),
};

function projectTable(projects: readonly (readonly [string, Project | LocalProject])[]): Table {
  return {
    name: "Projects",
    columns: [
      "Where",
      "Number",
      "Name",
      "Description",
      "Type",
      "Status",
      "Public",
      "Business",
      "Features",
      "Template",
      "Created",
    ],
    rows: projects.map(([where, project]) => [
      where,
      project.id,
      project.name,
      project.description,
      project.type,
      project.status,
      project.isPublic ? "yes" : "no",
      project.businessCategory ?? null,
      project.features.join(", "),
      project.templateId,
      project.createdAt,
    ]),
  };
}

export function submissionTable(submissions: readonly Submission[]): Table {
  return {
    name: "Submissions",
    columns: [
      "Number",
      "Received",
      "Status",
      "Business",
      "Industry",
      "Description",
      "Audience",
      "Pages",
      "Features",
      "Tone",
      "Colours",
      "Name",
      "E-mail",
      "Phone",
      "Module",
      "Notes",
    ],
    rows: submissions.map((one) => [
      one.id,
      one.createdAt,
      one.status,
      one.businessName,
      one.industry,
      one.description,
      one.audience,
      one.pages.join(", "),
      one.features.join(", "),
      one.look.tone,
      one.look.palette,
      one.contactName,
      one.email,
      one.phone,
      one.module ?? null,
      one.notes,
    ]),
  };
}

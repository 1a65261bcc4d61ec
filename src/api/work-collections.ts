import {
  type Draft,
  draftSchema,
  type KeptApp,
  keptAppSchema,
  type LocalProject,
  localProjectSchema,
  type OwnTemplate,
  ownTemplateSchema,
  type ProjectDocument,
  type ProjectVersion,
  projectDocumentSchema,
  projectVersionSchema,
} from "#src/contract/work.ts";
import type { WorkCollection } from "./work-database.ts";

// Those that more than one feature reads. The others are with their feature, as their schemas are.

export const projects: WorkCollection<LocalProject> = { store: "projects", schema: localProjectSchema };

/** The sites of projects, under their `siteNumber`. */
export const documents: WorkCollection<ProjectDocument> = {
  store: "documents",
  schema: projectDocumentSchema,
};

export const versions: WorkCollection<ProjectVersion> = { store: "versions", schema: projectVersionSchema };

export const ownTemplates: WorkCollection<OwnTemplate> = { store: "ownTemplates", schema: ownTemplateSchema };

/** Data of apps and games. */
export const apps: WorkCollection<KeptApp> = { store: "apps", schema: keptAppSchema };

export const drafts: WorkCollection<Draft> = { store: "drafts", schema: draftSchema };

import { type Connection, connectionSchema } from "#src/contract/connectors.ts";
import type { WorkCollection } from "./work-database.ts";
import {
  type AppDocumentRecord,
  appChangeSchema,
  appDocumentSchema,
  appRecordSchema,
  type Draft,
  draftSchema,
  type LocalProject,
  localProjectSchema,
  type OwnTemplate,
  ownTemplateSchema,
  type ProjectDocument,
  type ProjectVersion,
  type Publication,
  projectDocumentSchema,
  projectVersionSchema,
  publicationSchema,
  type StoredApp,
  type StoredAppChange,
  type StoredAppRecord,
  storedAppSchema,
} from "./work-records.ts";

// Collections that several features read. The others are in their features, beside their schemas.

export const projects: WorkCollection<LocalProject> = { store: "projects", schema: localProjectSchema };

/** The sites of projects, by `siteNumber`. */
export const documents: WorkCollection<ProjectDocument> = {
  store: "documents",
  schema: projectDocumentSchema,
};

export const versions: WorkCollection<ProjectVersion> = { store: "versions", schema: projectVersionSchema };

export const ownTemplates: WorkCollection<OwnTemplate> = { store: "ownTemplates", schema: ownTemplateSchema };

/** The documents of apps that visitors build, by the key of the app. */
export const appDocuments: WorkCollection<AppDocumentRecord> = {
  store: "appDocuments",
  schema: appDocumentSchema,
};

export const appRecords: WorkCollection<StoredAppRecord> = { store: "appRecords", schema: appRecordSchema };

export const appChanges: WorkCollection<StoredAppChange> = { store: "appChanges", schema: appChangeSchema };

/** The data of games, and what the views of an app remember besides records. */
export const apps: WorkCollection<StoredApp> = { store: "apps", schema: storedAppSchema };

export const publications: WorkCollection<Publication> = { store: "publications", schema: publicationSchema };

export const connections: WorkCollection<Connection> = { store: "connections", schema: connectionSchema };

export const drafts: WorkCollection<Draft> = { store: "drafts", schema: draftSchema };

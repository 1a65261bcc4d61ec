import * as z from "zod/mini";
import { optionalText, text } from "#src/contract/fields.ts";
import { projectStatuses, projectTypes } from "#src/contract/project-kinds.ts";

/** A project made in the wizard. It exists in this browser only. */
export const localProjectSchema = z.object({
  id: z.int().check(z.positive()),
  name: text(200),
  description: text(2_000),
  type: z.enum(projectTypes),
  templateId: text(120),
  status: z.enum(projectStatuses),
  isPublic: z.boolean(),
  businessCategory: z.optional(text(120)),
  features: z.array(text(120)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it was marked as deleted. It can be restored until it is removed. */
  deletedAt: z.optional(z.iso.datetime()),
});
export type LocalProject = z.infer<typeof localProjectSchema>;

/** A site document. The site engine validates it with its own schema when it opens it. */
const siteDocument = z.record(z.string(), z.unknown());

/** The site of a project, under its `siteNumber`. */
export const projectDocumentSchema = z.object({
  id: z.int().check(z.positive()),
  document: siteDocument,
  updatedAt: z.iso.datetime(),
});
export type ProjectDocument = z.infer<typeof projectDocumentSchema>;

/** A version of a project's site, named by its owner or saved automatically. */
export const projectVersionSchema = z.object({
  id: text(60),
  projectId: z.int().check(z.positive()),
  name: text(200),
  document: siteDocument,
  createdAt: z.iso.datetime(),
  /** The reason of an automatic version: a time interval, or a large change. */
  automatic: z.optional(z.enum(["time", "change"])),
});
export type ProjectVersion = z.infer<typeof projectVersionSchema>;

/** A time at which the site of a project was put online. */
export const publicationSchema = z.object({
  id: text(200),
  /** The key of the project. */
  project: text(140),
  host: z.enum(["github", "netlify", "folder"]),
  /** The destination as typed: `ann/crumb`, or the name of a site or folder. */
  place: text(300),
  /** A folder has neither an address nor a revision. */
  address: optionalText(2_000),
  revision: optionalText(200),
  at: z.iso.datetime(),
  /** Whether the host has confirmed that it serves this version. */
  isReady: z.boolean(),
  /** The digest of each file, to list changes since. */
  files: z.record(z.string(), z.string()),
});
export type Publication = z.infer<typeof publicationSchema>;

/** A site stored as a template for other projects. */
export const ownTemplateSchema = z.object({
  id: text(60),
  name: text(200),
  document: siteDocument,
  createdAt: z.iso.datetime(),
});
export type OwnTemplate = z.infer<typeof ownTemplateSchema>;

/** An unsent form. The form validates `fields` itself. */
export const draftSchema = z.object({
  id: text(200),
  fields: z.record(z.string(), z.unknown()),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draftSchema>;

/** A favourite template, under the template's id. */
export const favouriteSchema = z.object({
  id: text(120),
  addedAt: z.iso.datetime(),
});
export type Favourite = z.infer<typeof favouriteSchema>;

/** The data and settings of an app or a game, under the key of its project or template. */
export const storedAppSchema = z.object({
  id: text(140),
  settings: z.optional(z.object({ name: text(80), palette: text(60), fonts: text(80) })),
  /** The app or game validates its data, and starts again if it is invalid. */
  data: z.optional(z.record(z.string(), z.unknown())),
  updatedAt: z.iso.datetime(),
});
export type StoredApp = z.infer<typeof storedAppSchema>;
export type AppSettings = NonNullable<StoredApp["settings"]>;

/** The document of an app, under the key of its project or template. `src/apps` validates it when it opens it. */
export const appDocumentSchema = z.object({
  id: text(140),
  app: z.record(z.string(), z.unknown()),
  /** The last running numbers, by `table.field`. */
  counters: z.record(z.string(), z.int().check(z.gte(0))),
  /** The number of the last entry of the change log. */
  lastChange: z.int().check(z.gte(0)),
  /** Another one after the whole app was replaced, as by an import. */
  born: text(60),
  updatedAt: z.iso.datetime(),
});
export type AppDocumentRecord = z.infer<typeof appDocumentSchema>;

/** Not looked into: an app opens with thousands of records, and validates each itself. */
const anyObject = z.custom<Record<string, unknown>>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);

const MAX_KEY = 400;

const inApp = {
  /** Begins with the key of the app and a slash, so that the records of one app are read together. */
  id: z.string().check(z.minLength(1), z.maxLength(MAX_KEY)),
  /** The key of the app. */
  project: text(140),
};

/** One record that people keep in an app. */
export const appRecordSchema = z.object({
  ...inApp,
  table: text(60),
  record: anyObject,
});
export type StoredAppRecord = z.infer<typeof appRecordSchema>;

/** An entry of the change log of an app. */
export const appChangeSchema = z.object({ ...inApp, change: anyObject });
export type StoredAppChange = z.infer<typeof appChangeSchema>;

import * as z from "zod/mini";
import { text } from "./fields.ts";
import { projectStatuses, projectTypes } from "./project-kinds.ts";

/** A project made in the wizard: it is in this browser and nowhere else. */
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
  /** Since when it waits to be deleted for good; until then it can be brought back. */
  deletedAt: z.optional(z.iso.datetime()),
});
export type LocalProject = z.infer<typeof localProjectSchema>;

/** A site as the site engine knows it, which checks it by its own schema when it opens it. */
const siteDocument = z.record(z.string(), z.unknown());

/** The site of a project, under its `siteNumber`. */
export const projectDocumentSchema = z.object({
  id: z.int().check(z.positive()),
  document: siteDocument,
  updatedAt: z.iso.datetime(),
});
export type ProjectDocument = z.infer<typeof projectDocumentSchema>;

/** How a project's site was at a time that somebody has given a name, or that was kept by itself. */
export const projectVersionSchema = z.object({
  id: text(60),
  projectId: z.int().check(z.positive()),
  name: text(200),
  document: siteDocument,
  createdAt: z.iso.datetime(),
  /** Kept by itself, while somebody worked or before a great change. */
  automatic: z.optional(z.enum(["time", "change"])),
});
export type ProjectVersion = z.infer<typeof projectVersionSchema>;

/** A site that somebody begins other projects with. */
export const ownTemplateSchema = z.object({
  id: text(60),
  name: text(200),
  document: siteDocument,
  createdAt: z.iso.datetime(),
});
export type OwnTemplate = z.infer<typeof ownTemplateSchema>;

/** An unsent form. The form itself knows the shape of `fields` and checks it. */
export const draftSchema = z.object({
  id: text(200),
  fields: z.record(z.string(), z.unknown()),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draftSchema>;

/** A template that somebody wants to find again, under the template's id. */
export const favouriteSchema = z.object({
  id: text(120),
  addedAt: z.iso.datetime(),
});
export type Favourite = z.infer<typeof favouriteSchema>;

/** The data and settings of an app or a game, under the key of its project or template. */
export const keptAppSchema = z.object({
  id: text(140),
  settings: z.optional(z.object({ name: text(80), palette: text(60), fonts: text(80) })),
  /** The application or game knows its shape, and begins anew where it cannot read it. */
  data: z.optional(z.record(z.string(), z.unknown())),
  updatedAt: z.iso.datetime(),
});
export type KeptApp = z.infer<typeof keptAppSchema>;
export type AppSettings = NonNullable<KeptApp["settings"]>;

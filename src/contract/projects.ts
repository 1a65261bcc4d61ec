import * as z from "zod/mini";
import { get, reading } from "./endpoint.ts";
import { text } from "./fields.ts";
import { type ProjectType, projectStatuses, projectTypes } from "./project-kinds.ts";

export const projectSchema = z.object({
  id: z.int(),
  name: text(200),
  description: text(2_000),
  type: z.enum(projectTypes),
  status: z.enum(projectStatuses),
  isPublic: z.boolean(),
  businessCategory: z.optional(text(120)),
  features: z.array(text(120)),
  createdAt: z.iso.datetime(),
  /** The id of the account that created it. */
  createdBy: z.int(),
  /** The template that it was started from, so that it can be opened. */
  templateId: text(120),
});

export type Project = z.infer<typeof projectSchema>;

/** Accepts ISO texts and numeric timestamps; anything else is refused. */
const timestamp = z.pipe(
  z.pipe(z.union([z.string(), z.number()]), z.coerce.date()),
  z.transform((date) => date.toISOString()),
);

/** The default technologies of a project without any. */
const templateOfType: Record<ProjectType, string> = {
  web: "web-basic",
  app: "app-dashboard",
  game: "game-puzzle",
};

/** A project from another server, which may lack our template ids and account ids. The latter are never shown. */
const servedProject = z.pipe(
  z.extend(projectSchema, {
    businessCategory: z.catch(z.optional(text(120)), undefined),
    createdAt: timestamp,
    createdBy: z.catch(z.int(), 0),
    templateId: z.catch(text(120), ""),
  }),
  z.transform((project) => ({ ...project, templateId: project.templateId || templateOfType[project.type] })),
);

const projects = z.array(projectSchema);
const servedProjects = z.array(servedProject);

export const listPublicProjects = reading(get("/api/projects/public", projects), servedProjects);
export const listOwnProjects = reading(get("/api/projects/user/current", projects), servedProjects);

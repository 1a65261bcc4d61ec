import * as z from "zod/mini";
import { get } from "./endpoint.ts";
import { text } from "./fields.ts";
import { projectStatuses, projectTypes } from "./project-kinds.ts";

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
  /** The id of the account that made it. */
  createdBy: z.int(),
  /** The template it was started from, so that it can be opened. */
  templateId: text(120),
});

export type Project = z.infer<typeof projectSchema>;

export const listPublicProjects = get("/api/projects/public", z.array(projectSchema));
export const listOwnProjects = get("/api/projects/user/current", z.array(projectSchema));

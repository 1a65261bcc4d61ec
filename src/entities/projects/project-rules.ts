import * as z from "zod/mini";
import { projectTypes } from "#src/contract/project-kinds.ts";

const NAME_LENGTH = 3;
const DESCRIPTION_LENGTH = 10;

const typed = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, { message, abort: true }));

export const projectName = typed("Project name is required").check(
  z.minLength(NAME_LENGTH, `Project name must be at least ${NAME_LENGTH} characters`),
  z.maxLength(200, "Project name must be at most 200 characters"),
);

const projectDescription = typed("Project description is required").check(
  z.minLength(
    DESCRIPTION_LENGTH,
    `Please provide a more detailed description (at least ${DESCRIPTION_LENGTH} characters)`,
  ),
  z.maxLength(2_000, "Project description must be at most 2000 characters"),
);

/** The fields of the wizard's first step. */
export const projectDetailsSchema = z.object({
  name: projectName,
  description: projectDescription,
  type: z.enum(projectTypes, "Please select a project type"),
});
export type ProjectDetails = z.infer<typeof projectDetailsSchema>;

/** The fields of both steps. The second step validates the template itself. */
export const wizardSchema = z.extend(projectDetailsSchema, {
  templateId: z.nullish(z.string()),
  /** Whether an app begins with the sample records of its template. */
  samples: z.nullish(z.enum(["with", "without"])),
});
export type WizardFields = z.input<typeof wizardSchema>;

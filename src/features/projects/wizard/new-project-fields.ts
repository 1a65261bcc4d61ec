import type { Draft } from "#src/api/work-records.ts";
import { projectTypes } from "#src/contract/project-kinds.ts";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import type { WizardFields } from "#src/entities/projects/project-rules.ts";

/** Returns the initial fields of the wizard: the stored draft, else the chosen template, else empty ones. */
export function readFields(
  draft: Draft["fields"] | undefined,
  template: ProjectTemplate | undefined,
): Partial<WizardFields> {
  const known = { ...template, templateId: template?.id, ...draft };
  return {
    name: textOf(known.name),
    description: textOf(known.description),
    type: projectTypes.find((type) => type === known.type),
    templateId: textOf(known.templateId),
    samples: draft?.samples === "without" ? "without" : "with",
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

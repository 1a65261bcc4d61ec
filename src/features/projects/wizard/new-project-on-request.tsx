import { Suspense } from "react";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import { later } from "#src/lib/later.ts";
import { useNewProject } from "./use-new-project.ts";

const NewProjectDialog = later(() =>
  import("./new-project-dialog.tsx").then(({ NewProjectDialog }) => NewProjectDialog),
);

interface NewProjectOnRequestProps {
  /** Returns the marketplace template with this id, on pages that know templates. */
  findTemplate?: (id: string) => ProjectTemplate | undefined;
}

/** Shows the wizard when the address has `?new=1`; `&template=` preselects a template. */
export function NewProjectOnRequest({ findTemplate }: NewProjectOnRequestProps) {
  const { isOpen, templateId } = useNewProject();
  if (!isOpen) return null;
  return (
    <Suspense>
      <NewProjectDialog template={templateId ? findTemplate?.(templateId) : undefined} />
    </Suspense>
  );
}

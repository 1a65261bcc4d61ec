import { Suspense } from "react";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import { later } from "#src/lib/later.ts";
import { useNewProject } from "./use-new-project.ts";

const NewProjectDialog = later(() =>
  import("./new-project-dialog.tsx").then(({ NewProjectDialog }) => NewProjectDialog),
);

interface NewProjectOnRequestProps {
  /** The template of the marketplace with this id, where the page knows it. */
  findTemplate?: (id: string) => ProjectTemplate | undefined;
}

/** The wizard, on a page that `?new=1` opens it on; `&template=` chooses a template beforehand. */
export function NewProjectOnRequest({ findTemplate }: NewProjectOnRequestProps) {
  const { isOpen, templateId } = useNewProject();
  if (!isOpen) return null;
  return (
    <Suspense>
      <NewProjectDialog template={templateId ? findTemplate?.(templateId) : undefined} />
    </Suspense>
  );
}

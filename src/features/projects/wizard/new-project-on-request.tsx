import { type ComponentProps, Suspense } from "react";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import { later } from "#src/lib/later.ts";
import type { NewProjectDialog as NewProject } from "./new-project-dialog.tsx";
import { useNewProject } from "./use-new-project.ts";

type Dialog = ComponentProps<typeof NewProject> & { onClose: () => void };

/** The dialog closes itself; `onClose` closes it if its code is missing. */
const NewProjectDialog = later<Dialog>(() =>
  import("./new-project-dialog.tsx").then(({ NewProjectDialog }) => NewProjectDialog),
);

interface NewProjectOnRequestProps {
  /** Returns the marketplace template with this id, on pages that know templates. */
  findTemplate?: (id: string) => ProjectTemplate | undefined;
}

/** Shows the wizard when the address has `?new=1`; `&template=` preselects a template. */
export function NewProjectOnRequest({ findTemplate }: NewProjectOnRequestProps) {
  const { isOpen, templateId, close } = useNewProject();
  if (!isOpen) return null;
  return (
    <Suspense>
      <NewProjectDialog
        template={templateId ? findTemplate?.(templateId) : undefined}
        templateId={templateId}
        onClose={close}
      />
    </Suspense>
  );
}

import { projectTemplates } from "#src/contract/project-templates.ts";
import type { ProgramId } from "#src/entities/projects/app-ids.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { AppViewer } from "./app-viewer.tsx";
import type { ProgramLoaders } from "./program-stage.tsx";

interface ProgramTemplateProps {
  programId: ProgramId;
  loaders: ProgramLoaders;
}

/** An app or game template, before it becomes a project. */
export function ProgramTemplate({ programId, loaders }: ProgramTemplateProps) {
  const template = projectTemplates.find(({ id }) => id === programId);
  return (
    <AppViewer
      title={template?.name ?? programId}
      lead={template?.description}
      programId={programId}
      appKey={programId}
      sharedPath={paths.openProject(programId)}
      loaders={loaders}
      actions={
        <ButtonLink href={paths.newProject(programId)} look="primary">
          Use template
        </ButtonLink>
      }
    />
  );
}

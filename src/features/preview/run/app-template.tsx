import { projectTemplates } from "#src/contract/project-templates.ts";
import type { AppOrGameId } from "#src/entities/projects/app-ids.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { AppViewer } from "./app-viewer.tsx";

interface AppTemplateProps {
  appOrGameId: AppOrGameId;
}

/** An app or game template, before it becomes a project. */
export function AppTemplate({ appOrGameId }: AppTemplateProps) {
  const template = projectTemplates.find(({ id }) => id === appOrGameId);
  return (
    <AppViewer
      title={template?.name ?? appOrGameId}
      lead={template?.description}
      appOrGameId={appOrGameId}
      appKey={appOrGameId}
      sharedPath={paths.openProject(appOrGameId)}
      actions={
        <ButtonLink href={paths.newProject(appOrGameId)} look="primary">
          Use template
        </ButtonLink>
      }
    />
  );
}

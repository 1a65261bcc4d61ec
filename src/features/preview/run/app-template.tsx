import { type ProjectTemplate, projectTemplates } from "#src/contract/project-templates.ts";
import type { AppOrGameId } from "#src/entities/projects/app-ids.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { AppViewer } from "./app-viewer.tsx";
import { BuiltAppViewer } from "./built-app-viewer.tsx";

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

/** An app with a document and records as a template, before it becomes a project. */
export function BuiltAppTemplate({ template }: { template: ProjectTemplate }) {
  const { id, name, description } = template;
  return (
    <BuiltAppViewer
      title={name}
      lead={description}
      origin={{ templateId: id }}
      appKey={id}
      sharedPath={paths.openProject(id)}
      actions={
        <ButtonLink href={paths.newProject(id)} look="primary">
          Use template
        </ButtonLink>
      }
    />
  );
}

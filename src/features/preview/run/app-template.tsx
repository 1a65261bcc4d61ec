import type { ReactNode } from "react";
import { useQuery } from "#src/api/query.ts";
import { isFirstApp } from "#src/contract/app-templates.ts";
import { projectTemplates } from "#src/contract/project-templates.ts";
import { templateName } from "#src/contract/template-name.ts";
import type { GameId } from "#src/entities/projects/app-ids.ts";
import { appTemplatesQuery } from "#src/entities/templates/app-template-list.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { NO_LEAD } from "../opening-project.tsx";
import { BuiltAppViewer } from "./built-app-viewer.tsx";
import { GameViewer } from "./game-viewer.tsx";

interface GameTemplateProps {
  gameId: GameId;
}

/** An app or game template, before it becomes a project. */
export function GameTemplate({ gameId }: GameTemplateProps) {
  const template = projectTemplates.find(({ id }) => id === gameId);
  return (
    <GameViewer
      title={template?.name ?? gameId}
      lead={template?.description}
      gameId={gameId}
      appKey={gameId}
      sharedPath={paths.openProject(gameId)}
      actions={
        <ButtonLink href={paths.newProject(gameId)} look="primary">
          Use template
        </ButtonLink>
      }
    />
  );
}

interface BuiltAppTemplateProps {
  templateId: string;
  /** Shown if the template does not exist. */
  missing: ReactNode;
}

/** An app with a document and records as a template, before it becomes a project. */
export function BuiltAppTemplate({ templateId, missing }: BuiltAppTemplateProps) {
  const isFirst = isFirstApp(templateId);
  const { data: apps } = useQuery({ ...appTemplatesQuery, enabled: !isFirst });
  const listed = apps?.find(({ id }) => id === templateId);
  if (apps && !listed && !isFirst) return missing;
  const about = isFirst ? projectTemplates.find(({ id }) => id === templateId)?.description : listed?.about;
  return (
    <BuiltAppViewer
      title={templateName(templateId) ?? templateId}
      lead={about ?? NO_LEAD}
      origin={{ templateId }}
      appKey={templateId}
      sharedPath={paths.openProject(templateId)}
      actions={
        <ButtonLink href={paths.newProject(templateId)} look="primary">
          Use template
        </ButtonLink>
      }
    />
  );
}

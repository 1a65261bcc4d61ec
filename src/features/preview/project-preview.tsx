import type { ReactNode } from "react";
import { WorkError } from "#src/api/work-error.ts";
import { isBuiltApp, isFirstApp } from "#src/contract/app-templates.ts";
import { isGame } from "#src/entities/projects/app-ids.ts";
import { type ProjectKey, writeProjectKey } from "#src/entities/projects/project-key.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";
import { NO_LEAD, OPENING } from "./opening-project.tsx";
import { useProject } from "./project-queries.ts";
import { BuiltAppViewer } from "./run/built-app-viewer.tsx";
import { GameViewer } from "./run/game-viewer.tsx";
import { SiteViewer } from "./site-viewer.tsx";

interface ProjectPreviewProps {
  projectKey: ProjectKey;
  /** Whether the project runs as visitors see it, instead of opening for editing. */
  isRunning: boolean;
  /** Shown if the project does not exist. */
  missing: ReactNode;
  onShare?: (() => void) | undefined;
}

/** Shows a project from this browser or the backend, with its site. */
export function ProjectPreview({ projectKey, isRunning, missing, onShare }: ProjectPreviewProps) {
  const { project, site, error, retry } = useProject(projectKey);
  if (error) return <CannotOpen error={error} onRetry={retry} />;
  if (project === null) return missing;

  const key = writeProjectKey(projectKey);
  const sharedPath = isRunning ? paths.runProject(key) : paths.openProject(key);
  const lead = <span className="line-clamp-3">{project?.description ?? NO_LEAD}</span>;
  if (project && isBuiltApp(project.templateId))
    return (
      <BuiltAppViewer
        title={project.name}
        lead={lead}
        origin={project}
        appKey={key}
        isEditable
        sharedPath={sharedPath}
        isLocal={projectKey.kind === "local"}
        onShare={onShare}
        actions={
          isRunning ? (
            isFirstApp(project.templateId) && (
              <ButtonLink href={paths.newProject(project.templateId)} look="primary">
                Use template
              </ButtonLink>
            )
          ) : (
            <ButtonLink href={paths.runProject(key)} look="primary">
              Run it
            </ButtonLink>
          )
        }
      />
    );
  if (project && isGame(project.templateId)) {
    return (
      <GameViewer
        title={project.name}
        lead={lead}
        gameId={project.templateId}
        appKey={key}
        name={project.name}
        sharedPath={sharedPath}
        isLocal={projectKey.kind === "local"}
        onShare={onShare}
        actions={
          isRunning ? (
            <ButtonLink href={paths.newProject(project.templateId)} look="primary">
              Use template
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.runProject(key)} look="primary">
              Run it
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <SiteViewer
      title={project?.name ?? OPENING}
      isLoading={!project}
      lead={lead}
      note={site?.note}
      document={site?.document}
      sharedPath={sharedPath}
      isLocal={projectKey.kind === "local"}
      onShare={onShare}
      actions={
        <>
          <ButtonLink href={paths.studio(key)} look="primary">
            Edit this
          </ButtonLink>
          {site && !isRunning && (
            <ButtonLink href={paths.newProject(site.templateId)}>New site from its template</ButtonLink>
          )}
        </>
      }
    />
  );
}

function CannotOpen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <PageMessage
      title="The project could not be opened"
      action={
        <>
          <Button look="primary" onClick={onRetry}>
            Retry
          </Button>
          <ButtonLink href={paths.viewProjects}>All projects</ButtonLink>
        </>
      }
    >
      {error instanceof WorkError
        ? error.message
        : "Something went wrong on our side. Your projects are safe."}
    </PageMessage>
  );
}

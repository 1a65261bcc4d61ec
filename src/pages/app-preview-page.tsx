import { Suspense } from "react";
import { useParams } from "wouter";
import { isAppOrGameId } from "#src/entities/projects/app-ids.ts";
import { readPreviewKey } from "#src/entities/projects/project-key.ts";
import { OpeningProject } from "#src/features/preview/opening-project.tsx";
import { ProjectNotFound, TemplateNotFound } from "#src/features/preview/preview-not-found.tsx";
import { TemplatePreview } from "#src/features/preview/template-preview.tsx";
import { ShareDialogPart } from "#src/features/publish/share/share-dialog-part.tsx";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { later } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";

const ProjectPreview = later(() =>
  import("#src/features/preview/project-preview.tsx").then(({ ProjectPreview }) => ProjectPreview),
);

const AppTemplate = later(() =>
  import("#src/features/preview/run/app-template.tsx").then(({ AppTemplate }) => AppTemplate),
);

const loaders = {
  app: (id: string) =>
    import("#src/features/apps/load-app.ts").then(({ loadApp }) => loadApp(id)).catch(guardedReload),
  game: (id: string) =>
    import("#src/features/games/load-game.ts").then(({ loadGame }) => loadGame(id)).catch(guardedReload),
};

export default function AppPreviewPage() {
  const { appId } = useParams<{ appId: string }>();
  const key = readPreviewKey(appId);
  const renderShare = (onClose: () => void) => <ShareDialogPart projectKey={appId} onClose={onClose} />;
  return (
    <>
      <PreparedFor />
      {isAppOrGameId(appId) ? (
        <Suspense fallback={<OpeningProject sharedPath={paths.openProject(appId)} />}>
          <AppTemplate appOrGameId={appId} loaders={loaders} />
        </Suspense>
      ) : key.kind === "template" ? (
        <TemplatePreview
          templateId={key.id}
          missing={<TemplateNotFound templateId={key.id} />}
          renderShare={renderShare}
        />
      ) : (
        <Suspense fallback={<OpeningProject sharedPath={paths.openProject(appId)} />}>
          <ProjectPreview
            projectKey={key}
            isRunning={false}
            loaders={loaders}
            renderShare={renderShare}
            missing={<ProjectNotFound projectKey={appId} isLocal={key.kind === "local"} />}
          />
        </Suspense>
      )}
    </>
  );
}

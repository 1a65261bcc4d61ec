import { Suspense, useState } from "react";
import { useParams } from "wouter";
import { isBuiltApp, OWN_APP } from "#src/contract/app-templates.ts";
import { isGame } from "#src/entities/projects/app-ids.ts";
import { readPreviewKey } from "#src/entities/projects/project-key.ts";
import { OpeningProject } from "#src/features/preview/opening-project.tsx";
import { ProjectNotFound, TemplateNotFound } from "#src/features/preview/preview-not-found.tsx";
import { TemplatePreview } from "#src/features/preview/template-preview.tsx";
import { laterOrFail } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";
import { ShareDialogPart } from "#src/publish/dialog/share-dialog-part.tsx";
import { PreparedFor } from "#src/sales/prepared-for.tsx";

const ProjectPreview = laterOrFail(() =>
  import("#src/features/preview/run/on-demand.ts").then(({ ProjectPreview }) => ProjectPreview),
);

const BuiltAppTemplate = laterOrFail(() =>
  import("#src/features/preview/run/on-demand.ts").then(({ BuiltAppTemplate }) => BuiltAppTemplate),
);

const GameTemplate = laterOrFail(() =>
  import("#src/features/preview/run/on-demand.ts").then(({ GameTemplate }) => GameTemplate),
);

export default function AppPreviewPage() {
  const { appId } = useParams<{ appId: string }>();
  const key = readPreviewKey(appId);
  const [isSharing, setIsSharing] = useState(false);
  const share = () => setIsSharing(true);
  return (
    <>
      <PreparedFor />
      {isGame(appId) ? (
        <Suspense fallback={<OpeningProject sharedPath={paths.openProject(appId)} />}>
          <GameTemplate gameId={appId} />
        </Suspense>
      ) : isBuiltApp(appId) && appId !== OWN_APP ? (
        <Suspense fallback={<OpeningProject sharedPath={paths.openProject(appId)} />}>
          <BuiltAppTemplate templateId={appId} missing={<TemplateNotFound templateId={appId} />} />
        </Suspense>
      ) : key.kind === "template" ? (
        <TemplatePreview
          templateId={key.id}
          missing={<TemplateNotFound templateId={key.id} />}
          onShare={share}
        />
      ) : (
        <Suspense fallback={<OpeningProject sharedPath={paths.openProject(appId)} />}>
          <ProjectPreview
            projectKey={key}
            isRunning={false}
            onShare={share}
            missing={<ProjectNotFound projectKey={appId} isLocal={key.kind === "local"} />}
          />
        </Suspense>
      )}
      {isSharing && <ShareDialogPart projectKey={appId} onClose={() => setIsSharing(false)} />}
    </>
  );
}

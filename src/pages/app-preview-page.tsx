import { lazy, Suspense } from "react";
import { useParams } from "wouter";
import { OpeningProject } from "#src/features/preview/opening-project.tsx";
import { readPreviewKey } from "#src/features/preview/preview-key.ts";
import { ProjectNotFound, TemplateNotFound } from "#src/features/preview/preview-not-found.tsx";
import { TemplatePreview } from "#src/features/preview/template-preview.tsx";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { paths } from "#src/lib/paths.ts";

const ProjectPreview = lazy(() =>
  import("#src/features/preview/project-preview.tsx")
    .then(({ ProjectPreview }) => ({ default: ProjectPreview }))
    .catch(guardedReload),
);

export default function AppPreviewPage() {
  const { appId } = useParams<{ appId: string }>();
  const key = readPreviewKey(appId);
  return (
    <>
      <PreparedFor />
      {key.kind === "template" ? (
        <TemplatePreview templateId={key.id} missing={<TemplateNotFound templateId={key.id} />} />
      ) : (
        <Suspense fallback={<OpeningProject sharedPath={paths.openProject(appId)} />}>
          <ProjectPreview
            projectKey={key}
            isRunning={false}
            missing={<ProjectNotFound projectKey={appId} isLocal={key.kind === "local"} />}
          />
        </Suspense>
      )}
    </>
  );
}

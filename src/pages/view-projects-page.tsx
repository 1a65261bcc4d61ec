import { lazy, Suspense } from "react";
import { ProjectsBrowser } from "#src/features/projects/list/projects-browser.tsx";
import { ProjectsIntro } from "#src/features/projects/list/projects-intro.tsx";
import { NewProjectOnRequest } from "#src/features/projects/wizard/new-project-on-request.tsx";

const DeployDialog = lazy(() =>
  import("#src/features/deploy/deploy-dialog.tsx").then(({ DeployDialog }) => ({ default: DeployDialog })),
);

export default function ViewProjectsPage() {
  return (
    <div className="page pb-16">
      <ProjectsIntro />
      <ProjectsBrowser
        renderDeploy={({ name }, onClose) => (
          <Suspense>
            <DeployDialog projectName={name} onClose={onClose} />
          </Suspense>
        )}
      />
      <NewProjectOnRequest />
    </div>
  );
}

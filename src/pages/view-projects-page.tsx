import { DeployDialog } from "#src/features/deploy/deploy-dialog.tsx";
import { ProjectsBrowser } from "#src/features/projects/list/projects-browser.tsx";
import { ProjectsIntro } from "#src/features/projects/list/projects-intro.tsx";
import { OwnTemplates } from "#src/features/projects/own-templates/own-templates.tsx";
import { NewProjectOnRequest } from "#src/features/projects/wizard/new-project-on-request.tsx";
import { ShareDialogPart } from "#src/features/publish/share/share-dialog-part.tsx";
import { MyWork } from "#src/features/publish/work/my-work.tsx";

export default function ViewProjectsPage() {
  return (
    <div className="page pb-16">
      <ProjectsIntro />
      <ProjectsBrowser
        renderDeploy={({ name }, onClose) => <DeployDialog projectName={name} onClose={onClose} />}
        renderShare={({ key }, onClose, way) => (
          <ShareDialogPart projectKey={key} way={way} onClose={onClose} />
        )}
        myWork={
          <div className="mt-12">
            <OwnTemplates />
            <MyWork />
          </div>
        }
      />
      <NewProjectOnRequest />
    </div>
  );
}

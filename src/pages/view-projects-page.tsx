import { useState } from "react";
import { MyWork } from "#src/backup/my-work.tsx";
import { DeployDialog } from "#src/features/deploy/deploy-dialog.tsx";
import { ProjectsBrowser } from "#src/features/projects/list/projects-browser.tsx";
import { ProjectsIntro } from "#src/features/projects/list/projects-intro.tsx";
import { OwnTemplates } from "#src/features/projects/own-templates/own-templates.tsx";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { NewProjectOnRequest } from "#src/features/projects/wizard/new-project-on-request.tsx";
import { ShareDialogPart } from "#src/publish/dialog/share-dialog-part.tsx";

type Dialog =
  | { kind: "deploy"; project: ShownProject }
  | { kind: "share"; project: ShownProject; way?: "online" };

export default function ViewProjectsPage() {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  return (
    <div className="page pb-16">
      <ProjectsIntro />
      <ProjectsBrowser
        onDeploy={(project) => setDialog({ kind: "deploy", project })}
        onShare={(project, way) => setDialog({ kind: "share", project, ...(way && { way }) })}
        myWork={
          <div className="mt-12">
            <OwnTemplates />
            <MyWork />
          </div>
        }
      />
      {dialog?.kind === "deploy" && <DeployDialog projectName={dialog.project.name} onClose={close} />}
      {dialog?.kind === "share" && (
        <ShareDialogPart projectKey={dialog.project.key} way={dialog.way} onClose={close} />
      )}
      <NewProjectOnRequest />
    </div>
  );
}

import { Suspense, useState } from "react";
import { useSearchParams } from "wouter";
import { readProjectKey } from "#src/entities/projects/project-key.ts";
import { OpeningProject } from "#src/features/preview/opening-project.tsx";
import { ProjectNotFound } from "#src/features/preview/preview-not-found.tsx";
import { SamplePreview } from "#src/features/preview/sample-preview.tsx";
import { laterOrFail } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";
import { ShareDialogPart } from "#src/publish/dialog/share-dialog-part.tsx";
import { PreparedFor } from "#src/sales/prepared-for.tsx";

const ProjectPreview = laterOrFail(() =>
  import("#src/features/preview/run/on-demand.ts").then(({ ProjectPreview }) => ProjectPreview),
);

export default function AppViewPage() {
  const [search] = useSearchParams();
  const name = search.get("project");
  return (
    <>
      <PreparedFor />
      {name ? <NamedProject name={name} /> : <SamplePreview />}
    </>
  );
}

function NamedProject({ name }: { name: string }) {
  const [isSharing, setIsSharing] = useState(false);
  const key = readProjectKey(name);
  const missing = <ProjectNotFound projectKey={name} isLocal={name.startsWith("local-")} />;
  if (!key) return missing;
  return (
    <Suspense fallback={<OpeningProject sharedPath={paths.runProject(name)} />}>
      <ProjectPreview
        key={name}
        projectKey={key}
        isRunning
        missing={missing}
        onShare={() => setIsSharing(true)}
      />
      {isSharing && <ShareDialogPart projectKey={name} onClose={() => setIsSharing(false)} />}
    </Suspense>
  );
}

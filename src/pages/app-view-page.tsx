import { Suspense } from "react";
import { useSearchParams } from "wouter";
import { readProjectKey } from "#src/entities/projects/project-key.ts";
import { loadApp } from "#src/features/apps/load-app.ts";
import { loadGame } from "#src/features/games/load-game.ts";
import { OpeningProject } from "#src/features/preview/opening-project.tsx";
import { ProjectNotFound } from "#src/features/preview/preview-not-found.tsx";
import { SamplePreview } from "#src/features/preview/sample-preview.tsx";
import { ShareDialogPart } from "#src/features/publish/share/share-dialog-part.tsx";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { later } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";

const ProjectPreview = later(() =>
  import("#src/features/preview/run/on-demand.ts").then(({ ProjectPreview }) => ProjectPreview),
);

const loaders = {
  app: (id: string) => loadApp(id).catch(guardedReload),
  game: (id: string) => loadGame(id).catch(guardedReload),
};

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
        loaders={loaders}
        renderShare={(onClose) => <ShareDialogPart projectKey={name} onClose={onClose} />}
      />
    </Suspense>
  );
}

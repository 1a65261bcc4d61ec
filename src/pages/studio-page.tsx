import { useState } from "react";
import { useParams } from "wouter";
import { readProjectKey } from "#src/entities/projects/project-key.ts";
import { type OpenedProject, openProject } from "#src/features/preview/open-project.ts";
import { useLoadedByKey } from "#src/features/preview/use-loaded-by-key.ts";
import { ShareDialogPart } from "#src/features/publish/share/share-dialog-part.tsx";
import { Studio, type StudioShare } from "#src/features/studio/studio.tsx";
import { CannotOpenStudio, NoSuchProject, OpeningStudio } from "#src/features/studio/studio-messages.tsx";

type Outcome = { opened: OpenedProject | null } | { error: unknown };

export default function StudioPage() {
  const { projectId } = useParams<{ projectId: string }>();
  const [attempt, setAttempt] = useState(0);
  const outcome = useLoadedByKey(open, `${projectId} ${attempt}`);
  const [share, setShare] = useState<StudioShare | null>(null);

  if (!outcome) return <OpeningStudio />;
  if ("error" in outcome) {
    return <CannotOpenStudio error={outcome.error} onRetry={() => setAttempt(attempt + 1)} />;
  }
  const { opened } = outcome;
  if (!opened) return <NoSuchProject projectKey={projectId} />;
  if (!opened.document) return <NoSuchProject projectKey={projectId} appName={opened.name} />;
  const { key, details } = opened;
  return (
    <>
      <Studio opened={{ ...opened, document: opened.document }} onShare={setShare} />
      {share && (
        <ShareDialogPart
          projectKey={key}
          load={async () => ({ project: details, document: share.document })}
          onShowFinding={(finding) => {
            setShare(null);
            share.onShow(finding);
          }}
          onClose={() => {
            share.onClose();
            setShare(null);
          }}
        />
      )}
    </>
  );
}

/** Each attempt at a project is a key of its own. */
async function open(projectAndAttempt: string): Promise<Outcome> {
  const project = readProjectKey(projectAndAttempt.split(" ")[0] ?? "");
  if (!project) return { opened: null };
  return openProject(project).then(
    (opened) => ({ opened }),
    (error: unknown) => ({ error }),
  );
}

import { useState } from "react";
import { useParams } from "wouter";
import { Studio, type StudioShare } from "#src/features/studio/studio.tsx";
import { CannotOpenStudio, NoSuchProject, OpeningStudio } from "#src/features/studio/studio-messages.tsx";
import { UnreadableSite } from "#src/features/studio/unreadable-site.tsx";
import { useOpenedProject } from "#src/features/studio/use-opened-project.ts";
import { ShareDialogPart } from "#src/publish/dialog/share-dialog-part.tsx";

export default function StudioPage() {
  const { projectId } = useParams<{ projectId: string }>();
  const { opened, error, retry } = useOpenedProject(projectId);
  const [share, setShare] = useState<StudioShare | null>(null);

  if (error) return <CannotOpenStudio error={error} onRetry={retry} />;
  if (opened === undefined) return <OpeningStudio />;
  if (!opened) return <NoSuchProject projectKey={projectId} />;
  if (opened.unreadable)
    return <UnreadableSite opened={opened} unreadable={opened.unreadable} onSetAside={retry} />;
  if (!opened.document) return <NoSuchProject projectKey={projectId} appName={opened.name} />;
  return (
    <>
      <Studio key={opened.key} opened={{ ...opened, document: opened.document }} onShare={setShare} />
      {share && (
        <ShareDialogPart
          projectKey={opened.key}
          project={{ project: opened.details, document: share.document }}
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

import { useParams } from "wouter";
import { useOpenedProject } from "#src/features/preview/use-opened-project.ts";
import { ShareDialogPart } from "#src/features/publish/share/share-dialog-part.tsx";
import { Studio } from "#src/features/studio/studio.tsx";
import { CannotOpenStudio, NoSuchProject, OpeningStudio } from "#src/features/studio/studio-messages.tsx";

export default function StudioPage() {
  const { projectId } = useParams<{ projectId: string }>();
  const { data: opened, error, isFetching, refetch } = useOpenedProject(projectId);

  if (isFetching) return <OpeningStudio />;
  if (error) return <CannotOpenStudio error={error} onRetry={refetch} />;
  if (!opened) return <NoSuchProject projectKey={projectId} />;
  if (!opened.document) return <NoSuchProject projectKey={projectId} programName={opened.name} />;
  const { key, details } = opened;
  return (
    <Studio
      opened={{ ...opened, document: opened.document }}
      renderShare={({ document, onShow, onClose }) => (
        <ShareDialogPart
          projectKey={key}
          load={async () => ({ project: details, document })}
          onShowFinding={onShow}
          onClose={onClose}
        />
      )}
    />
  );
}

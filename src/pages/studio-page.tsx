import { Suspense } from "react";
import { useParams } from "wouter";
import { Studio } from "#src/features/studio/studio.tsx";
import { CannotOpenStudio, NoSuchProject, OpeningStudio } from "#src/features/studio/studio-messages.tsx";
import { useOpenedProject } from "#src/features/studio/use-opened-project.ts";
import { later } from "#src/lib/later.ts";

const UnreadableSite = later(() =>
  import("#src/features/studio/unreadable-site.tsx").then(({ UnreadableSite }) => UnreadableSite),
);

export default function StudioPage() {
  const { projectId } = useParams<{ projectId: string }>();
  const { opened, error, retry } = useOpenedProject(projectId);

  if (error) return <CannotOpenStudio error={error} onRetry={retry} />;
  if (opened === undefined) return <OpeningStudio />;
  if (!opened) return <NoSuchProject projectKey={projectId} />;
  if (opened.unreadable) {
    return (
      <Suspense fallback={<OpeningStudio />}>
        <UnreadableSite opened={opened} unreadable={opened.unreadable} onSetAside={retry} />
      </Suspense>
    );
  }
  if (!opened.document) return <NoSuchProject projectKey={projectId} appName={opened.name} />;
  return <Studio key={opened.key} opened={{ ...opened, document: opened.document }} />;
}

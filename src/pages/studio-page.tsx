import { Suspense } from "react";
import { Redirect, useParams } from "wouter";
import { Studio } from "#src/features/studio/studio.tsx";
import { CannotOpenStudio, NoSuchProject, OpeningStudio } from "#src/features/studio/studio-messages.tsx";
import { useOpenedProject } from "#src/features/studio/use-opened-project.ts";
import { later } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";

const UnreadableSite = later(() =>
  import("#src/features/studio/unreadable-site.tsx").then(({ UnreadableSite }) => UnreadableSite),
);

export default function StudioPage() {
  const { projectId } = useParams<{ projectId: string }>();
  const { opened, error, retry } = useOpenedProject(projectId);

  if (error) return <CannotOpenStudio error={error} onRetry={retry} />;
  if (opened === undefined) return <OpeningStudio />;
  if (!opened) return <NoSuchProject />;
  if (opened.unreadable) {
    return (
      <Suspense fallback={<OpeningStudio />}>
        <UnreadableSite opened={opened} unreadable={opened.unreadable} onSetAside={retry} />
      </Suspense>
    );
  }
  // An app or a game is changed where it runs.
  if (!opened.document) return <Redirect to={paths.openProject(projectId)} replace />;
  return <Studio key={opened.key} opened={{ ...opened, document: opened.document }} />;
}

import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";

/** The studio while the site is loading. */
export function OpeningStudio() {
  return <PageMessage title="Opening the studio…" isLoading />;
}

/** The page for an address without a project. */
export function NoSuchProject() {
  return (
    <PageMessage
      title="Project Not Found"
      action={
        <>
          <ButtonLink href={paths.viewProjects} look="primary">
            All projects
          </ButtonLink>
          <ButtonLink href={paths.newProject()}>Start a new one</ButtonLink>
          <ButtonLink href={paths.home}>Return to Home</ButtonLink>
        </>
      }
    >
      This project is not in this browser. It may have been deleted, or it was made in another browser and is
      stored only there.
    </PageMessage>
  );
}

export function CannotOpenStudio({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageMessage
      title="The project could not be opened"
      action={
        <>
          <Button look="primary" onClick={onRetry}>
            Retry
          </Button>
          <ButtonLink href={paths.viewProjects}>All projects</ButtonLink>
        </>
      }
    >
      {error instanceof Error && error.name === "WorkError"
        ? error.message
        : "Something went wrong. Nothing was lost. Try again."}
    </PageMessage>
  );
}

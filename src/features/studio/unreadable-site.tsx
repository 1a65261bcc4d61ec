import { useState } from "react";
import { download } from "#src/lib/download.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";
import { type StudioProject, setAsideSite } from "./saved-sites.ts";

interface UnreadableSiteProps {
  opened: Pick<StudioProject, "project" | "details">;
  unreadable: Unreadable;
  /** Called when the saved site is among the versions, and the project can be opened. */
  onSetAside: () => void;
}

export interface Unreadable {
  problem: string;
  saved: Record<string, unknown>;
}

/**
 * The page of a project whose saved site is damaged or of a newer version. It is not opened, because the first edit
 * would overwrite it.
 */
export function UnreadableSite({ opened, unreadable, onSetAside }: UnreadableSiteProps) {
  const [failure, setFailure] = useState("");
  const { problem, saved } = unreadable;

  const [exportSite] = useAction(async () => {
    try {
      const { packProjectFile } = await import("#src/entities/projects/share-on-demand.ts");
      // Packing changes nothing of a site but its form settings, so it takes an unreadable one, too.
      const file = await packProjectFile({ project: opened.details, document: saved as SiteDocument });
      download(file.name, file);
    } catch (error) {
      console.info("The file could not be made.", error);
      setFailure("The file could not be made. Please try again.");
    }
  });
  const [setAside] = useAction(async () => {
    try {
      await setAsideSite(opened.project);
      onSetAside();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <PageMessage
      title="This site cannot be opened"
      action={
        <>
          <Button look="primary" onClick={exportSite}>
            Export what was saved
          </Button>
          <Button onClick={setAside}>Start again from its template</Button>
          <ButtonLink href={paths.viewProjects}>All projects</ButtonLink>
        </>
      }
    >
      {problem} Nothing was deleted, and nothing will be overwritten: if you start again, the saved site stays
      among the versions of this project.
      {failure && (
        <span role="alert" className="mt-3 block text-danger">
          {failure}
        </span>
      )}
    </PageMessage>
  );
}

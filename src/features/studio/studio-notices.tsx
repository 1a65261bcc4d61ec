import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { localKey } from "#src/entities/projects/project-key.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { isStored } from "./saved-sites.ts";
import { useSite, useStudio } from "./studio-slice.ts";
import { useExportSite } from "./use-export-site.ts";

/** Warnings before editing: another tab has the project open, or nothing can be saved. */
export function StudioNotices() {
  const { note } = useStudio((studio) => studio.opened);
  const holding = useStudio((studio) => studio.holding);
  const takeOver = useStudio((studio) => studio.takeOver);
  const readAgain = useStudio((studio) => studio.readAgain);
  const save = useStudio((studio) => studio.save);
  const isAtRisk = useStudio((studio) => studio.isAtRisk);
  const saveAgain = useStudio((studio) => studio.saveAgain);
  const isPassing = useIsPassing();
  const exportSite = useExportSite();

  return (
    <div role="status" className="divide-y divide-line">
      {holding === "elsewhere" && (
        <p className={notice}>
          This project is open in another tab. Here you can look, but not change anything.{" "}
          <Button size="inline" look="quiet" onClick={takeOver}>
            Take over
          </Button>
        </p>
      )}
      {holding === "unread" && (
        <p className={notice}>
          The other tab has closed the project, but its last changes could not be read. Until then you can
          look here, but not change anything.{" "}
          <Button size="inline" look="quiet" onClick={readAgain}>
            Try again
          </Button>
        </p>
      )}
      {holding === "gone" && <GoneNotice onExport={exportSite} />}
      {isAtRisk && !isPassing && (
        <p className={notice}>
          This browser has no room to note down changes before they are saved. Wait for “Saved” before you
          close this page.
        </p>
      )}
      {save.kind === "failed" && holding !== "gone" && (
        <p className={notice}>
          Not saved: {save.error.message}{" "}
          {save.isFull && "Export the site as a file, so that nothing is lost. "}
          <Button size="inline" look="quiet" onClick={exportSite}>
            Export
          </Button>
          <Button size="inline" look="quiet" onClick={saveAgain}>
            Try again
          </Button>
        </p>
      )}
      {isPassing && (
        <p className={notice}>
          This browser stores nothing once the page is closed.{" "}
          <Button size="inline" look="quiet" onClick={exportSite}>
            Export
          </Button>
        </p>
      )}
      {note && <p className={notice}>{note}</p>}
    </div>
  );
}

/** The project was deleted in another tab. What is on screen can become a project of its own. */
function GoneNotice({ onExport }: { onExport: () => void }) {
  const document = useSite();
  const { details } = useStudio((studio) => studio.opened);
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState("");

  const [keep] = useAction(async () => {
    try {
      const { createProjectWithSite } = await import("#src/entities/stored-work.ts");
      const { id } = await createProjectWithSite(details, document);
      navigate(paths.studio(localKey(id)), { replace: true });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <p className={notice}>
      {failure || "This project was deleted in another tab, so your changes are not saved any more."}{" "}
      <Button size="inline" look="quiet" onClick={keep}>
        Save as a new project
      </Button>
      <Button size="inline" look="quiet" onClick={onExport}>
        Export
      </Button>
    </p>
  );
}

const notice = "bg-amber-tint px-4 py-1.5 text-amber-ink text-sm";

/** Whether storage is lost when the page is closed. */
function useIsPassing() {
  const [isPassing, setIsPassing] = useState(false);
  useEffect(() => {
    isStored().then(
      (kept) => setIsPassing(!kept),
      () => {}, // the first save will report the error
    );
  }, []);
  return isPassing;
}

import { useEffect, useState } from "react";
import { download } from "#src/lib/download.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { isStored } from "./saved-sites.ts";
import { useSite, useStudio } from "./studio-slice.ts";

/** Warnings before editing: another tab has the project open, or nothing can be saved. */
export function StudioNotices() {
  const document = useSite();
  const { note, details } = useStudio((studio) => studio.opened);
  const holding = useStudio((studio) => studio.holding);
  const takeOver = useStudio((studio) => studio.takeOver);
  const readAgain = useStudio((studio) => studio.readAgain);
  const save = useStudio((studio) => studio.save);
  const saveAgain = useStudio((studio) => studio.saveAgain);
  const isPassing = useIsPassing();

  /** Exports the site as a file that can be imported again. */
  const exportSite = async () => {
    try {
      const { packProjectFile } = await import("#src/entities/projects/share-on-demand.ts");
      const file = await packProjectFile({ project: details, document });
      download(file.name, file);
    } catch {
      announce("The file could not be made. Please try again.", "studio");
    }
  };

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
      {save.kind === "failed" && (
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

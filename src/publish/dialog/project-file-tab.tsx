import { useState } from "react";
import type { SharedProject } from "#src/entities/projects/use-shared-project.ts";
import { forgetFile, isFileChosen, saveFile } from "#src/lib/download.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { canShareFile, shareFile, shareOutcome } from "#src/lib/share-file.ts";
import { useAction } from "#src/lib/use-action.ts";
import { assetsIn } from "#src/sites/photos.ts";
import { Button } from "#src/ui/button.tsx";

interface ProjectFileTabProps {
  shared: SharedProject;
  projectKey: string;
}

/** Exports the project as a file, for a backup or another browser. */
export function ProjectFileTab({ shared, projectKey }: ProjectFileTabProps) {
  const [outcome, setOutcome] = useState("");
  const hasPhotos = assetsIn(shared.document).length > 0;
  const canShare = hasPhotos
    ? canShareFile("project.zip", "application/zip")
    : canShareFile("project.json", "application/json");
  const fileKey = `project file of ${projectKey}`;

  const [handOn] = useAction(async (how: (file: File) => Promise<string>) => {
    try {
      const { packProjectFile } = await import("#src/entities/projects/share-on-demand.ts").catch(
        guardedReload,
      );
      setOutcome(await how(await packProjectFile(shared)));
    } catch (error) {
      console.info("The file could not be saved.", error);
      setOutcome("The file could not be saved. Please try again.");
    }
  });
  const save = () =>
    handOn(async (file) => {
      const savedAs = await saveFile(fileKey, file.name, file);
      return savedAs ? `${savedAs} is saved, ${formatFileSize(file.size)}.` : "Nothing was saved.";
    });
  const saveElsewhere = () => {
    forgetFile(fileKey);
    void save();
  };
  const share = () => handOn(async (file) => shareOutcome(file.name, await shareFile(file)));

  return (
    <div>
      <p className="max-w-[60ch]">
        The project with all that belongs to it, to go on with elsewhere: on another device, in another
        browser, by somebody else. It does not expire, and has none of the limits of a link. Hidden blocks are
        in it as well, so it is no file to put up with a website.
        {hasPhotos && " Your photographs are in it, too."} The destination of its forms is left out: choose it
        again where you go on.
      </p>
      <ol className="mt-5 grid gap-3 sm:grid-cols-3">
        {[
          "Save the file here.",
          "Bring it to the other device: by mail, on a USB stick, or through the cloud of your choice.",
          "Open Projects there, choose Import, and open it.",
        ].map((text, index) => (
          <li key={text} className="border-line border-t pt-3">
            <span aria-hidden="true" className="block font-bold font-display text-2xl text-signal">
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" onClick={save}>
          Save the project file
        </Button>
        {isFileChosen(fileKey) && <Button onClick={saveElsewhere}>Save elsewhere</Button>}
        {canShare && <Button onClick={share}>Share…</Button>}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {outcome}
      </p>
    </div>
  );
}

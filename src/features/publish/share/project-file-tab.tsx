import { useState } from "react";
import { downloadText } from "#src/lib/download.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { fileNameOf } from "./file-name.ts";
import type { SharedProject } from "./shared-project.ts";

/** The project as a file, to go on with it in another browser or to keep it. */
export function ProjectFileTab({ shared }: { shared: SharedProject }) {
  const [saved, setSaved] = useState("");
  const name = `${fileNameOf(shared.project.name)}.sitewright.json`;

  const [save] = useAction(async () => {
    try {
      const { writeProjectFile } = await import("#src/sites/share/project-file.ts").catch(guardedReload);
      const size = downloadText(name, writeProjectFile(shared), "application/json");
      setSaved(`${name} is saved, ${formatFileSize(size)}.`);
    } catch {
      setSaved("The file could not be made. Please try again.");
    }
  });

  return (
    <div>
      <p className="max-w-[60ch]">
        The project with all that belongs to it, to go on with elsewhere: on another device, in another
        browser, by somebody else. It does not expire, and has none of the limits of a link. Hidden blocks are
        in it as well, so it is no file to put up with a website.
      </p>
      <ol className="mt-5 grid gap-3 sm:grid-cols-3">
        {[
          "Save the file here.",
          "Take it over: by mail, on a USB stick, through the cloud of your choice.",
          "Open Projects there, choose Import, and drop it.",
        ].map((text, index) => (
          <li key={text} className="border-line border-t pt-3">
            <span aria-hidden="true" className="block font-bold font-display text-2xl text-signal">
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <Button look="primary" className="mt-6" onClick={save}>
        Save the project file
      </Button>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {saved}
      </p>
    </div>
  );
}

import type { ReactNode } from "react";
import { useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import type { Place } from "./place.ts";
import { keepFolder, readFolder } from "./tokens.ts";

interface FolderFormProps {
  project: string;
  isRunning: boolean;
  onPublish: (place: Place) => Promise<unknown>;
  onWantZip: () => void;
  /** Further options, above the button. */
  children: ReactNode;
}

/** Publishes the site into a local folder, and updates it with one click. */
export function FolderForm({ project, isRunning, onPublish, onWantZip, children }: FolderFormProps) {
  const { data: stored } = useQuery({
    queryKey: [...workKey("publishKeys"), "folder", project],
    queryFn: async () => (await readFolder(project)) ?? null,
    staleTime: 0,
    showsError: true,
  });
  const [choose] = useAction(async () => {
    const folder = await pickFolder();
    if (!folder) return;
    await keepFolder(project, folder).catch(() => {}); // then the visitor has to choose it again next time
    await onPublish({ host: "folder", folder });
  });
  const [write] = useAction(async () => stored && onPublish({ host: "folder", folder: stored }));

  if (!window.showDirectoryPicker) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 grow basis-60">
          This browser cannot write into folders. Save the ZIP and unpack it in its place.
        </p>
        <Button onClick={onWantZip}>Go to the ZIP</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Only files that have changed are written. Choose the folder of a web server, of a synchronised disk,
        or any other.
      </p>
      {children}
      <div className="flex flex-wrap gap-3">
        {stored && (
          <Button look="primary" aria-disabled={isRunning} onClick={write}>
            <span className="[overflow-wrap:anywhere]">Write into {stored.name}</span>
          </Button>
        )}
        <Button look={stored ? "outline" : "primary"} aria-disabled={isRunning} onClick={choose}>
          {stored ? "Choose another folder" : "Choose a folder"}
        </Button>
      </div>
    </div>
  );
}

async function pickFolder() {
  try {
    return await window.showDirectoryPicker?.({ id: "site", mode: "readwrite" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined; // the picker was cancelled
    throw error;
  }
}

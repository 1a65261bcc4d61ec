import { useEffect } from "react";
import { download } from "#src/lib/download.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import { announce } from "#src/ui/announce.ts";
import { useStudioStore } from "./studio-slice.ts";

const packing = () => import("#src/entities/projects/share-on-demand.ts");

/** Returns a function that exports the site as a file that can be imported again. */
export function useExportSite() {
  const store = useStudioStore();
  return async () => {
    try {
      const { opened, history } = store.getState();
      const { packProjectFile } = await packing();
      const file = await packProjectFile({ project: opened.details, document: history.present });
      download(file.name, file);
    } catch (error) {
      console.info("The file could not be made.", error);
      announce("The file could not be made. Please try again.", "studio");
    }
  };
}

/** Loads what the export needs, so that it works when the host no longer has the code of this version. */
export function usePreparedExport() {
  useEffect(() => whenIdle(() => void packing().catch(() => {})), []);
}

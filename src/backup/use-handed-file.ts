import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { IMPORT_SHARED } from "#src/contract/share-target.ts";
import type { Dropped } from "#src/lib/dropped-files.ts";
import { takeSharedFile } from "#src/lib/shared-file.ts";

/** Chromium's queue of files that the system opens with an installed app (`file_handlers` of the manifest). */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

const [PARAMETER = "", SHARED] = IMPORT_SHARED.split("=");

/**
 * A file opened or shared by the system, or files dropped on the page; null if it could not be read. The second value
 * hands over another one, or forgets it.
 */
export function useHandedFile() {
  const [files, setFiles] = useState<Dropped | null>();
  const [search, setSearch] = useSearchParams();
  const isShared = search.get(PARAMETER) === SHARED;

  useEffect(() => {
    window.launchQueue?.setConsumer(({ files: [handle] = [] }) => {
      handle?.getFile().then(
        (file) => setFiles({ files: [file] }),
        () => setFiles(null),
      );
    });
  }, []);

  useEffect(() => {
    if (!isShared) return;
    // Otherwise a reload would ask for the same file again.
    const withoutParameter = (now: URLSearchParams) => {
      now.delete(PARAMETER);
      return now;
    };
    setSearch(withoutParameter, { replace: true });
    takeSharedFile().then(
      (file) => setFiles(file && { files: [file] }),
      () => setFiles(null),
    );
  }, [isShared, setSearch]);

  useEffect(() => {
    const isForPage = (event: DragEvent) =>
      !event.defaultPrevented &&
      event.dataTransfer?.types.includes("Files") &&
      document.querySelector("[role=dialog]") === null;
    const dragOver = (event: DragEvent) => isForPage(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!isForPage(event) || !event.dataTransfer) return;
      event.preventDefault();
      // Folders can only be recognized during the event.
      const { files, items } = event.dataTransfer;
      const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
      setFiles({ files: [...files], entries });
    };
    window.addEventListener("dragover", dragOver);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", dragOver);
      window.removeEventListener("drop", drop);
    };
  }, []);

  return [files, setFiles] as const;
}

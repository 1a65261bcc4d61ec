import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { IMPORT_SHARED } from "#src/contract/share-target.ts";
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

/** A file that the system has opened with the product or shared with it; null when it could not be handed over. */
export function useHandedFile() {
  const [file, setFile] = useState<File | null>();
  const [search, setSearch] = useSearchParams();
  const isShared = search.get(PARAMETER) === SHARED;

  useEffect(() => {
    window.launchQueue?.setConsumer(({ files: [handle] = [] }) => {
      handle?.getFile().then(setFile, () => setFile(null));
    });
  }, []);

  useEffect(() => {
    if (!isShared) return;
    // A reload would ask for a file that has been taken.
    const withoutParameter = (now: URLSearchParams) => {
      now.delete(PARAMETER);
      return now;
    };
    setSearch(withoutParameter, { replace: true });
    takeSharedFile().then(setFile, () => setFile(null));
  }, [isShared, setSearch]);

  return [file, () => setFile(undefined)] as const;
}

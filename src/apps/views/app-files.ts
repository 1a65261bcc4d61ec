import { createContext, useContext, useEffect, useState } from "react";
import type { StoredFile } from "../fields/file/file.ts";

/** The place of an app's pictures: this browser, or the file that it runs from. */
export interface AppFiles {
  /** Stores a picture without its metadata. Throws an error with a message for the person who chose it. */
  add: (file: File) => Promise<StoredFile>;
  /** Returns an address at which a stored picture can be shown, and a function to call when it is no longer. */
  show: (asset: string, onAddress: (address: string | null) => void) => () => void;
}

const noFiles: AppFiles = {
  add: () => Promise.reject(new Error("Pictures cannot be added here.")),
  show: () => () => {},
};

export const AppFilesContext = createContext<AppFiles>(noFiles);

export const useAppFiles = () => useContext(AppFilesContext);

/** The address of a picture; undefined while it is being read, null if it is missing. */
export function usePictureAddress(asset: string | undefined) {
  const files = useAppFiles();
  const [shown, setShown] = useState<{ asset: string; address: string | null }>();
  useEffect(() => {
    if (asset) return files.show(asset, (address) => setShown({ asset, address }));
  }, [asset, files]);
  return shown && shown.asset === asset ? shown.address : undefined;
}

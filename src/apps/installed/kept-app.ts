import type { Change } from "../records/change.ts";
import type { AppStorage } from "../records/storage.ts";
import type { FileContent, FilePicture } from "../single-file/file-content.ts";

/** The store of an app that stands at an address of its own: every change is written there at once. */
export interface KeptApp {
  storage: AppStorage;
  /** The changes that are stored, oldest first. */
  log: readonly Change[];
  addPicture: (picture: FilePicture) => Promise<void>;
  /** Other states of the app that this browser holds, until they are discarded. */
  replaced?: { at: string; download: () => void; discard: () => Promise<void> } | undefined;
}

/** The app of a page, which an installed one starts with what the browser holds of it. */
export interface PageApp {
  /** The JSON of the app as it was exported. */
  text: string;
  /** Saves an app as one HTML file. */
  download: (text: string) => void;
  start: (text: string, kept?: KeptApp) => void;
}

export type OpenInstalled = (page: PageApp) => Promise<void>;

declare global {
  interface Window {
    /** Set by the script of an installable folder (main.ts), which runs before that of the app. */
    openInstalled?: OpenInstalled;
  }
}

/** The part of a file's JSON that names the copy. */
export type CopyName = Pick<FileContent, "id" | "savedAt">;

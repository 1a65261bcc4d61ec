import { type DropEvent, useDropzone } from "react-dropzone";

interface FileDropOptions {
  onFiles: (files: readonly File[]) => void;
  /** Reads a drop. It is called during the event, because afterwards the browser clears the data. */
  read?: (data: DataTransfer) => readonly File[] | Promise<readonly File[]>;
  /** Whether several files are taken; otherwise it is the first. */
  isMultiple?: boolean;
}

/**
 * The props of an area where files are dropped, of its file input, and `open`, which opens the chooser. Pass the area
 * its role, because react-dropzone would make it "presentation".
 */
export function useFileDrop({ onFiles, read = rawFiles, isMultiple = true }: FileDropOptions) {
  return useDropzone({
    onDrop: (files) => {
      if (files.length > 0) onFiles(files);
    },
    getFilesFromEvent: (event) => filesOf(event, read),
    // File types are not refused here: the reader reports a specific error.
    multiple: isMultiple,
    // Buttons open the chooser, and the page handles its own drops and pastes.
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    preventDropOnDocument: false,
  });
}

/** A folder is one unreadable file, which the reader reports. */
const rawFiles = ({ files }: DataTransfer) => [...files];

async function filesOf(
  event: DropEvent | FileSystemFileHandle[],
  read: NonNullable<FileDropOptions["read"]>,
): Promise<File[]> {
  if (Array.isArray(event)) return [];
  if ("dataTransfer" in event && event.dataTransfer) return [...(await read(event.dataTransfer))];
  return [...((event.target as HTMLInputElement).files ?? [])];
}

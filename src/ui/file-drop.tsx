import fileIcon from "icon:file-arrow-up";
import clsx from "clsx";
import type { ReactNode } from "react";
import { type DropEvent, useDropzone } from "react-dropzone";
import { droppedFiles, droppedIn } from "#src/lib/dropped-files.ts";
import { useIsTouchOnly } from "#src/lib/use-media.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface FileDropProps {
  /** The prompt, such as "Drop a file with plans". */
  title: string;
  /** The prompt where nothing can be dropped, such as "Choose a file with plans". */
  titleOnTouch: string;
  /** The accepted file extensions. */
  accept: string;
  children?: ReactNode;
  onChoose: (file: File) => void;
  /** Accepts several files and folders, too. Files in folders have their paths. */
  onChooseFolder?: (files: readonly File[]) => void;
  /** The name of the file that is being read. */
  reading: string | null;
  onCancel: () => void;
  failure: string | null;
  /** More buttons. */
  actions?: ReactNode;
}

/** An area for dropping or choosing a file. */
export function FileDrop(props: FileDropProps) {
  const { titleOnTouch, accept, children, onChoose, onChooseFolder, reading, onCancel, failure, actions } =
    props;
  const title = useIsTouchOnly() ? titleOnTouch : props.title;
  const { getRootProps, getInputProps, open, isDragActive } = useFileDrop({
    onFiles: (files) => {
      const [file] = files;
      if (onChooseFolder && files.length > 1) onChooseFolder(files);
      else if (file) onChoose(file);
    },
    ...(onChooseFolder && { read: filesBelow }),
    isMultiple: onChooseFolder !== undefined,
  });

  return (
    <section
      {...getRootProps({ role: "region" })}
      aria-label={title}
      className={clsx(
        "blueprint blueprint-fine rounded-card border-2 border-dashed px-5 py-10 text-center sm:px-10",
        isDragActive ? "border-signal bg-sunken" : "border-edge bg-raised",
      )}
    >
      <Icon path={fileIcon} className="mx-auto size-9 text-signal" />
      <p className="mt-3 font-bold font-display text-xl">{reading ? `Reading ${reading} …` : title}</p>
      <div className="mx-auto mt-1 max-w-[52ch] text-muted [overflow-wrap:anywhere]">{children}</div>
      <p role="alert" className="mx-auto mt-3 max-w-[60ch] font-medium text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {reading ? (
          <Button onClick={onCancel}>Cancel</Button>
        ) : (
          <>
            <Button look="primary" onClick={open}>
              Browse files
            </Button>
            {actions}
          </>
        )}
      </div>
      <input
        {...getInputProps({
          accept,
          "aria-label": "Choose a file",
          className: "sr-only",
          style: undefined,
          // Allows the same file to be chosen again, for example after a correction.
          onClick: ({ currentTarget }) => {
            currentTarget.value = "";
          },
        })}
      />
    </section>
  );
}

/** Returns the files, including those in folders. */
const filesBelow = (data: DataTransfer) => droppedFiles(droppedIn(data));

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

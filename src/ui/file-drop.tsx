import fileIcon from "icon:file-arrow-up";
import clsx from "clsx";
import type { ReactNode } from "react";
import { type DropEvent, useDropzone } from "react-dropzone";
import { droppedFiles, droppedIn } from "#src/lib/dropped-files.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface FileDropProps {
  /** The prompt, such as "Drop a file with plans". */
  title: string;
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
  const { title, accept, children, onChoose, onChooseFolder, reading, onCancel, failure, actions } = props;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: (files) => {
      const [file] = files;
      if (onChooseFolder && files.length > 1) onChooseFolder(files);
      else if (file) onChoose(file);
    },
    getFilesFromEvent: onChooseFolder ? filesBelow : filesOf,
    // Other file types are not refused here: the reader reports a specific error.
    multiple: onChooseFolder !== undefined,
    // Buttons open the chooser, and the page handles its own drops and pastes.
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    preventDropOnDocument: false,
  });

  return (
    <section
      {...getRootProps({ role: "region" })}
      aria-label={title}
      className={clsx(
        "blueprint rounded-card border-2 border-dashed px-5 py-10 text-center sm:px-10",
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

/** Returns the raw files. A folder is one unreadable file, which the reader reports. */
async function filesOf(event: DropEvent | FileSystemFileHandle[]) {
  if (Array.isArray(event)) return [];
  if ("dataTransfer" in event && event.dataTransfer) return [...event.dataTransfer.files];
  return [...((event.target as HTMLInputElement).files ?? [])];
}

/** Returns the files, including those in folders. */
async function filesBelow(event: DropEvent | FileSystemFileHandle[]) {
  if (Array.isArray(event) || !("dataTransfer" in event) || !event.dataTransfer) return filesOf(event);
  return droppedFiles(droppedIn(event.dataTransfer));
}

import fileIcon from "icon:file-arrow-up";
import clsx from "clsx";
import type { ReactNode } from "react";
import { droppedFiles, droppedIn } from "#src/lib/dropped-files.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useFileDrop } from "./use-file-drop.ts";

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

/** Returns the files, including those in folders. */
const filesBelow = (data: DataTransfer) => droppedFiles(droppedIn(data));

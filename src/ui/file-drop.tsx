import fileIcon from "icon:file-arrow-up";
import clsx from "clsx";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface FileDropProps {
  /** What is wanted, such as "Drop a file with plans". */
  title: string;
  /** The endings of the files that can be read. */
  accept: string;
  children?: ReactNode;
  onChoose: (file: File) => void;
  /** The name of the file that is being read. */
  reading: string | null;
  onCancel: () => void;
  failure: string | null;
  /** Further buttons. */
  actions?: ReactNode;
}

/** Where a file is dropped or browsed for. */
export function FileDrop(props: FileDropProps) {
  const { title, accept, children, onChoose, reading, onCancel, failure, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };

  return (
    <section
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={clsx(
        "blueprint rounded-card border-2 border-dashed px-5 py-10 text-center sm:px-10",
        isOver ? "border-signal bg-sunken" : "border-edge bg-raised",
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
            <Button look="primary" onClick={() => input.current?.click()}>
              Browse files
            </Button>
            {actions}
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label="Choose a file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen once more, after it was corrected.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </section>
  );
}

import removeIcon from "icon:x";
import { formatFileSize } from "#src/lib/file-size.ts";
import { type DataColumn, DataTable } from "#src/ui/data-table.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { QueuedFile } from "./use-upload-queue.ts";

interface FileQueueProps {
  files: readonly QueuedFile[];
  onRemove: (id: number) => void;
}

/** A virtualized list, so that thousands of files stay fast. */
export function FileQueue({ files, onRemove }: FileQueueProps) {
  const columns: DataColumn<QueuedFile>[] = [
    {
      id: "name",
      label: "File",
      cell: ({ name }) => (
        <span className="block truncate" title={name.length > 300 ? `${name.slice(0, 300)}…` : name}>
          {name.slice(0, 300)}
        </span>
      ),
    },
    { id: "size", label: "Size", isNumber: true, width: "w-28", cell: ({ size }) => formatFileSize(size) },
    {
      id: "remove",
      label: "Remove",
      hidesLabel: true,
      width: "w-16",
      cell: ({ id, name }) => (
        <button
          type="button"
          aria-label={`Remove ${name.slice(0, 80)}`}
          onClick={() => onRemove(id)}
          className="-my-1 grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon path={removeIcon} />
        </button>
      ),
    },
  ];
  return (
    <DataTable
      caption="Files in the queue"
      columns={columns}
      rows={files}
      rowId={({ id }) => id}
      nameOf={({ name }) => name}
      empty="The queue is empty."
      minWidth="min-w-[17rem]"
      height="max-h-80"
    />
  );
}

import uploadIcon from "icon:file-arrow-up";
import clsx from "clsx";
import { Suspense, useRef } from "react";
import { type DroppedFile, droppedFiles, droppedIn } from "#src/lib/dropped-files.ts";
import { formatNumber } from "#src/lib/english.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { later } from "#src/lib/later.ts";
import { useIsTouchOnly } from "#src/lib/use-media.ts";
import { Button } from "#src/ui/button.tsx";
import { useFileDrop } from "#src/ui/file-drop.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useUploadQueue } from "./use-upload-queue.ts";

const FileQueue = later(() => import("./file-queue.tsx").then(({ FileQueue }) => FileQueue));

/** Queues dropped or chosen files and simulates their upload. */
export function ModuleFileUploader() {
  const queue = useUploadQueue();
  const folder = useRef<HTMLInputElement>(null);
  const total = queue.files.reduce((sum, { size }) => sum + size, 0);
  const isTouchOnly = useIsTouchOnly();
  const isUploading = queue.progress !== null;

  const add = (files: readonly DroppedFile[]) =>
    queue.add(
      files.map((file) => ({ name: file.path || file.webkitRelativePath || file.name, size: file.size })),
    );
  const { getRootProps, getInputProps, open, isDragActive } = useFileDrop({
    onFiles: add,
    read: (data) => droppedFiles(droppedIn(data), Number.POSITIVE_INFINITY),
  });

  return (
    <section aria-labelledby="uploader" className="min-w-0">
      <h2 id="uploader" className="text-2xl">
        Module File Uploader
      </h2>
      <div
        {...getRootProps({ role: "group", "aria-label": "Files to add" })}
        className={clsx(
          "blueprint blueprint-fine mt-4 rounded-card border-2 border-dashed px-5 py-8 text-center",
          isDragActive ? "border-signal bg-cyan-tint" : "border-edge",
        )}
      >
        <Icon path={uploadIcon} className="mx-auto size-9 text-signal" />
        <p className="mt-2 font-semibold text-lg">
          {isTouchOnly ? "Choose files" : "Drop files or folders here"}
        </p>
        <p className="mt-1 text-muted text-sm">Suggested: module JSON, images, PDF or Markdown.</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button aria-disabled={isUploading} onClick={() => !isUploading && open()}>
            Browse files
          </Button>
          <Button aria-disabled={isUploading} onClick={() => !isUploading && folder.current?.click()}>
            Browse folder
          </Button>
        </div>
        <input
          {...getInputProps({ "aria-label": "Files to upload", className: "sr-only", style: undefined })}
        />
        <input
          ref={folder}
          type="file"
          // The attribute name that browsers use; React does not type it.
          {...{ webkitdirectory: "" }}
          tabIndex={-1}
          aria-label="Folder to upload"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = ""; // Allows the same folder to be chosen again.
          }}
          className="sr-only"
        />
      </div>
      <p className="mt-3 text-muted text-sm">
        Maximum 20MB per file. Screenshots should be at least 600x400px.
      </p>

      {queue.files.length > 0 && (
        <div className="mt-4">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="font-medium">
              {queue.files.length === 1 ? "1 file" : `${formatNumber(queue.files.length)} files`}
              <span className="font-normal text-muted"> · {formatFileSize(total)}</span>
            </p>
            <Button look="quiet" size="small" aria-disabled={isUploading} onClick={queue.clear}>
              Remove all
            </Button>
          </div>
          <Suspense fallback={<p className="text-muted">Opening the queue…</p>}>
            <FileQueue files={queue.files} onRemove={queue.remove} />
          </Suspense>
        </div>
      )}

      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button look="primary" aria-disabled={isUploading} onClick={queue.upload}>
          {isUploading ? "Uploading…" : "Upload"}
        </Button>
        {queue.progress !== null && (
          <progress
            aria-label="Upload"
            value={queue.progress}
            className="h-2.5 min-w-32 grow appearance-none overflow-hidden rounded-full border border-edge bg-sunken [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-signal"
          />
        )}
      </div>
    </section>
  );
}

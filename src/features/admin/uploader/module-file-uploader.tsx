import uploadIcon from "icon:file-arrow-up";
import clsx from "clsx";
import { Suspense, useRef, useState } from "react";
import { formatNumber } from "#src/lib/english.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { later } from "#src/lib/later.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { droppedFiles, named } from "./dropped-files.ts";
import { useUploadQueue } from "./use-upload-queue.ts";

const FileQueue = later(() => import("./file-queue.tsx").then(({ FileQueue }) => FileQueue));

/** Queues dropped or chosen files and simulates their upload. */
export function ModuleFileUploader() {
  const queue = useUploadQueue();
  const [isOver, setIsOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const total = queue.files.reduce((sum, { size }) => sum + size, 0);
  const isUploading = queue.progress !== null;

  const take = (input: HTMLInputElement) => {
    queue.add([...(input.files ?? [])].map(named));
    input.value = ""; // Allows the same file to be chosen again.
  };

  return (
    <section aria-labelledby="uploader" className="min-w-0">
      <h2 id="uploader" className="text-2xl">
        Module File Uploader
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop target; its buttons do the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void droppedFiles(event.dataTransfer).then(queue.add);
        }}
        className={clsx(
          "blueprint mt-4 rounded-card border-2 border-dashed px-5 py-8 text-center",
          isOver ? "border-signal bg-cyan-tint" : "border-edge",
        )}
      >
        <Icon path={uploadIcon} className="mx-auto size-9 text-signal" />
        <p className="mt-2 font-semibold text-lg">Drop files or folders here</p>
        <p className="mt-1 text-muted text-sm">Suggested: module JSON, images, PDF or Markdown.</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button aria-disabled={isUploading} onClick={() => !isUploading && files.current?.click()}>
            Browse files
          </Button>
          <Button aria-disabled={isUploading} onClick={() => !isUploading && folder.current?.click()}>
            Browse folder
          </Button>
        </div>
        <input
          ref={files}
          type="file"
          multiple
          tabIndex={-1}
          aria-label="Files to upload"
          onChange={(event) => take(event.target)}
          className="sr-only"
        />
        <input
          ref={folder}
          type="file"
          // The attribute name that browsers use; React does not type it.
          {...{ webkitdirectory: "" }}
          tabIndex={-1}
          aria-label="Folder to upload"
          onChange={(event) => take(event.target)}
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

import { useEffect, useRef, useState } from "react";
import { useToast } from "#src/ui/toast-slice.ts";

interface NamedFile {
  /** The file name, with the path of its folder if known. */
  name: string;
  size: number;
}

export interface QueuedFile extends NamedFile {
  id: number;
}

const UPLOAD_MS = 2_000;
const TICK_MS = 100;

/** The queue of files to upload. The upload is simulated: nothing leaves the browser. */
export function useUploadQueue() {
  const toast = useToast();
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  /** From 0 to 1; null while no upload is running. */
  const [progress, setProgress] = useState<number | null>(null);
  const lastId = useRef(0);
  const isUploading = progress !== null;

  useEffect(() => {
    if (!isUploading) return;
    const start = performance.now();
    const timer = setInterval(() => {
      const done = (performance.now() - start) / UPLOAD_MS;
      if (done < 1) return setProgress(done);
      setProgress(null);
      setFiles([]);
      toast({
        title: "Upload complete",
        description: "This demo keeps no files: nothing has left your browser.",
      });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isUploading, toast]);

  return {
    files,
    progress,

    add(added: readonly NamedFile[]) {
      if (added.length === 0 || isUploading) return;
      const queued = added.map((file) => {
        lastId.current += 1;
        return { ...file, id: lastId.current };
      });
      setFiles((now) => [...now, ...queued]);
      toast({ title: "Files added", description: `${added.length} file(s) have been added to the queue.` });
    },

    remove(id: number) {
      if (!isUploading) setFiles((now) => now.filter((file) => file.id !== id));
    },

    clear() {
      if (!isUploading) setFiles([]);
    },

    upload() {
      if (isUploading) return;
      if (files.length > 0) return setProgress(0);
      toast({
        title: "No files to upload",
        description: "Please add files before uploading.",
        tone: "destructive",
      });
    },
  };
}

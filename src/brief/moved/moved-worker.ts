import { MovedError } from "./moved.ts";
import { type ReadSite, readMoved, type Source } from "./read-moved.ts";

export type MovedMessage = { site: ReadSite } | { problem: string };

self.addEventListener("message", ({ data }: MessageEvent<readonly Source[]>) => {
  self.postMessage(read(data));
});

function read(sources: readonly Source[]): MovedMessage {
  try {
    return { site: readMoved(sources) };
  } catch (error) {
    if (error instanceof MovedError) return { problem: error.message };
    throw error;
  }
}

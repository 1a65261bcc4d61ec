import { makePicture } from "./make-picture.ts";
import type { MadePicture } from "./picture.ts";
import { PictureError, type PictureProblem } from "./picture-error.ts";

/** From the worker, which makes one picture and is ended. */
export type PictureMessage =
  | "ready"
  | { progress: number }
  | { result: MadePicture }
  | { problem: PictureProblem; message: string }
  | { unexpected: string };

const answer = (message: PictureMessage) => postMessage(message);

addEventListener("message", async ({ data: file }: MessageEvent<Blob>) => {
  try {
    answer({ result: await makePicture(file, { onProgress: (progress) => answer({ progress }) }) });
  } catch (error) {
    if (error instanceof PictureError) answer({ problem: error.problem, message: error.message });
    else answer({ unexpected: String(error) });
  }
});
// Says that its code is there and runs.
answer("ready");

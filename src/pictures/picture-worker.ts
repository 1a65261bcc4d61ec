import { type MadeLogo, makeLogo } from "./make-logo.ts";
import { makePicture } from "./make-picture.ts";
import type { MadePicture } from "./picture.ts";
import { PictureError, type PictureProblem } from "./picture-error.ts";

/** Message to the worker. */
export interface PictureTask {
  file: Blob;
  isLogo: boolean;
  widest?: number | undefined;
}

/** Message from the worker, which makes one picture and is then terminated. */
export type PictureMessage =
  | "ready"
  | { progress: number }
  | { result: MadePicture | MadeLogo }
  | { problem: PictureProblem; message: string }
  | { unexpected: string };

const answer = (message: PictureMessage) => postMessage(message);

addEventListener("message", async ({ data: { file, isLogo, widest } }: MessageEvent<PictureTask>) => {
  const make = isLogo ? makeLogo : makePicture;
  try {
    answer({ result: await make(file, { widest, onProgress: (progress) => answer({ progress }) }) });
  } catch (error) {
    if (error instanceof PictureError) answer({ problem: error.problem, message: error.message });
    else answer({ unexpected: String(error) });
  }
});
// Confirms that the worker has loaded.
answer("ready");

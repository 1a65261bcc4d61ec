import { scriptAddress } from "#src/lib/script-address.ts";
import { inspectFile } from "./inspect.ts";
import { limitTo } from "./limit.ts";
import { makeDrawing } from "./make-drawing.ts";
import { type MadeLogo, makeLogo } from "./make-logo.ts";
import { makePicture } from "./make-picture.ts";
import type { MadePicture, MakeOptions } from "./picture.ts";
import { PictureError } from "./picture-error.ts";
import type { PictureMessage, PictureTask } from "./picture-worker.ts";
import workerAddress from "./picture-worker.ts?worker&url";

/** Only stops a hung worker: decoding 60 megapixels takes seconds on an old phone. */
const MAX_MS = 60_000;

/** A decoded photograph takes four bytes per pixel, up to 240 MB. */
const inTurn = limitTo(2);
let canUseWorker = true;

/**
 * Converts a chosen file into the form that is stored and shown. At most two are decoded at a time. Throws a
 * `PictureError` with a message for the person who chose the file, or the reason of the signal.
 */
export async function processPicture(file: Blob, options: MakeOptions = {}): Promise<MadePicture> {
  const { type } = await inspectFile(file);
  return inTurn(async () => {
    options.signal?.throwIfAborted();
    if (type === "svg") return makeDrawing(file, options);
    return (await makeInWorker<MadePicture>(file, false, options)) ?? makePicture(file, options);
  });
}

/**
 * Trims the empty edges of a chosen logo, and recolours a logo of one colour for other backgrounds. Throws
 * what `processPicture` throws.
 */
export async function processLogo(file: Blob, options: MakeOptions = {}): Promise<MadeLogo> {
  const { type } = await inspectFile(file);
  return inTurn(async () => {
    options.signal?.throwIfAborted();
    // An SVG is reduced to pixels before any other code reads it.
    const { signal } = options;
    const pixels = type === "svg" ? (await makeDrawing(file, { signal })).sizes.at(-1)?.blob : file;
    const source = pixels ?? file;
    return (await makeInWorker<MadeLogo>(source, true, options)) ?? makeLogo(source, options);
  });
}

/**
 * Resolves with undefined if the worker does not start. Each picture has its own worker, so that it can be
 * terminated at any moment.
 */
async function makeInWorker<Made extends MadePicture | MadeLogo>(
  file: Blob,
  isLogo: boolean,
  { signal, onProgress, widest }: MakeOptions,
) {
  if (!canUseWorker || typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined")
    return undefined;
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finished = new AbortController();
  const outcome = new Promise<Made | undefined>((resolve, reject) => {
    let isReady = false;
    const fail = (cause: unknown, words = FAILED) => reject(new PictureError("failed", words, cause));
    const end = { signal: finished.signal };
    signal?.addEventListener("abort", () => reject(signal.reason), end);
    worker.addEventListener(
      "error",
      (event) => {
        if (isReady) return fail(event);
        canUseWorker = false;
        resolve(undefined);
      },
      end,
    );
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<PictureMessage>) => {
        if (data === "ready") {
          isReady = true;
          worker.postMessage({ file, isLogo, widest } satisfies PictureTask);
        } else if ("progress" in data) onProgress?.(data.progress);
        else if ("result" in data)
          resolve(data.result as Made); // the type matches the given task
        else if ("problem" in data) reject(new PictureError(data.problem, data.message));
        else fail(data.unexpected);
      },
      end,
    );
    timer = setTimeout(() => fail("timeout", TOO_LONG), MAX_MS);
  });
  return outcome.finally(() => {
    clearTimeout(timer);
    finished.abort();
    worker.terminate();
  });
}

const FAILED = "This picture could not be prepared. Reload the page, and choose it again.";
const TOO_LONG = "This picture took too long to prepare. Make it smaller, and choose it again.";

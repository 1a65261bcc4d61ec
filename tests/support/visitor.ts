import { type BrowserContext, test as base } from "@playwright/test";
import { openAlive } from "./alive.ts";
import { rememberSplash } from "./splash.ts";

interface Options {
  /** `refused`: the browser registers none, so that the page answers its own calls. */
  worker: "allowed" | "refused";
  /** `due`: a first visit as it is. In all other tests the splash has been seen. */
  splash: "seen" | "due";
  /** `ahead`: the worker fetches files in the background. In all other tests the browser saves data: files are stored on use. */
  files: "ahead" | "on use";
}

/** All tests of the product begin with a visitor who has seen the splash and whose browser saves data. */
export const test = base.extend<Options & { visitor: undefined }>({
  worker: ["allowed", { option: true }],
  splash: ["seen", { option: true }],
  files: ["on use", { option: true }],
  visitor: [
    async ({ context, javaScriptEnabled, worker, splash, files }, use) => {
      if (javaScriptEnabled) openAlive(context);
      await beginVisit(context, { worker, splash, files });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Prepares all pages of a context. */
export async function beginVisit(context: BrowserContext, { worker, splash, files }: Options) {
  if (worker === "refused") await refuseWorkers(context);
  if (files === "on use") await saveData(context);
  if (splash === "seen") await rememberSplash(context);
  // Nobody could choose a file in a dialog of the system: everything is downloaded, as in other browsers.
  await context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
}

/** `test.use(withoutWorker)`: the browser registers none, so that the page answers its own calls. */
export const withoutWorker = { worker: "refused" } as const;

function refuseWorkers(context: BrowserContext) {
  return context.addInitScript(() => {
    // A blank page has no such thing at all.
    if (!("ServiceWorkerContainer" in window)) return;
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("Workers are switched off.", "SecurityError"));
  });
}

/** Hundreds of tests that each fetch files in the background would wait for little else. */
function saveData(context: BrowserContext) {
  return context.addInitScript(() => {
    if ("connection" in navigator) {
      Object.defineProperty(navigator.connection, "saveData", { value: true, configurable: true });
    }
  });
}

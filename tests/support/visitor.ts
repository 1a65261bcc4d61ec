import { type BrowserContext, test as base } from "@playwright/test";
import { openAlive } from "./alive.ts";
import { rememberSplash } from "./splash.ts";

interface Options {
  /** `refused`: worker registration fails, so the page answers its own calls. */
  worker: "allowed" | "refused";
  /** `due`: a real first visit. In all other tests the splash counts as seen. */
  splash: "seen" | "due";
  /**
   * `ahead`: the worker prefetches files. In all other tests `saveData` is set, and files are cached on use.
   */
  files: "ahead" | "on use";
}

/** The default for all tests: the splash counts as seen and `saveData` is set. */
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
  // Tests cannot operate the system's file dialog, so files are downloaded, as in browsers without it.
  await context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
}

/** Use as `test.use(withoutWorker)`: worker registration fails, so the page answers its own calls. */
export const withoutWorker = { worker: "refused" } as const;

function refuseWorkers(context: BrowserContext) {
  return context.addInitScript(() => {
    // about:blank has no ServiceWorkerContainer.
    if (!("ServiceWorkerContainer" in window)) return;
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("Workers are switched off.", "SecurityError"));
  });
}

/** Prefetching in hundreds of tests would take most of their time. */
function saveData(context: BrowserContext) {
  return context.addInitScript(() => {
    if ("connection" in navigator) {
      Object.defineProperty(navigator.connection, "saveData", { value: true, configurable: true });
    }
  });
}

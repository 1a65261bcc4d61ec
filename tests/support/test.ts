import { type BrowserContext, test as base } from "@playwright/test";
import { rememberSplash } from "./splash.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** What the product may complain about in this test, since the test provokes it. */
  trouble: { allow: (...patterns: RegExp[]) => void };
  /** `refused`: the browser registers none, so that the page answers its own calls. */
  worker: "allowed" | "refused";
  /** `due`: a first visit as it is. In all other tests the splash has been seen. */
  splash: "seen" | "due";
  /** `all`: the worker keeps the whole product some seconds after a page. In all other tests the browser saves data, so it keeps them when a test asks. */
  files: "all" | "on request";
}

/** A test that fails on any error or warning in a console, failed request or breach of the content policy. */
export const test = base.extend<Fixtures>({
  worker: ["allowed", { option: true }],
  splash: ["seen", { option: true }],
  files: ["on request", { option: true }],
  trouble: [
    async ({ context, worker, splash, files }, use) => {
      if (worker === "refused") await refuseWorkers(context);
      if (files === "on request") await saveData(context);
      if (splash === "seen") await rememberSplash(context);
      const found = await watch(context);
      const allowed: RegExp[] = [];

      await use({ allow: (...patterns) => allowed.push(...patterns) });

      const unexpected = found.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(`Trouble in the browser:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});

/** `test.use(withoutWorker)`: the browser registers none, so that the page answers its own calls. */
export const withoutWorker = { worker: "refused" } as const;

/** Collects what goes wrong in all pages and workers of a context. */
export async function watch(context: BrowserContext) {
  const found: string[] = [];
  const add = (line: string) => {
    if (!HARMLESS.some((pattern) => pattern.test(line))) found.push(line);
  };

  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      add(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => add(`page error: ${error.error().stack ?? error.error().message}`));
  context.on("requestfailed", (request) => add(`request: ${request.url()} ${request.failure()?.errorText}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`content policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return found;
}

/** A page that is left gives up what it was fetching; what really fails is in the console as well. */
const HARMLESS = [/^request: .* net::ERR_(ABORTED|FAILED)$/];

function refuseWorkers(context: BrowserContext) {
  return context.addInitScript(() => {
    // A blank page has no such thing at all.
    if (!("ServiceWorkerContainer" in window)) return;
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("Workers are switched off.", "SecurityError"));
  });
}

function saveData(context: BrowserContext) {
  return context.addInitScript(() => {
    if ("connection" in navigator) {
      Object.defineProperty(navigator.connection, "saveData", { value: true, configurable: true });
    }
  });
}

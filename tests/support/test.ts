import type { BrowserContext } from "@playwright/test";
import { test as visitor } from "./visitor.ts";

export { expect } from "@playwright/test";
export { withoutWorker } from "./visitor.ts";

/** Patterns of console messages that a test provokes and therefore allows. */
interface Trouble {
  allow: (...patterns: RegExp[]) => void;
}

/** A test that fails on any console error or warning, failed request or breach of the content policy. */
export const test = visitor.extend<{ trouble: Trouble; found: string[] }>({
  found: async ({ context }, use) => use(await watch(context)),
  trouble: [
    async ({ found }, use) => {
      const allowed: RegExp[] = [];

      await use({ allow: (...patterns) => allowed.push(...patterns) });

      const unexpected = found.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(`Trouble in the browser:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});

/** Collects errors in all pages and workers of a context. */
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

/** Leaving a page aborts its requests. Real failures appear in the console too. */
const HARMLESS = [/^request: .* net::ERR_(ABORTED|FAILED)$/];

import type { BrowserContext } from "@playwright/test";
import { test as visitor } from "./visitor.ts";

export { expect } from "@playwright/test";
export { withoutWorker } from "./visitor.ts";

/** Console messages that a test allows, since it provokes them. */
interface Trouble {
  allow: (...patterns: RegExp[]) => void;
}

/** A test that fails on any error or warning in a console, failed request or breach of the content policy. */
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

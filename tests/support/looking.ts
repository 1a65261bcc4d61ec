import type { BrowserContext } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";
import { enterAsDemoAdmin } from "./accounts.ts";
import { test as base, watch } from "./test.ts";
import { beginVisit } from "./visitor.ts";

interface Visit {
  context: BrowserContext;
  trouble: string[];
}

interface PerProcess {
  /** Set to `admin` to sign in as the demo admin. */
  account: "nobody" | "admin";
  visit: Visit;
}

/**
 * For tests that only read: tests of a process share the browser context, so that files are fetched and
 * installed once.
 */
export const test = base.extend<object, PerProcess>({
  account: ["nobody", { option: true, scope: "worker" }],
  visit: [
    async ({ browser, account }, use) => {
      const context = await browser.newContext({ baseURL: `http://localhost:${builds.root.port}` });
      await beginVisit(context, { worker: "allowed", splash: "seen", files: "on use" });
      const trouble = await watch(context);
      if (account === "admin") await signInOnce(context);
      await use({ context, trouble });
      await context.close();
    },
    { scope: "worker" },
  ],
  context: ({ visit }, use) => use(visit.context),
  page: async ({ context, reducedMotion }, use) => {
    const page = await context.newPage();
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    await use(page);
    await page.close();
  },
  // The shared context has been prepared once.
  visitor: ({ visit: _ }, use) => use(undefined),
  found: async ({ visit }, use) => {
    visit.trouble.length = 0;
    await use(visit.trouble);
  },
});

async function signInOnce(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/admin/pricing");
  await enterAsDemoAdmin(page);
  await page.close();
}

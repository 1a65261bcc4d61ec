import type { Page } from "@playwright/test";
import { demoUserSeed } from "#mocks/db/seed/demo-users.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { type ModuleCategory, moduleCategories } from "#src/contract/module-categories.ts";
import type { NewModule } from "#src/contract/modules.ts";
import { demoAccounts } from "./accounts.ts";

export { moduleCatalogue, moduleCategories };

/** Returns the initial demo users of a module in order. */
export const demoUsersOf = (moduleName: string) => demoUserSeed.filter(({ module }) => module === moduleName);

export const nameOfType = (userType: string) => userType.charAt(0).toUpperCase() + userType.slice(1);

/** One module of each category, with the address of its demo. */
export const sampleModules = {
  CRM: { name: "Client Portal", slug: "client-portal" },
  Games: { name: "Puzzle Trail", slug: "puzzle-trail" },
  Security: { name: "Visitor Log", slug: "visitor-log" },
  Productivity: { name: "Task Board", slug: "task-board" },
  AI: { name: "Copy Desk", slug: "copy-desk" },
} satisfies Record<ModuleCategory, { name: string; slug: string }>;

/** Adds a module without demo users through an admin's call, below the base path of the page. */
export async function addModule(page: Page, fields: Partial<NewModule> = {}) {
  const module: NewModule = {
    name: "Key Cabinet",
    category: "Security",
    description: "Knows every key.",
    imagePath: null,
    ...fields,
  };
  await page.evaluate(
    async ({ admin, module, base }) => {
      const { serviceWorker } = navigator;
      if (!serviceWorker.controller) {
        await new Promise((resolve) => {
          serviceWorker.addEventListener("controllerchange", resolve, { once: true });
        });
      }
      const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
        const response = await fetch(base + path, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "x-sitewright-call": crypto.randomUUID(),
            ...headers,
          },
          body,
        });
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        return response.json();
      };
      const { token } = await post("api/auth/login", admin);
      await post("api/modules", module, { Authorization: `Bearer ${token}` });
    },
    {
      // As JSON, because lone surrogates cannot be passed to the browser otherwise.
      admin: JSON.stringify(demoAccounts.admin),
      module: JSON.stringify(module),
      base: /^\/demo\//.exec(new URL(page.url()).pathname)?.[0] ?? "/",
    },
  );
  return module;
}

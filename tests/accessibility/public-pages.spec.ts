import { expectPageAccessible, type Look } from "../support/accessible.ts";
import { test } from "../support/looking.ts";
import { projectNames } from "../support/projects.ts";

test.use({ reducedMotion: "reduce" });

const pages: Record<string, Look> = {
  "/": { ready: (page) => page.getByText("Your business, drawn to measure.") },
  "/template-demos": {
    ready: (page) => page.getByRole("list", { name: "Templates", exact: true }).getByRole("heading"),
    search: ["Search templates", "lawyer"],
  },
  "/live-demos": {
    ready: (page) => page.getByRole("link", { name: /^Enter Client Portal as/ }),
    search: ["Search modules", "portal"],
  },
  "/view-projects": { ready: projectNames, search: ["Search projects", "construction"] },
  "/pricing": { ready: (page) => page.getByRole("button", { name: /^Start Trial/ }) },
  "/cart": { ready: (page) => page.getByText("Your cart is empty") },
  "/web-app-form": { ready: (page) => page.getByLabel("Business name") },
  "/demo-accounts": {
    ready: (page) => page.getByRole("heading", { name: "Client Portal" }),
    rest: "section:nth-of-type(n + 4)",
  },
  "/demo-preview": { ready: (page) => page.getByRole("main").getByRole("button") },
  "/prospects": { ready: (page) => page.getByRole("heading", { name: "Prospects", exact: true }) },
  "/prospects?sheet=1": { ready: (page) => page.getByRole("main").getByRole("heading", { level: 1 }) },
  "/help": { ready: (page) => page.getByRole("heading", { name: "Help" }) },
  "/changelog": { ready: (page) => page.getByRole("heading", { name: "Changelog" }) },
  "/module-preview/client-portal": { ready: (page) => page.getByRole("button", { name: "Login to Demo" }) },
  "/module/client-portal?as=admin": {
    ready: (page) => page.getByRole("heading", { name: "Latest entries" }),
  },
  "/landing/tech?prospect=Acme": { ready: (page) => page.getByText("Prepared for Acme") },
  "/module-preview/no-such-module": { ready: (page) => page.getByText("Module Not Found") },
  "/no/such/page": { ready: (page) => page.getByText("404 Page Not Found") },
};

for (const [path, look] of Object.entries(pages)) {
  test(`the page ${path}`, { tag: "@short" }, async ({ page }) => {
    await page.goto(path);
    await expectPageAccessible(page, look);
  });
}

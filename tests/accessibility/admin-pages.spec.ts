import { expectPageAccessible, type Look } from "../support/accessible.ts";
import { test } from "../support/looking.ts";

test.use({ account: "admin", reducedMotion: "reduce" });

const pages: Record<string, Look> = {
  "/admin/modules": {
    ready: (page) => page.getByRole("row", { name: /Client Portal/ }),
    search: ["Search the list", "portal"],
  },
  "/admin/marketplace": {
    ready: (page) => page.getByRole("button", { name: "Hide Law firm · Ledger" }),
    search: ["Search", "law firm"],
  },
  "/admin/pricing": { ready: (page) => page.getByRole("textbox", { name: "Set-up, paid in full" }) },
  "/admin/upload-plans": { ready: (page) => page.getByText("Drop a file with plans") },
  "/admin/smartsheet-integration": { ready: (page) => page.getByRole("button", { name: "Try an example" }) },
  "/admin/form-submissions": {
    ready: (page) => page.getByLabel("Select Larkspur & Rye"),
    search: ["Search", "Larkspur"],
  },
  "/admin/ai-assistant": { ready: (page) => page.getByLabel("Say what to do") },
  "/app-connector": { ready: (page) => page.getByRole("main").getByRole("heading", { level: 2 }) },
};

for (const [path, look] of Object.entries(pages)) {
  test(`the page ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectPageAccessible(page, look);
  });
}

import type { Page } from "@playwright/test";
import { chooseFile } from "../support/admin.ts";
import { test } from "../support/looking.ts";
import { expectWholeWords } from "../support/words.ts";

test.use({ account: "admin", reducedMotion: "reduce" });

const PLANS = "Plan;Due now;Per month\nfull;1.299,00;169\nmailbox;;4,50\nextra-page;about 60;\n";
const SHEET =
  "Module,Group,Text\nClient Portal,CRM,New words for the portal\nTask Board,crm,New words for the board\n";

/** All tables of the product: the address of each, and the steps that show it. */
const tables: Record<string, { path: string; show: (page: Page) => Promise<void> }> = {
  "the templates of the marketplace": {
    path: "/admin/marketplace",
    show: (page) => page.getByRole("button", { name: "Hide Law firm · Ledger" }).waitFor(),
  },
  "the modules": {
    path: "/admin/modules",
    show: (page) => page.getByRole("row", { name: /Client Portal/ }).waitFor(),
  },
  "the form submissions": {
    path: "/admin/form-submissions",
    show: (page) => page.getByLabel("Select Larkspur & Rye").waitFor(),
  },
  "the errors of a file with plans": {
    path: "/admin/upload-plans",
    show: async (page) => {
      await chooseFile(page, "plans.csv", PLANS);
      await page.getByRole("row", { name: /^4 Due now “about 60”: / }).waitFor();
    },
  },
  "the conflicts of a sheet": {
    path: "/admin/smartsheet-integration",
    show: async (page) => {
      await chooseFile(page, "modules.csv", SHEET);
      await page.getByLabel("Decision on Task Board").waitFor();
    },
  },
  "the rows of a module": {
    path: "/module/client-portal?as=client",
    show: async (page) => {
      await page.getByRole("table").first().waitFor();
    },
  },
  "the comparison of templates": {
    path: "/template-demos?compare=law-firm-ledger.restaurant-studio&view=compare",
    show: (page) => page.getByRole("dialog").getByRole("table").waitFor(),
  },
  "the hosts of the help": {
    path: "/help",
    show: (page) => page.getByRole("table").first().waitFor(),
  },
  "the landing page for businesses": {
    path: "/landing/business",
    show: (page) => page.getByRole("table").first().waitFor(),
  },
};

for (const [name, { path, show }] of Object.entries(tables)) {
  test(`no word breaks in ${name}`, async ({ page }) => {
    await page.goto(path);
    await show(page);
    await expectWholeWords(page);
  });
}

test("no word or price breaks in the plans", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("region", { name: "Plans", exact: true }).waitFor();
  await expectWholeWords(page, "main :is(h1, h2, h3, p, dt, dd, th, td)");
});

import type { Page } from "@playwright/test";
import { addModule } from "../support/modules.ts";
import { sample } from "../support/sample.ts";
import { holdSeeds } from "../support/seeds.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test("?as= enters the demo from the preview, too", { tag: "@full" }, async ({ page }) => {
  await page.goto("/module-preview/client-portal?as=manager");

  await expect(page.getByText("Logged in as")).toHaveText(/studio\.manager\s*Manager$/);
  await expect(page).toHaveURL("/module-preview/client-portal");
});

test("a module without demo users says so, and Try Demo Now leads there", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/live-demos");
  await addModule(page, { name: "Key Cabinet" });
  await open(page, "key-cabinet");

  await expect(panel(page).getByText("No demo users available for this module.")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Login to Demo" })).toBeHidden();
  await expect(panel(page).getByRole("link", { name: "Contact Sales" })).toBeVisible();
  await page.getByRole("button", { name: "Try Demo Now" }).click();

  await expect(panel(page).getByRole("heading", { name: "Demo Login" })).toBeFocused();
});

test.describe("while the module is being loaded", () => {
  test.use(withoutWorker);

  test("the page says that it is", { tag: "@full" }, async ({ page }) => {
    const { release } = await holdSeeds(page);
    await page.goto("/module-preview/client-portal");

    await expect(page.getByText("Loading module preview...", { exact: true })).toBeVisible();

    release();
    await expect(page.getByRole("heading", { level: 1, name: "Client Portal" })).toBeVisible();
    await expect(page.getByText("Loading module preview...")).toBeHidden();
  });
});

test("an unknown module offers a way home, whatever the address", { tag: "@full" }, async ({ page }) => {
  for (const slug of ["no-such-module", "__proto__", "constructor", "%E0%A4%A", "%3Cscript%3E"]) {
    await page.goto(`/module-preview/${slug}`);

    await expect(page.getByRole("heading", { name: "Module Not Found" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  }
});

const oddNames = [
  ["R&D / Lab #1?", /^R&D \/ Lab #1\?$/],
  ["50% off, always", /^50% off, always$/],
  ["Über 🦉 Räume", /^Über 🦉 Räume$/],
  ["Half \ud83d character", /^Half . character$/],
] as const;

for (const [name, shown] of sample(oddNames, 1)) {
  test(`a module may have a name such as ${JSON.stringify(name)}`, { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await addModule(page, { name });
    await page.reload();

    await page.getByRole("main").getByRole("link", { name: shown }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown);
  });
}

async function open(page: Page, slug: string) {
  await page.goto(`/module-preview/${slug}`);
  await expect(page.getByRole("button", { name: "Try Demo Now" })).toBeVisible();
}

const panel = (page: Page) => page.getByRole("complementary", { name: "Demo login" });

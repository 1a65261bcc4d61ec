import { addresses, lookAround } from "../support/every-address.ts";
import { chunkOf, expect, missing, type Site, sending, test } from "../support/faults.ts";
import { sample } from "../support/sample.ts";
import { openNewBakery, panel, siteTitle } from "../support/studio.ts";
import { watch } from "../support/test.ts";

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("no route breaks the policy or complains", { tag: "@full" }, async ({ context }) => {
    const trouble = await watch(context);
    const page = await context.newPage();

    for (const address of addresses) await lookAround(page, address);

    expect(trouble.filter((line) => !/blocked by Playwright/.test(line))).toEqual([]);
  });

  test("where a page's code is missing, the page is loaded anew once, and then says so", async ({
    page,
    site,
  }) => {
    const chunk = new RegExp(chunkOf("src/pages/demo-accounts-page.tsx"));
    await page.goto("/");
    // A link that is clicked before the page comes to life opens a page of its own.
    await page.waitForLoadState("networkidle");
    site.replace(chunk, missing);

    await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();

    await expect(page.locator("h1")).toHaveText("This page could not be shown");
    await page.waitForTimeout(1_500);
    expect(loadsOf(site, "/demo-accounts")).toBe(1);
    await page.reload();
    await expect(page.locator("h1")).toHaveText("This page could not be shown");
    expect(loadsOf(site, "/demo-accounts")).toBe(2);
  });

  test("a page whose code was missing is there after Retry, when its code is", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const chunk = new RegExp(chunkOf("src/pages/demo-accounts-page.tsx"));
    await page.goto("/");
    site.replace(chunk, missing);
    await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();
    await expect(page.locator("h1")).toHaveText("This page could not be shown");

    site.replace(chunk);
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(page.locator("h1")).toHaveText("Demo accounts");
  });

  test("where an update has taken a page's code away, the new version's opens by itself", {
    tag: "@full",
  }, async ({ page, site }) => {
    await page.goto("/");
    // Loads the idle parts beforehand; they would reload the page by themselves.
    await page.waitForLoadState("networkidle");
    await site.deploy("next");

    await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();

    await expect(page.locator("h1")).toHaveText("Demo accounts");
    await expect(page.getByText("All rights reserved. · next")).toBeVisible();
    expect(loadsOf(site, "/demo-accounts")).toBe(1);
  });

  for (const [part, source] of sample(
    [
      ["notifications", "src/app/layout/later-parts.tsx"],
      ["the login dialog", "src/features/auth/login-dialog.tsx"],
      ["the demo interface", "src/features/demo/demo-interface.tsx"],
      ["the database in the page", "mocks/in-page.ts"],
    ] as const,
    1,
  )) {
    test(`where the code of ${part} is missing, the page is never blank`, async ({ page, site }) => {
      site.replace(new RegExp(chunkOf(source)), missing);

      // A part that comes when the page is idle may have it loaded anew, once.
      await page.goto("/module/arcade-cabinet");
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toBeVisible();
      await page.goto("/module/client-portal?as=manager");
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toBeVisible();
      await page.goto("/");
      await page.getByRole("button", { name: "Login", exact: true }).click();

      await page.waitForTimeout(1_500);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("footer")).toBeVisible();
      expect(loadsOf(site, "/")).toBeLessThanOrEqual(2);
    });
  }

  test("a panel of the studio whose code is missing leaves the site there, to be exported", async ({
    page,
    site,
  }) => {
    const chunk = new RegExp(chunkOf("src/features/studio/panels/on-demand.ts"));
    site.replace(chunk, missing);
    await openNewBakery(page);

    await panel(page, "Theme").click();
    const notice = page.getByRole("alert").filter({ hasText: "This part could not be loaded." });
    await expect(notice).toBeVisible();
    await expect(siteTitle(page)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      notice.getByRole("button", { name: "Export" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.sitewright\.json$/);

    site.replace(chunk);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole("heading", { name: "Theme" })).toBeVisible();
  });

  test("where a page is sent in place of code, that is not taken for code", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    site.replace(
      new RegExp(chunkOf("src/pages/live-demos-page.tsx")),
      sending("text/html", "<h1>Sorry</h1>"),
    );

    await page.goto("/live-demos");

    await expect(page.locator("h1")).toHaveText("This page could not be shown");
  });
});

const loadsOf = ({ requests }: Site, address: string) =>
  requests.filter((requested) => requested === address).length;

import type { Page } from "@playwright/test";
import { sample } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };

test.describe("a beta visitor", () => {
  test("sees no pricing link in the mobile menu either", { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/?token=spring-2026");

    await header(page).getByRole("button", { name: "Open menu" }).click();

    await expect(header(page).getByRole("link", { name: "View Demos" })).toBeVisible();
    await expect(header(page).getByRole("link", { name: "Get Pricing" })).toBeHidden();
    await expect(header(page).getByText("Beta visitor").filter({ visible: true })).toHaveCount(1);
  });

  test("is one in this tab of the browser only", { tag: "@full" }, async ({ page, context }) => {
    await page.goto("/?token=spring-2026");
    await expectBeta(page, true);

    const other = await context.newPage();
    await other.goto("/");

    await expectBeta(other, false);
  });

  test("is also whoever opens a path with /beta- or /demo-session, while there, and on the way back and forward", {
    tag: "@full",
  }, async ({ page }) => {
    for (const path of sample(
      ["/beta-programme", "/demo-session/17", "/x/beta-payment", "/demo-session"],
      2,
    )) {
      await page.goto(path);
      await expectBeta(page, true);
      expect(await betaToken(page)).toBeNull();
    }

    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expectBeta(page, false);
    await page.goBack();
    await expect(page).not.toHaveURL("/");
    await expectBeta(page, true);
    await page.goForward();
    await expect(page).toHaveURL("/");
    await expectBeta(page, false);
  });

  test("is not made by an empty token", { tag: "@full" }, async ({ page }) => {
    await page.goto("/?token=");

    await expectBeta(page, false);
    expect(await betaToken(page)).toBeNull();
  });

  test("has a token of at most 256 plain characters, whatever the address says", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto(`/?token=${encodeURIComponent("<img src=x onerror=alert(1)>")}&token=second`);
    await expectBeta(page, true);
    expect(await betaToken(page)).toBe("imgsrcxonerroralert1");

    await page.goto(`/?token=${"a".repeat(5_000)}`);
    await expectBeta(page, true);
    expect(await betaToken(page)).toBe("a".repeat(256));
  });
});

const header = (page: Page) => page.getByRole("banner").first();

async function expectBeta(page: Page, isBeta: boolean) {
  await expect(header(page).getByText("Beta visitor").filter({ visible: true })).toHaveCount(isBeta ? 1 : 0);
  await expect(header(page).getByRole("link", { name: "Get Pricing" })).toHaveCount(isBeta ? 0 : 1);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Pricing" })).toHaveCount(
    isBeta ? 0 : 1,
  );
}

const betaToken = (page: Page) => page.evaluate(() => sessionStorage.getItem("beta_token"));

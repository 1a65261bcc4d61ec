import { encode } from "uqr";
import { modulesOf } from "../support/qr-code.ts";
import { pageHeading } from "../support/site-viewer.ts";
import { expect, test } from "../support/test.ts";

const LEDGER = "/app-preview/law-firm-ledger";

test.describe("sharing", () => {
  test("where the clipboard is refused, the link is selected", { tag: "@full" }, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto(LEDGER);
    await page.getByRole("button", { name: "Share" }).click();

    await page.getByRole("button", { name: /^Copy link/ }).click();

    await expect(page.getByText(/did not let us copy/)).toBeVisible();
    await expect(page.getByText("Copied!")).toBeHidden();
    expect(await page.evaluate(() => String(getSelection()))).toBe(`${baseURL}${LEDGER}`);
  });

  test("the code leads to the link, dark on white also in the dark", { tag: "@full" }, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(LEDGER);
    await page.getByRole("button", { name: "Share" }).click();
    const address = `${baseURL}${LEDGER}`;
    const code = page.getByRole("img", { name: `QR code of ${address}` });

    const { size, isDark } = modulesOf(await code.evaluate((svg) => svg.outerHTML));

    const wanted = encode(address, { ecc: "M", border: 4 });
    expect(size).toBe(wanted.size);
    expect(wanted.data.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(wanted.data);
    const fills = await code
      .locator("> *")
      .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
    expect(fills).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  });
});

if (process.env.FULL) {
  test("Escape and a click elsewhere close it", async ({ page }) => {
    await page.goto(LEDGER);
    const share = page.getByRole("button", { name: "Share" });
    const panel = page.getByRole("region", { name: "Share" });

    await share.click();
    await panel.getByRole("button", { name: /^Copy link/ }).focus();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(share).toBeFocused();

    await share.click();
    await pageHeading(page).click();
    await expect(panel).toBeHidden();
  });

  test("a link that was prepared for somebody stays so", async ({ page, baseURL }) => {
    await page.goto(`${LEDGER}?prospect=Acme+%26+Sons`);
    await expect(page.getByText("Prepared for Acme & Sons")).toBeVisible();
    await page.getByRole("button", { name: "Share" }).click();

    await expect(page.getByRole("button", { name: /^Copy link/ })).toHaveText(
      `${baseURL}${LEDGER}?prospect=Acme+%26+Sons`,
    );
  });
}

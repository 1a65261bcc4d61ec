import { fillCheckout, payButton } from "../support/cart.ts";
import { expect, test } from "../support/test.ts";

test.describe("on a first visit", () => {
  test.use({ splash: "due" });

  test("there is no splash, and the visitor is a beta visitor without a pricing link", async ({ page }) => {
    await page.goto("/beta-payment");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your beta payment");
    await expect(page.locator("dialog#splash")).toBeHidden();
    await expect(page.getByText("Beta visitor").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /Pricing/ })).toHaveCount(0);
  });
});

test("the order summary shows what the link asks for, and the full plan where it does not say well", async ({
  page,
}) => {
  for (const [search, summary] of [
    ["", /Pay in full plan\$1,349due today.*then \$179 a month/],
    ["?plan=gold", /Pay in full plan\$1,349due today/],
    ["?plan=installment", /Trial plan\$300due today.*then \$1,199 on deliverythen \$199 a month/],
    [
      "?plan=full&amount=450.50&for=Crumb%20bakery",
      /The link says it is for Crumb bakery\$450\.50is what the link asks for\./,
    ],
    ["?amount=-1&for=%3Cb%3ECrumb%3C%2Fb%3E", /.*<b>Crumb<\/b>\$1,349/],
  ] as const) {
    await page.goto(`/beta-payment${search}`);
    await expect(page.getByRole("region", { name: "Order summary" })).toHaveText(
      new RegExp(`^Order summary${summary.source}`),
    );
  }
});

test("a payment takes a second, may be declined, and then succeed; no field asks for a card", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/beta-payment?plan=installment&for=Crumb");
  await expect(page.getByRole("textbox")).toHaveCount(2);
  await fillCheckout(page);
  await page.getByRole("radio", { name: /declined/ }).check();
  await payButton(page).click();
  await expect(page.getByRole("button", { name: "Processing…" })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByRole("alert")).toContainText("Payment declined");
  await expect(page.getByLabel("Email")).toHaveValue("nora@example.com");

  await page.getByRole("radio", { name: /succeeds/ }).check();
  await page.getByRole("button", { name: "Try again $300, simulated" }).click();
  await page.clock.runFor(1_000);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment simulated");
  await expect(page.getByText("paying $300 for Crumb, in the name of Nora Quill.")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("a purpose without end and marks that turn the writing around do not break the page", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const purpose of ["W".repeat(8_000), "\u202Egnp.exe 🇳🇴👨‍👩‍👧‍👦", "ꙮ".repeat(200)]) {
    await page.goto(`/beta-payment?for=${encodeURIComponent(purpose)}&amount=99999.99`);
    await expect(page.getByRole("button", { name: "Pay $99,999.99, simulated" })).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  }
});

import { signInAsDemoUser } from "../support/accounts.ts";
import { fillCart, fillCheckout, openCart, payButton, summary } from "../support/cart.ts";
import { expect, test } from "../support/test.ts";

test("amounts due today, on delivery and every month are listed separately, and survive a reload", {
  tag: "@short",
}, async ({ page }) => {
  await fillCart(page, "Trial", "Extra page", "Mailbox");

  await expect(summary(page)).toContainText("Due today$360");
  await expect(summary(page)).toContainText("Due on delivery$1,199");
  await expect(summary(page)).toContainText("Every month$203");

  await page.reload();
  await expect(summary(page)).toContainText("Due today$360");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Trial", "Extra page", "Mailbox"]);
});

test("an extra has a quantity within limits, a plan is single", {
  tag: "@full",
}, async ({ page }) => {
  await fillCart(page, "Pay in full", "Second language");
  const languages = page.getByRole("group", { name: "Quantity of Second language" });

  for (let count = 2; count <= 5; count += 1) {
    await languages.getByRole("button", { name: "One more" }).click();
    await expect(languages.getByRole("status")).toHaveText(String(count));
  }
  await expect(languages.getByRole("button", { name: "One more" })).toBeDisabled();
  await languages.getByRole("button", { name: "One more" }).click({ force: true });
  await languages.getByRole("button", { name: "One less" }).click();

  await expect(languages.getByRole("status")).toHaveText("4");
  await expect(summary(page)).toContainText("Due today$2,109");
  await expect(page.getByRole("group", { name: "Quantity of Pay in full" })).toHaveCount(0);
});

test("a removed line can be restored to its place with its quantity", {
  tag: "@full",
}, async ({ page }) => {
  await fillCart(page, "Extra page", "Extra page", "Trial");

  await page.getByRole("button", { name: "Remove Extra page" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Trial"]);
  await expect(page.getByRole("button", { name: "Remove Trial" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();

  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Extra page", "Trial"]);
  await expect(summary(page)).toContainText("Due today$420");
});

test("the checkout asks for a name and an e-mail address, and for no card", {
  tag: "@full",
}, async ({ page }) => {
  await fillCart(page, "Pay in full");

  await expect(page.getByRole("textbox")).toHaveCount(2);
  await expect(page.locator("[autocomplete^=cc-], iframe")).toHaveCount(0);
  await expect(page.getByText(/This payment is a simulation: no card, no bank, no money/)).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText("Required")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();

  await page.getByLabel("Name").fill("Nora Quill");
  await page.getByLabel("Email").fill("nora");
  await payButton(page).click();
  await expect(page.getByText("Enter an e-mail address such as name@example.com")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("the printout contains only the receipt", { tag: "@full" }, async ({ page }) => {
  await fillCart(page, "Pay in full");
  await fillCheckout(page);
  await payButton(page).click();
  await expect(page.getByText("Receipt number")).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");

  await page.emulateMedia({ media: "print", colorScheme: "dark" });

  await expect(page.getByText("Receipt number")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  const colour = await page.getByText("Receipt number").evaluate((text) => getComputedStyle(text).color);
  expect(colour).toBe("rgb(84, 91, 104)");
});

test("the promotion is a separate line for one order per account; visitors without one see how to get it", {
  tag: "@full",
}, async ({ page }) => {
  await fillCart(page, "Trial");
  await expect(summary(page)).toContainText(
    "With an account, this order is $149.90 cheaper: 10% off everything paid once.",
  );
  await expect(summary(page).getByRole("button", { name: "Create account" })).toBeVisible();

  await signInAsDemoUser(page);

  await expect(summary(page)).toContainText("Account promotion, 10%$30 today, $119.90 on delivery−$149.90");
  await expect(summary(page)).toContainText("Due today$270");
  await expect(summary(page)).toContainText("Due on delivery$1,079.10");
  await expect(summary(page)).toContainText("Every month$199");
  await expect(page.getByRole("main").getByLabel("Email")).not.toHaveValue("");
  await page.getByRole("button", { name: "Pay $270, simulated" }).click();
  await expect(page.getByRole("main")).toContainText(
    "10% off what is paid once−$30 today−$119.90 on delivery",
  );

  await fillCart(page, "Trial");
  await expect(summary(page)).toContainText("This account has used its 10% promotion for an earlier order.");
  await expect(summary(page)).toContainText("Due today$300");
});

test("a promotion that another tab has used meanwhile is not granted twice, and the order is not lost", {
  tag: "@full",
}, async ({ page, context, trouble }) => {
  trouble.allow(/409/);
  await fillCart(page, "Pay in full");
  await signInAsDemoUser(page);
  await expect(summary(page)).toContainText("Due today$1,214.10");
  const other = await context.newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: "Pay $1,214.10, simulated" }).click();
  await expect(other.getByText("Paid today")).toBeVisible();
  await other.close();
  await expect(page.getByText("Your cart is empty")).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: "Add to cart Pay in full" }).click();
  await openCart(page);
  await page.getByRole("button", { name: "Pay $1,214.10, simulated" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "This account has used its promotion for another order",
  );
  await expect(summary(page)).toContainText("Due today$1,349");

  await page.getByRole("button", { name: "Try again: pay $1,349, simulated" }).click();

  await expect(page.getByRole("main")).toContainText("Paid today, simulated$1,349");
});

test("two tabs show one cart", { tag: "@full" }, async ({ page, context }) => {
  await fillCart(page, "Pay in full");
  const other = await context.newPage();
  await fillCart(other, "Mailbox");

  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Pay in full", "Mailbox"]);
  await page.getByRole("button", { name: "Remove Pay in full" }).click();
  await expect(other.getByRole("heading", { level: 3 })).toHaveText(["Mailbox"]);
});

test("with a full storage the cart says why it was not changed, and stays unchanged", {
  tag: "@full",
}, async ({ page }) => {
  await fillCart(page, "Pay in full");
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });

  await page.goBack();
  await page.getByRole("button", { name: "Add to cart Mailbox" }).click();

  const notifications = page.locator("[data-notifications]");
  await expect(notifications.getByText("Your cart could not be changed")).toBeVisible();
  await expect(notifications.getByText(/storage of this browser is full/)).toBeVisible();
  await openCart(page);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Pay in full"]);
});

// The unit tests of the store cover this too.
if (process.env.FULL) {
  test("without storage the cart works, and says that it will not last", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    });

    await fillCart(page, "Trial");

    await expect(
      page.getByText(/does not let pages store data: the cart and its receipts are gone/),
    ).toBeVisible();
    await fillCheckout(page);
    await payButton(page).click();
    await expect(page.getByText("Paid today")).toBeVisible();
  });

  test("damaged and outdated lines are ignored, and the others remain", async ({ page }) => {
    await fillCart(page, "Pay in full");
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open("work");
          request.onerror = reject;
          request.onsuccess = () => {
            const transaction = request.result.transaction("cart", "readwrite");
            const store = transaction.objectStore("cart");
            store.put({ id: "x", kind: "plan", plan: "gold" });
            store.put({
              id: "add-on:fax",
              kind: "add-on",
              addOnId: "fax",
              quantity: 2,
              addedAt: new Date().toISOString(),
            });
            transaction.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        }),
    );

    await page.reload();

    await expect(page.getByText("fax is no longer offered and is not part of this order.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Pay in full"]);
    await expect(summary(page)).toContainText("Due today$1,349");
  });
}

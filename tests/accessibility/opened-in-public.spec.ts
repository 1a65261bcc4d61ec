import type { Page } from "@playwright/test";
import { expectAccessible, expectOpenPartAccessible } from "../support/accessible.ts";
import { fillCart, fillCheckout, payButton } from "../support/cart.ts";
import { aLocalProject, describeProject, openMyProjects, projectNames, wizard } from "../support/projects.ts";
import { untilShown } from "../support/site-viewer.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

// Covers what opens on the pages; public-pages.spec.ts covers the pages themselves.
test.use({ reducedMotion: "reduce" });

/** axe cannot run in the sandboxed frame of a site. Sites have their own tests. */
const closedFrame = /frame\.html.* 'allow-scripts'/;

test("the catalogue, without results, and the question before a reset", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/live-demos");
  await untilLoaded(page);
  await expectAccessible(page);

  await page.getByLabel("Search modules").fill("nothing of this name");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Reset demo data" }).click();
  await expectAccessible(page);
});

test("the projects, with the menu of a local one", { tag: "@full" }, async ({ page }) => {
  await page.goto("/view-projects");
  await expect(projectNames(page).first()).toBeVisible();
  await expectAccessible(page);

  await openMyProjects(page, [
    aLocalProject({ features: ["One", "Two", "Three", "Four"] }),
    aLocalProject({ id: 2 }),
  ]);
  await page.getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Project name" }).fill("");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByRole("button", { name: "More" }).nth(1).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
});

test("the wizard, both steps, with form errors", { tag: "@full" }, async ({ page }) => {
  await page.goto("/view-projects?new=1");
  await wizard(page).getByRole("button", { name: "Next" }).click();
  await expect(wizard(page).getByText("Please select a project type")).toBeAttached();
  await expectOpenPartAccessible(page);

  await describeProject(page);
  await expectOpenPartAccessible(page);
});

test("the marketplace, its filters on a phone, and the nearest matches without results", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/template-demos?compare=law-firm-ledger.restaurant-studio");
  await expect(page.getByRole("button", { name: "Compare 2" })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/template-demos?industry=bakery&type=game");
  await expect(page.getByRole("heading", { name: "No template matches all of this" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show: Without type: Game" })).toBeVisible();
  await expectAccessible(page);
});

test("a template's preview, and two of them side by side", { tag: "@full" }, async ({ page, trouble }) => {
  // The test itself injects scripts into every frame.
  trouble.allow(/Blocked script execution in '.*frame\.html'/);
  await page.goto("/template-demos?preview=game-puzzle");
  await expect(page.getByRole("dialog", { name: "Puzzle Game" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/template-demos?preview=law-firm-ledger");
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/template-demos?compare=law-firm-ledger.restaurant-studio&view=compare");
  await expect(page.getByRole("row", { name: /^Fonts/ })).toContainText("Cormorant and Jost");
  await expectAccessible(page);
});

test("a template's preview, with the link to it", { tag: "@full" }, async ({ page, trouble }) => {
  trouble.allow(closedFrame);
  await page.goto("/app-preview/law-firm-ledger");
  await untilShown(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();

  await expectAccessible(page);
});

test("an unknown project, with templates to choose from", { tag: "@full" }, async ({ page }) => {
  await page.goto("/app-view?project=local-404");
  const templates = page.getByRole("region", { name: "Templates to start from" });
  await expect(templates.getByRole("img").first()).toBeVisible();

  await expectAccessible(page);
});

test("a project that runs with a substitute", { tag: "@full" }, async ({ page }) => {
  await page.goto("/app-view?project=2");
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();

  await expectAccessible(page);
});

test("the login to a demo, both ways, and with a notification", { tag: "@full" }, async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  const dialog = page.getByRole("dialog", { name: "Instant Login" });
  await expect(dialog.getByRole("button", { name: /^Copy username/ })).toBeVisible();
  await expectOpenPartAccessible(page);

  await dialog.getByRole("tab", { name: "Custom Login" }).click();
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
  // A notification stays open while it has the focus.
  await page.keyboard.press("F8");
  await expectOpenPartAccessible(page);
  await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
});

test("the intro of a demo, behind its login", { tag: "@full" }, async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await expectAccessible(page);
});

const demos = [
  ["CRM", "client-portal"],
  ["Games", "arcade-cabinet"],
  ["Security", "visitor-log"],
  ["Productivity", "task-board"],
  ["AI", "copy-desk"],
] as const;

for (const [category, slug] of demos) {
  test(`the four sections of a demo of the category ${category}`, { tag: "@full" }, async ({ page }) => {
    await page.goto(`/module/${slug}?as=user`);
    await expect(page.getByRole("heading", { name: "Latest entries" })).toBeVisible();

    for (const section of ["Dashboard", "Data View", "Reports", "Settings"]) {
      await page.getByRole("tab", { name: section }).click();
      await expect(page.getByRole("heading", { level: 2, name: section })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

for (const audience of ["tech", "business", "creative"]) {
  test(`the landing page for ${audience}, prepared for a prospect`, { tag: "@full" }, async ({ page }) => {
    await page.goto(`/landing/${audience}?prospect=Acme`);
    await expect(page.getByText("Prepared for Acme")).toBeVisible();

    await expectAccessible(page);
  });
}

test("the prices, with everything opened, and the deploy dialog", { tag: "@full" }, async ({ page }) => {
  await page.goto("/pricing?token=abc");
  await expect(page.getByText("You are here as a beta visitor.")).toBeVisible();
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Start Trial/ }).click();
  await expect(page.getByRole("dialog", { name: "Deploy" })).toBeVisible();
  await expectAccessible(page);
});

test("an empty cart, a full one with form errors, and its receipt", { tag: "@full" }, async ({ page }) => {
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await fillCart(page, "Trial", "Extra page", "Mailbox");
  await payButton(page).click();
  await expect(page.getByText("Required").first()).toBeVisible();
  await fillCheckout(page, "W".repeat(90), "a@b");
  await payButton(page).click();
  await expect(page.getByText(/Enter an e-mail address/)).toBeVisible();
  await expectAccessible(page);

  await fillCheckout(page, "W".repeat(90), `${"w".repeat(60)}@${"w".repeat(60)}.example.com`);
  await page.getByRole("radio", { name: /declined/ }).check();
  await payButton(page).click();
  await expect(page.getByText("Payment declined")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("radio", { name: /succeeds/ }).check();
  await payButton(page).click();
  await expect(page.getByText("Paid today")).toBeVisible();
  await expectAccessible(page);
});

test("a beta payment, before and after", { tag: "@full" }, async ({ page }) => {
  await page.goto(`/beta-payment?for=${"W".repeat(200)}`);
  await fillCheckout(page);
  await expectAccessible(page);

  await payButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment simulated");
  await expectAccessible(page);
});

test("signing in and signing up, with form errors", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog").getByText("Required").first()).toBeVisible();
  await expectOpenPartAccessible(page);

  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog", { name: "Create account" });
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByText("Required").first()).toBeVisible();
  await expectOpenPartAccessible(page);
});

test("the mobile menu", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/?token=abc");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();

  await expectOpenPartAccessible(page);
});

test.describe("without a worker", () => {
  test.use(withoutWorker);

  test("the notice about the data in memory", { tag: "@full" }, async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByText(/Your data stays in this tab/)).toBeVisible();

    await expectAccessible(page);
  });
});

test("the brief form with errors, its look with the draft, and its receipt", {
  tag: "@full",
}, async ({ page, trouble }) => {
  trouble.allow(closedFrame);
  await page.goto("/web-app-form?module=client-portal");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Required").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Business name").fill("W".repeat(90));
  await page.getByLabel("What you do").fill("A hair salon in Cambridge");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "That is right" }).click();
  await expectAccessible(page);

  for (let step = 0; step < 2; step++) await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("img", { name: /^The draft/ })).toBeVisible();
  await expectAccessible(page);

  for (let step = 0; step < 2; step++) await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Your name").fill("Nora");
  await page.getByLabel("E-mail").fill("nora@example.com");
  await page.getByRole("button", { name: "Save the brief" }).click();
  await expect(page.getByRole("heading", { name: "Your brief is saved in this browser." })).toBeVisible();
  await expectAccessible(page);
});

const untilLoaded = (page: Page) =>
  expect(page.getByRole("link", { name: /^Enter Client Portal as/ }).first()).toBeVisible();

import type { Page } from "@playwright/test";
import { addModule, moduleCatalogue, moduleCategories } from "../support/modules.ts";
import { holdSeeds } from "../support/seeds.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test("search and category are in the address and survive a reload and going back", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/live-demos");
  await category(page, "Games").click();
  await page.getByLabel("Search modules").fill("card");
  await expect(page).toHaveURL("/live-demos?category=Games&q=card");

  await page.reload();
  await expectFilters(page);

  await page.getByRole("link", { name: "Card Table", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Card Table" })).toBeVisible();
  await page.goBack();
  await expectFilters(page);
});

test("an unknown category is ignored", { tag: "@full" }, async ({ page }) => {
  await page.goto("/live-demos?category=__proto__");

  await expect(modules(page)).toHaveCount(35);
  await expect(category(page, "All")).toBeChecked();
});

test("an empty result says so and offers a way out", { tag: "@full" }, async ({ page }) => {
  await page.goto("/live-demos?category=AI&q=zeppelin");

  await expect(page.getByText("No modules found")).toBeVisible();
  await expect(page.getByText("Nothing matches “zeppelin” in AI.")).toBeVisible();
  await page.getByRole("button", { name: "Show all modules" }).click();

  await expect(modules(page)).toHaveCount(35);
  await expect(page.getByLabel("Search modules")).toHaveValue("");
  await expect(page).toHaveURL("/live-demos");
});

test("markup in the search is shown as text", { tag: "@full" }, async ({ page }) => {
  const markup = "<img src=x onerror=alert(1)>";
  await page.goto(`/live-demos?q=${encodeURIComponent(markup)}`);

  await expect(page.getByText(`Nothing matches “${markup}”.`)).toBeVisible();
  await expect(page.getByLabel("Search modules")).toHaveValue(markup);
});

test("one click on a user type opens the demo with that role", { tag: "@full" }, async ({ page }) => {
  await page.goto("/live-demos");

  await page.getByRole("link", { name: "Enter Client Portal as Client" }).click();

  await expect(page.getByText("Logged in as")).toHaveText(/the\.abernathys\s*Client$/);
  await expect(page.getByRole("heading", { level: 1, name: "Client Portal" })).toBeVisible();
  await expect(page.getByText("Login Successful", { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome to the Client Portal module demo!", { exact: true })).toBeVisible();
});

test("a module without demo users opens its demo, and its name is never markup", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/live-demos");
  const { name } = await addModule(page, { name: "<b>Bold</b> Module", category: "AI" });
  await page.reload();

  const shelf = page.getByRole("region", { name: "AI", exact: true });
  await expect(modules(shelf)).toHaveCount(8);
  await expect(shelf.getByRole("link", { name, exact: true })).toBeVisible();
  await shelf.getByRole("link", { name: `Open demo of ${name}` }).click();

  await expect(page.getByRole("dialog", { name: "Instant Login" })).toBeVisible();
});

test("a guided tour leads over the page, step by step, and returns the focus", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/live-demos");
  await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
  const opener = page.getByRole("button", { name: /tour/i });
  await opener.click();
  const tour = page.getByRole("dialog");

  for (const [step, title] of [
    [1, "Say what you need"],
    [2, "Or choose a kind"],
    [3, "Walk in with one click"],
    [4, "Start over at any time"],
  ] as const) {
    await expect(tour.getByRole("heading")).toHaveText(title);
    await expect(tour.getByText(`Step ${step} of 4`, { exact: true })).toBeVisible();
    await expect(tour).toBeInViewport({ ratio: 0.95 });
    if (step < 4) await tour.getByRole("button", { name: "Next" }).click();
  }
  await tour.getByRole("button", { name: "Back" }).click();
  await expect(tour.getByText("Step 3 of 4", { exact: true })).toBeVisible();
  await tour.getByRole("button", { name: "Next" }).click();
  await tour.getByRole("button", { name: "Done" }).click();

  await expect(tour).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the guided tour can be left at any step, by its button and by Escape", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/live-demos");
  const opener = page.getByRole("button", { name: /tour/i });

  await opener.click();
  await page.getByRole("dialog").getByRole("button", { name: "End tour" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await opener.click();
  await expect(page.getByRole("dialog")).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe("while the modules are being loaded", () => {
  test.use(withoutWorker);

  test("the built-in list stands in for them", { tag: "@full" }, async ({ page }) => {
    const { release } = await holdSeeds(page);
    await page.goto("/live-demos");

    await expect(modules(page)).toHaveText(moduleCatalogue.map(({ name }) => name));
    await expect(page.getByRole("link", { name: /^Enter / })).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(moduleCatalogue[0]?.description ?? "");
    await expect(busyParts(page)).toHaveCount(1);

    release();
    await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
    await expect(busyParts(page)).toHaveCount(0);
    await expect(modules(page)).toHaveCount(35);
  });
});

test.describe("on a first visit", () => {
  test.use(withoutWorker);

  test("the modules are shown before the backend answers, which then replaces them", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/seeds.json", async (route) => {
      await released;
      const response = await route.fetch();
      const seeds: { modules: object[] } = await response.json();
      await route.fulfill({ response, json: { ...seeds, modules: seeds.modules.slice(0, 3) } });
    });
    await page.goto("/live-demos");

    await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
    await expect(modules(page)).toHaveCount(35);

    release();
    await expect(modules(page)).toHaveCount(3);
  });
});

test.describe("with thousands of modules", () => {
  test.use(withoutWorker);

  test("only those near the window are rendered, and all can be found and reached", {
    tag: "@full",
  }, async ({ page }) => {
    await page.route("**/seeds.json", async (route) => {
      const response = await route.fetch();
      const seeds: { modules: object[] } = await response.json();
      const many = Array.from({ length: 5_000 }, (_, place) => ({
        ...seeds.modules[place % seeds.modules.length],
        id: place + 1,
        name: `Module ${place + 1}`,
      }));
      await route.fulfill({ response, json: { ...seeds, modules: many } });
    });
    await page.goto("/live-demos");

    await expect(page.getByRole("link", { name: "Module 1", exact: true })).toBeVisible();
    await expect(category(page, "All")).toHaveText("All 5,000");
    await expect(page.getByRole("heading", { level: 2 })).toContainText(moduleCategories.slice());
    await expect.poll(() => modules(page).count()).toBeLessThan(60);

    await page.getByRole("heading", { level: 2, name: "AI" }).scrollIntoViewIfNeeded();
    await expect(modules(page.getByRole("region", { name: "AI", exact: true })).first()).toHaveText(
      "Module 29",
    );
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => modules(page).count()).toBeLessThan(60);

    await page.getByLabel("Search modules").fill("module 4999");
    await expect(modules(page)).toHaveText(["Module 4999"]);
  });
});

test("Escape is another way to leave the demo data alone", { tag: "@full" }, async ({ page }) => {
  await page.goto("/live-demos");
  await addModule(page);
  await page.getByRole("main").getByRole("button", { name: "Reset demo data" }).click();
  await expect(page.getByRole("dialog", { name: "Reset demo data?" })).toBeVisible();

  await page.keyboard.press("Escape");

  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();
});

test("?reset=1 in a link asks on the page it leads to, and is gone from the address then", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/demo-accounts?reset=1");

  const dialog = page.getByRole("dialog", { name: "Reset demo data?" });
  await dialog.getByRole("button", { name: "Reset demo data" }).click();

  await expect(page.getByText("Demo data restored", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/demo-accounts");
});

const modules = (area: Pick<Page, "getByRole">) => area.getByRole("heading", { level: 3 });

/** The name of a category button ends with its count. */
const category = (page: Page, name: string) =>
  page
    .getByRole("radiogroup", { name: "Category" })
    .getByRole("radio", { name: new RegExp(`^${name} [\\d,]+$`) });

const busyParts = (page: Page) => page.getByRole("main").locator("[aria-busy=true]");

async function expectFilters(page: Page) {
  await expect(page.getByLabel("Search modules")).toHaveValue("card");
  await expect(category(page, "Games")).toBeChecked();
  await expect(modules(page)).toHaveText(["Card Table"]);
}

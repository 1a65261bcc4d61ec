import type { Page } from "@playwright/test";
import { addModule, demoUsersOf, moduleCatalogue, nameOfType, sampleModules } from "../support/modules.ts";
import { sample } from "../support/sample.ts";
import { holdSeeds } from "../support/seeds.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test("a preview opens with the module's category, name and description, its information, its demo users and ways on", async ({
  page,
}) => {
  await open(page, "client-portal");

  const main = page.getByRole("main");
  const { description } = moduleCatalogue.find(({ name }) => name === "Client Portal") ?? {};
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Portal");
  await expect(main.getByText("CRM", { exact: true })).toBeVisible();
  await expect(main.getByText(description ?? "", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Try Demo Now" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Back to Modules" })).toHaveAttribute("href", "/live-demos");
  await expect(page).toHaveTitle("Client Portal · Sitewright");

  const information = page.getByRole("region", { name: "Module information" });
  await expect(information.getByRole("heading", { name: "Module information" })).toBeVisible();
  await expect(information).toContainText("Dashboard, Data View, Reports, Settings");
  await expect(information).toContainText("1.2.0");
  await expect(information).toContainText("Commercial");
  await expect(page.getByRole("heading", { name: "Interface preview" })).toBeVisible();

  const types = panel(page).getByRole("group", { name: "User type" }).getByRole("button");
  await expect(types).toHaveText(["Admin", "Manager", "User", "Client"]);
  await expect(types.first()).toHaveAttribute("aria-pressed", "true");
  await expect(panel(page).getByRole("button", { pressed: true })).toHaveCount(1);
  await expect(panel(page).getByRole("heading", { name: "Demo Login" })).toBeVisible();
  for (const { userType, username, password } of demoUsersOf("Client Portal")) {
    await panel(page)
      .getByRole("button", { name: nameOfType(userType), exact: true })
      .click();
    await expect(panel(page).getByRole("definition")).toHaveText([
      new RegExp(`^${username}`),
      new RegExp(`^${password}`),
    ]);
  }
  await expect(panel(page).getByRole("link", { name: "Contact Sales" })).toHaveAttribute(
    "href",
    "/web-app-form?module=client-portal",
  );

  await page.getByRole("link", { name: "Back to Modules" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Live demos" })).toBeVisible();
});

for (const [category, { name, slug }] of sample(Object.entries(sampleModules), 2)) {
  test(`the preview of ${name} wears the badge of ${category} and shows its sample entries`, async ({
    page,
  }) => {
    await open(page, slug);

    await expect(page.getByRole("main").getByText(category, { exact: true })).toBeVisible();
    await expect(page.getByRole("figure").locator("tbody tr")).toHaveCount(3);
    await expect(page.getByRole("figure")).toContainText(firstRows[category] ?? "");
  });
}

test("Login to Demo turns the page into the demo of the chosen type, Logout back; Try Demo Now enters as the first, for a reload as well", async ({
  page,
}) => {
  await open(page, "client-portal");
  await panel(page).getByRole("button", { name: "Client", exact: true }).click();

  await panel(page).getByRole("button", { name: "Login to Demo" }).click();

  await expect(page.getByText("Login Successful", { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome to the Client Portal module demo!", { exact: true })).toBeVisible();
  await expect(page.getByText("Demo Interface", { exact: true })).toBeVisible();
  await expect(page.getByText("Logged in as")).toHaveText(/the\.abernathys\s*Client$/);
  await expect(page).toHaveURL("/module-preview/client-portal");

  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();

  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Demo Now" })).toBeVisible();
  await expect(page.getByText("Demo Interface", { exact: true })).toBeHidden();

  await expect(panel(page).getByRole("button", { name: "Login to Demo" })).toBeVisible();
  await page.getByRole("button", { name: "Try Demo Now" }).click();
  await expect(page.getByText("Logged in as")).toHaveText(/helene\.marchetti\s*Admin$/);
  await page.getByRole("tab", { name: "Reports" }).click();
  await page.reload();
  await expect(page.getByText("Logged in as")).toHaveText(/helene\.marchetti\s*Admin$/);
  await expect(page.getByRole("tab", { name: "Reports" })).toHaveAttribute("aria-selected", "true");
});

test("?as= enters the demo from the preview, too", { tag: "@full" }, async ({ page }) => {
  await page.goto("/module-preview/client-portal?as=manager");

  await expect(page.getByText("Logged in as")).toHaveText(/studio\.manager\s*Manager$/);
  await expect(page).toHaveURL("/module-preview/client-portal");
});

test("a module without demo users says so, and Try Demo Now points there", { tag: "@full" }, async ({
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

test("an unknown module leads back home, whatever the address", { tag: "@full" }, async ({ page }) => {
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

/** The first sample entry of each category. */
const firstRows: Record<string, string> = {
  CRM: "Gannet Row Dental",
  Games: "The Florist's Five Blooms",
  Security: "Front door and till locks",
  Productivity: "Renew the food hygiene certificate",
  AI: "Opening-hours answer bot",
};

async function open(page: Page, slug: string) {
  await page.goto(`/module-preview/${slug}`);
  await expect(page.getByRole("button", { name: "Try Demo Now" })).toBeVisible();
}

const panel = (page: Page) => page.getByRole("complementary", { name: "Demo login" });

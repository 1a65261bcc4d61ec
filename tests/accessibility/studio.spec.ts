import type { Page } from "@playwright/test";
import { cutOff, structureProblems } from "../support/accessible.ts";
import { openNewBakery, panel, siteTitle } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

test.use({ reducedMotion: "reduce" });

const panels = ["Blocks", "Pages", "Theme", "Words", "Search", "Check", "Versions"];
/** Splits the panels between the two tests; the full run checks all panels in both. */
const some = (...names: string[]) => (process.env.FULL ? panels : names);

test("every panel of the studio next to the page, in the dark theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewBakery(page);
  await expect(page.getByLabel("Description, for search engines")).toBeVisible();
  expect(await problems(page)).toEqual([]);

  await siteTitle(page).click();
  await page.keyboard.press("Escape");
  if (process.env.FULL) await page.getByRole("radio", { name: "All three" }).click();
  for (const name of some("Blocks", "Theme", "Check")) {
    await openPanel(page, name);
    expect(await problems(page), name).toEqual([]);
  }
  await proposeSite(page);
  expect(await problems(page), "a site from a brief").toEqual([]);
});

test("every panel of the studio on a phone, and the dialogs above it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewBakery(page);
  await openPanel(page, "Pages");
  await page.getByLabel("New page").fill("Donaudampfschifffahrtsgesellschaftskapitänsmütze");
  await page.getByRole("button", { name: "Add page" }).click();
  await page.getByRole("button", { name: /Home page/ }).click();
  await siteTitle(page).click();
  await page.keyboard.press("Escape");
  for (const name of [...some("Pages", "Versions", "Search"), "Edit"]) {
    await openPanel(page, name);
    expect(await problems(page), name).toEqual([]);
  }
  if (process.env.FULL) {
    await proposeSite(page);
    expect(await problems(page), "a site from a brief").toEqual([]);
  }
  await openPanel(page, "Pages");
  for (const place of [
    page.getByRole("toolbar", { name: "Opening" }),
    page.getByRole("list", { name: "Pages of the site" }),
  ]) {
    await place.getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("menu", { name: "More" })).toBeInViewport({ ratio: 1 });
    expect(await problems(page), "a menu").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  }

  await page.getByRole("button", { name: "Keys and help" }).click();
  await expect(page.getByRole("dialog", { name: "Keys of the studio" })).toBeVisible();
  expect(await problems(page), "keys").toEqual([]);
  await page.keyboard.press("Escape");
  await panel(page, "Blocks").click();
  await page.getByRole("button", { name: "Add a block", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Services" })).toBeVisible();
  expect(await problems(page), "palette").toEqual([]);
});

async function proposeSite(page: Page) {
  await openPanel(page, "Words");
  await page.getByRole("tab", { name: "Rewrite it" }).click();
  await page.getByLabel("Your brief").fill("A calm florist in Leeds called Petal, with a gallery");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByRole("region", { name: "What would change" })).toBeVisible();
}

async function openPanel(page: Page, name: string) {
  const button = panel(page, name);
  if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
  await expect(page.getByText("One moment…")).toHaveCount(0);
}

/** Checks the studio without the site on its canvas and in thumbnails, which is tested as a page. */
const problems = async (page: Page) => [
  ...(await structureProblems(page, "[data-sheet], [role=img] > *")),
  ...(await cutOff(page)),
  ...(await sideways(page)),
];

/** Returns the panels and dialogs whose content is wider than they are. */
const sideways = (page: Page) =>
  page
    .locator("section, section *, [role=dialog] *")
    .evaluateAll((boxes) =>
      boxes
        .filter(
          (box) =>
            getComputedStyle(box).overflowY === "auto" &&
            box.scrollWidth > box.clientWidth &&
            !box.closest("[data-sheet]"),
        )
        .map((box) => `scrolls sideways: ${box.textContent.trim().slice(0, 60)}`),
    );

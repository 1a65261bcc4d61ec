import { expect, type Page } from "@playwright/test";

/** Before those of the small sites that a page may show. */
export const pageHeading = (page: Page) => page.locator("h1").first();

/** The frame that a site is shown in. */
export const frameOf = (page: Page) => page.locator("iframe");

/** Its content. */
export const site = (page: Page) => page.frameLocator("iframe");

export const siteHeading = (page: Page) => site(page).getByRole("heading", { level: 1 });

/** The site engine comes after the page, which takes a while on a busy machine. */
export const untilShown = (page: Page) => expect(siteHeading(page)).toBeVisible();

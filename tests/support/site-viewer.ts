import { expect, type Page } from "@playwright/test";

/** The page's own heading, which precedes those of thumbnails. */
export const pageHeading = (page: Page) => page.locator("h1").first();

/** The frame of a site. */
export const frameOf = (page: Page) => page.locator("iframe");

/** The content of the frame. */
export const site = (page: Page) => page.frameLocator("iframe");

export const siteHeading = (page: Page) => site(page).getByRole("heading", { level: 1 });

/** The site engine loads after the page, which takes time on a busy machine. */
export const untilShown = (page: Page) => expect(siteHeading(page)).toBeVisible();

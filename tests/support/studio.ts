import { expect, type Page } from "@playwright/test";
import type { Hand } from "./hands.ts";
import { aLocalProject, openMyProjects, storedWork } from "./projects.ts";

/** The page of the site that is being worked on; of several widths the first. */
export const canvas = (page: Page) => page.locator(".sw-site").first();

export const siteTitle = (page: Page) => canvas(page).getByRole("heading", { level: 1 });

/** Past the tour, which a first visit begins with. */
export const withoutTour = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("studio-tour-seen", "true"));

export async function openStudio(page: Page, key: string) {
  await page.goto(`/studio/${key}`);
  // The engine comes with it, which takes a while on a busy machine.
  await expect(siteTitle(page)).toBeVisible();
}

/** A bakery of this browser that nobody has edited yet. */
export async function openNewBakery(page: Page) {
  await withoutTour(page);
  await openMyProjects(page, [
    aLocalProject({ id: 7, name: "Crumb & Co", templateId: "bakery-counter", type: "web" }),
  ]);
  await openStudio(page, "local-7");
}

/** From the home page to a site on the table and past its tour, as somebody does who has nothing yet. */
export async function startBakery(page: Page, { press, write }: Hand) {
  await page.goto("/");
  await write(
    page.getByLabel("What does your business do?"),
    "A cosy bakery in Lisbon called Crumb, with online orders",
  );
  await press(page.getByRole("button", { name: "Draw my site" }));
  await press(page.getByRole("button", { name: "Use this one: proposal 1" }));
  await expect(siteTitle(page)).toBeVisible();
  await press(page.getByRole("button", { name: "End tour" }));
  await expect(page.getByRole("heading", { name: "This is your site" })).toBeHidden();
}

export const untilSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** The blocks of the shown page from top to bottom, as the panel lists them. */
export const blockNames = (page: Page) => page.locator("[data-block]");

export const block = (page: Page, id: string) => page.locator(`[data-block="${id}"]`);

export const panel = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Panels" }).getByRole("button", { name });

interface StoredSite {
  id: number;
  document: { pages: { title: string; blocks: { id: string; kind: string; data: { title?: string } }[] }[] };
}

export const storedSites = async (page: Page) => (await storedWork(page, "documents")) as StoredSite[];

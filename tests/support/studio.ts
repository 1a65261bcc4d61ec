import { expect, type Page } from "@playwright/test";
import type { Hand } from "./hands.ts";
import { aLocalProject, openMyProjects, storedWork } from "./projects.ts";

/** The edited page of the site; at several widths, the first. */
export const canvas = (page: Page) => page.locator(".sw-site").first();

export const siteTitle = (page: Page) => canvas(page).getByRole("heading", { level: 1 });

/** Skips the tour of a first visit. */
export const withoutTour = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("studio-tour-seen", "true"));

export async function openStudio(page: Page, key: string) {
  await page.goto(`/studio/${key}`);
  // The engine loads with the studio, which takes time on a busy machine.
  await expect(siteTitle(page)).toBeVisible();
}

/** Opens a new local bakery site without edits. */
export async function openNewBakery(page: Page) {
  await withoutTour(page);
  await openMyProjects(page, [
    aLocalProject({ id: 7, name: "Crumb & Co", templateId: "bakery-counter", type: "web" }),
  ]);
  await openStudio(page, "local-7");
}

/** Goes from the home page to a site in the studio and past its tour, like a first visitor. */
export async function startBakery(page: Page, { press, write }: Hand) {
  await page.goto("/");
  await write(
    page.getByLabel("What does your business do?"),
    "A cosy bakery in Lisbon called Crumb, with online orders. Write to hello@crumb.example.",
  );
  await press(page.getByRole("button", { name: "Draw my site" }));
  await press(page.getByRole("button", { name: "Use this one: proposal 1" }));
  // The tour hides the site from assistive technology, and so from this test.
  await press(page.getByRole("button", { name: "End tour" }));
  await expect(page.getByRole("heading", { name: "This is your site" })).toBeHidden();
  await expect(siteTitle(page)).toBeVisible();
}

export const untilSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** The blocks of the current page from top to bottom, as listed in the panel. */
export const blockNames = (page: Page) => page.locator("[data-block]");

export const block = (page: Page, id: string) => page.locator(`[data-block="${id}"]`);

export const panel = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Panels" }).getByRole("button", { name });

interface StoredSite {
  id: number;
  document: { pages: { title: string; blocks: { id: string; kind: string; data: { title?: string } }[] }[] };
}

export const storedSites = async (page: Page) => (await storedWork(page, "documents")) as StoredSite[];

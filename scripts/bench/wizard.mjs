// @ts-check
import { keystrokesIn, notePaints } from "./painted.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const NAMES = ["Harbour Street Bakery", "Copper & Oak"];
const STEPS = 4;

/**
 * In the wizard that makes a project: from a key in its first field to the frame after, and from "Next" to the frame
 * that shows the next step.
 * @param {Page} page
 */
export async function measureWizard(page) {
  await page.goto("/web-app-builder?new=1");
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Project name");
  await name.waitFor();
  await page.waitForTimeout(500);
  const typing = await keystrokesIn(page, name, NAMES);

  await dialog.getByLabel("Project description").fill("A bakery with boats in front");
  await dialog.getByRole("radio", { name: /^Web/ }).check();
  const read = await notePaints(page, { event: "submit", until: "[data-step=template]" });
  for (let step = 0; step < STEPS; step++) {
    await dialog.getByRole("button", { name: "Next" }).click();
    await dialog.getByRole("group", { name: /^Templates for/ }).waitFor();
    await page.waitForTimeout(200);
    await dialog.getByRole("button", { name: "Back" }).click();
    await name.waitFor();
  }
  return { typing, next: await read() };
}

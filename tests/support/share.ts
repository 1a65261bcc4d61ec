import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

export const dialog = (page: Page) => page.getByRole("dialog");

/** Opens the share dialog on the page of a template or project. */
export async function openShareDialog(page: Page, tab?: "Website files" | "Project file") {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Share and export…" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Share and export" })).toBeVisible();
  if (tab) await dialog(page).getByRole("tab", { name: tab }).click();
}

/** Returns the link in the open dialog once it matches. */
export async function linkIn(page: Page, pattern = /\/full-preview\//) {
  const field = dialog(page).getByLabel("Link to the whole site");
  await expect(field).toHaveValue(pattern);
  return field.inputValue();
}

/** Returns the file that a button saves. */
export async function savedBy(page: Page, button: string) {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Exports a project to a ZIP with the given input method. Returns the HTML of its first page. */
export async function exportedSite(page: Page, use: (control: Locator) => Promise<void>) {
  await use(page.getByRole("button", { name: "Share", exact: true }));
  await use(page.getByRole("button", { name: "Share and export…" }));
  await use(dialog(page).getByRole("tab", { name: "Website files" }));
  const saved = page.waitForEvent("download");
  await use(dialog(page).getByRole("button", { name: "Save the ZIP", exact: true }));
  const files = unzipSync(await readFile(await (await saved).path()));
  return strFromU8(files["index.html"] ?? new Uint8Array());
}

/** Replaces up to `places.left` texts by unique ones that compress badly. */
export function withOtherWords<Value>(value: Value, places: { left: number }): Value {
  if (Array.isArray(value)) return value.map((inner) => withOtherWords(inner, places)) as Value;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withOtherWords(inner, places)]),
    ) as Value;
  }
  if (typeof value !== "string" || !/\w \w+ \w/.test(value) || places.left <= 0) return value;
  places.left -= 1;
  return noise(value.length, places.left) as Value;
}

/** Deterministic random words without a pattern. */
function noise(length: number, seed: number) {
  let state = seed * 2_654_435_761 + 1;
  let text = "";
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += state % 6 === 0 ? " " : String.fromCharCode(97 + ((state >>> 8) % 26));
  }
  return text.slice(0, length).trim() || "a";
}

import type { Page } from "@playwright/test";
import { drag, untilDraggable } from "../support/dragging.ts";
import {
  block,
  blockNames,
  canvas,
  openNewBakery,
  openStudio,
  panel,
  siteTitle,
  storedSites,
  untilSaved,
  withoutTour,
} from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

test("a text that is too long is told of and stays in its field, and so does its own undo", async ({
  page,
}) => {
  await openNewBakery(page);
  const before = (await siteTitle(page).textContent()) ?? "";
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rolls");
  await page.keyboard.press("Enter");

  const opening = page.getByRole("textbox", { name: "Introduction", exact: true });
  const kept = await opening.inputValue();
  await opening.fill("word ".repeat(400));
  await opening.press("Tab");
  await expect(opening).toHaveAttribute("aria-invalid", "true");
  await expect(opening).toHaveAccessibleDescription(/may have \d+ characters, and has 2000\./);
  await expect(opening).toHaveValue(/^(word ){400}$/);
  await opening.fill("Short.");
  await opening.press("Tab");
  await expect(canvas(page).getByText("Short.")).toBeVisible();
  await opening.press("ControlOrMeta+z");
  await expect(opening).toHaveValue(kept);

  await panel(page, "Versions").click();
  const name = page.getByLabel("Name of this version");
  await name.pressSequentially("ab");
  await name.press("ControlOrMeta+z");
  await expect(name).not.toHaveValue("ab");
  await expect(siteTitle(page)).toHaveText("Rolls");
  await page.getByRole("button", { name: /^Undo: Wrote/ }).click();
  await expect(siteTitle(page)).toHaveText(before);
});

test("letters alone can be switched off, for who dictates", { tag: "@full" }, async ({ page }) => {
  await openNewBakery(page);
  await blockNames(page).nth(1).click();
  await page.getByRole("button", { name: "Keys and help" }).click();
  await page.getByLabel("Letters, digits and signs work without Ctrl").uncheck();
  await page.keyboard.press("Escape");

  await page.keyboard.press("h");
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Undo: Hid/ })).toHaveCount(0);
  await page.reload();
  await expect(siteTitle(page)).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("keys work on a Cyrillic layout, and writing its letters fires none of them", async ({ page }) => {
  await openNewBakery(page);
  const before = (await siteTitle(page).textContent()) ?? "";
  await block(page, "hero").click();
  await pressCyrillic(page, { key: "р", code: "KeyH", keyCode: 72 });
  await expect(page.getByRole("button", { name: /^Undo: Hid/ })).toBeEnabled();
  await pressCyrillic(page, { key: "я", code: "KeyZ", keyCode: 90, modifiers: CONTROL });
  await expect(page.getByRole("button", { name: /^Redo: Hid/ })).toBeEnabled();
  await pressCyrillic(page, { key: "Я", code: "KeyZ", keyCode: 90, modifiers: CONTROL + SHIFT });
  await expect(page.getByRole("button", { name: /^Undo: Hid/ })).toBeEnabled();
  await pressCyrillic(page, { key: "н", code: "KeyY", keyCode: 89, modifiers: CONTROL + ALT });
  await pressCyrillic(page, { key: "я", code: "KeyZ", keyCode: 90, modifiers: CONTROL });

  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  const letters = { р: "KeyH", ф: "KeyA", д: "KeyL", я: "KeyZ" };
  for (const [key, code] of Object.entries(letters)) await pressCyrillic(page, { key, code, text: key });
  await page.keyboard.press("Enter");
  await expect(siteTitle(page)).toHaveText(Object.keys(letters).join(""));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await pressCyrillic(page, { key: "я", code: "KeyZ", keyCode: 90, modifiers: CONTROL });
  await expect(siteTitle(page)).toHaveText(before);
});

test("after a removal by keys the neighbour has the focus: of a block in the page and in the list, and of a page", async ({
  page,
}) => {
  await openNewBakery(page);
  const [, , third, fourth] = await blockNames(page).evaluateAll((rows) =>
    rows.map((row) => row.getAttribute("data-block") ?? ""),
  );
  // Writing ends with the focus on the block.
  await siteTitle(page).click();
  await page.keyboard.press("Escape");
  await expect(canvas(page).locator("#hero")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(canvas(page).locator(`#${third}`)).toBeFocused();
  await expect(block(page, third ?? "")).toHaveAttribute("aria-pressed", "true");

  await block(page, third ?? "").focus();
  await page.keyboard.press("Delete");
  await expect(block(page, fourth ?? "")).toBeFocused();

  await panel(page, "Pages").click();
  const pages = page.getByRole("list", { name: "Pages of the site" });
  await pages.getByRole("button", { name: "The bakehouse" }).click();
  await pages.getByRole("button", { name: "More" }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete page" }).press("Enter");
  await expect(pages.getByRole("button", { name: "The bakehouse" })).toHaveCount(0);
  await expect(pages.locator(":focus")).toHaveCount(1);
});

test("a block is copied from one site into another, by keys and by hand", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openNewBakery(page);
  await block(page, "hero").click();
  await page.keyboard.press("ControlOrMeta+c");

  await withoutTour(page);
  await openStudio(page, "1");
  const before = await blockNames(page).count();
  await blockNames(page).nth(1).click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(blockNames(page)).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Undo: Pasted a block" })).toBeVisible();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText("Paste a copied block or page").click();
  await page.getByLabel("Copied text").fill("Good morning");
  await page.getByRole("button", { name: "Paste it" }).click();
  await expect(page.getByText("This text is not a copied block or page.")).toBeVisible();
  await page.getByLabel("Copied text").fill(copied);
  await page.getByRole("button", { name: "Paste it" }).click();
  await expect(blockNames(page)).toHaveCount(before + 2);
});

test("a site is written anew from a brief, in one step, and what is locked stays", { tag: "@full" }, async ({
  page,
}) => {
  await openNewBakery(page);
  const headline = (await siteTitle(page).textContent()) ?? "";
  const newText = canvas(page).locator(".sw-brand", { hasText: "Petal" });
  await block(page, "hero").click();
  await page.getByRole("toolbar", { name: "Opening" }).getByRole("button", { name: "Lock" }).click();

  await panel(page, "Words").click();
  await page.getByRole("tab", { name: "Rewrite it" }).click();
  const brief = page.getByLabel("Your brief");
  await expect(brief).toHaveValue("A bakery with boats in front");
  await brief.fill("With a menu, please");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^This does not say what the business does/);
  await brief.fill("A calm florist in Leeds called Petal, with a gallery and online booking");
  await page.getByRole("button", { name: "Show what would change" }).click();
  const proposal = page.getByRole("region", { name: "What would change" });
  await expect(proposal).toContainText("Read as florist · Petal · Leeds · calm");
  await expect(proposal.getByRole("listitem").filter({ hasText: "Name" })).toContainText(
    "Crumb & Co → Petal",
  );
  await expect(proposal).toContainText("Opening, on the home page");
  await proposal.getByRole("button", { name: "Another version" }).click();
  await expect(proposal).toContainText("Version 2");
  await proposal.getByRole("button", { name: "Apply" }).click();
  await expect(proposal).toBeHidden();
  await expect(newText).toBeVisible();
  await expect(siteTitle(page)).toHaveText(headline);

  await page.getByRole("button", { name: "Undo: Rewritten from a brief" }).click();
  await expect(newText).toHaveCount(0);
  await page.getByRole("button", { name: "Redo: Rewritten from a brief" }).click();
  await expect(newText).toBeVisible();
  await untilSaved(page);
  await page.reload();
  await expect(newText).toBeVisible();
  await expect(siteTitle(page)).toHaveText(headline);
  await expect(block(page, "hero")).toContainText("locked");
  await panel(page, "Words").click();
  await expect(brief).toHaveValue(/^A calm florist/);

  await panel(page, "Versions").click();
  await expect(page.getByText("Before the rewrite")).toBeVisible();
  await expect(page.getByText("Saved while you worked")).toBeVisible();
});

test("words of a paragraph become bold and a link where they stand, and an entry of the panel is dragged", {
  tag: "@full",
}, async ({ page }) => {
  await openNewBakery(page);
  await panel(page, "Pages").click();
  await page.getByRole("button", { name: "The bakehouse" }).click();
  const paragraph = canvas(page).locator(".sw-prose p, .sw-statement-first, .sw-columns-text p").first();

  await paragraph.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rye");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and spelt");
  await page.keyboard.press("ControlOrMeta+a");
  const marks = page.getByRole("toolbar", { name: "Chosen words" });
  await marks.getByRole("button", { name: "Bold" }).click();
  await marks.getByRole("button", { name: "Link" }).click();
  await page.getByLabel("Address of the link").fill("example.com/rye");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");

  await expect(marks).toBeHidden();
  await expect(paragraph.getByRole("link", { name: "Rye and spelt" })).toHaveAttribute(
    "href",
    "https://example.com/rye",
  );
  await expect(paragraph.locator("strong")).toHaveText(/Rye\s+and spelt/);
  await untilSaved(page);
  const [site] = await storedSites(page);
  expect(JSON.stringify(site)).toContain("https://example.com/rye");

  await panel(page, "Blocks").click();
  const last = await blockNames(page).count();
  const second = await blockNames(page).nth(1).textContent();
  await untilDraggable(page);
  await drag(blockNames(page).nth(1), blockNames(page).nth(last - 1), { x: 40, y: 4 });
  await expect(blockNames(page).nth(last - 2)).toHaveText(second ?? "");
});

const [ALT, CONTROL, SHIFT] = [1, 2, 8];

/** Presses a key of a Cyrillic layout, which Playwright's keyboard does not have. */
async function pressCyrillic(
  page: Page,
  { keyCode, ...press }: { key: string; code: string; text?: string; keyCode?: number; modifiers?: number },
) {
  const session = await page.context().newCDPSession(page);
  const key = { ...press, ...(keyCode && { windowsVirtualKeyCode: keyCode }) };
  await session.send("Input.dispatchKeyEvent", { type: press.text ? "keyDown" : "rawKeyDown", ...key });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await session.detach();
}

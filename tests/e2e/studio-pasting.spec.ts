import type { Page } from "@playwright/test";
import { paste } from "../support/clipboard.ts";
import { canvas, openNewBakery, panel, siteTitle, storedSites, untilSaved } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

const word = `<p class=MsoNormal>Baked <b>at night</b>, see <a href="http://example.com/list">the list</a>:</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Rye</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Spelt</p>
<p class=MsoNormal>And <span style="font-style:italic">rolls</span>.</p>`;

test("lines pasted into a title stay words of their own, and too long a text is cut where the caret is", async ({
  page,
}) => {
  await openNewBakery(page);
  const before = (await siteTitle(page).textContent()) ?? "";
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, { text: "Two\r\nlines" });
  await expect(canvas(page).locator("h1")).toHaveText("Two lines");
  await page.keyboard.press("Home");
  await paste(page, { text: "Rye ".repeat(100) });
  await expect(
    page.getByText(/^The last \d+ characters were left out\. There is room for \d+ characters\.$/),
  ).toBeVisible();
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");

  const title = (await siteTitle(page).textContent()) ?? "";
  expect(title).toMatch(/^(Rye ){20,}.*!Two lines$/);
  await untilSaved(page);
  expect(JSON.stringify(await storedSites(page))).toContain(title);
  await page.getByRole("button", { name: /^Undo: Wrote/ }).click();
  await expect(siteTitle(page)).toHaveText(/^(Rye ){20,}.*Two lines$/);
  await page.getByRole("button", { name: /^Undo: Wrote/ }).click();
  await expect(siteTitle(page)).toHaveText("Two lines");
  await page.getByRole("button", { name: /^Undo: Wrote/ }).click();
  await expect(siteTitle(page)).toHaveText(before);
});

test("what an input method composes beyond the limit is taken back where the caret is", async ({ page }) => {
  await openNewBakery(page);
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, { text: "Rye ".repeat(100) });
  const title = canvas(page).locator("h1");
  await expect(title).toHaveText(/^(Rye ){20,}/);
  const full = (await title.textContent()) ?? "";
  await page.keyboard.press("Home");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "日本語", selectionStart: 3, selectionEnd: 3 });
  await expect(title).toHaveText(/日本語/);
  await session.send("Input.insertText", { text: "日本語" });
  await expect(title).toHaveText(full);
  await page.keyboard.press("Delete");
  await session.send("Input.imeSetComposition", { text: "日本", selectionStart: 2, selectionEnd: 2 });
  await session.send("Input.insertText", { text: "日本" });
  await page.keyboard.press("Enter");

  const written = (await siteTitle(page).textContent()) ?? "";
  expect(written).toContain("日ye ");
  expect(written.replace("日", "R")).toBe(full);
});

test("bold, links, lists and paragraphs of a document stay in a text, as one step of either undo", async ({
  page,
}) => {
  const paragraphs = await openParagraphs(page);
  const first = paragraphs.first();
  const before = await paragraphs.allTextContents();
  await first.click();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, { html: word, text: "Baked at night" });
  await page.keyboard.press("ControlOrMeta+z");
  await expect(first).toHaveText(before[0] ?? "");
  await expect(page.getByRole("button", { name: /^Redo: Wrote/ })).toBeEnabled();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await page.keyboard.press("Escape");

  await expect(paragraphs).toHaveCount(before.length + 2);
  await expect(first.locator("strong")).toHaveText("at night");
  await expect(first.getByRole("link", { name: "the list" })).toHaveAttribute(
    "href",
    "https://example.com/list",
  );
  expect(await paragraphs.nth(1).textContent()).toBe("• Rye\n• Spelt");
  await expect(paragraphs.nth(2).locator("em")).toHaveText("rolls");
  await page.getByRole("button", { name: /^Undo: Wrote/ }).click();
  await expect.poll(() => paragraphs.allTextContents()).toEqual(before);
});

test("lines that come in without the clipboard stay lines, and an address links the chosen words", async ({
  page,
}) => {
  const paragraphs = await openParagraphs(page);
  const first = paragraphs.first();
  await first.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rye");
  await page.evaluate(() => document.execCommand("insertParagraph"));
  await page.keyboard.type("Spelt");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await paste(page, { text: "www.example.com/spelt" });
  await page.keyboard.press("Escape");

  await expect(first).not.toHaveAttribute("contenteditable");
  await expect(first).not.toHaveAttribute("role");
  // The page is drawn again a moment after the typing has ended.
  await expect.poll(() => first.textContent()).toBe("Rye\nSpelt");
  await expect(first.getByRole("link", { name: "lt", exact: true })).toHaveAttribute(
    "href",
    "https://www.example.com/spelt",
  );
});

test("the panel keeps what a field allows, too", async ({ page }) => {
  const paragraphs = await openParagraphs(page);
  await paragraphs.first().click();
  await page.keyboard.press("Escape");
  // While somebody types on the page, the paragraph there has the same label.
  await expect(paragraphs.first()).not.toHaveAttribute("contenteditable");
  const field = page.getByLabel("Text", { exact: true });
  await field.fill("About us");
  await field.selectText();
  await paste(page, { text: "https://example.com/us" });
  await expect(field).toHaveValue("[About us](https://example.com/us)");
  await field.selectText();
  await paste(page, { html: word, text: "" });
  await expect(field).toHaveValue(
    "Baked **at night**, see [the list](https://example.com/list):\n\n• Rye\n• Spelt\n\nAnd *rolls*.",
  );
  await expect(paragraphs.filter({ hasText: "And rolls." })).toHaveText("And rolls.");

  const title = page.getByLabel("Title", { exact: true });
  await title.fill("");
  await paste(page, { text: "Rye\n".repeat(100) });
  await expect(title).toHaveValue(/^(Rye ){20,}/);
  await expect(page.getByText(/^The last \d+ characters were left out\./)).toBeVisible();
});

async function openParagraphs(page: Page) {
  await openNewBakery(page);
  await panel(page, "Pages").click();
  await page.getByRole("button", { name: "The bakehouse" }).click();
  return canvas(page).locator(".sw-about p:not(.sw-kicker, .sw-actions)");
}

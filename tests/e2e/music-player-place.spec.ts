import type { Page } from "@playwright/test";
import { expect } from "../support/faults.ts";
import { twoFrames } from "../support/frames.ts";
import { button, open, recordAudio, test } from "../support/music-player.ts";

test.beforeEach(({ context }) => recordAudio(context));

test.describe("what floats", () => {
  test("is out of reach behind a dialog", { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await expect(button(page, "Expand music controls")).toBeVisible();

    await page.getByRole("banner").getByRole("button", { name: "Login", exact: true }).click();

    await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
    // The dialog hides it from assistive technology.
    const hidden = { name: "Expand music controls", exact: true, includeHidden: true };
    await page.getByRole("button", hidden).focus();
    await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
  });

  for (const width of [390, 1280]) {
    test(`covers no control that has the focus, at ${width} px`, { tag: "@full" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto("/live-demos");
      await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
      await open(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.getByRole("link", { name: "Skip to main content" }).focus();

      const stops: string[] = [];
      const covered: string[] = [];
      while (stops.at(-1) !== "floating" && stops.length < 400) {
        await page.keyboard.press("Tab");
        const { name, problem } = await coverOfFocus(page);
        stops.push(name);
        if (problem) covered.push(problem);
      }
      expect(stops.length).toBeGreaterThan(100);
      expect(covered).toEqual([]);

      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press("Shift+Tab");
        const { problem } = await coverOfFocus(page);
        if (problem) covered.push(problem);
      }
      expect(covered).toEqual([]);
    });
  }

  test("as one round button it lies on no text, control or field, at any width", async ({ page }) => {
    for (const address of ["/template-demos", "/pricing", "/web-app-form", "/demo-preview"]) {
      await page.goto(address);
      await expect(button(page, "Expand music controls")).toBeVisible();
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const part of [0, 0.3, 0.6, 1]) {
          expect(await coveredByButton(page, part), `${address} at ${width} px`).toEqual([]);
        }
      }
    }
  });
});

/** The focus, and what floats over it, when all animations have ended. */
async function coverOfFocus(page: Page) {
  await twoFrames(page);
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const name = focused.textContent?.trim() || focused.ariaLabel || focused.tagName;
    if (focused.closest("[data-floating]")) return { name: "floating", problem: "" };
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const covers = [...document.querySelectorAll("[data-floating]")].some((box) => {
      const cover = box.getBoundingClientRect();
      return bottom > cover.top && top < cover.bottom && right > cover.left && left < cover.right;
    });
    const isOut = focused !== document.body && (bottom < 0 || top > innerHeight);
    return { name, problem: covers || isOut ? `${name} at ${Math.round(left)}, ${Math.round(top)}` : "" };
  });
}

/**
 * The texts and controls that the closed player covers once this part of the page has been scrolled away. An opaque
 * bar over the whole width counts as the lower edge of the window: the button has to lie within it, and the page has
 * to end above it.
 */
function coveredByButton(page: Page, part: number) {
  return page.evaluate(async (part) => {
    // Content is laid out when it comes into sight, and the page may become longer.
    for (let frame = 0, height = 0; frame < 3 || height !== document.body.scrollHeight; frame += 1) {
      height = document.body.scrollHeight;
      scrollTo(0, part * height);
      // Without anything new to paint there is no frame.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
    }
    const corner = document.querySelector('[data-floating="corner"]');
    const button = corner?.querySelector("button");
    if (!corner || !button) return ["There is no player"];
    const box = button.getBoundingClientRect();
    const bar = corner.getBoundingClientRect();
    const isOpaque = /^rgb\(/.test(getComputedStyle(corner).backgroundColor);
    const isEdge = bar.left <= 0 && bar.right >= document.body.clientWidth && bar.top <= box.top;
    const isBar = isOpaque && isEdge && bar.bottom >= innerHeight;

    const covered: string[] = [];
    const look = (element: Element, places: Iterable<DOMRect>, name: string) => {
      if (corner.contains(element) || !element.checkVisibility({ visibilityProperty: true })) return;
      const isBehindBar = isBar && part < 1 && !element.closest("[data-floating]");
      const cover = isBar && !element.closest("[data-floating]") ? bar : box;
      const isCovered = [...places].some(
        ({ width, left, right, top, bottom }) =>
          width > 1 && right > cover.left && left < cover.right && bottom > cover.top && top < cover.bottom,
      );
      if (isCovered && !isBehindBar) covered.push(name);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || !text.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      look(text.parentElement, range.getClientRects(), text.nodeValue.trim().slice(0, 40));
    }
    for (const control of document.querySelectorAll(
      "a, button, input, select, textarea, iframe, [tabindex='0']",
    )) {
      look(control, [control.getBoundingClientRect()], control.outerHTML.slice(0, 80));
    }
    const isRoundButton = box.width === 44 && box.height === 44 && box.left >= 0 && box.left <= 16;
    const isOnTop = button.contains(document.elementFromPoint(box.left + 22, box.top + 22));
    if (!isRoundButton || !isOnTop) covered.push("The button itself");
    return covered;
  }, part);
}

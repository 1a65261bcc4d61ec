import type { Locator, Page } from "@playwright/test";
import { aLocalProject, openMyProjects } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

const kinds = {
  "the menu of a project": async (page: Page) => {
    await openMyProjects(page, [aLocalProject()]);
    await page.getByRole("button", { name: "More" }).click();
    return { part: page.getByRole("menu"), close: () => page.keyboard.press("Escape") };
  },
  "the mobile menu": async (page: Page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/no-such-page");
    await page.getByRole("button", { name: "Open menu" }).click();
    const id = await page.getByRole("button", { name: "Close menu" }).getAttribute("aria-controls");
    return { part: page.locator(`[id="${id}"]`), close: () => page.keyboard.press("Escape") };
  },
  "a dialog": async (page: Page) => {
    await page.goto("/no-such-page");
    await page.getByRole("button", { name: "Login" }).click();
    const part = page.getByRole("dialog", { includeHidden: true });
    return { part, close: () => page.keyboard.press("Escape") };
  },
  "a notification": async (page: Page) => {
    await page.goto("/no-such-page");
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
    const part = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
    return { part, close: () => part.getByRole("button", { name: "Close" }).click() };
  },
};

for (const [kind, open] of Object.entries(kinds)) {
  test(`${kind} closes with the animation that opened it, and is then removed from the document`, async ({
    page,
  }) => {
    const { part, close } = await open(page);
    const moves = await watchMoves(part);

    await close();

    await expect(part).toHaveCount(0);
    expect(await moves()).toBeGreaterThan(0);
  });

  test.describe("with reduced motion", () => {
    test.use({ reducedMotion: "reduce" });

    test(`${kind} is removed at once`, { tag: "@full" }, async ({ page }) => {
      const { part, close } = await open(page);
      const moves = await watchMoves(part);

      await close();

      await expect(part).toHaveCount(0);
      expect(await moves()).toBe(0);
    });
  });
}

/** Counts the transitions and animations of an element from now on, once it is at rest. */
async function watchMoves(part: Locator) {
  await expect(part).toBeVisible();
  const counted = await part.evaluateHandle(async (element) => {
    // The wrapper around the dialog is animated.
    const moving = [element, element.parentElement].flatMap((moves) => moves?.getAnimations() ?? []);
    await Promise.all(moving.map(({ finished }) => finished));
    const moves = { count: 0 };
    const count = ({ target }: Event) => {
      if (target === element || (target as Node).firstChild === element) moves.count += 1;
    };
    document.addEventListener("transitionrun", count);
    document.addEventListener("animationstart", count);
    return moves;
  });
  return () => counted.evaluate(({ count }) => count);
}

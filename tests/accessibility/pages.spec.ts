import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signInAsDemoAdmin } from "../support/accounts.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [320, 1280];
/** All that a theme changes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

// Each test opens an address once and looks at it in every theme and width, with whatever opens there.

test.use({ reducedMotion: "reduce" });
test.setTimeout(60_000);

test("the home page", async ({ page }) => {
  await page.goto("/");

  await expectAccessible(page);
});

test("the catalogue, without a find, and the question before a reset", async ({ page }) => {
  await page.goto("/live-demos");
  await untilLoaded(page);
  await expectAccessible(page);

  await page.getByLabel("Search modules").fill("nothing of this name");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Reset demo data" }).click();
  await expectAccessible(page);
});

test("a module's preview", async ({ page }) => {
  await page.goto("/module-preview/client-portal");
  await expect(page.getByRole("button", { name: "Login to Demo" })).toBeVisible();

  await expectAccessible(page);
});

test("what is not there", async ({ page }) => {
  await page.goto("/module-preview/no-such-module");
  await expect(page.locator("h1")).toHaveText("Module Not Found");
  await expectAccessible(page);

  await page.goto("/no/such/page");
  await expect(page.locator("h1")).toHaveText("404 Page Not Found");
  await expectAccessible(page);
});

test("the login to a demo, both ways, and with a notification", async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  const dialog = page.getByRole("dialog", { name: "Instant Login" });
  await expect(dialog.getByRole("button", { name: /^Copy username/ })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("tab", { name: "Custom Login" }).click();
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
  // With the focus in it, it stays.
  await page.keyboard.press("F8");
  await expectAccessible(page);
  await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
});

test("the intro of a demo, behind its login", async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await expectAccessible(page);
});

const demos = [
  ["CRM", "client-portal"],
  ["Games", "arcade-cabinet"],
  ["Security", "visitor-log"],
  ["Productivity", "task-board"],
  ["AI", "copy-desk"],
] as const;

// The categories differ in their rows alone, so that one of them stands for all but in the full run.
for (const [category, slug] of process.env.FULL ? demos : demos.slice(0, 1)) {
  test(`the four sections of a demo of the category ${category}`, async ({ page }) => {
    await page.goto(`/module/${slug}?as=user`);
    await expect(page.getByRole("heading", { name: "Latest entries" })).toBeVisible();

    for (const section of ["Dashboard", "Data View", "Reports", "Settings"]) {
      await page.getByRole("tab", { name: section }).click();
      await expect(page.getByRole("heading", { level: 2, name: section })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test("the demo accounts", async ({ page }) => {
  await page.goto("/demo-accounts");
  await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();

  await expectAccessible(page);
});

test("signing in and signing up, with what is wrong in the fields", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog").getByText("Please enter both email and password")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog", { name: "Create account" });
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByText("Required").first()).toBeVisible();
  await expectAccessible(page);
});

test("the mobile menu", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/?token=abc");
  await page.getByRole("button", { name: "Open menu" }).click();

  await expectAccessible(page, [320]);
});

test("the header of an admin who is a beta visitor", async ({ page }) => {
  await page.goto("/no/such/page?token=abc");
  await signInAsDemoAdmin(page);

  await expectAccessible(page);
});

test.describe("without a worker", () => {
  test.use(withoutWorker);

  test("the notice of where the data is", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByText(/Your data stays in this tab/)).toBeVisible();

    await expectAccessible(page);
  });
});

/** No violation in any theme and width, nothing cut off or beside the page, also with large or mirrored text. */
async function expectAccessible(page: Page, widths = WIDTHS) {
  const problems: string[] = [];
  // Before its code is there a page has no heading.
  await expect(page.locator("h1")).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await cutOff(page)).map((text) => `cut off at ${width} px: ${text}`));
    await setTheme(page, "light");
    problems.push(...(await violations(axe(page).withTags(TAGS))).map((text) => `at ${width} px: ${text}`));
    await setTheme(page, "dark");
    problems.push(
      ...(await violations(axe(page).withRules(COLOUR_RULES))).map((text) => `dark at ${width} px: ${text}`),
    );
  }
  problems.push(...(await inOtherForms(page)));
  expect(problems).toEqual([]);
}

/** With a moment for the colours to change, which the browser does for one part of the page after another. */
async function setTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Target sizes are not looked at unless asked for. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ rules: { "target-size": { enabled: true } } }).setLegacyMode();

async function violations(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target} ${html}`));
}

/** Mirrored on a phone, and with text of twice the size. */
async function inOtherForms(page: Page) {
  const root = page.locator("html");
  await page.setViewportSize({ width: 320, height: 800 });
  await root.evaluate((html) => html.setAttribute("dir", "rtl"));
  const mirrored = await cutOff(page);
  await root.evaluate((html) => html.removeAttribute("dir"));

  await page.setViewportSize({ width: 640, height: 800 });
  await root.evaluate((html) => html.style.setProperty("font-size", "200%"));
  const large = await cutOff(page);
  await root.evaluate((html) => html.style.removeProperty("font-size"));

  return [
    ...mirrored.map((text) => `cut off from right to left: ${text}`),
    ...large.map((text) => `cut off at 200 % text: ${text}`),
  ];
}

/**
 * Texts that a sighted visitor cannot read to the end: beyond the edge of the window, or of something
 * that neither scrolls nor says the whole in its title. And how far the page itself scrolls sideways.
 */
function cutOff(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls by ${scrollWidth - clientWidth} px`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent } = text;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("[aria-hidden=true], [inert], title, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const problem = isHeldBack(parent, left, right);
      if (problem) found.push(`${problem}: ${text.nodeValue.trim().slice(0, 60)}`);
    }
    return found;

    function isHeldBack(parent: Element, left: number, right: number) {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") return "";
        const edges = box.getBoundingClientRect();
        // Text for screen readers alone has no room at all; so have skip links out of sight.
        if (edges.width <= 1 || (position === "absolute" && edges.bottom <= 0)) return "";
        const isClipped = overflowX === "hidden" || overflowX === "clip";
        if (isClipped && (left < edges.left - 1 || right > edges.right + 1)) {
          return box.closest("[title]") ? "" : "clipped";
        }
      }
      return left < -1 || right > innerWidth + 1 ? "outside" : "";
    }
  });
}

const untilLoaded = (page: Page) =>
  expect(page.getByRole("link", { name: /^Enter Client Portal as/ }).first()).toBeVisible();

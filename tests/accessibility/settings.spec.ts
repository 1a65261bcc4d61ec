import type { Locator, Page } from "@playwright/test";
import {
  colourProblems,
  cutOff,
  expectAccessible,
  expectOpenPartAccessible,
  structureProblems,
} from "../support/accessible.ts";
import { twoFrames } from "../support/frames.ts";
import { expect, test } from "../support/test.ts";

const KEY = "accessibility-settings";

interface Screen {
  path: string;
  /** Finds a part that is rendered lazily, when it is scrolled into view. */
  later?: (page: Page) => Locator;
  /** Finds the element that shows that the page has loaded. */
  ready: (page: Page) => Locator;
  /** Reduces a repetitive list by a search. The full run checks the whole list. */
  search?: [label: string, words: string];
}

const screens: Screen[] = [
  {
    path: "/live-demos",
    ready: (page) => page.getByRole("link", { name: /^Enter Client Portal as/ }),
    search: ["Search modules", "portal"],
  },
  { path: "/module-preview/client-portal", ready: (page) => page.getByText("Login to Demo") },
  { path: "/module/visitor-log?as=user", ready: (page) => page.getByText("Latest entries") },
];

const otherScreens: Screen[] = [
  {
    path: "/",
    ready: (page) => page.getByRole("heading", { level: 1 }),
    later: (page) => page.getByRole("img", { name: /^Sample site: Otto/ }),
  },
  { path: "/demo-accounts", ready: (page) => page.getByRole("heading", { name: "Client Portal" }) },
  { path: "/module/client-portal", ready: (page) => page.getByRole("dialog") },
  { path: "/no/such/page", ready: (page) => page.getByRole("heading", { level: 1 }) },
];

const themes = ["dark", "light"];
const deficiencies = ["protanopia", "deuteranopia", "tritanopia"];

for (const { path, ready, search } of process.env.FULL ? [...screens, ...otherScreens] : screens) {
  test(`${path} in each of the accessibility settings`, async ({ page }) => {
    await page.goto(path);
    await expect(ready(page).first()).toBeVisible();
    if (search && !process.env.FULL) await page.getByLabel(search[0]).fill(search[1]);
    const problems: string[] = [];

    // Tests settings that change sizes and content first, then those that change colours one by one.
    await set(page, { screenReader: true, reducedMotion: true, fontSize: "extra-large" });
    problems.push(...(await tooLarge(page)));
    problems.push(...(await structureProblems(page)));
    for (const [index, colours] of [
      { highContrast: true, focusIndicators: false },
      ...deficiencies.map((colorBlindMode) => ({ colorBlindMode })),
    ].entries()) {
      for (const theme of process.env.FULL ? themes : [themes[index % 2]]) {
        await set(page, { ...colours, theme, reducedMotion: true });
        problems.push(
          ...(await colourProblems(page)).map((text) => `${JSON.stringify(colours)} ${theme}: ${text}`),
        );
      }
    }

    expect(problems).toEqual([]);
  });
}

test("the home page on a phone, in high contrast with extra-large text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await set(page, { highContrast: true, reducedMotion: true, fontSize: "extra-large" });
  const strip = page.locator(".phone-strip-window");
  await strip.scrollIntoViewIfNeeded();
  await expect(strip).toBeVisible();
  await expect(page.getByRole("img", { name: /^Sample site: Otto/ })).toBeVisible();

  expect([...(await cutOff(page)), ...(await structureProblems(page))]).toEqual([]);
});

test("the dialog itself", async ({ page }) => {
  await page.goto("/no/such/page");
  await page.getByRole("button", { name: "Accessibility settings" }).click();
  await expect(page.getByRole("dialog", { name: "Accessibility Settings" })).toBeVisible();
  await expectOpenPartAccessible(page);

  await set(page, { highContrast: true, screenReader: true, fontSize: "extra-large" });
  expect(await tooLarge(page)).toEqual([]);
  expect(await structureProblems(page)).toEqual([]);
});

if (process.env.FULL) {
  const single = [
    { highContrast: true },
    { reducedMotion: true },
    ...["small", "large", "extra-large"].map((fontSize) => ({ fontSize })),
    { screenReader: true },
    { focusIndicators: false },
    ...deficiencies.map((colorBlindMode) => ({ colorBlindMode })),
    { theme: "light" },
    { theme: "dark" },
  ];

  for (const { path, ready, later } of [...screens, ...otherScreens]) {
    for (const settings of single) {
      test(`${path} with ${JSON.stringify(settings)}`, async ({ page }) => {
        await page.goto(path);
        await expect(ready(page).first()).toBeVisible();
        await set(page, settings);
        if (later) {
          await page.evaluate(() => document.querySelector(".phone-strip")?.scrollIntoView());
          await expect(later(page)).toBeVisible();
        }

        await expectAccessible(page);
      });
    }
  }
}

/** Changes the settings as another tab would. */
async function set(page: Page, settings: object) {
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent("storage", { key }));
    },
    [KEY, JSON.stringify(settings)] as const,
  );
  await twoFrames(page);
}

/** Returns elements that do not fit at the chosen text size. */
async function tooLarge(page: Page) {
  const problems: string[] = [];
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await cutOff(page)).map((text) => `cut off at ${width} px: ${text}`));
  }
  return problems;
}

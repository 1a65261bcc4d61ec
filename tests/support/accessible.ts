import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { twoFrames } from "./frames.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Both widths and both themes. The full run checks every combination. */
const FORMS = [
  [320, "light", "dark"],
  [1280, "dark", "light"],
] as const;
/** The rules that a theme can affect. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Options of an accessibility check. */
export interface Look {
  /** Finds the element that shows that the page has its data. */
  ready: (page: Page) => Locator;
  /** Reduces a repetitive list by a search. The full run checks the whole list. */
  search?: [label: string, words: string];
  /** A selector to exclude repetitions on pages without a search. */
  rest?: string;
}

/** Checks a page as it opens, once it has its data. */
export async function expectPageAccessible(page: Page, { ready, search, rest }: Look) {
  await expect(ready(page).first()).toBeVisible();
  if (process.env.FULL) return expectAccessible(page);
  if (search) await page.getByLabel(search[0], { exact: true }).fill(search[1]);
  await expectAccessible(page, rest);
}

/**
 * Expects no violations in any theme and width, and nothing cut off or outside the page, even with large or
 * mirrored text.
 */
export async function expectAccessible(page: Page, rest?: string) {
  const problems: string[] = [];
  // A page has no heading until its code has loaded.
  await expect(page.locator("h1").first()).toBeVisible();
  // Makes lazy parts such as the music player appear without a fade.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await untilStill(page);
  for (const [width, theme, otherTheme] of FORMS) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await cutOff(page)).map((text) => `cut off at ${width} px: ${text}`));
    await setTheme(page, theme);
    problems.push(...(await structureProblems(page, rest)).map((text) => `${theme} at ${width} px: ${text}`));
    if (!process.env.FULL) continue;
    await setTheme(page, otherTheme);
    problems.push(
      ...(await colourProblems(page, rest)).map((text) => `${otherTheme} at ${width} px: ${text}`),
    );
  }
  problems.push(...(await inOtherForms(page)));
  expect(problems, page.url()).toEqual([]);
}

/**
 * Checks a part that opens on a page which other tests check completely: only at phone width, except in the
 * full run.
 */
export async function expectOpenPartAccessible(page: Page, rest?: string) {
  if (process.env.FULL) return expectAccessible(page, rest);
  const [[width, theme]] = FORMS;
  await page.setViewportSize({ width, height: 800 });
  await setTheme(page, theme);
  expect([...(await cutOff(page)), ...(await structureProblems(page, rest))], page.url()).toEqual([]);
}

/** Returns all axe violations on the page as it is. `rest` excludes repetitive content. */
export async function structureProblems(page: Page, rest = "no-rest") {
  await untilStill(page);
  return violations(axe(page).withTags(TAGS).exclude(rest));
}

/** Checks only the rules that a change of colours can break. */
export const colourProblems = (page: Page, rest = "no-rest") =>
  violations(axe(page).withRules(COLOUR_RULES).exclude(rest));

/** Waits for the colours, which the browser changes in one part of the page after another. */
async function setTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await twoFrames(page);
}

/** Waits for fade-ins, which reduce contrast. */
const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== "running" || effect?.getTiming().iterations === Infinity,
      ),
  );

/** Rules that axe disables by default. */
const ASKED_FOR = { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } };

const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"], rules: ASKED_FOR }).setLegacyMode();

async function violations(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const checks = [...any, ...all, ...none];
      const others = checks.flatMap(({ relatedNodes }) => relatedNodes?.map((node) => node.target) ?? []);
      return `${id} ${target} ${html}: ${checks.map(({ message }) => message).join(" ")} ${others.join(" ")}`;
    }),
  );
}

/** Checks mirrored layout at phone width, and text at twice the size. */
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
 * Returns texts that are cut off for a sighted visitor: outside the window, or clipped by an element that
 * neither scrolls nor has the full text as its title. Also reports sideways scrolling of the page.
 */
export async function cutOff(page: Page) {
  // The viewer of a site follows a new width in the next frame.
  await twoFrames(page);
  return page.evaluate(() => {
    const found: string[] = [];
    // Content that is not laid out yet cannot be measured, so it is made visible first.
    const everything = new CSSStyleSheet();
    everything.replaceSync("*{content-visibility:visible!important}");
    document.adoptedStyleSheets.push(everything);
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
    document.adoptedStyleSheets.pop();
    return found;

    function isHeldBack(parent: Element, left: number, right: number) {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") return "";
        const edges = box.getBoundingClientRect();
        // Visually hidden texts and skip links take up no space.
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

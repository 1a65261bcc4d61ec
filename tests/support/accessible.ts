import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { twoFrames } from "./frames.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Both widths and both themes; every width in every theme in the full run. */
const FORMS = [
  [320, "light", "dark"],
  [1280, "dark", "light"],
] as const;
/** All that a theme changes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** How a page is looked at. */
export interface Look {
  /** The element that shows that the page has its data. */
  ready: (page: Page) => Locator;
  /** Of what only repeats itself a search leaves some; all of it is looked at in the full run. */
  search?: [label: string, words: string];
  /** The same, where there is nothing to search with. */
  rest?: string;
}

/** A page as it is opened, once it is there. */
export async function expectPageAccessible(page: Page, { ready, search, rest }: Look) {
  await expect(ready(page).first()).toBeVisible();
  if (process.env.FULL) return expectAccessible(page);
  if (search) await page.getByLabel(search[0], { exact: true }).fill(search[1]);
  await expectAccessible(page, rest);
}

/** No violation in any theme and width, nothing cut off or beside the page, also with large or mirrored text. */
export async function expectAccessible(page: Page, rest?: string) {
  const problems: string[] = [];
  // Before its code is there a page has no heading.
  await expect(page.locator("h1").first()).toBeVisible();
  // Parts that load later, such as the music player, then appear without a fade.
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

/** Of what opens on a page that is looked at in all its forms: on a phone alone, but in the full run. */
export async function expectOpenPartAccessible(page: Page, rest?: string) {
  if (process.env.FULL) return expectAccessible(page, rest);
  const [[width, theme]] = FORMS;
  await page.setViewportSize({ width, height: 800 });
  await setTheme(page, theme);
  expect([...(await cutOff(page)), ...(await structureProblems(page, rest))], page.url()).toEqual([]);
}

/** All that axe finds on the page as it is now; of what a page repeats many times, the rest can be left out. */
export async function structureProblems(page: Page, rest = "no-rest") {
  await untilStill(page);
  return violations(axe(page).withTags(TAGS).exclude(rest));
}

/** The rules that a change of colours alone can break. */
export const colourProblems = (page: Page, rest = "no-rest") =>
  violations(axe(page).withRules(COLOUR_RULES).exclude(rest));

/** With a moment for the colours to change, which the browser does for one part of the page after another. */
async function setTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await twoFrames(page);
}

/** Elements that are still fading in are paler than they will be. */
const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== "running" || effect?.getTiming().iterations === Infinity,
      ),
  );

/** These rules are not applied unless asked for. */
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
export function cutOff(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    // Content that the browser has not laid out yet cannot be clipped; it is checked as it will be.
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

import { type BrowserContext, mergeTests, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, missing, type Site, sending, untilControlled, test as withSite } from "../support/faults.ts";
import { twoFrames } from "../support/frames.ts";
import { cutNetwork, keepEverything } from "../support/offline.ts";
import { sample } from "../support/sample.ts";
import { test as watched } from "../support/test.ts";

/** Combines a server for each test, which records requests of page and worker, with a watched console. */
const test = mergeTests(withSite, watched);

const MUSIC = /\/music\/loop\.m4a/;

test.beforeEach(({ context }) => recordAudio(context));

test.describe("the music player", () => {
  test("is on every page, paused, at half volume, and fetches nothing", async ({ page, site }) => {
    for (const address of sample(
      ["/no/such/page", "/demo-accounts", "/", "/live-demos", "/module-preview/client-portal"],
      2,
    )) {
      await page.goto(address);

      await expect(player(page).getByText("Paused", { exact: true }), address).toBeVisible();
      await expect(player(page).getByRole("button"), address).toHaveCount(1);
    }
    await open(page);
    await expect(slider(page)).toHaveValue("50");

    await untilControlled(page);
    if (process.env.FULL) await keepEverything(page);
    expect(musicRequests(site)).toEqual([]);
    expect(await audio(page)).toBeNull();
  });

  test("continues from page to page, and loops", async ({ page, site }) => {
    await page.goto("/no/such/page");
    await open(page);
    await play(page);

    expect(await audio(page)).toMatchObject({ loop: true, volume: 0.5, muted: false, duration: 60 });
    expect(musicRequests(site)).not.toEqual([]);

    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeHidden();
    await expect(player(page).getByText("Playing", { exact: true })).toBeVisible();
    await untilItMovesOn(page);

    await page.evaluate(() => {
      for (const audio of window.playedAudio) audio.currentTime = 59.5;
    });
    await expect.poll(async () => (await audio(page))?.currentTime).toBeLessThan(30);
    await untilItMovesOn(page);
    await expect(player(page).getByText("Playing", { exact: true })).toBeVisible();
  });

  test("pauses and resumes, is muted and louder, and stops, which rewinds and hides the player", async ({
    page,
  }) => {
    await page.goto("/no/such/page");
    await open(page);
    await play(page);

    await test.step("pauses and resumes", async () => {
      await button(page, "Pause music").click();
      await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
      const { currentTime = 0 } = (await audio(page)) ?? {};
      expect(await audio(page)).toMatchObject({ paused: true });
      expect(currentTime).toBeGreaterThan(0);
      await button(page, "Play music").click();
      await untilItMovesOn(page);
      expect((await audio(page))?.currentTime).toBeGreaterThan(currentTime);
    });

    await test.step("shows when something else pauses and resumes the music", async () => {
      await page.evaluate(() => window.playedAudio.at(-1)?.pause());
      await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
      await page.evaluate(() => window.playedAudio.at(-1)?.play());
      await expect(player(page).getByText("Playing", { exact: true })).toBeVisible();
    });

    await test.step("is silent when muted, and at 30 % when unmuted", async () => {
      await button(page, "Mute music").click();
      await expect(slider(page)).toHaveValue("0");
      expect(await audio(page)).toMatchObject({ volume: 0, muted: true, paused: false });
      await button(page, "Unmute music").click();
      await expect(slider(page)).toHaveValue("30");
      expect(await audio(page)).toMatchObject({ volume: 0.3, muted: false });
    });

    await test.step("has a volume from 0 to 100 in steps of 1, changed with arrows, Home and End", async () => {
      for (const [name, value] of Object.entries({ min: "0", max: "100", step: "1" })) {
        await expect(slider(page)).toHaveAttribute(name, value);
      }
      await slider(page).focus();
      for (const [key, value] of [
        ["ArrowRight", "31"],
        ["ArrowLeft", "30"],
        ["ArrowUp", "31"],
        ["ArrowDown", "30"],
        ["End", "100"],
        ["ArrowRight", "100"],
        ["Home", "0"],
        ["ArrowLeft", "0"],
        ["ArrowRight", "1"],
      ] as const) {
        await page.keyboard.press(key);
        await expect(slider(page), key).toHaveValue(value);
        expect((await audio(page))?.volume).toBe(Number(value) / 100);
      }
      await expect(player(page).getByText("1%", { exact: true })).toBeVisible();
    });

    await test.step("stops, which rewinds and hides the player until Show Music Controls", async () => {
      await button(page, "Stop music").click();
      expect(await audio(page)).toMatchObject({ paused: true, currentTime: 0 });
      await expect(player(page).getByText(/Playing|Paused/)).toBeHidden();
      await expect(button(page, "Show Music Controls")).toBeFocused();
      await button(page, "Show Music Controls").click();
      await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
      await play(page);
    });
  });
});

test.describe("what floats", () => {
  test("is inert behind a dialog", { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await expect(button(page, "Expand music controls")).toBeVisible();

    await page.getByRole("banner").getByRole("button", { name: "Login", exact: true }).click();

    await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
    await button(page, "Expand music controls").focus();
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

  test("as a round button it covers no text, control or field, at any width", async ({ page }) => {
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

test.describe("without a network", () => {
  test("the music plays again once it has been played", { tag: "@full" }, async ({ page, context, site }) => {
    await page.goto("/live-demos");
    await untilControlled(page);
    await keepEverything(page);
    await open(page);
    await play(page);
    await untilMusicIsKept(page);
    expect(musicRequests(site)).toHaveLength(1);

    await site.stop();
    await cutNetwork(context, page);
    await page.reload();
    await play(page);
    await page.evaluate(() => {
      for (const audio of window.playedAudio) audio.currentTime = 40;
    });
    await expect.poll(async () => (await audio(page))?.currentTime).toBeGreaterThan(40);
  });

  test("music that has never been played stays paused, and plays when the network is back", {
    tag: "@full",
  }, async ({ page, context, trouble }) => {
    trouble.allow(/music\/loop\.m4a/);
    await page.goto("/live-demos");
    await untilControlled(page);
    await keepEverything(page);
    await context.setOffline(true);

    await open(page);
    await button(page, "Play music").click();
    await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
    await expect(button(page, "Play music")).toBeFocused();

    await context.setOffline(false);
    await play(page);
  });
});

test.describe("music that fails to load", () => {
  const failures = {
    "is missing": missing,
    "is no music": sending("audio/mp4", "This is not music. ".repeat(500)),
    "is the page of another network": sending("text/html", "<!doctype html><title>Sign in</title>"),
  };

  for (const [what, answer] of sample(Object.entries(failures), 1)) {
    test(`because it ${what} is paused, only logged, and retried`, async ({ page, site, trouble }) => {
      // The browser itself logs a missing file.
      trouble.allow(/Failed to load resource.* 404 .*music\/loop\.m4a/);
      const log: string[] = [];
      page.on("console", (message) => log.push(`${message.type()}: ${message.text()}`));
      await page.goto("/no/such/page");
      await untilControlled(page);
      site.replace(MUSIC, answer);

      await open(page);
      await button(page, "Play music").click();
      await expect
        .poll(() => log.filter((line) => /The music could not be played/.test(line)))
        .toHaveLength(1);
      await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
      await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem")).toHaveCount(0);

      site.replace(MUSIC);
      await play(page);
    });
  }
});

test.describe("for all visitors", () => {
  test.use({ reducedMotion: "reduce" });

  test("the player is accessible in each of its views, paused and playing", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/no/such/page");
    await expect(button(page, "Expand music controls")).toBeVisible();
    await expectAccessible(page);

    await open(page);
    await expectAccessible(page);
    await play(page);
    await expectAccessible(page);
    await button(page, "Minimise music controls").click();
    await expectAccessible(page);

    await button(page, "Expand music controls").click();
    await button(page, "Hide music controls").click();
    await expectAccessible(page);
  });
});

const player = (page: Page) => page.getByRole("region", { name: "Music player" });
const button = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
const slider = (page: Page) => player(page).getByRole("slider", { name: "Music volume" });
const musicRequests = ({ requests }: Site) => requests.filter((address) => MUSIC.test(address));

async function open(page: Page) {
  await button(page, "Expand music controls").click();
  await expect(slider(page)).toBeVisible();
}

async function play(page: Page) {
  await button(page, "Play music").click();
  await untilItMovesOn(page);
  await expect(player(page).getByText("Playing", { exact: true })).toBeVisible();
}

async function untilItMovesOn(page: Page) {
  const { currentTime = 0 } = (await audio(page)) ?? {};
  await expect
    .poll(async () => {
      const now = await audio(page);
      return now !== null && !now.paused && now.currentTime !== currentTime && now.currentTime > 0;
    })
    .toBe(true);
}

/** The playing element is not in the document, so this records every element on which `play` is called. */
function recordAudio(context: BrowserContext) {
  return context.addInitScript(() => {
    window.playedAudio = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playAndRecord() {
      if (!window.playedAudio.includes(this)) window.playedAudio.push(this);
      return play.call(this);
    };
  });
}

/** Returns the only audio element, or null before the first play. */
async function audio(page: Page) {
  const all = await page.evaluate(() =>
    window.playedAudio.map(({ currentTime, paused, loop, volume, muted, duration }) => ({
      currentTime,
      paused,
      loop,
      volume,
      muted,
      duration,
    })),
  );
  expect(all.length).toBeLessThanOrEqual(1);
  return all[0] ?? null;
}

function untilMusicIsKept(page: Page) {
  return expect
    .poll(() => page.evaluate(async () => (await (await caches.open("sitewright-media")).keys()).length))
    .toBe(1);
}

/** Returns the focused element and what covers it, after all animations have ended. */
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
 * Returns the texts and controls that the closed player covers at this scroll position. An opaque bar across
 * the window counts as its lower edge: the button must lie within the bar, and the page must end above it.
 */
function coveredByButton(page: Page, part: number) {
  return page.evaluate(async (part) => {
    // Content is laid out as it scrolls into view, so the page may grow.
    for (let frame = 0, height = 0; frame < 3 || height !== document.body.scrollHeight; frame += 1) {
      height = document.body.scrollHeight;
      scrollTo(0, part * height);
      // No frame comes if there is nothing to paint.
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

declare global {
  interface Window {
    playedAudio: HTMLMediaElement[];
  }
}

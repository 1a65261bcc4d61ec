import { type BrowserContext, mergeTests, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import {
  expect,
  missing,
  type Site,
  sending,
  untilControlled,
  untilKept,
  test as withSite,
} from "../support/faults.ts";
import { cutNetwork } from "../support/offline.ts";
import { sample } from "../support/sample.ts";
import { test as watched } from "../support/test.ts";

/** With a server of each test's own, which tells what was fetched by page and worker, and with a watched console. */
const test = mergeTests(withSite, watched);

const phone = { width: 390, height: 844 };
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
      await expect(slider(page)).toHaveValue("50");
    }

    await untilControlled(page);
    if (process.env.FULL) await untilKept(page);
    expect(musicRequests(site)).toEqual([]);
    expect(await audio(page)).toBeNull();
  });

  test("plays on from page to page, and begins again when it is over", async ({ page, site }) => {
    await page.goto("/no/such/page");
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

  test("pauses and goes on from there, is muted and louder, and stops, which rewinds and takes the player away", async ({
    page,
  }) => {
    await page.goto("/no/such/page");
    await play(page);

    await test.step("pauses, and goes on from there", async () => {
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

    await test.step("has a volume from 0 to 100 in steps of 1, moved by arrows, Home and End", async () => {
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

    await test.step("stops, which rewinds and takes the player away until Show Music Controls", async () => {
      await button(page, "Stop music").click();
      expect(await audio(page)).toMatchObject({ paused: true, currentTime: 0 });
      await expect(player(page).getByText(/Playing|Paused/)).toBeHidden();
      await expect(button(page, "Show Music Controls")).toBeFocused();
      await button(page, "Show Music Controls").click();
      await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
      await play(page);
    });
  });

  test("has its changes announced once", { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await expect(button(page, "Play music")).toBeVisible();
    await page.evaluate(() => {
      const announcer = document.querySelector("[data-announcer]");
      if (!announcer) throw new Error("Nobody announces anything here");
      window.announced = [];
      new MutationObserver(() => {
        if (announcer.textContent) window.announced.push(announcer.textContent);
      }).observe(announcer, { childList: true, characterData: true, subtree: true });
    });
    const announced = () => page.evaluate(() => window.announced);

    await play(page);
    await expect.poll(announced).toEqual(["Playing"]);
    await button(page, "Minimise music controls").click();
    await button(page, "Pause music").click();
    await expect.poll(announced).toEqual(["Playing", "Paused"]);
  });
});

test.describe("the view of the player", () => {
  test("can be minimised and hidden, which outlives navigation and reload, as the volume does", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/no/such/page");
    await slider(page).focus();
    await page.keyboard.press("End");
    await button(page, "Minimise music controls").click();
    await expect(button(page, "Expand music controls")).toBeFocused();
    await expect(slider(page)).toBeHidden();
    await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();

    await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Demo accounts" })).toBeVisible();
    await expect(button(page, "Expand music controls")).toBeVisible();
    await page.reload();
    await button(page, "Expand music controls").click();
    await expect(slider(page)).toHaveValue("100");

    await button(page, "Hide music controls").click();
    await expect(player(page).getByRole("button")).toHaveText(["Show Music Controls"]);
    await page.reload();
    await expect(player(page).getByRole("button")).toHaveText(["Show Music Controls"]);
    await button(page, "Show Music Controls").click();
    await expect(slider(page)).toBeVisible();
  });

  test("is forgotten on a new visit", { tag: "@full" }, async ({ page, context }) => {
    await page.goto("/live-demos");
    await button(page, "Mute music").click();
    await button(page, "Hide music controls").click();
    await expect(button(page, "Show Music Controls")).toBeVisible();

    const visit = await context.newPage();
    await visit.goto("/live-demos");

    await expect(slider(visit)).toHaveValue("50");
  });

  test("starts minimised on a phone, with state, Play and a way to the rest", { tag: "@full" }, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto("/live-demos");

    await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await button(page, "Play music").click();
    await expect(player(page).getByText("Playing", { exact: true })).toBeVisible();

    await button(page, "Expand music controls").click();
    await expect(slider(page)).toBeVisible();
    await expect(button(page, "Stop music")).toBeVisible();
  });

  test("leaves its room to proposals, and takes it again behind them, until somebody chooses", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await expect(slider(page)).toBeVisible();

    await page.locator("[name=brief]").first().fill("A bakery in Lisbon");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Use this one" }).first()).toBeVisible();
    await expect(slider(page)).toBeHidden();

    await page.goBack();
    await expect(slider(page)).toBeVisible();
    await page.goForward();
    await button(page, "Expand music controls").click();
    await expect(slider(page)).toBeVisible();
    await page.reload();
    await expect(slider(page)).toBeVisible();
  });

  test("is out of reach behind a dialog", { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await expect(button(page, "Play music")).toBeVisible();

    await page.getByRole("banner").getByRole("button", { name: "Login", exact: true }).click();

    await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
    await button(page, "Play music").focus();
    await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
  });
});

test.describe("what floats", () => {
  for (const width of [390, 1280]) {
    test(`covers no control that has the focus, at ${width} px`, { tag: "@full" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto("/live-demos");
      await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
      if (width < 1024) await button(page, "Expand music controls").click();
      await expect(slider(page)).toBeVisible();
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

  test("leaves the last line of a page readable", { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await expect(slider(page)).toBeVisible();

    // What comes into sight is laid out then, and the page may become longer.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const line = await page.getByText(/^© \d{4}/).boundingBox();
      const box = await player(page).boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    }).toPass();
  });

  test("stays in its corner, beside the accessibility button", { tag: "@full" }, async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto("/live-demos");
      if (width < 1024) await button(page, "Expand music controls").click();
      await expect(slider(page)).toBeVisible();

      const box = (await player(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const settings = await page.getByRole("button", { name: "Accessibility settings" }).boundingBox();
      expect(box.x).toBe(16);
      expect(box.y + box.height).toBe(720 - 16);
      expect(box.x + box.width).toBeLessThan(settings?.x ?? 0);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
});

test.describe("without a network", () => {
  test("the music plays again once it has been played", { tag: "@full" }, async ({ page, context, site }) => {
    await page.goto("/live-demos");
    await untilControlled(page);
    await untilKept(page);
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
    await untilKept(page);
    await context.setOffline(true);

    await button(page, "Play music").click();
    await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
    await expect(button(page, "Play music")).toBeFocused();

    await context.setOffline(false);
    await play(page);
  });
});

test.describe("music that cannot be had", () => {
  const failures = {
    "is missing": missing,
    "is no music": sending("audio/mp4", "This is not music. ".repeat(500)),
    "is the page of another network": sending("text/html", "<!doctype html><title>Sign in</title>"),
  };

  for (const [what, answer] of sample(Object.entries(failures), 1)) {
    test(`because it ${what} is paused, told to the log alone, and tried again`, async ({
      page,
      site,
      trouble,
    }) => {
      // The browser itself tells of what is missing.
      trouble.allow(/Failed to load resource.* 404 .*music\/loop\.m4a/);
      const log: string[] = [];
      page.on("console", (message) => log.push(`${message.type()}: ${message.text()}`));
      await page.goto("/no/such/page");
      await untilControlled(page);
      site.replace(MUSIC, answer);

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

  test("because the browser refuses to play it is paused, and nothing is left unhandled", {
    tag: "@full",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException("Press something first.", "NotAllowedError"));
    });
    await page.goto("/live-demos");
    const logged = page.waitForEvent("console", (message) => /could not be played/.test(message.text()));

    await button(page, "Play music").click();

    expect((await logged).type()).toBe("info");
    await expect(player(page).getByText("Paused", { exact: true })).toBeVisible();
  });
});

test.describe("for everybody", () => {
  test.use({ reducedMotion: "reduce" });

  test("the player is accessible in each of its views, paused and playing", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/no/such/page");
    await expect(slider(page)).toBeVisible();
    await expectAccessible(page);

    await play(page);
    await expectAccessible(page);
    // On a small screen, where the page is looked at last, it is small by itself.
    await button(page, "Expand music controls").click();
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

/** What plays is not in the document: the page remembers every element that was told to play. */
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

/** The one audio element, or null before anything was played. */
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

/** Where the focus is, and what floats over it, when everything has come to rest. */
function coverOfFocus(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
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

declare global {
  interface Window {
    playedAudio: HTMLMediaElement[];
    announced: string[];
  }
}

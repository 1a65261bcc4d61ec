import { expectAccessible } from "../support/accessible.ts";
import { expect, untilControlled } from "../support/faults.ts";
import {
  audio,
  button,
  musicRequests,
  open,
  play,
  player,
  recordAudio,
  slider,
  test,
  untilItMovesOn,
} from "../support/music-player.ts";
import { keepEverything } from "../support/offline.ts";
import { sample } from "../support/sample.ts";

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

  test("plays on from page to page, and begins again when it is over", async ({ page, site }) => {
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

  test("pauses and goes on from there, is muted and louder, and stops, which rewinds and takes the player away", async ({
    page,
  }) => {
    await page.goto("/no/such/page");
    await open(page);
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
});

test.describe("for everybody", () => {
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

import type { Page } from "@playwright/test";
import { expect, missing, sending, untilControlled } from "../support/faults.ts";
import {
  audio,
  button,
  MUSIC,
  musicRequests,
  open,
  play,
  player,
  recordAudio,
  test,
} from "../support/music-player.ts";
import { cutNetwork, keepEverything } from "../support/offline.ts";
import { sample } from "../support/sample.ts";

test.beforeEach(({ context }) => recordAudio(context));

test.describe("without a network", () => {
  test("the music plays again once it has been played", { tag: "@full" }, async ({ page, context, site }) => {
    await page.goto("/live-demos");
    await untilControlled(page);
    await keepEverything(page);
    await open(page);
    await play(page);
    await untilMusicIsStored(page);
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

function untilMusicIsStored(page: Page) {
  return expect
    .poll(() => page.evaluate(async () => (await (await caches.open("sitewright-media")).keys()).length))
    .toBe(1);
}

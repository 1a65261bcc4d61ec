import { type BrowserContext, mergeTests, type Page } from "@playwright/test";
import { expect, type Site, test as withSite } from "./faults.ts";
import { test as watched } from "./test.ts";

/** With a server of each test's own, which tells what was fetched by page and worker, and with a watched console. */
export const test = mergeTests(withSite, watched);

export const MUSIC = /\/music\/loop\.m4a/;

export const player = (page: Page) => page.getByRole("region", { name: "Music player" });

export const button = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });

export const slider = (page: Page) => player(page).getByRole("slider", { name: "Music volume" });

export const musicRequests = ({ requests }: Site) => requests.filter((address) => MUSIC.test(address));

export async function open(page: Page) {
  await button(page, "Expand music controls").click();
  await expect(slider(page)).toBeVisible();
}

export async function play(page: Page) {
  await button(page, "Play music").click();
  await untilItMovesOn(page);
  await expect(player(page).getByText("Playing", { exact: true })).toBeVisible();
}

export async function untilItMovesOn(page: Page) {
  const { currentTime = 0 } = (await audio(page)) ?? {};
  await expect
    .poll(async () => {
      const now = await audio(page);
      return now !== null && !now.paused && now.currentTime !== currentTime && now.currentTime > 0;
    })
    .toBe(true);
}

/** The playing element is not in the document: the page remembers every element that was told to play. */
export function recordAudio(context: BrowserContext) {
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
export async function audio(page: Page) {
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

declare global {
  interface Window {
    playedAudio: HTMLMediaElement[];
  }
}

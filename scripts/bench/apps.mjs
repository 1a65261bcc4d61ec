// @ts-check
import { launchBrowser } from "../browser.mjs";
import { createServer, listen } from "../serve.mjs";
import { benchBuild } from "./build-time.mjs";
import { waitForCalm } from "./machine.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./figures.mjs").Figure} Figure */

const SLOWER = 4;
const FRAMES = 600;
/** A frame that comes later than this after the one before has left one out, at 60 in a second. */
const DROPPED_MS = 25;

/**
 * How smoothly the arcade game runs on a processor four times slower: a boat that is steered all the time, and
 * a light that flies.
 * @param {{ runs: number, port: number, root?: string | undefined }} options
 * @returns {Promise<{ figures: Figure[], browser: string }>}
 */
export async function measureApps({ runs, port, root = benchBuild.folder }) {
  const server = await createServer({ root });
  const origin = await listen(server, port);
  const browser = await launchBrowser();
  /** @type {Record<string, { gaps: number[], busy: number }[]>} */
  const found = {};
  try {
    for (let run = 0; run < runs; run++) {
      for (const [name, width, height] of /** @type {const} */ ([
        ["arcade, desk", 1440, 900],
        ["arcade, phone", 390, 844],
      ])) {
        await waitForCalm();
        const context = await browser.newContext({
          baseURL: origin,
          serviceWorkers: "block",
          viewport: { width, height },
        });
        await context.addInitScript(() => localStorage.setItem("has_seen_splash", "true"));
        found[name] = [...(found[name] ?? []), await playArcade(await context.newPage())];
        await context.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return {
    browser: browser.version(),
    figures: Object.entries(found).flatMap(([of, played]) => [
      figure(
        of,
        "frame, median",
        "ms",
        played.map(({ gaps }) => part(gaps, 0.5)),
        17,
      ),
      figure(
        of,
        "frame, 99 of 100 within",
        "ms",
        played.map(({ gaps }) => part(gaps, 0.99)),
        25,
      ),
      figure(
        of,
        `frames left out of ${FRAMES}`,
        "",
        played.map(({ gaps }) => late(gaps)),
        FRAMES / 100,
      ),
      figure(
        of,
        "the page's thread in a frame, mean",
        "ms",
        played.map(({ busy }) => busy),
        16,
      ),
    ]),
  };
}

/** @type {(of: string, name: string, unit: Figure["unit"], values: number[], budget: number) => Figure} */
const figure = (of, name, unit, values, budget) => ({ of, name, unit, values, budget });

/** @type {(values: number[], share: number) => number} */
const part = (values, share) =>
  Number(values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1]);

const late = (/** @type {number[]} */ gaps) => gaps.filter((gap) => gap > DROPPED_MS).length;

/**
 * Plays, and measures from frame to frame, and how long the page's thread is at work for one. That alone does not
 * grow with what else the machine has to do.
 * @param {Page} page
 */
async function playArcade(page) {
  await page.goto("/app-preview/game-arcade");
  const begin = page.getByRole("button", { name: "Begin the night" });
  await begin.waitFor();
  // What a page does in its first seconds is measured elsewhere.
  await page.waitForTimeout(3_000);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * Number(metrics.find(({ name }) => name === "TaskDuration")?.value);
  };
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await begin.click();
  const before = await busy();
  const gaps = await page.evaluate(steer, FRAMES);
  return { gaps, busy: ((await busy()) - before) / FRAMES };
}

/**
 * From side to side, with a light in the air, for so many frames.
 * @param {number} frames
 */
async function steer(frames) {
  const field = document.querySelector(".arcade canvas");
  const press = (/** @type {string} */ type, /** @type {string} */ key) =>
    field?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
  /** @type {number[]} */
  const gaps = [];
  let last = await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < frames; frame++) {
    if (frame % 30 === 0) {
      const [to, from] = frame % 60 ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      press("keyup", from);
      press("keydown", to);
      press("keydown", " ");
    }
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - last);
    last = now;
    // Lost or won, it goes on.
    const anew = document.querySelector(".arcade .veil .act.main");
    if (anew instanceof HTMLElement) anew.click();
  }
  return gaps;
}

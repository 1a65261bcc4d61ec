// @ts-check
import { benchBuild } from "./build-time.mjs";
import { waitForCalm } from "./machine.mjs";
import { notePaints } from "./painted.mjs";
import { FAST, openStage, PHONE, SLOW, SLOWER_PROCESSOR, SPLASH_SEEN } from "./stage.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */

const BRIEFS = [
  "A family law firm in Oslo, calm and classic, with prices",
  "Copper & Oak, a bakery in Bergen with a map and hours, no blog",
  "Dog grooming in Leeds, playful, open Mon-Sat 9-6, from £25",
  "A yoga studio for beginners, warm and soft, with booking",
  "Photographer in Lisbon, dark and bold, weddings and portraits",
];
const KEY_MS = 90;
const TIMEOUT_MS = 60_000;
/** So long somebody looks at the sites before one is chosen. */
const LOOKED_AT_MS = 4_000;

/**
 * What somebody waits for who comes for the first time, says at once what the business does, is shown sites made of it,
 * and takes the first of them into the studio: on a slow line with a slower processor, and on the machine as it is.
 * @param {{ runs: number, port: number, root?: string | undefined }} options
 * @returns {Promise<{ figures: Figure[], browser: string }>}
 */
export async function measureProposals({ runs, port, root = benchBuild.folder }) {
  const stage = await openStage(root, port);
  /** @type {Record<string, number[]>} */
  const found = {};
  const note = (/** @type {string} */ name, /** @type {number[]} */ ...values) => {
    found[name] = [...(found[name] ?? []), ...values];
  };
  try {
    for (let run = 0; run < runs; run++) {
      const brief = BRIEFS[run % BRIEFS.length] ?? "";
      for (const isSlow of [true, false]) {
        await waitForCalm();
        const { keys, proposed, opened } = await proposeTo(stage, brief, isSlow);
        note(isSlow ? "slow keys" : "keys", ...keys);
        note(isSlow ? "slow" : "fast", proposed);
        note(isSlow ? "slow studio" : "studio", opened);
      }
    }
    return {
      browser: stage.browser.version(),
      figures: [
        figure("brief, slow line", "sites are seen after", "s", (found.slow ?? []).map(inSeconds)),
        figure("brief, slow line", "keystroke", "ms", found["slow keys"] ?? []),
        figure(
          "brief, slow line",
          "the studio is there after",
          "s",
          (found["slow studio"] ?? []).map(inSeconds),
        ),
        figure("brief", "sites are seen after", "s", (found.fast ?? []).map(inSeconds)),
        figure("brief", "keystroke", "ms", found.keys ?? []),
        figure("brief", "the studio is there after", "s", (found.studio ?? []).map(inSeconds)),
      ],
    };
  } finally {
    await stage.close();
  }
}

/** @type {(of: string, name: string, unit: Figure["unit"], values: number[]) => Figure} */
const figure = (of, name, unit, values) => ({ of, name, unit, values });
const inSeconds = (/** @type {number} */ ms) => ms / 1_000;

/**
 * @param {import("./stage.mjs").Stage} stage
 * @param {string} brief
 * @param {boolean} isSlow
 * @returns {Promise<{ keys: number[], proposed: number, opened: number }>} in milliseconds
 */
async function proposeTo({ browser, line }, brief, isSlow) {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript((storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    }, SPLASH_SEEN);
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? SLOWER_PROCESSOR : 1 });
    line.setSpeed(isSlow ? SLOW : FAST);
    await page.goto(`${line.origin}/`, { waitUntil: "commit" });
    const field = page.locator("input[name=brief]").first();
    await field.waitFor();
    await field.evaluate(isAlive);
    await field.tap();
    const readKeys = await notePaints(page, { event: "input" });
    await field.pressSequentially(brief, { delay: KEY_MS });
    const keys = await readKeys();
    const seen = page.evaluate(sitesSeen);
    await field.press("Enter");
    const proposed = await seen;

    await page.waitForTimeout(LOOKED_AT_MS);
    const button = page.getByRole("button", { name: "Use this one: proposal 1" });
    await button.scrollIntoViewIfNeeded();
    const studio = page.evaluate(studioSeen);
    await button.click();
    return { keys, proposed, opened: await studio };
  } finally {
    await context.close();
  }
}

/**
 * Resolves when React has taken over this element; runs in the page.
 * @param {Element} element
 */
async function isAlive(element) {
  while (!Object.keys(element).some((key) => key.startsWith("__reactProps")))
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Milliseconds from the next "submit" to the first frame with the sites that are in sight; runs in the page. */
function sitesSeen() {
  return new Promise((/** @type {(ms: number) => void} */ resolve) => {
    document.addEventListener(
      "submit",
      ({ timeStamp }) => {
        const look = () => {
          const hosts = [...document.querySelectorAll('[aria-label="Proposals"] [inert]')];
          const inSight = hosts.filter((host) => {
            const { top } = /** @type {Element} */ (host.parentElement).getBoundingClientRect();
            return top < innerHeight;
          });
          const isSeen = inSight.every(({ shadowRoot }) => shadowRoot?.querySelector(".sw-site"));
          if (inSight.length === 0 || !isSeen) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - timeStamp), 0);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Milliseconds from the next click to the first frame with a site in the studio; runs in the page. */
function studioSeen() {
  return new Promise((/** @type {(ms: number) => void} */ resolve) => {
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          const isThere =
            location.pathname.startsWith("/studio/") &&
            [...document.querySelectorAll("main *")].some((one) => one.shadowRoot?.querySelector(".sw-site"));
          if (!isThere) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - timeStamp), 0);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

import type { Locator, Page } from "@playwright/test";
import { siteTitle } from "../../tests/support/studio.ts";
import { type Figure, percentile } from "./figures.ts";
import { openLargeSite, openMarketplace, openProjects } from "./large-data.ts";
import type { Bench } from "./main.ts";
import { FAST } from "./slow-server.ts";
import { SLOWER_PROCESSOR } from "./visits.ts";

type Note = (name: string, values: number[], budget: number, unit?: Figure["unit"]) => void;
/** Performs an action on the throttled processor, and records its interaction to next paint. */
type Interact = (act: () => Promise<unknown>) => Promise<void>;

export const SCREEN = { width: 1440, height: 900 };
const KEYS = { delay: 90 };
const WORDS = ["lawyer", "pasta", "grooming", "dark blue", "haircut"];

/** User journeys on a desktop screen, without network throttling. */
const journeys: Record<string, (page: Page, interact: Interact, note: Note) => Promise<void>> = {
  marketplace: async (page, interact, note) => {
    await page.goto("/template-demos");
    await interact(async () => {
      for (const choice of [/^Website /, /^Bakery /, /^Blue /, /^Menu /]) {
        await page.getByRole("checkbox", { name: choice }).check();
        await page.getByRole("checkbox", { name: choice }).uncheck();
      }
      await page.getByLabel("Search templates").pressSequentially("bakery with booking", KEYS);
    });
    note("keystroke, all templates", await keyTimes(page.getByLabel("Search templates"), WORDS), 16);
    await openMarketplace(page, 10_000);
    note("keystroke, 10 000 templates", await keyTimes(page.getByLabel("Search templates"), WORDS), 50);
  },
  "brief to proposals": async (page, interact) => {
    await page.goto("/");
    await interact(async () => {
      const field = page.getByLabel("What does your business do?");
      await field.pressSequentially("Copper & Oak, a bakery in Bergen with a map, no blog", KEYS);
      await field.press("Enter");
      await page.getByRole("button", { name: "Use this one: proposal 1" }).click();
      await siteTitle(page).waitFor();
    });
  },
  "studio with 60 blocks": async (page, interact, note) => {
    await openLargeSite(page);
    await interact(async () => {
      await siteTitle(page).click();
      const title = page.locator(":focus").last();
      note("keystroke, slow processor", await keyTimes(title, ["Fresh bread from our oven"]), 50);
      await page.keyboard.press("Escape");
      for (const name of [/^Undo/, /^Redo/]) await page.getByRole("button", { name }).first().click();
    });
    const undoTimes = [];
    for (const name of Array.from({ length: 12 }, () => [/^Undo/, /^Redo/]).flat())
      undoTimes.push(await page.getByRole("button", { name }).first().evaluate(clickTime));
    note("undo and redo, script", undoTimes, 16);
  },
  "project list": async (page, interact, note) => {
    // A warm-up visit, which loads the code.
    await openProjects(page, 1);
    const few = await openProjects(page, 100);
    await interact(async () => {
      await page.getByLabel("Search projects").pressSequentially("bakery 42", KEYS);
      await page.getByLabel("Search projects").fill("");
      for (const name of ["Public Gallery", "My Projects"]) await page.getByRole("tab", { name }).click();
    });
    const many = await openProjects(page, 10_000);
    note("10 000 projects against 100, time", [many.time / few.time], 2, "");
    note("10 000 projects against 100, elements", [many.elements / few.elements], 1, "");
  },
  "module table and admin form": async (page, interact) => {
    await page.goto("/admin/modules");
    await page.getByRole("button", { name: "Sign in as demo admin" }).first().click();
    await page.getByText("You are signed in as").waitFor();
    await interact(async () => {
      await page.getByRole("textbox", { name: "Name" }).pressSequentially("Key Cabinet", KEYS);
      await page.getByRole("textbox", { name: "Description" }).pressSequentially("Knows every key.", KEYS);
      await page.getByRole("button", { name: "Add Module" }).click();
      await page.getByLabel("Search the list").pressSequentially("desk", KEYS);
      await page.getByLabel("Search the list").fill("");
      await page.getByRole("button", { name: "Edit Client Portal" }).click();
    });
  },
};

export async function measureInteractions({ browser, site, runs }: Bench): Promise<Figure[]> {
  const figures = new Map<string, Figure>();
  site.setSpeed(FAST);
  for (let run = 1; run <= runs; run++) {
    for (const [of, travel] of Object.entries(journeys)) {
      const context = await browser.newContext({ viewport: SCREEN, baseURL: site.origin });
      await context.addInitScript(observeInteractions);
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
      const setRate = (rate: number) => devTools.send("Emulation.setCPUThrottlingRate", { rate });
      const note: Note = (name, values, budget, unit = "ms") => {
        const known = figures.get(of + name)?.values ?? [];
        figures.set(of + name, { of, name, unit, values: [...known, ...values], budget });
      };
      const interact: Interact = async (act) => {
        await page.waitForTimeout(1_500);
        await setRate(SLOWER_PROCESSOR);
        await act();
        await page.waitForTimeout(500);
        await setRate(1);
        const times: number[] = await page.evaluate("Object.values(interactions)");
        // Browsers do not report interactions shorter than a frame.
        note("interaction to next paint, slow processor", [percentile([16, ...times], 0.98)], 200);
      };
      await travel(page, interact, note).finally(() => context.close());
    }
    process.stderr.write(`interactions: run ${run} of ${runs}\n`);
  }
  return [...figures.values()];
}

/** Runs in the page. Records the longest event of each interaction, as browsers do for INP. */
export function observeInteractions() {
  if (!location.protocol.startsWith("http") || window !== window.top) return;
  for (const key of ["has_seen_splash", "studio-tour-seen"]) localStorage.setItem(key, "true");
  const interactions: Record<number, number> = {};
  Object.assign(window, { interactions });
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) interactions[interactionId] = Math.max(duration, interactions[interactionId] ?? 0);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Measures from each key to the end of the next frame. Event Timing would round to 8 ms. */
async function keyTimes(field: Locator, words: string[]) {
  const times = await field.evaluateHandle(() => {
    const times: number[] = [];
    const painted = ({ timeStamp }: Event) => times.push(performance.now() - timeStamp);
    // The first task after an animation frame callback runs after the paint.
    const follow = (event: Event) => requestAnimationFrame(() => setTimeout(painted, 0, event));
    document.addEventListener("keydown", follow, true);
    return times;
  });
  for (const word of words) {
    await field.fill("");
    await field.pressSequentially(word, KEYS);
  }
  await field.page().waitForTimeout(300);
  return times.jsonValue();
}

/** Measures the script of a click, without the next frame. */
async function clickTime(element: HTMLElement) {
  const begun = performance.now();
  element.click();
  // React renders after a click in a microtask.
  await Promise.resolve();
  return performance.now() - begun;
}

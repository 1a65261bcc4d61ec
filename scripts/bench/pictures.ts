import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { photographFiles } from "../../tests/support/photographs.ts";
import { openNewBakery, panel } from "../../tests/support/studio.ts";
import { cache } from "../run.mjs";
import { type Figure, percentile } from "./figures.ts";
import { observeInteractions, SCREEN } from "./interactions.ts";
import type { Bench } from "./main.ts";
import { FAST } from "./slow-server.ts";

const SIZE = { count: 40, width: 4000, height: 3000 };
/** Milliseconds after which the group fails. */
const LONGEST = 300_000;

/** Adds 12-megapixel photographs, as many as a wedding has, and searches them meanwhile. */
export async function measurePictures({ browser, site }: Bench): Promise<Figure[]> {
  site.setSpeed(FAST);
  const context = await browser.newContext({ viewport: SCREEN, baseURL: site.origin });
  await context.addInitScript(observeInteractions);
  const page = await context.newPage();
  await openNewBakery(page);
  const files = await photographFiles(page, join(cache, "bench-photographs"), SIZE);
  await panel(page, "Pictures").click();
  const library = page.getByRole("dialog", { name: "Your pictures" });
  const search = library.getByRole("searchbox");
  const begun = performance.now();
  await library.getByLabel("Choose pictures").setInputFiles(files);
  let memory = 0;
  while ((await library.locator("li > button[aria-current]").count()) < SIZE.count) {
    if (performance.now() - begun > LONGEST) throw new Error("The photographs do not appear in the library.");
    await search.pressSequentially("valley", { delay: 90 });
    await search.fill("");
    memory = Math.max(memory, await residentBytes(browser));
  }
  const seconds = (performance.now() - begun) / 1000;
  const times: number[] = await page.evaluate("Object.values(interactions)");
  await context.close();
  const figure = (name: string, unit: Figure["unit"], value: number, budget: number) => {
    return { of: `${SIZE.count} photographs of 12 megapixels`, name, unit, values: [value], budget };
  };
  return [
    figure("until all are stored", "s", seconds, 60),
    figure("interaction to next paint", "ms", percentile([16, ...times], 0.98), 200),
    figure("memory of all processes of the browser", "kB", memory / 1000, 1_500_000),
  ];
}

/** Only available on Linux; 0 elsewhere. */
async function residentBytes(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const reading = processInfo.map(({ id }) => readFile(`/proc/${id}/statm`, "utf8").catch(() => ""));
  return (await Promise.all(reading)).reduce((sum, line) => sum + 4096 * Number(line.split(" ")[1] ?? 0), 0);
}

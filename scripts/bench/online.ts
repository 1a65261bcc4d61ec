import { setTimeout as sleep } from "node:timers/promises";
import { NETLIFY_TOKEN, netlifyDouble } from "../../tests/support/host-apis/netlify-double.ts";
import { leadTo } from "../../tests/support/host-apis/online.ts";
import { dialog } from "../../tests/support/share.ts";
import { siteTitle } from "../../tests/support/studio.ts";
import type { Figure } from "./figures.ts";
import { observeInteractions, SCREEN } from "./interactions.ts";
import type { Bench } from "./main.ts";
import { SLOW } from "./slow-server.ts";

/** Measures from Enter on a brief to "Your site is online", with a mock host on a throttled connection. */
export async function measureOnline({ browser, site }: Bench): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: SCREEN, baseURL: site.origin });
  await context.addInitScript(observeInteractions);
  let freeAt = 0;
  await leadTo(context, netlifyDouble(), async (_, bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 1000) / SLOW.bytesPerSecond;
    await sleep(SLOW.latencyMs + freeAt - performance.now());
  });
  const page = await context.newPage();
  site.setSpeed(SLOW);
  await page.goto("/");
  const brief = page.getByLabel("What does your business do?");
  await brief.fill("A cosy bakery in Lisbon called Crumb, with a map and opening hours");
  const begun = performance.now();
  await brief.press("Enter");
  await page.getByRole("button", { name: "Use this one: proposal 1" }).click();
  await siteTitle(page).waitFor();
  await page.getByRole("button", { name: /^Share/ }).click();
  await dialog(page).getByRole("tab", { name: "Put it online" }).click();
  await dialog(page).getByRole("radio", { name: "Netlify" }).check();
  await dialog(page).getByLabel("Token").first().fill(NETLIFY_TOKEN);
  await dialog(page).getByLabel(/^Name/).fill("crumb");
  await dialog(page).getByRole("button", { name: "Put it online", exact: true }).last().click();
  await dialog(page).getByText("Your site is online.").waitFor();
  const values = [(performance.now() - begun) / 1000];
  await context.close();
  return [{ of: "a sentence", name: "from Enter to a site that is online", unit: "s", values, budget: 20 }];
}

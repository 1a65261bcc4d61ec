import type { Page } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";
import { sample } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

// The suggestions on this page are the nearest templates, drawn by `SiteThumbnail`. Breaches of the content
// policy, Trusted Types and missing keys fail every test here: see support/test.ts.
const UNKNOWN_TEMPLATE = "/app-preview/law-firm-legder";

for (const [place, address] of sample(
  [
    ["at the root of a host", UNKNOWN_TEMPLATE],
    ["below a base path", `http://localhost:${builds.demo.port}/demo${UNKNOWN_TEMPLATE}`],
  ] as const,
  1,
)) {
  test(`${place}, thumbnails of sites are drawn in their own style and fonts, and are not focusable`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole("img", { name: /^The home page of/ })).toHaveCount(6);
    const ledger = page.getByRole("img", { name: "The home page of Ashworth & Vale" });

    await expect(ledger.locator("h1")).toHaveText("Counsel that holds when it matters.");
    await expect.poll(() => fontsOf(page)).toContain("Cormorant loaded");
    await expect(ledger.locator("h1")).toHaveCSS("font-family", /^"?Cormorant/);
    const drawn = await ledger.locator(".sw-site").evaluate((site) => {
      const room = site.getRootNode() instanceof ShadowRoot ? (site.getRootNode() as ShadowRoot).host : site;
      return {
        share: site.getBoundingClientRect().width / room.getBoundingClientRect().width,
        ground: getComputedStyle(site).backgroundColor,
        ids: new Set(Array.from(site.querySelectorAll("[id]"), ({ id }) => id)).size,
        elements: site.querySelectorAll("[id]").length,
      };
    });
    expect(drawn.share).toBeCloseTo(1, 2);
    expect(drawn.ground).not.toBe("rgba(0, 0, 0, 0)");
    expect(drawn.ids).toBe(drawn.elements);
    // The content of a thumbnail is not focusable.
    await expect(ledger.locator("> div")).toHaveAttribute("inert");
  });
}

function fontsOf(page: Page) {
  return page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));
}

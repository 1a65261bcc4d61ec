import type { Page } from "@playwright/test";
import { adminToken, callFrom, demoLink, expect, test, untilControlled } from "../support/faults.ts";
import { figure } from "../support/figures.ts";
import { keepEverything } from "../support/offline.ts";

test("a name of a megabyte is refused with a clear message, and the page stays responsive", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  const token = await adminToken(page, "worker");

  await countFrames(page);
  const [refused] = await callFrom(page, "worker", [
    {
      path: "/api/modules",
      method: "POST",
      token,
      body: { name: "n".repeat(1_000_000), category: "AI", description: "d", imagePath: null },
    },
  ]);

  expect(refused).toEqual({ status: 400, body: { error: "name: At most 120 characters" } });
  figure("longest frame, a name of a megabyte", await longestFrame(page));
});

test("a megabyte in the fields of the dialogs is answered in words, and the page stays responsive", {
  tag: "@full",
}, async ({ page }) => {
  const megabyte = "n".repeat(1_000_000);
  await page.goto("/");
  await untilControlled(page);
  await page.getByRole("button", { name: "Login", exact: true }).click();

  await paste(page, "Email", `${megabyte}@example.com`);
  await paste(page, "Password", megabyte);
  await countFrames(page);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByRole("dialog").getByText("At most 254 characters")).toBeVisible();
  figure("longest frame, an address of a megabyte", await longestFrame(page));
  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  await paste(page, "First name", megabyte);
  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("At most 80 characters")).toBeVisible();
});

test("a megabyte in the search finds nothing, and the page stays responsive", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/live-demos");
  await expect(demoLink(page)).toBeVisible();

  await paste(page, "Search modules", "n".repeat(1_000_000));

  await expect(page.getByText("No modules found")).toBeVisible();
  await page.getByRole("button", { name: "Show all modules" }).click();
  await expect(demoLink(page)).toBeVisible();
});

test("of a token of 100 KB the first 256 characters are kept", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  // The host would refuse so long an address; the worker answers it once it has the page.
  await keepEverything(page);

  await page.goto(`/live-demos?token=${"<t>".repeat(33_000)}`);

  await expect(page.getByText("Beta visitor").first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("beta_token"))).toBe("t".repeat(256));
});

/** At once, as from the clipboard; typing a megabyte would take a day. */
async function paste(page: Page, label: string, text: string) {
  await page.getByLabel(label).focus();
  await page.evaluate((text) => document.execCommand("insertText", false, text), text);
}

async function countFrames(page: Page) {
  await page.evaluate(() => {
    let last = performance.now();
    Object.assign(window, { longestFrame: 0 });
    const next = () => {
      const now = performance.now();
      Object.assign(window, { longestFrame: Math.max(Reflect.get(window, "longestFrame"), now - last) });
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

const longestFrame = (page: Page) =>
  page.evaluate(() => `${Math.round(Reflect.get(window, "longestFrame"))} ms`);

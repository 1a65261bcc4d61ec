import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { expectNoViolations, runningApp } from "../support/apps.ts";
import { card, describeProject, wizard } from "../support/projects.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

/** In kB, compressed with brotli: React, the app, its samples and the fonts of its look. */
const MOST_KB = 250;

test("an app in one file opens from disk without a network, is changed and saved, and comes back", async ({
  page,
  browser,
}, info) => {
  await page.goto("/view-projects?new=1");
  await describeProject(page, { name: "Happy Tails", type: "Application" });
  await wizard(page).getByRole("radio", { name: "Dog Groomer" }).check();
  await wizard(page).getByRole("button", { name: "Create Project" }).click();
  await page.waitForURL("/");
  await page.goto("/view-projects?tab=mine");
  await card(page, "Happy Tails").getByRole("link", { name: "Open" }).click();
  await runningApp(page).getByRole("button", { name: "Export" }).click();
  const file = await saved(page, info.outputPath("happy-tails.html"), () =>
    page.getByRole("dialog").getByRole("button", { name: "One HTML file" }).click(),
  );
  expect(brotliCompressSync(await readFile(file)).length / 1000).toBeLessThanOrEqual(MOST_KB);

  // It is opened from disk, changed, and saved as a copy.
  const first = await openFromDisk(browser, file);
  const app = runningApp(first.page);
  await app.getByRole("button", { name: "Customers", exact: true }).click();
  await app.getByRole("button", { name: "Add customer" }).click();
  await first.page.getByRole("dialog").getByLabel("Name").fill("Ada </script><!-- Quill");
  await first.page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(app.getByRole("button", { name: "Save, there are unsaved changes" })).toBeVisible();
  await expectNoViolations(first.page);
  const copy = await saved(first.page, info.outputPath("copy.html"), () =>
    first.page.keyboard.press("Control+s"),
  );
  await expect(app.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await first.close();

  const second = await openFromDisk(browser, copy);
  await runningApp(second.page).getByRole("button", { name: "Customers", exact: true }).click();
  await expect(
    runningApp(second.page).getByRole("button", { name: "Ada </script><!-- Quill" }),
  ).toBeVisible();
  await expect(runningApp(second.page)).toHaveCSS("font-family", /Nunito/);
  expect(await second.page.evaluate(() => document.fonts.check("16px Nunito"))).toBe(true);
  await second.close();

  // The product reads it like any export.
  await page.goto("/view-projects?tab=mine");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByLabel("Choose a file").setInputFiles(copy);
  await page.getByRole("dialog").getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await card(page, "Happy Tails (imported)").getByRole("link", { name: "Open" }).click();
  await runningApp(page).getByRole("button", { name: "Customers", exact: true }).click();
  await expect(runningApp(page).getByRole("button", { name: "Ada </script><!-- Quill" })).toBeVisible();
});

async function saved(page: Page, path: string, act: () => Promise<void>) {
  const download = page.waitForEvent("download");
  await act();
  await (await download).saveAs(path);
  return path;
}

/** Opens a file in a browser of its own. Closing it checks that nothing was requested, refused or wrong. */
async function openFromDisk(browser: Browser, path: string) {
  const context = await browser.newContext({ offline: true, reducedMotion: "reduce" });
  const address = pathToFileURL(path).href;
  const trouble: string[] = [];
  context.on("request", (request) => {
    if (request.url() !== address && !request.url().startsWith("blob:")) trouble.push(request.url());
  });
  context.on("console", (message) => trouble.push(message.text()));
  context.on("weberror", (error) => trouble.push(error.error().message));
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, "showSaveFilePicker");
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      console.error(`policy: ${effectiveDirective}`),
    );
  });
  const page = await context.newPage();
  await page.goto(address);
  await expect(runningApp(page)).toBeVisible();
  return {
    page,
    async close() {
      await context.close();
      expect(trouble).toEqual([]);
    },
  };
}

import { installClock } from "../support/clock.ts";
import { createProject, notification } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

test("the work is copied into a folder, and again two minutes after a change", async ({ page }) => {
  await installClock(page);
  // A real directory in place of the system's dialog.
  await page.addInitScript(() => {
    window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle("copies", { create: true });
  });
  await createProject(page, "Harbour Bakery");
  await page.goto("/view-projects?tab=mine");
  await page.getByRole("button", { name: "Copy automatically into a folder" }).click();
  await expect(notification(page, "Your work is copied")).toContainText("in the folder copies");
  await expect(page.getByText(/^Last copy outside this browser:/)).toContainText("in the folder copies.");
  await expect.poll(copied).toMatch(/^{"format":"sitewright-work".*Harbour Bakery/);

  await page.getByRole("button", { name: /^More/ }).first().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { name: /^Harbour Bakery/ })).toHaveCount(2);
  await page.clock.runFor(121_000);

  await expect.poll(async () => (await copied()).split('"name":"Harbour Bakery').length).toBeGreaterThan(2);

  function copied() {
    return page.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("copies");
      for await (const file of folder.values()) {
        // While a copy is replaced, the browser has a second file (.crswap) beside it, and neither can be read.
        if (file.kind !== "file" || file.name.endsWith(".crswap")) continue;
        return file
          .getFile()
          .then((whole) => whole.text())
          .catch(() => "");
      }
      return "";
    });
  }
});

import { builds } from "../../scripts/builds.mjs";
import { signInAsDemoUser, welcome } from "../support/accounts.ts";
import { cutNetwork, waitUntilAheadFetched } from "../support/offline.ts";
import { sample } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

// As for a real visitor: files are prefetched in the background, and nothing stores all of them.
test.use({ files: "ahead" });

for (const [name, build] of sample(
  [
    ["/", "root"],
    ["/demo/", "demo"],
  ] as const,
  1,
)) {
  test(`on ${name}: choose a module, work in its demo, sign in, and find it all without a network`, {
    tag: "@short",
  }, async ({ page, context, trouble }) => {
    // Drawings that the visitor has not seen are not cached.
    trouble.allow(/\/images\/.*net::ERR_|net::ERR_FAILED \(.*\/images\//);
    const address = `http://localhost:${builds[build].port}${name}`;

    await test.step("open the address and choose a module", async () => {
      await page.goto(address);
      await page.getByRole("banner").getByRole("link", { name: "View Demos" }).click();
      await page.getByLabel("Search modules").fill("portal");
      await page.getByRole("link", { name: "Client Portal", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Portal");
    });

    await test.step("enter its demo with a demo account and work in its dashboard", async () => {
      await page.getByRole("radio", { name: "Client", exact: true }).click();
      await page.getByRole("button", { name: "Login to Demo" }).click();
      await expect(page.getByText("Logged in as")).toHaveText(/the\.abernathys\s*Client$/);
      await expect(page.getByRole("table")).toContainText("Gannet Row Dental");
      await page.getByRole("tab", { name: "Data View" }).click();
      await expect(page.getByText("Showing 5 items")).toBeVisible();
    });

    await test.step("sign in as the demo user", async () => {
      await signInAsDemoUser(page);
      await expect(welcome(page)).toBeVisible();
    });

    const later = await test.step("close the tab and cut the network", async () => {
      await waitUntilAheadFetched(page, build);
      const next = await context.newPage();
      await page.close();
      await cutNetwork(context, next);
      return next;
    });

    await test.step("open the address again: signed in, still in the demo, and every page is there", async () => {
      await later.goto(address);
      await expect(welcome(later)).toBeVisible();
      await later.getByRole("banner").getByRole("link", { name: "View Demos" }).click();
      await expect(later.getByRole("heading", { level: 3 })).toHaveCount(35);
      await later.getByRole("link", { name: "Client Portal", exact: true }).click();
      await expect(later.getByText("Logged in as")).toHaveText(/the\.abernathys\s*Client$/);
      await expect(later.getByRole("table")).toContainText("Gannet Row Dental");
      await expect(later.getByText("Showing 5 items")).toBeVisible();
      await later.reload();
      await expect(later.getByText("Showing 5 items")).toBeVisible();

      for (const path of ["demo-accounts", "module-preview/puzzle-trail", "no-such-page"]) {
        await later.goto(address + path);
        await expect(later.getByRole("heading", { level: 1 })).not.toHaveText(/^Loading/);
        await expect(welcome(later)).toBeVisible();
      }
    });

    await test.step("what changes without a network is kept, too", async () => {
      await later.getByRole("button", { name: "Logout" }).click();
      await expect(later.getByRole("button", { name: "Login", exact: true })).toBeVisible();
      await later.reload();
      await expect(later.getByRole("button", { name: "Login", exact: true })).toBeVisible();
      await signInAsDemoUser(later);
      await later.reload();
      await expect(welcome(later)).toBeVisible();
    });
  });
}

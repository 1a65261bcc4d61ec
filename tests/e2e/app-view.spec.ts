import { builds } from "../../scripts/builds.mjs";
import { aLocalProject, openMyProjects } from "../support/projects.ts";
import { frameOf, pageHeading, untilShown } from "../support/site-viewer.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test("without a project the construction sample runs, with a note on the substitute", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/app-view");

  await expect(pageHeading(page)).toHaveText("Construction sample");
  await untilShown(page);
  await expect(
    page.getByText(/^(A finished site, as its visitors see it\.|The template Construction)/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Use template" })).toBeVisible();
});

test("a public project runs under its own name, on any device", async ({ page }) => {
  await page.goto("/app-view?project=1");
  await expect(pageHeading(page)).toHaveText("Tidewater Lane Bakehouse");
  await untilShown(page);

  await page.getByRole("radio", { name: "Phone" }).check();
  await expect(page).toHaveURL("/app-view?project=1&device=phone");
  expect(await frameOf(page).evaluate((frame) => frame.clientWidth)).toBe(390);

  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
  await page.getByRole("button", { name: "Leave full screen" }).click();

  await page.getByRole("link", { name: "Edit this" }).click();
  await expect(page).toHaveURL("/studio/1");
  await expect(pageHeading(page)).toHaveText("Tidewater Lane Bakehouse");
});

test("a local project has its name, and its link says that it works only in this browser", {
  tag: "@full",
}, async ({ page }) => {
  await openMyProjects(page, [
    aLocalProject({ id: 7, name: "Crumb & Co", templateId: "restaurant-counter" }),
  ]);

  await page.goto("/app-view?project=local-7");

  await expect(pageHeading(page)).toHaveText("Crumb & Co");
  await expect(frameOf(page)).toHaveAttribute("title", "Crumb & Co, home page");
  await untilShown(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/^This project is stored in this browser\./)).toBeVisible();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeHidden();
  await expect(page.getByRole("link", { name: "Edit this" })).toHaveAttribute("href", "/studio/local-7");
});

test("an unknown project offers ways on", async ({ page }) => {
  const keys = ["local-404", "no-project", "4040404", "__proto__", "%3Cb%3E", "x".repeat(3_000)];
  for (const key of process.env.FULL ? keys : keys.slice(0, 1)) {
    await page.goto(`/app-view?project=${key}`);

    await expect(pageHeading(page)).toHaveText("Project Not Found");
    await expect(page.getByRole("main").getByRole("link", { name: "All projects" })).toHaveAttribute(
      "href",
      "/view-projects",
    );
    await page.getByRole("link", { name: "See the sample" }).click();
    await expect(pageHeading(page)).toHaveText("Construction sample");
  }
});

if (process.env.FULL) {
  test("the wizard's built-in templates open as a site", async ({ page }) => {
    await openMyProjects(page, [
      aLocalProject({ id: 8, name: "N".repeat(200), templateId: "web-portfolio" }),
    ]);

    await page.goto("/app-view?project=local-8");

    await untilShown(page);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond).toBeLessThanOrEqual(0);
  });

  test("below a base path the sample runs", async ({ page }) => {
    const origin = `http://localhost:${builds.demo.port}`;
    await page.goto(`${origin}/demo/app-view`);

    await untilShown(page);
    await expect(page.getByRole("link", { name: "Use template" })).toHaveAttribute(
      "href",
      /^\/demo\/web-app-builder\?new=1/,
    );
  });

  test.describe("without a worker", () => {
    test.use(withoutWorker);

    test("the sample and a project run", async ({ page }) => {
      await page.goto("/app-view");
      await untilShown(page);

      await page.goto("/app-view?project=1");
      await expect(pageHeading(page)).toHaveText("Tidewater Lane Bakehouse");
      await untilShown(page);
    });
  });
}

import type { Page } from "@playwright/test";
import { colourOf } from "../support/colours.ts";
import {
  aLocalProject,
  card,
  notification,
  openMyProjects,
  projectNames,
  publicProjects,
  putProjects,
  storedProjects,
} from "../support/projects.ts";
import { holdSeeds } from "../support/seeds.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

test("six skeletons reserve the space of loading projects", { tag: "@full" }, async ({ page }) => {
  const seeds = await holdSeeds(page);
  await page.goto("/view-projects");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  await expect(page.getByText("Loading projects...")).toBeAttached();

  seeds.release();

  await expect(projectNames(page)).toHaveCount(publicProjects.length);
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("the badge of each status has its colour; renaming takes the focus and returns it", async ({ page }) => {
  await openMyProjects(page, [aLocalProject()]);
  await choose(page, "Harbour Bakery", "Rename");
  await expect(page.getByRole("textbox", { name: "Project name" })).toBeFocused();
  await page.getByRole("textbox", { name: "Project name" }).fill("Crumb & Co");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Crumb & Co" })).toBeFocused();
  await page.reload();
  await expect(projectNames(page)).toHaveText(["Crumb & Co"]);

  await tab(page, "Public Gallery").click();
  await expect(projectNames(page)).toHaveText(publicProjects.map(({ name }) => name));
  for (const [status, colour] of [
    ["deployed", "green"],
    ["active", "blue"], // the nearest name in `colourOf`
    ["draft", "yellow"],
  ] as const) {
    const badge = page.getByRole("main").getByText(status, { exact: true }).first();
    expect(await colourOf(badge)).toBe(colour);
  }
});

test("a visitor without projects is led to a first one, and to other pages", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/view-projects?tab=mine");

  await expect(page.getByText("No projects created yet")).toBeVisible();
  await expect(page.getByText("Start building your first project to see it here")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Project" })).toHaveAttribute(
    "href",
    "/web-app-builder?new=1",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Web App Builder" })).toHaveAttribute(
    "href",
    "/web-app-builder",
  );
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("View and Demo open new windows, without access to their opener", { tag: "@full" }, async ({
  page,
  context,
}) => {
  // This test does not cover the destinations.
  await context.route(/\/(template-demos|app-view)$/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title><link rel=icon href=data:,>" }),
  );
  const building = aLocalProject({ id: 2, name: "CONSTRUCTION Quest", type: "game" });
  await openMyProjects(page, [building, aLocalProject({ id: 3, name: "Other Game", type: "game" })]);
  const opens = async (name: string, button: string) => {
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      card(page, name).getByRole("button", { name: button, exact: true }).click(),
    ]);
    await opened.waitForLoadState();
    const found = [new URL(opened.url()).pathname, await opened.evaluate(() => window.opener)];
    await opened.close();
    return found;
  };

  expect(await opens("CONSTRUCTION Quest", "View")).toEqual(["/template-demos", null]);
  expect(await opens("CONSTRUCTION Quest", "Demo")).toEqual(["/app-view", null]);
  expect(await opens("Other Game", "Demo")).toEqual(["/template-demos", null]);
  await tab(page, "Public Gallery").click();
  expect(await opens("Olmo Yoga Loft", "Demo")).toEqual(["/app-view", null]);
});

test("a new window preserves beta access and the prospect", { tag: "@full" }, async ({ page, context }) => {
  await page.goto("/view-projects?q=olmo&token=spring-2026&prospect=Acme");

  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    card(page, "Olmo Yoga Loft").getByRole("button", { name: "View", exact: true }).click(),
  ]);

  await expect(opened.getByText("Beta visitor").filter({ visible: true })).toHaveCount(1);
  await expect(opened.getByText("Prepared for Acme")).toBeVisible();
});

test("if the browser blocks new windows, a link is shown instead", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/view-projects?q=olmo");

  await card(page, "Olmo Yoga Loft").getByRole("button", { name: "Demo", exact: true }).click();

  await expect(
    card(page, "Olmo Yoga Loft").getByText("The browser has blocked the new window."),
  ).toBeVisible();
  const link = card(page, "Olmo Yoga Loft").getByRole("link", { name: "Open it from here" });
  await expect(link).toHaveAttribute("href", "/app-view");
  await expect(link).toHaveAttribute("target", "_blank");
});

test("projects deleted before a reload can still be restored, or deleted for good", {
  tag: "@full",
}, async ({ page }) => {
  await openMyProjects(page, [aLocalProject(), aLocalProject({ id: 2, name: "Kettle Quest" })]);
  await choose(page, "Harbour Bakery", "Delete");
  await expect(notification(page, "Project deleted")).toBeVisible();
  await page.reload();
  await expect(projectNames(page)).toHaveText(["Kettle Quest"]);

  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(projectNames(page)).toHaveCount(2);

  await choose(page, "Harbour Bakery", "Delete");
  await expect(notification(page, "Project deleted")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("You can still restore it.")).toBeHidden();
  expect(await storedProjects(page)).toMatchObject([{ name: "Kettle Quest" }]);
});

test("a record that cannot be read is set aside, and the other projects are shown", { tag: "@full" }, async ({
  page,
}) => {
  await openMyProjects(page, [aLocalProject(), { ...aLocalProject({ id: 2 }), type: "spaceship" }]);

  await expect(projectNames(page)).toHaveText(["Harbour Bakery"]);
  expect(await storedProjects(page)).toHaveLength(1);
});

test("keyboard only: tabs with arrows, the menu of a card, and out of it", { tag: "@full" }, async ({
  page,
}) => {
  await openMyProjects(page, [aLocalProject()]);
  await tab(page, "My Projects").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Public Gallery")).toBeFocused();
  await expect(page).toHaveURL("/view-projects");
  await page.keyboard.press("End");
  await expect(projectNames(page)).toHaveText(["Harbour Bakery"]);

  const more = page.getByRole("button", { name: "More" });
  const menu = page.getByRole("menu", { name: "More" });
  const current = () =>
    menu.evaluate(
      (box) => document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent,
    );
  await more.press("Enter");
  await expect.poll(current).toBe("Deploy");
  await page.keyboard.press("r");
  await expect.poll(current).toBe("Rename");
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await expect(menu).toBeHidden();
  await more.press("ArrowUp");
  await expect.poll(current).toBe("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No projects created yet")).toBeVisible();
});

test("ten thousand projects render no more cards than a hundred, and each can be reached", {
  tag: "@full",
}, async ({ page }) => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => aLocalProject({ id: at + 1, name: `Project ${at + 1}` }));
  const nodesInTheMiddle = async (name: RegExp) => {
    // The page has its full height only after the virtualized list has loaded.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await expect(projectNames(page).getByText(name).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    // Waits until rows are stable after a jump.
    let [before, now] = [-1, 0];
    const change = async () => {
      before = now;
      now = await page.locator("main *").count();
      return now - before;
    };
    await expect.poll(change, { intervals: [400] }).toBe(0);
    return now;
  };
  await openMyProjects(page, many(100));
  await expect(tab(page, "My Projects")).toHaveText("My Projects100");
  const ofHundred = await nodesInTheMiddle(/^Project [3-7]\d$/);

  await putProjects(page, many(10_000));
  await page.reload();
  await expect(tab(page, "My Projects")).toHaveText("My Projects10000");

  // Depending on the scroll position there are up to two more rows of three cards.
  expect(await nodesInTheMiddle(/^Project [3-7]\d\d\d$/)).toBeLessThanOrEqual(ofHundred + 300);
  await page.getByLabel("Search projects").fill("project 9999");
  await expect(projectNames(page)).toHaveText(["Project 9999"]);
});

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

async function choose(page: Page, name: string, choice: string) {
  await card(page, name).getByRole("button", { name: "More" }).click();
  await card(page, name).getByRole("menuitem", { name: choice, exact: true }).click();
}

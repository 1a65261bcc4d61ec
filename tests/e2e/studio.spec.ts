import { untilDraggable } from "../support/dragging.ts";
import { byKeys, byMouse, byTouch, centreOf, fingerOn, tabTo } from "../support/hands.ts";
import { exportedSite } from "../support/share.ts";
import {
  block,
  blockNames,
  canvas,
  openNewBakery,
  panel,
  siteTitle,
  startBakery,
  storedSites,
  untilSaved,
} from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

test("a bakery's site is made from nothing with the mouse: words, blocks, theme, pages, undo; it is all there later, and exported", {
  tag: "@short",
}, async ({ page }) => {
  const hand = byMouse(page);
  await startBakery(page, hand);

  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Bread, baked at night");
  await page.keyboard.press("Enter");
  await expect(siteTitle(page)).toHaveText("Bread, baked at night");
  await expect(page.getByLabel("Headline", { exact: true })).toHaveValue("Bread, baked at night");

  await page.getByRole("toolbar", { name: "Opening" }).getByRole("button", { name: "Move down" }).click();
  await expect(blockNames(page).nth(2)).toContainText("Opening");
  await page.getByRole("button", { name: "Add a block", exact: true }).click();
  const palette = page.getByRole("dialog", { name: "Add a block" });
  await palette.getByLabel("Search blocks").fill("before after");
  await palette.getByRole("button", { name: "Before and after" }).click();
  await expect(block(page, "comparison")).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Shown as").selectOption({ index: 1 });
  await page
    .getByRole("toolbar", { name: "Before and after" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(block(page, "comparison")).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo: Deleted/ }).click();
  await expect(block(page, "comparison")).toHaveCount(1);

  await panel(page, "Theme").click();
  await page.getByRole("radio", { name: "Ember", exact: true }).click();
  await expect(page.getByRole("radio", { name: "Ember", exact: true })).toBeChecked();

  await page.getByRole("button", { name: "Surprise me" }).click();
  await page.getByRole("button", { name: "Undo: A surprise" }).click();
  await expect(page.getByRole("radio", { name: "Ember", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: "All three" }).click();
  await expect(page.locator(".sw-site h1")).toHaveCount(3);

  await panel(page, "Pages").click();
  await page.getByLabel("New page").fill("Workshops");
  await page.getByRole("button", { name: "Add page" }).click();
  await expect(siteTitle(page)).toHaveText("Workshops");
  await page.getByRole("button", { name: "Rename page" }).click();
  await page.getByLabel("Title of the page").fill("Courses");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Move page up" }).click();
  await expect(page.getByText("/courses", { exact: true })).toBeVisible();
  await untilSaved(page);

  await page.reload();
  const headline = canvas(page).getByRole("heading", { name: "Bread, baked at night" });
  await expect(headline).toBeVisible();
  await expect(block(page, "comparison")).toHaveCount(1);
  await expect(canvas(page).locator(".sw-hero svg").first()).toBeVisible();
  const [site] = await storedSites(page);
  expect(site?.document.pages.at(-2)).toMatchObject({ title: "Courses" });

  await page.getByRole("link", { name: "Preview", exact: true }).click();
  const shown = page.frameLocator("iframe").getByRole("heading", { name: "Bread, baked at night" });
  await expect(shown).toBeVisible();
  expect(await exportedSite(page, hand.press)).toContain("Bread, baked at night");
});

test("from nothing to the exported files all of it goes with the keyboard alone", { tag: "@full" }, async ({
  page,
}) => {
  const hand = byKeys(page);
  await startBakery(page, hand);

  await hand.press(block(page, "hero"));
  await expect(block(page, "hero")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(blockNames(page).nth(2)).toContainText("Opening");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(blockNames(page).nth(1)).toContainText("Opening");

  // In the page itself: from the navigation down to the opening, into its texts, and out again.
  await tabTo(page, canvas(page).locator("#hero"));
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Fresh at six");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rye and rolls");
  await page.keyboard.press("Escape");
  await expect(canvas(page).getByText("Fresh at six")).toBeVisible();
  await expect(canvas(page).getByText("Rye and rolls")).toBeVisible();

  await tabTo(page, canvas(page).locator("#hero"));
  await page.keyboard.press("a");
  await expect(page.getByLabel("Search blocks")).toBeFocused();
  await page.keyboard.type("people");
  await expect(page.getByRole("dialog").getByRole("button", { name: "People" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(blockNames(page).nth(2)).toContainText("People");
  await expect(blockNames(page).nth(2)).toHaveAttribute("aria-pressed", "true");

  await hand.press(block(page, "hero"));
  await page.keyboard.press("l");
  await page.keyboard.press("Delete");
  await expect(block(page, "hero")).toContainText("locked");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys of the studio" })).toBeVisible();
  await page.keyboard.press("Escape");

  await untilSaved(page);
  await hand.press(page.getByRole("link", { name: "Preview", exact: true }));
  await expect(page.frameLocator("iframe").getByText("Rye and rolls")).toBeVisible();
  expect(await exportedSite(page, hand.press)).toContain("Rye and rolls");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap on a picture of the chosen block opens its choice", async ({ page }) => {
    await openNewBakery(page);
    const picture = canvas(page).locator("#hero svg").first();
    await siteTitle(page).tap();
    await picture.tap();

    await expect(page.getByRole("heading", { name: "Opening", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Change", exact: true })).toBeInViewport();
    await expect(page.getByRole("tab", { name: "Drawn" })).toBeInViewport();
  });

  test("a finger drags a block by its grip, and the list scrolls along", async ({ page }) => {
    await openNewBakery(page);
    await panel(page, "Blocks").tap();
    await untilDraggable(page);
    const names = await blockNames(page).allTextContents();
    const [from, onto] = [blockNames(page).nth(1), blockNames(page).nth(3)];
    const grip = await centreOf(from.locator("[data-grip]"));
    const finger = await fingerOn(page);

    await finger.down(grip);
    await finger.move({ x: grip.x, y: (await centreOf(onto)).y + 8 });
    await finger.up();
    await expect(blockNames(page)).toHaveText([
      names[0],
      names[2],
      names[3],
      names[1],
      ...names.slice(4),
    ] as string[]);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(blockNames(page)).toHaveText(names);

    const last = names.length - 1;
    await expect(blockNames(page).nth(last)).not.toBeInViewport();
    await finger.down(grip);
    await finger.move({ x: grip.x, y: 836 });
    await expect(blockNames(page).nth(last)).toBeInViewport();
    await finger.cancel();
    await expect(blockNames(page)).toHaveText(names);
  });

  test("from nothing by touch: a tap chooses, a second one types, and buttons move", {
    tag: "@full",
  }, async ({ page }) => {
    const hand = byTouch(page);
    await startBakery(page, hand);

    await siteTitle(page).tap();
    await siteTitle(page).tap();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Warm rolls");
    await page.keyboard.press("Enter");
    await expect(siteTitle(page)).toHaveText("Warm rolls");

    await panel(page, "Edit").tap();
    await expect(page.getByLabel("Headline", { exact: true })).toHaveValue("Warm rolls");
    await panel(page, "Edit").tap();
    const bar = page.getByRole("toolbar", { name: "Opening" });
    await bar.getByRole("button", { name: "Move down" }).tap();
    await panel(page, "Blocks").tap();
    await expect(blockNames(page).nth(2)).toContainText("Opening");
    await page.getByRole("button", { name: "Add a block", exact: true }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Plans" }).tap();
    await expect(blockNames(page).filter({ hasText: "Plans" })).toHaveCount(1);
    await panel(page, "Theme").tap();
    await page.getByRole("radio", { name: "Dark", exact: true }).tap();
    await expect(page.getByRole("button", { name: "Undo: Made the site dark" })).toBeVisible();
    await untilSaved(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.getByRole("link", { name: "Preview", exact: true }).tap();
    const shown = page.frameLocator("iframe").getByRole("heading", { name: "Warm rolls" });
    await expect(shown).toBeVisible();
    expect(await exportedSite(page, hand.press)).toContain("Warm rolls");
  });
});

test("the first visit is led over the table, and who wants none of it is not asked again", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/studio/1");

  await expect(page.getByRole("heading", { name: "This is your site" })).toBeVisible();
  await page.getByRole("button", { name: "End tour" }).click();
  await page.reload();
  await expect(siteTitle(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "This is your site" })).toBeHidden();
  await page.getByRole("button", { name: "Keys and help" }).click();
  await page.getByRole("button", { name: "Take the tour" }).click();
  await expect(page.getByRole("heading", { name: "This is your site" })).toBeVisible();
});

test("what cannot be edited says so, with a way on", async ({ page }) => {
  await page.goto("/studio/local-404");
  await expect(page.getByRole("heading", { name: "Project Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "All projects" })).toBeVisible();

  await page.goto("/studio/nothing-of-this-name");
  await expect(page.getByRole("heading", { name: "Project Not Found" })).toBeVisible();
});

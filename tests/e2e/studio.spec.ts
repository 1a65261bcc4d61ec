import { untilDraggable } from "../support/dragging.ts";
import { byKeys, byMouse, byTouch, tabTo } from "../support/hands.ts";
import { exportedSite } from "../support/share.ts";
import { siteHeading } from "../support/site-viewer.ts";
import {
  block,
  blockNames,
  canvas,
  openNewBakery,
  openStudio,
  panel,
  siteTitle,
  startBakery,
  storedSites,
  untilSaved,
  withoutTour,
} from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

test("a bakery's site is made from nothing with the mouse: words, blocks, theme, pages, undo; it is all there later, and exported", async ({
  page,
}) => {
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

test("what was typed last is there after a reload that waits for nothing", async ({ page }) => {
  await openNewBakery(page);

  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed and gone");
  await page.reload();

  await expect(siteTitle(page)).toHaveText("Typed and gone");
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

test("a second tab reads until it takes over, and goes on with what the first has made", {
  tag: "@full",
}, async ({ page, context }) => {
  await openNewBakery(page);
  const other = await context.newPage();
  await openStudio(other, "local-7");
  await expect(other.getByText("This project is open in another tab.")).toBeVisible();
  await panel(other, "Words").click();
  await other.getByRole("tab", { name: "Write it anew" }).click();
  await expect(other.getByRole("button", { name: "Show what would change" })).toBeDisabled();
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("From the first tab");
  await page.keyboard.press("Enter");

  await other.getByRole("button", { name: "Take over" }).click();

  await expect(siteTitle(other)).toHaveText("From the first tab");
  await expect(page.getByText("This project is open in another tab.")).toBeVisible();
  await siteTitle(other).click();
  await other.keyboard.press("ControlOrMeta+a");
  await other.keyboard.type("From the second");
  await other.keyboard.press("Enter");
  await untilSaved(other);
  await page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = () => {
      throw new DOMException("Damaged", "UnknownError");
    };
    addEventListener("mended", () => Object.assign(IDBObjectStore.prototype, { get }));
  });
  await other.close();
  await expect(page.getByText("its last changes could not be read")).toBeVisible();
  await siteTitle(page).click();
  await page.keyboard.type("Lost");
  await expect(siteTitle(page)).toHaveText("From the first tab");
  await page.evaluate(() => dispatchEvent(new Event("mended")));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(siteTitle(page)).toHaveText("From the second");
});

test("a full storage is told, with a way to take the site out", async ({ page, context }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown]) {
      if (this.name === "documents") throw new DOMException("Full", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
  await openNewBakery(page);

  await siteTitle(page).click();
  await page.keyboard.type("!");
  await expect(page.getByText(/Not saved: The storage of this browser is full/)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();

  // The removed block comes back.
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.sitewright\.json$/);
  const title = (await siteTitle(page).textContent()) ?? "";
  const other = await context.newPage();
  await other.goto("/view-projects?tab=mine");
  await other.getByRole("button", { name: "Import", exact: true }).click();
  await other.getByLabel("Choose a file").setInputFiles(await file.path());
  await other.getByRole("dialog").getByRole("button", { name: "Import", exact: true }).click();
  await other.getByRole("dialog").getByRole("link", { name: "Open it" }).click();
  await expect(siteHeading(other)).toHaveText(title);
});

test("a text that is too long is told of and stays in its field, and so does its own undo", async ({
  page,
}) => {
  await openNewBakery(page);
  const before = (await siteTitle(page).textContent()) ?? "";
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rolls");
  await page.keyboard.press("Enter");

  const opening = page.getByRole("textbox", { name: "Opening", exact: true });
  const kept = await opening.inputValue();
  await opening.fill("word ".repeat(400));
  await opening.press("Tab");
  await expect(opening).toHaveAttribute("aria-invalid", "true");
  await expect(opening).toHaveAccessibleDescription(/may have \d+ characters, and has 2000\./);
  await expect(opening).toHaveValue(/^(word ){400}$/);
  await opening.fill("Short.");
  await opening.press("Tab");
  await expect(canvas(page).getByText("Short.")).toBeVisible();
  await opening.press("ControlOrMeta+z");
  await expect(opening).toHaveValue(kept);

  await panel(page, "Versions").click();
  const name = page.getByLabel("Name of this version");
  await name.pressSequentially("ab");
  await name.press("ControlOrMeta+z");
  await expect(name).not.toHaveValue("ab");
  await expect(siteTitle(page)).toHaveText("Rolls");
  await page.getByRole("button", { name: /^Undo: Wrote/ }).click();
  await expect(siteTitle(page)).toHaveText(before);
});

test("letters alone can be switched off, for who dictates", { tag: "@full" }, async ({ page }) => {
  await openNewBakery(page);
  await blockNames(page).nth(1).click();
  await page.getByRole("button", { name: "Keys and help" }).click();
  await page.getByLabel("Letters, digits and signs work without Ctrl").uncheck();
  await page.keyboard.press("Escape");

  await page.keyboard.press("h");
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Undo: Hid/ })).toHaveCount(0);
  await page.reload();
  await expect(siteTitle(page)).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a version is kept by its name and restored, and a wish in words is one step", async ({ page }) => {
  await openNewBakery(page);
  const before = (await siteTitle(page).textContent()) ?? "";

  await panel(page, "Versions").click();
  await page.getByLabel("Name of this version").fill("As it began");
  await page.getByRole("button", { name: "Save version" }).click();
  await expect(page.getByText("As it began")).toBeVisible();

  await panel(page, "Words").click();
  await page.getByLabel("What should change?").fill('Change the headline to "Hot buns"');
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByRole("region", { name: "What would change" })).toContainText("Hot buns");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(siteTitle(page)).toHaveText("Hot buns");

  await panel(page, "Versions").click();
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(siteTitle(page)).toHaveText(before);
  await page.getByRole("button", { name: /^Undo: Restored/ }).click();
  await expect(siteTitle(page)).toHaveText("Hot buns");
  await page.getByRole("button", { name: /^Undo: Changed with words/ }).click();
  await expect(siteTitle(page)).toHaveText(before);

  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByRole("button", { name: "Delete version" }).click();
  await expect(page.getByText("No version has been saved yet.")).toBeVisible();
  await page.locator("[data-notifications]").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("As it began", { exact: true })).toBeVisible();
});

test("a block is copied from one site into another, by keys and by hand", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openNewBakery(page);
  await block(page, "hero").click();
  await page.keyboard.press("ControlOrMeta+c");

  await withoutTour(page);
  await openStudio(page, "1");
  const before = await blockNames(page).count();
  await blockNames(page).nth(1).click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(blockNames(page)).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Undo: Pasted a block" })).toBeVisible();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText("Paste a copied block or page").click();
  await page.getByLabel("Copied text").fill("Good morning");
  await page.getByRole("button", { name: "Paste it" }).click();
  await expect(page.getByText("This is no block and no page that was copied here.")).toBeVisible();
  await page.getByLabel("Copied text").fill(copied);
  await page.getByRole("button", { name: "Paste it" }).click();
  await expect(blockNames(page)).toHaveCount(before + 2);
});

test("a site is written anew from a brief, in one step, and what is locked stays", { tag: "@full" }, async ({
  page,
}) => {
  await openNewBakery(page);
  const headline = (await siteTitle(page).textContent()) ?? "";
  const newText = canvas(page).getByText("About Petal");
  await block(page, "hero").click();
  await page.getByRole("toolbar", { name: "Opening" }).getByRole("button", { name: "Lock" }).click();

  await panel(page, "Words").click();
  await page.getByRole("tab", { name: "Write it anew" }).click();
  const brief = page.getByLabel("Your brief");
  await expect(brief).toHaveValue("A bakery with boats in front");
  await brief.fill("With a menu, please");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^This does not say what the business does/);
  await brief.fill("A calm florist in Leeds called Petal, with a gallery and online booking");
  await page.getByRole("button", { name: "Show what would change" }).click();
  const proposal = page.getByRole("region", { name: "What would change" });
  await expect(proposal).toContainText("Read as florist · Petal · Leeds · calm");
  await expect(proposal.getByRole("listitem").filter({ hasText: "Name" })).toContainText(
    "Crumb & Co → Petal",
  );
  await expect(proposal).toContainText("Opening, on the home page");
  await proposal.getByRole("button", { name: "Another version" }).click();
  await expect(proposal).toContainText("Version 2");
  await proposal.getByRole("button", { name: "Apply" }).click();
  await expect(proposal).toBeHidden();
  await expect(newText).toBeVisible();
  await expect(siteTitle(page)).toHaveText(headline);

  await page.getByRole("button", { name: "Undo: Rewritten from a brief" }).click();
  await expect(newText).toHaveCount(0);
  await page.getByRole("button", { name: "Redo: Rewritten from a brief" }).click();
  await expect(newText).toBeVisible();
  await untilSaved(page);
  await page.reload();
  await expect(newText).toBeVisible();
  await expect(siteTitle(page)).toHaveText(headline);
  await expect(block(page, "hero")).toContainText("locked");
  await panel(page, "Words").click();
  await expect(brief).toHaveValue(/^A calm florist/);

  await panel(page, "Versions").click();
  await expect(page.getByText("Before it was written anew")).toBeVisible();
  await expect(page.getByText("Kept while you worked")).toBeVisible();
});

test("a project of the gallery can be worked on in this browser, and its preview shows it", {
  tag: "@full",
}, async ({ page }) => {
  await withoutTour(page);
  await openStudio(page, "1");

  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("My own take");
  await page.keyboard.press("Enter");
  await untilSaved(page);
  await page.getByRole("link", { name: "Preview", exact: true }).click();

  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("My own take");
});

test("the first visit is led over the table, and who wants none of it is not asked again", {
  tag: "@full",
}, async ({ page }) => {
  await openStudio(page, "1");

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

test("words of a paragraph become bold and a link where they stand, and an entry of the panel is dragged", {
  tag: "@full",
}, async ({ page }) => {
  await openNewBakery(page);
  await panel(page, "Pages").click();
  await page.getByRole("button", { name: "The bakehouse" }).click();
  const paragraph = canvas(page).locator(".sw-prose p, .sw-statement-first, .sw-columns-text p").first();

  await paragraph.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rye");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and spelt");
  await page.keyboard.press("ControlOrMeta+a");
  const marks = page.getByRole("toolbar", { name: "Chosen words" });
  await marks.getByRole("button", { name: "Bold" }).click();
  await marks.getByRole("button", { name: "Link" }).click();
  await page.getByLabel("Address of the link").fill("example.com/rye");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");

  await expect(marks).toBeHidden();
  await expect(paragraph.getByRole("link", { name: "Rye and spelt" })).toHaveAttribute(
    "href",
    "https://example.com/rye",
  );
  await expect(paragraph.locator("strong")).toHaveText(/Rye\s+and spelt/);
  await untilSaved(page);
  const [site] = await storedSites(page);
  expect(JSON.stringify(site)).toContain("https://example.com/rye");

  await panel(page, "Blocks").click();
  const last = await blockNames(page).count();
  const second = await blockNames(page).nth(1).textContent();
  await untilDraggable(page);
  await blockNames(page)
    .nth(1)
    .dragTo(blockNames(page).nth(last - 1), { targetPosition: { x: 40, y: 4 } });
  await expect(blockNames(page).nth(last - 2)).toHaveText(second ?? "");
});

import type { Page } from "@playwright/test";
import { structureProblems } from "../support/accessible.ts";
import { signInAsDemoUser, welcome } from "../support/accounts.ts";
import { projectNames, storedWork } from "../support/projects.ts";
import { dialog } from "../support/share.ts";
import { openNewBakery } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

const player = (page: Page) => page.getByRole("region", { name: "Demo", exact: true });
const caption = (page: Page) => player(page).getByRole("status");
const press = (page: Page, name: string) => player(page).getByRole("button", { name }).click();
const isOver = (page: Page) => expect(caption(page)).toContainText("That was the demo.");

test("the demo of a brief pauses when it is touched, and resumes after a reload", async ({ page }) => {
  await page.goto("/?prospect=Blue+Door#demo=site");
  await expect(caption(page)).toContainText("This link plays a demo on these pages");
  expect(new URL(page.url()).hash).toBe("");
  await press(page, "Play the demo");
  await expect(caption(page)).toContainText("Welcome, Blue Door.");
  const brief = page.getByLabel("What does your business do?");
  await expect(brief).toHaveValue(/^A bakery/);
  await page.getByRole("heading", { level: 1 }).first().click();
  await expect(caption(page)).toContainText("It’s yours");
  const typed = await brief.inputValue();
  await brief.fill("Something else");
  await page.waitForTimeout(1_500);
  await expect(brief).toHaveValue("Something else");
  expect(typed.length).toBeLessThan(60);

  await page.reload();
  await expect(caption(page)).toContainText("The demo has stopped here.");
  await press(page, "Go on");
  await expect(page).toHaveURL(/web-app-builder\?brief=A\+bakery\+called\+Blue\+Door/);
  await expect(page.getByRole("heading", { name: "Three proposals for Blue Door" })).toBeVisible();
});

test("the demo of a brief leads to a site for the prospect", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?prospect=Blue+Door#demo=site");
  await press(page, "Play the demo");
  await isOver(page);
  await expect(page).toHaveURL(/\/(studio|app-preview)\/local-/);
  await press(page, "Close the demo");
  await expect(player(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/\?prospect=Blue\+Door$/);
  await page.goto("/view-projects?tab=mine");
  await expect(page.getByText("No projects created yet")).toBeVisible();
});

test("the demo of an app makes one from a sentence, and leaves nothing behind", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/landing/tech?prospect=Blue+Door");
  await page.getByRole("link", { name: "Watch one being made" }).click();
  await press(page, "Play the demo");
  await isOver(page);
  await expect(page).toHaveURL(/\/app-preview\/local-/);
  await expect(page.getByRole("heading", { name: "Blue Door" }).first()).toBeVisible();
  await press(page, "Close the demo");
  await expect(player(page)).toHaveCount(0);
  await page.goto("/view-projects?tab=mine");
  await expect(page.getByText("No projects created yet")).toBeVisible();
});

test("the demo of the CRM writes an activity, without animation if motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#demo=crm");
  await press(page, "Play the demo");
  await expect(page.getByLabel("Search contacts, deals and notes")).toHaveValue("oak");
  await isOver(page);
  expect(await structureProblems(page)).toEqual([]);
  const contact = page.getByRole("button", { name: /^Greta Lind/ });
  await contact.click();
  await expect(page.getByText("Called about the offer.")).toBeVisible();
  await press(page, "Close the demo");
  await expect(player(page)).toHaveCount(0);
  await page.goto("/app-preview/app-crm");
  await contact.click();
  await expect(page.getByRole("textbox", { name: "What happened" })).toBeVisible();
  await expect(page.getByText("Called about the offer.")).toHaveCount(0);
});

test("a stranger’s demo neither sees nor changes the visitor’s work, account and settings, however it ends", async ({
  page,
}) => {
  await openNewBakery(page);
  await page.goto("/");
  await signInAsDemoUser(page);
  const stored = () =>
    page
      .evaluate(() => ({ ...localStorage }))
      .then(async (settings) => ({
        settings,
        work: [await storedWork(page, "projects"), await storedWork(page, "documents")],
      }));
  const before = await stored();
  await page.goto("/demo-preview");
  await page.getByRole("switch", { name: "Demo link" }).click();
  await page.getByLabel("Demo", { exact: true }).selectOption("own");
  await page
    .getByLabel("Steps, one a line")
    .fill(
      [
        "go /view-projects?tab=mine",
        'choose link "Edit…"',
        "go /studio/local-7",
        "go /?beta=1",
        'type textbox "What does your business do?" A forge in Lisbon called Evil',
        'choose button "Draw my site"',
        'choose button "Use this one…"',
        'choose button "Forms"',
        "say The end",
      ].join("\n"),
    );
  const link = page.getByLabel("Link to the demo");
  await expect(link).toHaveValue(/#demo=[\w-]{20,}$/);
  const address = await link.inputValue();

  await page.goto(address);
  await press(page, "Play the demo");
  await expect(caption(page)).toContainText("“Edit…” is not on this page.");
  await expect(projectNames(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await press(page, "Go on");
  await expect(caption(page)).toContainText("“Forms” is not for a demo to use.");
  await expect(page).toHaveURL(/\/studio\/local-(?!7$)/);

  await page.reload();
  await expect(caption(page)).toContainText("The demo has stopped here. What was made in it is gone");
  expect((await stored()).work).toEqual(before.work);
  await press(page, "Close the demo");
  await expect(player(page)).toHaveCount(0);
  await expect(welcome(page)).toBeVisible();
  await page.goto("/view-projects?tab=mine");
  await expect(projectNames(page).filter({ hasText: "Crumb & Co" })).toBeVisible();
  const after = await stored();
  expect(after.work).toEqual(before.work);
  expect(after.settings.auth_token).toBe(before.settings.auth_token);
});

test("the demo of publishing opens every export, and its controls work next to a dialog", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#demo=publishing");
  await press(page, "Play the demo");
  await expect(caption(page)).toContainText("As a link that carries the whole site.");
  await press(page, "Pause");
  await expect(caption(page)).toContainText("It’s yours");
  await expect(dialog(page)).toBeVisible();
  await press(page, "Go on");
  await isOver(page);
  await expect(dialog(page).getByRole("tab", { name: "Website files" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

for (const [code, steps] of [
  ["site", 7],
  ["crm", 10],
  ["publishing", 9],
] as const) {
  test(`the demo "${code}" is grabbed at every step, goes on each time, and ends`, { tag: "@full" }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/#demo=${code}`);
    await expect(caption(page)).toContainText("This link plays a demo on these pages");
    await page.addInitScript(grabEachStep);
    await press(page, "Play the demo");
    await isOver(page);
    // The first step opens a page, which takes no time.
    const grabbed = await page.evaluate(() => (globalThis as unknown as { grabbed: number[] }).grabbed);
    expect(grabbed).toEqual(Array.from({ length: steps - 1 }, (_, index) => index + 1));
  });
}

/** Runs in the page, because a step may be over before a test has sent its next command. */
function grabEachStep() {
  const grabbed: number[] = [];
  Object.assign(globalThis, { grabbed });
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>("[data-demo-player] button")].find(
      ({ textContent }) => textContent === name,
    );
  setInterval(() => {
    const { at } = JSON.parse(sessionStorage.getItem("demo_script") ?? "{}");
    button("Go on")?.click();
    if (at === 0 || grabbed.includes(at) || !button("Pause")) return;
    grabbed.push(at);
    button("Pause")?.click();
  }, 20);
}

test("custom steps become a link; a link with forbidden steps is refused", async ({ page }) => {
  await page.goto("/demo-preview");
  await page.getByRole("switch", { name: "Demo link" }).click();
  await page.getByLabel("Demo", { exact: true }).selectOption("own");
  const steps = page.getByLabel("Steps, one a line");
  await steps.fill("go /%61%64min/pricing");
  await expect(page.getByText(/^Line 1 is no step that a demo may take/)).toBeVisible();
  await steps.fill('go /pricing\nsay Hello {prospect}\nchoose button "No such button"\nsay The end');
  await page.getByRole("textbox", { name: "Made for" }).fill("Acme");
  const link = page.getByLabel("Link to the demo");
  await expect(link).toHaveValue(/\?prospect=Acme#demo=[\w-]{20,}$/);
  expect(await structureProblems(page)).toEqual([]);
  const address = await link.inputValue();

  await page.goto(address);
  await press(page, "Play the demo");
  await expect(caption(page)).toHaveText("Hello Acme");
  await expect(page).toHaveURL(/\/pricing/);
  await expect(caption(page)).toContainText("“No such button” is not on this page.");
  await press(page, "Go on");
  await expect(caption(page)).toHaveText("The end");
  await page.goto("about:blank");
  await page.goto("/#demo=AAAA");
  await expect(caption(page)).toContainText("This demo cannot be played");
});

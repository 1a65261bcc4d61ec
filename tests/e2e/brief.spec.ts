import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { cutNetwork, keepEverything } from "../support/offline.ts";
import { storedWork } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

/** The sandboxed frame of a site refuses the scripts that a test injects into every frame. */
const TEST_SCRIPT = /Blocked script execution in '.*frame\.html'/;
const BRIEF =
  "A hair salon called Velvet Hour in Cambridge, calm, navy and gold. Online booking, a gallery and prices: a cut is £48. Open Tue-Fri 9am-7pm. No blog.";

/** A selector instead of roles, because the sites inside contain lists too. */
const proposals = (page: Page) => page.locator("ul[aria-label=Proposals] > li:not(:empty)");
/** Resolves after a pause in which an idle page would have started a request. */
async function nothingIsFetched(page: Page) {
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  await expect(async () => {
    const before = await fetched();
    await page.waitForTimeout(2_500);
    expect(await fetched()).toBe(before);
  }).toPass();
}

const row = (page: Page, name: RegExp) => page.getByRole("button", { name, expanded: false });

test("a short brief is followed by questions, each answered by a tap or a word, or skipped", async ({
  page,
}) => {
  await page.goto("/web-app-builder?brief=bakery%20in%20Leeds");
  const questions = page.getByRole("region", { name: "3 questions, if you like" });
  await expect(questions).toBeVisible();
  await expectAccessible(page);

  await questions.getByRole("textbox", { name: "What is the business called?" }).fill("Crumb & Co");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Three proposals for Crumb & Co" })).toBeVisible();
  await expect(page.getByLabel("Your brief")).toHaveValue("bakery in Leeds. The name is Crumb & Co.");
  const contact = "Which phone number or email should customers use?";
  await page.getByRole("button", { name: `Skip: ${contact}` }).click();
  await expect(page.getByRole("textbox", { name: contact })).toBeHidden();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Three proposals for Crumb & Co" })).toBeVisible();
  await expect(page.getByRole("region", { name: /if you like$/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: contact })).toBeHidden();
});

test("a brief is read, corrected and undone, and three sites follow each time", { tag: "@short" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("What does your business do?").fill(BRIEF);
  await page.keyboard.press("Enter");

  await expect(page.getByLabel("Your brief")).toHaveValue(BRIEF);
  await expect(page.getByRole("heading", { name: "Three proposals for Velvet Hour" })).toBeVisible();
  await expect(proposals(page)).toHaveCount(3);
  await expect(page.getByText("Written in your browser, without a language model.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Put back: Journal “blog”" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Proposal 1: the first page of Velvet Hour" })).toBeVisible();
  await expect(page.getByText("Tue-Fri 9am-7pm").first()).toBeVisible();

  await row(page, /^Industry Hair salon/).click();
  await expect(page.getByText(/^From .*“hair salon”/)).toBeVisible();
  await row(page, /^Name Velvet Hour/).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Nine Combs");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Three proposals for Nine Combs" })).toBeVisible();
  await expect(page).toHaveURL(/b-name=Nine\+Combs/);
  await page.getByRole("button", { name: "Remove: Place Cambridge" }).click();
  await expect(row(page, /^Place Not said/)).toBeFocused();
  await page.getByRole("button", { name: /^Leave out: Pictures/ }).click();
  await expect(page.getByRole("button", { name: /^Put back: Pictures/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Put back: Pictures/ })).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Leave out: Pictures/ })).toBeVisible();
  await page.goBack();
  await expect(row(page, /^Place Cambridge/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Three proposals for Velvet Hour" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("a text of a proposal shows the words of the brief it came from, by pointer and by keyboard", async ({
  page,
}) => {
  await page.goto(`/web-app-builder?${new URLSearchParams({ brief: BRIEF })}`);
  await page.getByRole("button", { name: "Look closer at proposal 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Proposal 2" });
  const site = page.frameLocator("iframe[title^='Proposal 2']");
  const status = dialog.getByRole("status");
  await site.getByText("9am-7pm").first().hover();
  await expect(dialog.locator("mark")).toHaveText(["Open Tue-Fri 9am-7pm"]);

  // The headline is the owner's as well.
  await site.getByRole("heading", { level: 1 }).hover();
  await expect(status).toHaveText(/marked in your brief\.$/);

  // The name is among the first texts in every style.
  await dialog.getByRole("button", { name: "Next text" }).focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(status).toHaveText("“Velvet Hour”: its words are marked in your brief.", { timeout: 1_000 });
  }).toPass();
  await expect(dialog.locator("mark")).toHaveText(["Velvet Hour"]);
});

test("a brief is read in a web worker", async ({ page }) => {
  await page.goto("/web-app-builder?brief=A+bakery+called+Crumb");

  await expect(page.getByRole("heading", { name: "Three proposals for Crumb" })).toBeVisible();
  expect(page.workers().map((worker) => worker.url())).toContainEqual(
    expect.stringContaining("/brief-worker-"),
  );
});

test.describe("without a worker", () => {
  test.use({ worker: "refused" });

  test("everything a brief needs is prefetched during typing, so that sites are composed offline", async ({
    page,
    context,
    trouble,
  }) => {
    // Offline, requests of the marketplace section and the prefetch of the studio fail.
    trouble.allow(/INTERNET_DISCONNECTED/);
    await page.goto("/");
    const words = page.waitForResponse(
      async (response) =>
        /\/assets\/group-[^/]+\.js/.test(response.url()) && (await response.text()).includes("hair-salon"),
    );
    await page.getByLabel("What does your business do?").pressSequentially(BRIEF.slice(0, 60), { delay: 20 });
    await words;
    await nothingIsFetched(page);
    await context.setOffline(true);

    await page.keyboard.press("Enter");

    await expect(
      page.getByRole("heading", { level: 1, name: "Three proposals for Velvet Hour" }),
    ).toBeVisible();
    await expect(page.getByRole("img", { name: "Proposal 1: the first page of Velvet Hour" })).toBeVisible();
    await expect(proposals(page).first().locator(".sw-site h1")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Or start from a finished site" })).toBeVisible();
    await expect(page.getByRole("link", { name: "See all templates" })).toBeVisible();
  });
});

test("variations, a closer look, and the chosen proposal becomes a project with its site", {
  tag: "@full",
}, async ({ page, trouble }) => {
  trouble.allow(TEST_SCRIPT);
  await page.goto(`/web-app-builder?${new URLSearchParams({ brief: BRIEF })}`);
  await page.getByRole("button", { name: "More like this: proposal 1" }).click();
  await expect(page).toHaveURL(/b-like=studio\.0/);
  await expect(proposals(page).getByText("Editorial and airy")).toHaveCount(3);

  await page.getByRole("button", { name: "Look closer at proposal 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Proposal 2" });
  const site = page.frameLocator("iframe[title^='Proposal 2']");
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(site.getByText("£48").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Use this one" }).click();

  await expect(page).toHaveURL(/\/studio\/local-\d+$/);
  await expect(page.locator(".sw-site").getByText("Velvet Hour").first()).toBeVisible();
  expect(await storedWork(page, "projects")).toMatchObject([
    { name: "Velvet Hour", type: "web", businessCategory: "hair-salon", description: BRIEF },
  ]);
  expect(await storedWork(page, "documents")).toMatchObject([
    { document: { version: 2, meta: { business: { name: "Velvet Hour", town: "Cambridge" } } } },
  ]);
});

test("an empty brief, one in another language and a very long one get a site and a note", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/web-app-builder?brief=");
  await expect(page.getByText("There is nothing to read yet")).toBeVisible();
  await expect(proposals(page)).toHaveCount(3);

  await page
    .getByLabel("Your brief")
    .fill("Wir sind eine kleine Bäckerei in Berlin und brauchen eine Website mit Karte");
  await page.getByRole("button", { name: "Read it again" }).click();
  await expect(page.getByText("This does not seem to be English")).toBeVisible();

  const long = `We are Baker & Sons, a law firm. ${"We help people with wills. ".repeat(400)}`.trim();
  await page.getByLabel("Your brief").fill(long);
  await page.getByRole("button", { name: "Read it again" }).click();
  await expect(page.getByRole("heading", { name: "Three proposals for Baker & Sons" })).toBeVisible();
  await expect(page.getByLabel("Your brief")).toHaveValue(long);
});

test("on a small phone nothing is wider than the page, and every control has a name", {
  tag: "@full",
}, async ({ page }) => {
  test.slow(); // three complete sites are checked too
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/web-app-builder?${new URLSearchParams({ brief: BRIEF })}`);
  await expect(page.getByRole("img", { name: /^Proposal 3/ })).toBeVisible();
  await row(page, /^Tone/).click();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test("a brief is read offline too", { tag: "@full" }, async ({ page, context, trouble }) => {
  // Pictures and fonts of templates are cached only when they are first seen.
  trouble.allow(/images\/templates\/|\.woff2/);
  await page.goto("/web-app-builder?brief=A%20law%20firm");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await keepEverything(page);
  await cutNetwork(context, page);

  await page.goto(`/web-app-builder?${new URLSearchParams({ brief: BRIEF })}`);

  await expect(page.getByRole("img", { name: "Proposal 1: the first page of Velvet Hour" })).toBeVisible();
});

test("a language model of the browser may improve the wording, but change no fact", { tag: "@full" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const prompt = async (material: string) => {
      const { texts } = JSON.parse(material) as { texts: Record<string, string> };
      const [first = ""] = Object.keys(texts);
      return JSON.stringify({
        texts: { ...texts, [first]: "Hair in Cambridge, with a mind of its own.", t2: "Cuts from £9" },
      });
    };
    Object.assign(window, {
      LanguageModel: {
        availability: async () => "available",
        create: async () => ({ prompt, destroy() {} }),
      },
    });
  });
  await page.goto(
    `/web-app-builder?${new URLSearchParams({ brief: `${BRIEF} We cut hair by candlelight.` })}`,
  );

  await page.getByRole("button", { name: "Improve the words" }).click();

  await expect(page.getByText("one text by this browser’s own model, checked")).toBeVisible();
  await expect(page.getByText("Hair in Cambridge, with a mind of its own.").first()).toBeVisible();
  await page.getByText("Refused: 1").click();
  await expect(page.getByText("“Cuts from £9”: a number is not the same")).toBeVisible();
  await page.getByRole("button", { name: "Back to the words from here" }).click();
  await expect(page.getByText("Written in your browser, without a language model.")).toBeVisible();
});

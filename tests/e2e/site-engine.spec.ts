import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { isGame } from "#src/entities/projects/app-ids.ts";
import { loadSites } from "../../scripts/run-source.mjs";
import { write } from "../../scripts/site.mjs";
import { everyNth, sample } from "../support/sample.ts";

const PROGRAM = fileURLToPath(new URL("../../scripts/site.mjs", import.meta.url));
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [320, 1280];

// Every template has a thumbnail; apps and games are not sites.
const all = readdirSync(new URL("../../public/images/templates/", import.meta.url))
  .map((name) => parse(name).name)
  .filter((id) => !isGame(id));

// A single process makes the sites, because loading the generator takes longer than most of these tests.
if (!process.env.FULL) test.describe.configure({ mode: "default" });

const folder = mkdtempSync(join(tmpdir(), "site-engine-"));
let sites: Awaited<ReturnType<typeof loadSites>>;
test.beforeAll(async () => {
  sites = await loadSites();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
// The pages are opened as local files, without worker and server.
test.use({ serviceWorkers: "block" });

for (const id of everyNth(all, Math.ceil(all.length / 2))) {
  test(`${id}: every page opens from disk, accessibly, on a phone too`, async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("requestfailed", (request) => problems.push(`not loaded: ${request.url()}`));

    for (const [index, file] of (await pagesOf(id)).entries()) {
      await page.goto(await addressOf(id, file));
      for (const [turn, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await sidewaysBy(page)).map((text) => `${file} at ${width} px: ${text}`));
        // Pages of a site are similar and axe is slow, so each page is checked at one width. The full run
        // checks all widths.
        if (!process.env.FULL && index % WIDTHS.length !== turn) continue;
        problems.push(...(await violations(page)).map((text) => `${file} at ${width} px: ${text}`));
      }
    }

    expect(problems).toEqual([]);
  });
}

test("the mobile menu opens and closes by keyboard, without a script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await addressOf("pet-services-counter"));
  const pages = page.getByRole("navigation", { name: "Main" });
  await expect(pages).toBeHidden();

  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(pages.getByRole("link", { name: "Prices" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pages).toBeHidden();

  await page.getByRole("button", { name: "Menu" }).click();
  await pages.getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(/prices\.html$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the note in a shop front covers no text", async ({ page }) => {
  for (const id of sample(["restaurant-counter", "boutique-counter"], 1)) {
    await page.goto(await addressOf(id));
    for (const width of [960, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { text, note } = await page.evaluate(() => ({
        text: document.querySelector(".sw-shopfront-text")?.getBoundingClientRect().right ?? 0,
        note: document.querySelector(".sw-shopfront-note")?.getBoundingClientRect().left ?? 0,
      }));
      expect(note, `${id} at ${width} px`).toBeGreaterThanOrEqual(text);
    }
  }
});

test("the tabs of a price list are operated with arrow keys", async ({ page }) => {
  await page.goto(await addressOf("pet-services-counter", "prices.html"));
  const [first, second] = [page.locator(".sw-tabs-panel").nth(0), page.locator(".sw-tabs-panel").nth(1)];
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();

  await page.getByRole("group", { name: "Show" }).getByRole("radio").first().focus();
  await page.keyboard.press("ArrowRight");

  await expect(first).toBeHidden();
  await expect(second).toBeVisible();
});

test("before and after are switched by keyboard", { tag: "@full" }, async ({ page }) => {
  await page.goto(await addressOf("pet-services-marquee"));
  const choice = page.getByRole("group", { name: /^Show / });
  const [before, after] = [page.locator(".sw-switch-before"), page.locator(".sw-switch-after")];
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();

  await choice.getByRole("radio", { name: "Before" }).focus();
  await page.keyboard.press("ArrowRight");

  await expect(after).toBeVisible();
  await expect(before).toBeHidden();
});

test("one question is open at a time", async ({ page }) => {
  await page.goto(await addressOf("law-firm-ledger"));
  const questions = page.locator(".sw-asked details");
  await expect(questions.first()).toHaveAttribute("open");

  await questions.nth(1).locator("summary").focus();
  await page.keyboard.press("Enter");

  await expect(questions.nth(1)).toHaveAttribute("open");
  await expect(questions.first()).not.toHaveAttribute("open");
});

test("yearly prices replace monthly ones", { tag: "@full" }, async ({ page }) => {
  await page.goto(await addressOf("law-firm-signal"));
  const plan = page.locator(".sw-plans > li").first();
  await expect(plan.locator(".sw-price-monthly")).toBeVisible();
  await expect(plan.locator(".sw-price-yearly")).toBeHidden();

  await page
    .getByRole("group", { name: "Prices paid" })
    .getByRole("radio", { name: "By the year" })
    .check({ force: true });

  await expect(plan.locator(".sw-price-yearly")).toBeVisible();
  await expect(plan.locator(".sw-price-monthly")).toBeHidden();
});

test("a site without a destination for its forms offers to call, write and find the way instead", async ({
  page,
}) => {
  await page.goto(await addressOf("law-firm-ledger", "contact.html"));

  await expect(page.getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("link", { name: /^Write an e-mail/ })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("link", { name: /^See the map/ })).toBeVisible();
  await expect(page.locator("form, input")).toHaveCount(0);
});

test("the command line makes a site of a brief", { tag: "@full" }, () => {
  const brief = "A law firm called Baker & Sons. No blog. Call 020 7946 0123.";
  expect(JSON.parse(site("--brief", brief, "--json"))).toMatchObject({
    understood: { industry: "law-firm", name: "Baker & Sons", excludedFeatures: ["blog"] },
    document: { version: 2, meta: { business: { name: "Baker & Sons", phone: "020 7946 0123" } } },
  });
  site("--brief", brief, "--out", join(folder, "brief"));
  expect(readFileSync(join(folder, "brief", "index.html"), "utf8")).toContain("tel:02079460123");
});

test("the command line edits a site by text, and reports what it could not do", { tag: "@full" }, () => {
  const edits = [
    "--edit",
    "add a post called Rye is back with the text At last.",
    "--edit",
    "add a team page",
  ];
  const brief = ["--brief", "A bakery called Crumb in Ghent", ...edits, "--origin", "https://crumb.be"];
  site(...brief, "--out", join(folder, "edited"));
  for (const path of ["rye-is-back.html", "team.html", "feed.xml"])
    expect(existsSync(join(folder, "edited", path)), path).toBe(true);
  expect(readFileSync(join(folder, "edited", "sitemap.xml"), "utf8")).toContain("/rye-is-back.html");

  const { status, stderr } = failing(["--template", "bakery-counter", "--edit", "frobnicate", "--json"]);
  expect(status).toBe(2);
  expect(stderr).toContain('--edit "frobnicate" changes nothing. “frobnicate” was not understood.');
});

test("the command line writes a complete site, and nothing on wrong usage", () => {
  const ledger = join(folder, "of the command line");
  site("--template", "law-firm-ledger", "--out", ledger);
  const files = readdirSync(ledger, { recursive: true }).map(String);
  expect(files).toEqual(
    expect.arrayContaining(["index.html", "site.css", "404.html", "favicon.svg", "robots.txt"]),
  );
  const css = readFileSync(join(ledger, "site.css"), "utf8");
  for (const [, path = ""] of css.matchAll(/url\("([^"]+)"\)/g)) {
    expect(existsSync(join(ledger, path))).toBe(true);
  }
  if (process.env.FULL) {
    expect(JSON.parse(site("--template", "law-firm-ledger", "--json"))).toMatchObject({
      understood: null,
      document: { version: 2, meta: { template: "law-firm-ledger" } },
    });
  }

  const target = join(folder, "never");
  const misuses = [
    ["--template", "law-firm-ledger", "--out", ledger],
    ["--brief", "A bakery"],
    ["--nonsense"],
    ["--brief", "", "--out", target],
    ["--brief", "A bakery", "--template", "law-firm-ledger", "--out", target],
    ["--template", "no-such", "--out", target],
    ["--out", target],
    ["--template", "law-firm-ledger"],
    ["--template", "law-firm-ledger", "--out", target, "--origin", "nowhere"],
    ["--template", "law-firm-ledger", "--out", target, "--forms", "formspree:../x"],
    ["--document", join(folder, "no-such.json"), "--out", target],
  ];
  for (const misuse of sample(misuses, 1)) {
    const { status, stderr } = failing(misuse);
    expect(status, misuse.join(" ")).toBe(2);
    expect(stderr.trim().split("\n"), misuse.join(" ")).toHaveLength(1);
  }
  expect(existsSync(target)).toBe(false);
});

async function addressOf(id: string, file = "index.html") {
  return pathToFileURL(join(await made(id), file)).href;
}

async function pagesOf(id: string) {
  return readdirSync(await made(id)).filter((name) => name.endsWith(".html"));
}

/** Writes the files of a template and returns their folder. */
async function made(id: string) {
  if (!existsSync(join(folder, id))) {
    const site = sites.staticTemplate(id, {});
    if (!site) throw new Error(`There is no template ${id}`);
    await write(site, join(folder, id));
  }
  return join(folder, id);
}

function site(...args: string[]) {
  return execFileSync(process.execPath, [PROGRAM, ...args], { encoding: "utf8", maxBuffer: 2 ** 26 });
}

function failing(args: string[]) {
  try {
    execFileSync(process.execPath, [PROGRAM, ...args], { encoding: "utf8", stdio: "pipe" });
    return { status: 0, stderr: "" };
  } catch (error) {
    return error as { status: number; stderr: string };
  }
}

async function violations(page: Page) {
  const axe = new AxeBuilder({ page })
    .withTags(TAGS)

    // Style sheet rules would fetch, which the site's content policy forbids.
    .options({ preload: false, resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary = "" }) => `${id} ${target} ${failureSummary.slice(0, 300)}`),
  );
}

/** Returns how far the page scrolls sideways, and the elements that cause it. */
function sidewaysBy(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page scrolls by ${scrollWidth - clientWidth} px`] : [];
    for (const element of document.querySelectorAll(
      "h1,h2,h3,p,a,li,dt,dd,td,th,label,button,summary,figcaption",
    )) {
      if (element.closest(".sw-hidden,.sw-skip,[popover],[aria-hidden=true],[tabindex]:not(main)")) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > innerWidth + 1)) {
        found.push(`${element.tagName} sticks out: ${element.textContent?.trim().slice(0, 50)}`);
      }
    }
    return found;
  });
}

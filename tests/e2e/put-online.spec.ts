import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { builds } from "../../scripts/builds.mjs";
import { expectOpenPartAccessible } from "../support/accessible.ts";
import { GITHUB_TOKEN, githubDouble } from "../support/host-apis/github-double.ts";
import { NETLIFY_TOKEN, netlifyDouble } from "../support/host-apis/netlify-double.ts";
import { digest, everythingKept, fetchedFrom, leadTo, showAt } from "../support/host-apis/online.ts";
import { aLocalProject, card, putProjects } from "../support/projects.ts";
import { dialog, savedBy } from "../support/share.ts";
import { siteTitle, untilSaved, withoutTour } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/demo";
const PAGES = "https://ann.github.io/crumb/";
const GITHUB = /api\.github\.com/;

// The build whose content policy allows both hosts.
test.use({ baseURL: `http://localhost:${builds.demo.port}` });

test("a site is published on GitHub Pages with the files of its ZIP, and the token does not leak", async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(GITHUB); // GitHub answers 404 for a free name
  const said: string[] = [];
  context.on("console", (message) => said.push(message.text()));
  const github = githubDouble();
  await leadTo(context, github);
  await showAt(context, PAGES, () => github.site("ann/crumb"));
  await openProjects(page);

  await openFromMenu(page);
  await expect(dialog(page).getByText(/two permissions/)).toContainText("Contents and Pages");
  await expect(dialog(page).getByRole("link", { name: /^Make a token/ })).toHaveAttribute(
    "href",
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?/,
  );
  await press(page, "Put it online");
  await expect(dialog(page).getByText("Enter the token", { exact: true })).toBeVisible();
  await fill(page, "Token", `${GITHUB_TOKEN}x`);
  await dialog(page).getByLabel("Remember on this computer, encrypted").check();
  await fill(page, "Repository", "ann/crumb");
  await press(page, "Put it online");
  await expect(dialog(page).getByRole("alert")).toContainText("does not accept this token");
  await fill(page, "Token", GITHUB_TOKEN);
  await press(page, "Put it online");

  await expect(dialog(page).getByText("Your site is online.")).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: PAGES })).toHaveAttribute("href", PAGES);
  await expect(publications(page)).toHaveCount(1);
  await expectOpenPartAccessible(page);
  const box = await dialog(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog(page).getByRole("tab", { name: "Website files" }).click();
  const zip = await savedBy(page, "Save the ZIP");
  await dialog(page).getByRole("tab", { name: "Project file" }).click();
  const file = await savedBy(page, "Save the project file");
  await dialog(page).getByRole("tab", { name: "Link" }).click();
  await expect(dialog(page).getByLabel("Link to the whole site")).toHaveValue(/#/);
  const link = await dialog(page).getByLabel("Link to the whole site").inputValue();

  const exported = Object.entries(unzipSync(zip.content)).filter(
    ([path]) => path !== "READ ME.txt" && path !== "publish.sh",
  );
  const visitor = await context.newPage();
  const online = await fetchedFrom(
    visitor,
    PAGES,
    exported.map(([path]) => path),
  );
  expect(online).toEqual(Object.fromEntries(exported.map(([path, content]) => [path, digest(content)])));
  expect(exported.length).toBeGreaterThan(5);
  await visitor.close();

  const unpacked = Object.values(unzipSync(zip.content)).map((content) =>
    Buffer.from(content).toString("latin1"),
  );
  const places = [
    await everythingKept(page),
    await page.content(),
    file.content.toString(),
    link,
    ...unpacked,
    ...said,
  ];
  expect(places.join("\n")).toContain("publishKeys");
  expect(places.filter((text) => text.includes("of_ann"))).toEqual([]);

  await page.reload();
  await openFromMenu(page);
  await expect(dialog(page).getByText("Your token is remembered on this computer, encrypted.")).toBeVisible();
  await press(page, "Forget token");
  await expect(dialog(page).getByLabel(/^Token/)).toBeFocused();
  await page.reload();
  await openFromMenu(page);
  await expect(dialog(page).getByLabel(/^Token/)).toHaveValue("");
});

test("the studio uploads only changes, one tab at a time; cancelling changes nothing, and an earlier version can be restored", async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(GITHUB);
  const github = githubDouble();
  let hold: { on: RegExp; until: Promise<unknown> } | undefined;
  await leadTo(context, github, (call) => (hold?.on.test(call) ? hold.until : undefined));
  await openProjects(page);
  await page.goto(`${BASE}/studio/local-7`);
  await expect(siteTitle(page)).toBeVisible();
  await openFromStudio(page);
  await fill(page, "Token", GITHUB_TOKEN);
  await fill(page, "Repository", "https://github.com/ann/crumb");
  await press(page, "Put it online");
  await expect(dialog(page).getByText("Your site is online.")).toBeVisible();
  const first = textOf(github, "index.html");
  await press(page, "Close");

  await page.getByLabel("Name", { exact: true }).fill("Crumb and Company");
  await untilSaved(page);
  await openFromStudio(page);
  await expect(dialog(page).getByText("Your token is held until this page is closed.")).toBeVisible();
  let release = () => {};
  hold = { on: /git\/trees$/, until: new Promise<void>((resolve) => (release = resolve)) };
  await press(page, "Put it online");
  await expect(dialog(page).getByRole("listitem").filter({ hasText: "Switch over" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  const otherTab = await context.newPage();
  await otherTab.goto(`${BASE}/view-projects?tab=mine`);
  await openFromMenu(otherTab);
  await fill(otherTab, "Token", GITHUB_TOKEN);
  await press(otherTab, "Put it online");
  await expect(dialog(otherTab).getByRole("alert")).toContainText("Another tab is putting a site online");
  await otherTab.close();
  await press(page, "Cancel");
  await expect(dialog(page).getByText(/^Stopped/)).toBeVisible();
  expect(textOf(github, "index.html")).toBe(first);
  hold = undefined;
  release();

  github.faultOf = (_number, operation) =>
    operation.endsWith("/git/commits") ? { status: 429, headers: { "Retry-After": "3600" } } : undefined;
  await press(page, "Put it online");
  await expect(dialog(page).getByRole("alert")).toContainText("GitHub is busy and asks to wait until");
  expect(textOf(github, "index.html")).toBe(first);
  github.faultOf = () => undefined;
  github.calls.length = 0;
  await press(page, "Resume");
  await expect(dialog(page).getByText("Your site is online.")).toBeVisible();
  expect(github.calls.filter((call) => call.endsWith("/blobs") && call.startsWith("POST"))).toEqual([]);
  expect(textOf(github, "index.html")).toContain("Crumb and Company");

  await expect(publications(page)).toHaveCount(2);
  await expect(publications(page).first()).toContainText(/index\.html.* changed\./);
  await press(page, "Roll back to this one");
  await expect(dialog(page).getByText("The earlier state is back.")).toBeVisible();
  expect(textOf(github, "index.html")).toBe(first);
  await expect(publications(page)).toHaveCount(3);
});

test("an existing website is not replaced without asking", async ({ page, context, trouble }) => {
  trouble.allow(GITHUB);
  const github = githubDouble();
  github.add("ann/crumb", { "index.html": "<h1>Mine" }, "gh-pages");
  await leadTo(context, github);
  await openProjects(page);
  await openFromMenu(page);
  await fill(page, "Token", GITHUB_TOKEN);
  await fill(page, "Repository", "ann/crumb");
  await press(page, "Put it online");
  await expect(dialog(page).getByRole("alert")).toContainText("There is a repository ann/crumb already");
  await dialog(page)
    .getByLabel(/^Make a new, public repository/)
    .uncheck();
  await press(page, "Put it online");
  await expect(dialog(page).getByRole("alert")).toContainText(
    "holds a website that was not put there from here",
  );

  await press(page, "Replace that website");

  await expect(dialog(page).getByText("Your site is online.")).toBeVisible();
  expect(textOf(github, "index.html")).toContain("Crumb");
});

test("a site is published on Netlify, and only missing files are uploaded", async ({ page, context }) => {
  const netlify = netlifyDouble();
  await leadTo(context, netlify);
  await showAt(context, "https://crumb.netlify.app/", () => netlify.site("crumb"));
  await openProjects(page);
  await openFromMenu(page);
  await dialog(page)
    .getByRole("radio", { name: /^Netlify/ })
    .click();
  await fill(page, "Token", NETLIFY_TOKEN);
  await fill(page, "Name of the site", "crumb");
  await press(page, "Put it online");

  await expect(dialog(page).getByText("Your site is online.")).toBeVisible();
  await dialog(page).getByRole("tab", { name: "Website files" }).click();
  const zip = await savedBy(page, "Save the ZIP");
  const exported = Object.entries(unzipSync(zip.content)).filter(
    ([path]) => path !== "READ ME.txt" && path !== "publish.sh",
  );
  const visitor = await context.newPage();
  const paths = exported.map(([path]) => path);
  expect(await fetchedFrom(visitor, "https://crumb.netlify.app/", paths)).toEqual(
    Object.fromEntries(exported.map(([path, content]) => [path, digest(content)])),
  );
});

test("a site is written to a local folder, and again with one click", async ({ page }) => {
  // A real directory in place of the system's dialog.
  await page.addInitScript(() => {
    window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle("crumb", { create: true });
  });
  await openProjects(page);
  await openFromMenu(page);
  await dialog(page)
    .getByRole("radio", { name: /^A folder/ })
    .click();
  await press(page, "Choose a folder");
  await expect(dialog(page).getByText("The folder is up to date.")).toBeVisible();
  await expect(dialog(page).getByText(/^\d+ files written\.$/)).toBeVisible();
  const title = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("crumb");
    return (await (await folder.getFileHandle("index.html")).getFile()).text();
  });
  expect(title).toContain("Crumb");

  await press(page, "Write into crumb");

  await expect(dialog(page).getByText("Nothing has changed since the last time.")).toBeVisible();
});

test("a build without hosts says so, and its content policy blocks them", async ({ page, trouble }) => {
  trouble.allow(/content policy|Content Security Policy|api\.github\.com/);
  await withoutTour(page);
  const origin = `http://localhost:${builds.root.port}`;
  await openProjects(page, origin);
  await openFromMenu(page);
  await expect(dialog(page).getByRole("radio", { name: /^A folder/, checked: true })).toBeVisible();

  await dialog(page)
    .getByRole("radio", { name: /^GitHub Pages/ })
    .click();
  await expect(dialog(page).getByText("VITE_PUBLISH_HOSTS=github")).toBeVisible();
  const reached = await page.evaluate(() =>
    fetch("https://api.github.com/user").then(
      () => true,
      () => false,
    ),
  );
  expect(reached).toBe(false);
  await press(page, "save the website files");
  await expect(dialog(page).getByRole("button", { name: "Save the ZIP" })).toBeVisible();
});

async function openProjects(page: Page, origin = "") {
  await withoutTour(page);
  const address = `${origin || BASE}/view-projects?tab=mine`;
  await page.goto(address);
  await expect(page.getByText("No projects created yet")).toBeVisible();
  await putProjects(page, [
    aLocalProject({ id: 7, name: "Crumb & Co", templateId: "bakery-counter", type: "web" }),
  ]);
  await page.reload();
  await expect(card(page, "Crumb & Co")).toBeVisible();
}

async function openFromMenu(page: Page) {
  await card(page, "Crumb & Co").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Put it online" }).click();
  await expect(dialog(page).getByRole("tab", { name: "Put it online", selected: true })).toBeVisible();
}

async function openFromStudio(page: Page) {
  await page.getByRole("button", { name: /^Share/ }).click();
  await dialog(page).getByRole("tab", { name: "Put it online" }).click();
}

const press = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true }).last().click();
const fill = (page: Page, label: string, text: string) =>
  dialog(page)
    .getByLabel(new RegExp(`^${label}`))
    .fill(text);
const publications = (page: Page) =>
  dialog(page).getByRole("region", { name: "Publications" }).getByRole("listitem");
const textOf = (github: ReturnType<typeof githubDouble>, path: string) =>
  new TextDecoder().decode(github.site("ann/crumb").get(path));

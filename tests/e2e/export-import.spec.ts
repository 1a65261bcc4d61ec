import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import { structureProblems } from "../support/accessible.ts";
import { singleHtmlProblems } from "../support/html-problems.ts";
import { card, createProject, notification, projectNames, storedWork } from "../support/projects.ts";
import { dialog, openShareDialog, savedBy } from "../support/share.ts";
import { untilShown } from "../support/site-viewer.ts";
import { expect, test } from "../support/test.ts";

test(
  "a site is saved as a ZIP, as one file and as text, and opens from disk",
  { tag: "@full" },
  async ({ page, context, trouble }, testInfo) => {
    // axe fetches style sheets again, which browsers forbid for local files.
    trouble.allow(/site\.css/, /preload assets/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/app-preview/law-firm-ledger");
    await untilShown(page);
    await openShareDialog(page, "Website files");
    const zip = await savedBy(page, "Save the ZIP");
    await expect(dialog(page).getByText(/law-firm-ledger\.zip is saved|\.zip is saved/)).toBeVisible();
    const single = await savedBy(page, "Save as HTML");
    await dialog(page).getByRole("button", { name: "Copy as HTML" }).click();
    await expect(dialog(page).getByText(/characters of HTML are copied/)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(await structureProblems(page)).toEqual([]);

    const files = unzipSync(zip.content);
    const paths = Object.keys(files);
    expect(paths).toEqual(expect.arrayContaining(["index.html", "404.html", "READ ME.txt"]));
    expect(paths).not.toContain("sitewright-project.json");
    expect(paths.filter((path) => path.endsWith(".woff2")).length).toBeGreaterThan(0);
    expect(paths.filter((path) => path.startsWith("licenses/")).length).toBeGreaterThan(0);
    const folder = testInfo.outputPath("site");
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await writeFile(join(folder, "single.html"), single.content);
    const pages = paths.filter((path) => path.endsWith(".html"));
    for (const path of pages) await expectValid(path, text(files[path]));
    await expectValid(single.name, single.content.toString());
    await expectValid("copied", copied);

    for (const path of [...pages, "single.html"]) {
      await page.goto(pathToFileURL(join(folder, path)).href);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect(await structureProblems(page)).toEqual([]);
    }
    await page.goto(pathToFileURL(join(folder, "index.html")).href);
    await page.getByRole("navigation").first().getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/site\/[\w-]+\.html$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.size))).toBeGreaterThan(0);
  },
);

test("a project file, and a ZIP with one, are imported by browsing and by dropping, next to existing projects", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/app-preview/law-firm-ledger");
  await untilShown(page);
  await openShareDialog(page, "Website files");
  const zip = await savedBy(page, "Save the ZIP");
  await dialog(page).getByRole("tab", { name: "Project file" }).click();
  const file = await savedBy(page, "Save the project file");
  const { name } = JSON.parse(file.content.toString()).project as { name: string };
  await openImport(page);

  for (const [bad, why] of [
    ["nothing", /This file is empty/],
    ["{}", /project/],
    [file.content.toString().replace(/"version":\s*\d+/, '"version":99'), /newer version/],
    ["PK\u0003\u0004 and then nonsense", /There is no project in this archive/],
  ] as const) {
    await choose(page, "bad.json", Buffer.from(bad === "nothing" ? "" : bad));
    await expect(dialog(page).getByRole("alert")).toHaveText(why);
  }

  await drop(page, file.name, file.content);
  await expect(dialog(page).getByRole("definition").first()).toHaveText(name);
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("1 project is imported.");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(card(page, name)).toBeVisible();

  await page.getByRole("button", { name: "Import", exact: true }).click();
  await choose(page, zip.name, zip.content);
  await expect(dialog(page).getByRole("status")).toHaveText(
    /^Identical: all \d+ files are as they were exported\.$/,
  );
  await expect(dialog(page).getByText(/was exported without/)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Another file" }).click();
  const files = unzipSync(zip.content);
  const { "404.html": _, ...left } = files;
  const tampered = { ...left, "index.html": Buffer.from("<h1>Other"), "evil.js": Buffer.from("alert(1)") };
  await page.context().setOffline(true);
  await choose(page, zip.name, Buffer.from(zipSync(tampered)));
  await expect(dialog(page).getByRole("region", { name: "Changed" })).toContainText("index.html");
  await expect(dialog(page).getByRole("region", { name: "Missing or damaged" })).toContainText("404.html");
  await expect(dialog(page).getByRole("region", { name: "Not of this site" })).toContainText("evil.js");
  await page.context().setOffline(false);
  await dialog(page).getByRole("button", { name: "Another file" }).click();
  const plain = Object.fromEntries(Object.entries(files).filter(([path]) => path !== "passport.json"));
  await choose(page, zip.name, Buffer.from(zipSync(plain)));
  await expect(dialog(page).getByText(/was not exported here/)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Something else" }).click();
  const withoutPages = zipSync({ "notes.css": Buffer.from("a{}") });
  await choose(page, zip.name, Buffer.from(withoutPages));
  await expect(dialog(page).getByRole("alert")).toHaveText(/no page of a website/);
  // The archive format of the first release.
  const older = zipSync({ ...unzipSync(zip.content), "sitewright-project.json": file.content });
  await choose(page, zip.name, Buffer.from(older));
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await dialog(page).getByRole("link", { name: "Open it" }).click();
  await untilShown(page);
  await page.goto("/view-projects?tab=mine");
  await expect(card(page, name)).toBeVisible();
  await expect(card(page, `${name} (imported)`)).toBeVisible();
});

test("all work is exported, deleted after two confirmations, and imported; nothing is replaced without asking", {
  tag: "@full",
}, async ({ page }) => {
  await createProject(page, "Harbour Bakery");
  await page.goto("/view-projects?tab=mine");
  await expect(page.getByRole("meter", { name: "Storage of this browser in use" })).toBeVisible();
  const work = await savedBy(page, "Export my work");
  expect(work.name).toMatch(/^my-work-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole("button", { name: "Delete my work" }).click();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete my work" }).click();
  await dialog(page).getByRole("button", { name: "Go on" }).click();
  await expect(dialog(page).getByRole("button", { name: "Keep my work" })).toBeFocused();
  await dialog(page).getByRole("button", { name: "Keep my work" }).click();
  await expect(card(page, "Harbour Bakery")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("link_log", '[{"prospect":"Crumb & Sons"}]'));
  await page.getByRole("button", { name: "Delete my work" }).click();
  await dialog(page).getByRole("button", { name: "Go on" }).click();
  await dialog(page).getByRole("button", { name: "Delete 1 project for good" }).click();
  await expect(notification(page, "Your work is deleted")).toBeVisible();
  await expect(projectNames(page)).toHaveCount(0);
  expect(await storedWork(page, "projects")).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Crumb|Harbour/);

  await openImport(page);
  await choose(page, work.name, work.content);
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(card(page, "Harbour Bakery")).toBeVisible();

  // The same project in another state, as if edited on another device.
  const other = work.content.toString().replaceAll("Harbour Bakery", "Harbour Bakery II");
  await openImport(page);
  await choose(page, work.name, Buffer.from(other));
  await expect(dialog(page).getByText("What about “Harbour Bakery II”?")).toBeVisible();
  await expect(dialog(page).getByRole("radio", { name: /^Keep both/ })).toBeChecked();
  expect(await structureProblems(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(projectNames(page)).toHaveCount(2);
  await expect(card(page, "Harbour Bakery")).toBeVisible();
});

async function openImport(page: Page) {
  await page.goto("/view-projects?tab=mine");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByText("Drop the file here")).toBeVisible();
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Choose a file").setInputFiles({ name, mimeType: "", buffer });

async function drop(page: Page, name: string, content: Buffer) {
  const data = await page.evaluateHandle(
    ({ name, content }) => {
      const data = new DataTransfer();
      data.items.add(new File([content], name));
      return data;
    },
    { name, content: content.toString() },
  );
  await page
    .getByRole("region", { name: "Drop the file here" })
    .dispatchEvent("drop", { dataTransfer: data });
}

async function expectValid(path: string, html: string) {
  expect(await singleHtmlProblems(html), path).toEqual([]);
  expect(html).not.toMatch(/<script|\sstyle=/i);
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

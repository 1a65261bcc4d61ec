import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import { builds } from "../../scripts/builds.mjs";
import { expectOpenPartAccessible } from "../support/accessible.ts";
import { GITHUB_TOKEN, githubDouble } from "../support/host-apis/github-double.ts";
import { NETLIFY_TOKEN, netlifyDouble } from "../support/host-apis/netlify-double.ts";
import { leadTo } from "../support/host-apis/online.ts";
import { card } from "../support/projects.ts";
import { dialog, openShareDialog, savedBy } from "../support/share.ts";
import { untilShown } from "../support/site-viewer.ts";
import { canvas, siteTitle, withoutTour } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

test("an exported site dropped on My projects is rebuilt and opens in the studio with its pictures", {
  tag: "@short",
}, async ({ page, trouble }) => {
  // Offline, a page may lack files that it prefetches.
  trouble.allow(/INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await withoutTour(page);
  const zip = await exportedZip(page);
  await page.goto("/view-projects?tab=mine");
  await expect(page.getByRole("button", { name: "Import", exact: true })).toBeVisible();

  await dropOnPage(page, "ledger.zip", zip);

  await expect(dialog(page).getByRole("status")).toHaveText(/^Identical: all \d+ files/);
  await expect(dialog(page).getByText(/^Rebuilt here from the site\.json in it/)).toContainText(
    /(\d+) of \1 pages and texts came out the same/,
  );
  await expectOpenPartAccessible(page);
  await dialog(page).getByRole("button", { name: "Go on with it" }).click();
  await expect(dialog(page).getByRole("status")).toContainText("is a project again");
  await dialog(page).getByRole("link", { name: "Open in the studio" }).click();
  await expect(siteTitle(page)).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/local-\d+$/);

  // Changes one byte of one file, offline.
  const files = unzipSync(zip);
  const css = Buffer.from(files["site.css"] ?? new Uint8Array());
  css[css.length - 3] = 0x20;
  await page.goto("/view-projects?tab=mine");
  await page.context().setOffline(true);
  await dropOnPage(page, "ledger.zip", Buffer.from(zipSync({ ...files, "site.css": css })));
  await expect(dialog(page).getByRole("status")).toHaveText("This website is not as it was exported.");
  await expect(dialog(page).getByRole("region", { name: "Changed" })).toHaveText(/^Changed\s*site\.css$/);
  await page.context().setOffline(false);
});

test("a saved web page is imported with its texts and pictures, with a list of what could not be read", async ({
  page,
}, testInfo) => {
  await withoutTour(page);
  const folder = await savedPage(testInfo.outputPath("saved"));
  await page.goto("/view-projects?tab=mine");
  await page.getByRole("button", { name: "Import", exact: true }).click();

  await page.getByLabel("Choose a folder", { exact: true }).setInputFiles(folder);

  await expect(dialog(page).getByRole("status").first()).toContainText("was not exported here");
  await expect(dialog(page).getByText("12 Gloucester Road")).toBeVisible();
  const missed = dialog(page).getByRole("region", { name: "What could not be read" });
  await expect(missed.getByRole("listitem")).toHaveCount(4);
  await expect(missed).toContainText("1 form.");
  await expectOpenPartAccessible(page);
  await dialog(page).getByRole("button", { name: "Move in" }).click();
  await expect(dialog(page).getByText("Crumb Bakery has moved in with what could be read.")).toBeVisible();
  await dialog(page).getByRole("link", { name: "Open in the studio" }).click();
  await expect(siteTitle(page)).toHaveText("Bread that takes its time");
  await expect(canvas(page).getByText("Country sourdough, 800 g")).toBeVisible();
  await expect(canvas(page).getByAltText("Our oven at dawn")).toBeVisible();
  await page.goto("/view-projects?tab=mine");
  await expect(card(page, "Crumb Bakery")).toBeVisible();
});

test("an address that cannot be fetched gets an explanation, and pasted content is read", async ({
  page,
}) => {
  await page.goto("/view-projects?tab=mine");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Enter an address" }).click();
  await dialog(page).getByRole("button", { name: "Read it" }).click();
  await expect(dialog(page).getByLabel("Address of the website")).toHaveAccessibleDescription(
    /Enter the address/,
  );
  await dialog(page).getByLabel("Address of the website").fill("https://www.crumb-bakery.example/");
  await dialog(page).getByLabel("Address of the website").press("Enter");
  await expect(dialog(page).getByLabel("Address of the website")).toHaveAccessibleDescription(
    /may not fetch from www\.crumb-bakery\.example.*open what was saved here/,
  );
  await expectOpenPartAccessible(page);

  await dialog(page).getByRole("button", { name: "Paste a page or a text" }).click();
  await dialog(page)
    .getByLabel("HTML, Markdown or plain text")
    .fill(
      "<title>Ferro Cycles</title><h1>Ferro Cycles</h1><p>We mend bicycles.<script>alert(1)</script></p>",
    );
  await dialog(page).getByRole("button", { name: "Read it" }).click();
  await dialog(page).getByRole("button", { name: "Move in" }).click();
  await expect(dialog(page).getByText("Ferro Cycles has moved in")).toBeVisible();
});

test.describe("with a build that may talk to hosts", () => {
  test.use({ baseURL: `http://localhost:${builds.demo.port}` });

  test("a private repository is opened with a token, which does not leak", async ({
    page,
    context,
    trouble,
  }) => {
    trouble.allow(/api\.github\.com/); // GitHub answers 404 for a missing branch or site
    await withoutTour(page);
    const github = githubDouble();
    await leadTo(context, github);
    const zip = await exportedZip(page, "/demo");
    const files = Object.entries(unzipSync(zip)).filter(([path]) => /\.(?:html|css|json|txt)$/.test(path));
    const repository = github.add(
      "ann/ledger",
      Object.fromEntries(files.map(([path, content]) => [path, Buffer.from(content).toString()])),
      "gh-pages",
    );
    repository.isPrivate = true;
    await page.goto("/demo/view-projects?tab=mine");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await dialog(page).getByRole("button", { name: "Enter an address" }).click();
    await dialog(page).getByLabel("Address of the website").fill("https://ann.github.io/ledger/");
    await dialog(page).getByRole("button", { name: "Read it" }).click();
    await expect(dialog(page).getByLabel("Address of the website")).toHaveAccessibleDescription(/token/);

    await dialog(page).getByText("The repository is private").click();
    await dialog(page).getByLabel("Fine-grained token").fill(GITHUB_TOKEN);
    await dialog(page).getByRole("button", { name: "Read it" }).click();

    await dialog(page).getByRole("button", { name: "Go on with it" }).click();
    await expect(dialog(page).getByRole("status")).toContainText("is a project again");
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      "of_ann",
    );
  });

  test("a site on Netlify is opened by its address with a token; if its content is withheld, a message says so", async ({
    page,
    context,
  }) => {
    await withoutTour(page);
    const netlify = netlifyDouble();
    await leadTo(context, netlify);
    const files = Object.entries(unzipSync(await exportedZip(page, "/demo")));
    netlify.show(
      "ledger",
      files.map(([path, content]) => [path, new Uint8Array(content)] as const),
    );
    netlify.handsOut.content = false;
    await page.goto("/demo/view-projects?tab=mine&import=website");
    await dialog(page).getByRole("button", { name: "Enter an address" }).click();
    const address = dialog(page).getByLabel("Address of the website");
    await address.fill("https://ledger.netlify.app/index.html");
    await dialog(page).getByRole("button", { name: "Read it" }).click();
    await expect(address).toHaveAccessibleDescription(/Enter a token of your account/);
    await expectOpenPartAccessible(page);

    await dialog(page).getByLabel("Personal access token").fill(NETLIFY_TOKEN);
    await dialog(page).getByRole("button", { name: "Read it" }).click();
    await expect(address).toHaveAccessibleDescription(/does not hand out what is in them.*open the ZIP here/);
    netlify.handsOut.content = true;
    await dialog(page).getByRole("button", { name: "Read it" }).click();

    await dialog(page).getByRole("button", { name: "Go on with it" }).click();
    await expect(dialog(page).getByRole("status")).toContainText("is a project again");
  });
});

/** Returns the ZIP of a template with its editable site. */
async function exportedZip(page: Page, base = "") {
  await page.goto(`${base}/app-preview/law-firm-ledger`);
  await untilShown(page);
  await openShareDialog(page, "Website files");
  const choice = dialog(page).getByRole("checkbox", { name: /^Add the editable site/ });
  await expect(choice).not.toBeChecked();
  await choice.check();
  return (await savedBy(page, "Save the ZIP")).content;
}

async function dropOnPage(page: Page, name: string, content: Buffer) {
  const data = await page.evaluateHandle(
    ({ name, content }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name));
      return data;
    },
    { name, content: content.toString("base64") },
  );
  await page.locator("main").first().dispatchEvent("drop", { dataTransfer: data });
}

/** Creates a page as a browser saves it, with a folder of its files. */
async function savedPage(folder: string) {
  const files = join(folder, "Crumb Bakery_files");
  await mkdir(files, { recursive: true });
  await writeFile(
    join(folder, "Crumb Bakery.html"),
    await readFile("src/brief/moved/testing/small-business.html.txt"),
  );
  await writeFile(join(files, "oven.jpg"), await readFile(".github/home.jpg"));
  await writeFile(join(files, "style.css"), "body { color: red }");
  return folder;
}

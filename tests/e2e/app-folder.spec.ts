import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectNoViolations, runningApp } from "../support/apps.ts";
import { card, describeProject, wizard } from "../support/projects.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

test("an app as a folder stores its changes where it is served, offline, in one window, and past a newer copy", async ({
  page,
  browser,
}, info) => {
  const files = await exportFolder(page);
  expect([...files.keys()].sort()).toEqual([
    "README.txt",
    "app.webmanifest",
    "icons/apple-touch-icon.png",
    "icons/icon-192.png",
    "icons/icon-512.png",
    "icons/maskable-512.png",
    "index.html",
    "sw.js",
  ]);
  const manifest = JSON.parse(text(files, "app.webmanifest"));
  expect(manifest).toMatchObject({ name: "Happy Tails", display: "standalone", start_url: "./" });
  for (const { src } of manifest.icons) expect(files.get(src)?.length).toBeGreaterThan(500);

  await using host = await serve(files);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const trouble: string[] = [];
  context.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
  context.on("weberror", (error) => trouble.push(error.error().message));
  const phone = await context.newPage();
  await phone.goto(host.address);
  await addCustomer(phone, "Ada Quill");
  await expect(runningApp(phone).getByRole("button", { name: "Save a copy" })).toBeVisible();
  await expectNoViolations(phone);
  await phone.reload();
  await expectCustomer(phone, "Ada Quill");
  await runningApp(phone).getByRole("button", { name: "Changes" }).click();
  await expect(phone.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  await phone.keyboard.press("Escape");

  // Offline.
  await phone.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await context.setOffline(true);
  await host.stop();
  await phone.reload();
  await expectCustomer(phone, "Ada Quill");
  await addCustomer(phone, "Ben Offline");
  await context.setOffline(false);
  await host.start();

  // A second window waits, and takes over.
  const second = await context.newPage();
  await second.goto(host.address);
  const busy = second.getByRole("dialog", { name: "Happy Tails is open in another window" });
  await expect(busy).toBeVisible();
  await busy.getByRole("button", { name: "Use it here" }).click();
  await expectCustomer(second, "Ben Offline");
  await expect(phone.getByRole("dialog", { name: "This app went on in another window" })).toBeVisible();
  await phone.close();

  // A newer copy at the same address asks.
  files.set("index.html", newer(files));
  files.set("sw.js", Buffer.from(text(files, "sw.js").replace(/VERSION = "\w+/, "$&2")));
  await openNewer(second);
  const asked = second.getByRole("dialog", { name: "There are two states of Happy Tails" });
  const mine = info.outputPath("mine.html");
  const download = second.waitForEvent("download");
  await asked.getByRole("button", { name: "Download mine as a file" }).click();
  await (await download).saveAs(mine);
  await asked.getByRole("button", { name: "Take the new copy" }).click();
  await runningApp(second).getByRole("button", { name: "Customers", exact: true }).click();
  await expect(runningApp(second).getByRole("button", { name: "Priya Nair" })).toBeVisible();
  await expect(runningApp(second).getByRole("button", { name: "Ada Quill" })).toHaveCount(0);
  await expect(runningApp(second).getByRole("button", { name: "Download it" })).toBeVisible();
  await context.close();
  expect(trouble).toEqual([]);

  // What was downloaded opens from disk, like the page of the folder itself.
  await openFromDisk(browser, mine, "Ada Quill");
  const own = info.outputPath("index.html");
  await writeFile(own, files.get("index.html") ?? "");
  await openFromDisk(browser, own, "Priya Nair");
});

type Files = Map<string, Uint8Array>;

const text = (files: Files, path: string) => Buffer.from(files.get(path) ?? []).toString();

const newer = (files: Files) =>
  Buffer.from(text(files, "index.html").replace(/"savedAt":"\d{4}/, '"savedAt":"2031'));

async function exportFolder(page: Page): Promise<Files> {
  await page.goto("/view-projects?new=1");
  await describeProject(page, { name: "Happy Tails", type: "Application" });
  await wizard(page).getByRole("radio", { name: "Dog Groomer" }).check();
  await wizard(page).getByRole("button", { name: "Create Project" }).click();
  await page.waitForURL("/");
  await page.goto("/view-projects?tab=mine");
  await card(page, "Happy Tails").getByRole("link", { name: "Open" }).click();
  await runningApp(page).getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Folder to install (ZIP)" }).click();
  const zip = unzipSync(await readFile(await (await download).path()));
  return new Map(Object.entries(zip).map(([path, content]) => [path.replace(/^happy-tails\//, ""), content]));
}

const TYPES: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  png: "image/png",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
};

/** Any host: files under an address, without headers of its own. */
async function serve(files: Files) {
  const server = createServer(({ url = "" }, response) => {
    const path = url.replace(/^\/tails\//, "").replace(/[?#].*/, "") || "index.html";
    const content = files.get(path);
    response.writeHead(content ? 200 : 404, { "Content-Type": TYPES[path.split(".").at(-1) ?? ""] });
    response.end(content);
  });
  const start = (port = 0) =>
    new Promise<number>((resolve) =>
      server.listen(port, () => resolve((server.address() as AddressInfo).port)),
    );
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const port = await start();
  return {
    address: `http://localhost:${port}/tails/`,
    stop,
    start: () => start(port),
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

async function addCustomer(page: Page, name: string) {
  const app = runningApp(page);
  await app.getByRole("button", { name: "Customers", exact: true }).click();
  await app.getByRole("button", { name: "Add customer" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(app.getByRole("button", { name })).toBeVisible();
}

async function expectCustomer(page: Page, name: string) {
  await runningApp(page).getByRole("button", { name: "Customers", exact: true }).click();
  await expect(runningApp(page).getByRole("button", { name })).toBeVisible();
}

/** The service worker shows the copy that it has once more while it fetches the newer one. */
async function openNewer(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await registration.update();
    await changed;
  });
  await page.reload();
}

async function openFromDisk(browser: Browser, path: string, customer: string) {
  const context = await browser.newContext({ offline: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(pathToFileURL(path).href);
  await expectCustomer(page, customer);
  await expect(runningApp(page).getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await context.close();
}

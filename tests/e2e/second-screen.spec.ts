import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { BROWSER_ARGS } from "../../scripts/browser.mjs";
import { structureProblems } from "../support/accessible.ts";
import { pageHeading } from "../support/site-viewer.ts";
import { rememberSplash } from "../support/splash.ts";
import { openNewBakery, openStudio, siteTitle } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

const view = (page: Page) => page.getByRole("dialog", { name: "Presenter view" });
const bar = (page: Page) => page.getByRole("region", { name: "Two screens" });
const stage = (page: Page) => page.getByRole("region", { name: /^Site shown by/ });
const shownTitle = (page: Page) => stage(page).frameLocator("iframe").getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name });

async function present(page: Page) {
  await page.goto("/demo-preview");
  await page.getByLabel("Prospect’s name").fill("Acme");
  await page.getByRole("button", { name: "Present it" }).click();
  await expect(view(page).getByRole("heading", { level: 3, name: "Welcome page" })).toBeVisible();
}

async function retitle(page: Page, title: string) {
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(title, { delay: 20 });
}

test("a second window follows the presenter, takes over editing, changes a text, and hands editing back", async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/Blocked script execution in '.*frame\.html'/); // from the test itself
  await openNewBakery(page);
  await present(page);
  const [guest] = await Promise.all([
    context.waitForEvent("page"),
    view(page).getByRole("button", { name: "Open a second window" }).click(),
  ]);
  expect(await guest.evaluate(() => window.opener)).toBeNull();
  await expect(pageHeading(guest)).toHaveText("Prepared for Acme");
  await expect(view(page).getByText(/^You have the pen/)).toBeVisible();
  expect(await structureProblems(page)).toEqual([]);
  await view(page).getByRole("button", { name: "Blank screen" }).click();
  await expect(guest.getByRole("heading", { name: "The screen is blank" })).toBeAttached();

  await openStudio(page, "local-7");
  await expect(bar(page).getByText(/^You have the pen/)).toBeVisible();
  await expect(shownTitle(guest)).toBeVisible();
  await retitle(page, "Bread at six");
  await expect(shownTitle(guest)).toHaveText("Bread at six");
  expect(await structureProblems(guest)).toEqual([]);

  await expect(stage(guest).getByRole("button", { name: "Change the texts" })).toBeHidden();
  await button(guest, "Take the pen").click();
  await expect(bar(page).getByText(/^The other screen has the pen/)).toBeVisible();
  await stage(guest).getByRole("button", { name: "Change the texts" }).click();
  const text = stage(guest)
    .getByRole("region", { name: "Texts of this part" })
    .getByLabel("Headline", { exact: true })
    .first();
  await text.fill("Bread at seven");
  await expect(siteTitle(page)).toHaveText("Bread at seven");
  expect(await structureProblems(guest)).toEqual([]);

  await guest.reload();
  await expect(bar(page).getByText(/^You have the pen/)).toBeVisible();
  await expect(shownTitle(guest)).toHaveText("Bread at seven");
  await button(guest, "Ask for it").click();
  await expect(bar(page).getByText("The other screen asks for the pen.")).toBeVisible();
  await button(page, "Hand over the pen").press("Enter");
  await expect(bar(guest).getByText(/^You have the pen/)).toBeVisible();
  await stage(guest).getByRole("button", { name: "Leave the site" }).click();
  await guest.getByRole("link", { name: "Get Pricing" }).first().click();
  await expect(page).toHaveURL(/\/pricing/);
  await button(page, "Take the pen back").click();
  await expect(bar(guest).getByText(/^The presenter has the pen/)).toBeVisible();

  await guest.getByRole("link", { name: "View Demos" }).first().click();
  await button(guest, "Back to the presentation").click();
  await expect(guest).toHaveURL(/\/pricing/);
  await button(page, "End").click();
  await expect(bar(page)).toBeHidden();
  await expect(bar(guest).getByText(/^The other window is gone/)).toBeVisible();
});

test("a second device joins by two codes, follows, and misses no edit if the connection breaks", async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  await rememberSplash(other);
  const guest = await other.newPage();
  await keepLines(page.context());
  await openNewBakery(page);
  await present(page);
  await view(page).getByRole("button", { name: "Connect a phone or tablet" }).click();
  await connect(guest, view(page), view(page));
  await expect(pageHeading(guest)).toHaveText("Prepared for Acme");
  await view(page).getByRole("button", { name: "Close" }).click();

  // Client-side navigation, because a reload would close the connection.
  await goInside(page, "/studio/local-7");
  await expect(siteTitle(page)).toBeVisible();
  await expect(shownTitle(guest)).toBeVisible();
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Bread ", { delay: 20 });
  await cutLine(page);
  await page.keyboard.type("at six", { delay: 20 });
  await expect(shownTitle(guest)).toHaveText("Bread at six");

  // The connection breaks in the middle of an edit, and two new codes restore it.
  await page.keyboard.type(" and", { delay: 20 });
  await cutConnections(page);
  await page.keyboard.type(" seven", { delay: 20 });
  await expect(bar(page).getByText(/^The connection is cut/)).toBeVisible();
  await button(page, "Connect again").click();
  await connect(guest, page.getByRole("dialog", { name: "Connect the other device" }), bar(page));
  await expect(shownTitle(guest)).toHaveText("Bread at six and seven");
  await button(guest, "Ask for the pen").click();
  await button(page, "Hand over the pen").click();
  await stage(guest).getByRole("button", { name: "Change the texts" }).click();
  await stage(guest).getByLabel("Headline", { exact: true }).first().fill("Bread at eight");
  await expect(siteTitle(page)).toHaveText("Bread at eight");
  await other.close();
});

test("devices that cannot connect get a message within 15 seconds, and the link", async ({ page }) => {
  await page.clock.install();
  await present(page);
  await view(page).getByRole("button", { name: "Connect a phone or tablet" }).click();
  await view(page).getByLabel("Answer as text").fill("hello");
  await view(page).getByRole("button", { name: "Connect", exact: true }).click();
  await expect(view(page).getByText(/^This is no answer/)).toBeVisible();

  const from = ["answer", "abcd", "abcdefghijklmnopqrstuvwx", "A".repeat(43), "active", "1,10.255.255.1,1"];
  const nobody = Buffer.from(from.join(" ")).toString("base64url");
  await view(page).getByLabel("Answer as text").fill(nobody);
  await view(page).getByRole("button", { name: "Connect", exact: true }).click();
  await expect(view(page).getByText(/^Connecting\./)).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(view(page).getByText(/^The two devices do not see each other/)).toBeVisible();
  await expect(view(page).getByLabel("Link", { exact: true })).toHaveValue(/\/demo-preview\?prospect=Acme/);
});

const readByCamera = (page: Page) => view(page).getByRole("button", { name: "Read it with the camera" });

test("the camera reads the second code, says what is wrong, and is switched off afterwards", async ({
  page,
  baseURL,
}) => {
  await readCodesInTest(page.context());
  await present(page);
  await view(page).getByRole("button", { name: "Connect a phone or tablet" }).click();
  await readByCamera(page).click();
  await expect(view(page).getByText(/^This device has no camera/)).toBeVisible();

  const { CHROME_PATH: executablePath = "" } = process.env;
  const args = [...BROWSER_ARGS, "--use-fake-device-for-media-stream"];
  const browser = await chromium.launch({ executablePath, args });
  const [host, guest] = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? "" });
      await rememberSplash(context);
      await readCodesInTest(context);
      return context.newPage();
    }),
  );
  if (!host || !guest) throw new Error("There are no pages");
  await present(host);
  await view(host).getByRole("button", { name: "Connect a phone or tablet" }).click();
  const first = await view(host).getByLabel("First code as text").inputValue();
  await guest.goto(first);
  await guest.getByRole("button", { name: "Join" }).click();
  const second = await guest.getByLabel("Second code as text").inputValue();

  await readByCamera(host).click();
  await expect(view(host).getByText(/^The camera is not allowed/)).toBeVisible();
  await view(host).getByRole("button", { name: "Close the camera" }).click();

  await host.context().grantPermissions(["camera"]);
  await readByCamera(host).click();
  await hold(host, "https://menu.example/");
  await expect(view(host).getByText(/^The camera sees another code/)).toBeVisible();
  expect(await cameras(host)).toEqual(["live"]);
  await hold(host, first);
  await expect(view(host).getByText(/^This is the first code/)).toBeVisible();
  expect(await cameras(host)).toEqual(["ended"]);

  await hold(host, second);
  await readByCamera(host).click();
  await expect(view(host).getByText(/^You have the pen/)).toBeVisible();
  await expect(bar(guest).getByText(/^The presenter has the pen/)).toBeVisible();
  expect(await cameras(host)).toEqual(["ended", "ended"]);
  await browser.close();
});

interface Camera {
  code: string;
  tracks: MediaStreamTrack[];
}

/** Chromium on Linux has no `BarcodeDetector`: the test sets what the camera shows, once it delivers pictures. */
const readCodesInTest = (context: BrowserContext) =>
  context.addInitScript(() => {
    const camera: Camera = { code: "", tracks: [] };
    class BarcodeDetector {
      async detect({ videoWidth }: HTMLVideoElement) {
        return videoWidth > 0 && camera.code ? [{ rawValue: camera.code }] : [];
      }
    }
    Object.assign(globalThis, { camera, BarcodeDetector });
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices?.getUserMedia.bind(mediaDevices);
    if (!getUserMedia) return;
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await getUserMedia(wanted);
      camera.tracks.push(...stream.getTracks());
      return stream;
    };
  });

const hold = (page: Page, code: string) =>
  page.evaluate((code) => {
    (globalThis as unknown as { camera: Camera }).camera.code = code;
  }, code);

const cameras = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { camera: Camera }).camera.tracks.map(({ readyState }) => readyState),
  );

/** Connects by the texts of both codes, for browsers that cannot scan them. */
async function connect(guest: Page, dialog: Locator, outcome: Locator) {
  const first = await dialog.getByLabel("First code as text").inputValue();
  await guest.goto("about:blank");
  await guest.goto(first);
  await guest.getByRole("button", { name: "Join" }).click();
  const answer = await guest.getByLabel("Second code as text").inputValue();
  await dialog.getByLabel("Answer as text").fill(answer);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(bar(guest).getByText(/^The presenter has the pen/)).toBeVisible();
  await expect(outcome.getByText(/^You have the pen/)).toBeVisible();
}

const goInside = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

interface Lines {
  lines: RTCDataChannel[];
  connections: RTCPeerConnection[];
}

const keepLines = (context: BrowserContext) =>
  context.addInitScript(() => {
    const kept: Lines = { lines: [], connections: [] };
    Object.assign(globalThis, { kept });
    const { createDataChannel } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.createDataChannel = function (...args) {
      const line = createDataChannel.apply(this, args);
      kept.lines.push(line);
      kept.connections.push(this);
      return line;
    };
  });

const cutLine = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { kept: Lines }).kept.lines.at(-1)?.close());

const cutConnections = (page: Page) =>
  page.evaluate(() => {
    const connection = (globalThis as unknown as { kept: Lines }).kept.connections.at(-1);
    connection?.close();
    connection?.dispatchEvent(new Event("connectionstatechange"));
  });

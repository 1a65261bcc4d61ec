import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { builds } from "../../scripts/builds.mjs";
import { createServer, listen } from "../../scripts/serve.mjs";
import { storeEverything } from "../support/store-everything.ts";
import type { Engine, EngineKind } from "./engine.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

/** `npm run test:browsers` requires all browsers; other runs skip missing ones. */
const areRequired = process.env.BROWSERS === "required";

/** Declares the journeys of one browser. Each browser has its own file, so that two run in parallel. */
export function testJourneys({ isInstalled, name, needs, start }: EngineKind) {
  const isMissing = !isInstalled();
  const isLeftOut = isMissing && !areRequired;
  if (isLeftOut) console.log(`${name} is not installed here, its journeys are skipped. It needs ${needs}.`);

  describe.skipIf(isLeftOut)(name, () => {
    let engine: Engine;
    let visitor: Visitor;
    let server: Awaited<ReturnType<typeof createServer>>;
    let origin = "";
    let held: RegExp | undefined;

    beforeAll(async () => {
      if (isMissing) throw new Error(`${name} is not installed. It needs ${needs}.`);
      engine = await start();
      console.log(`${name} ${engine.version}`);
      visitor = visitorOf(engine);
    });
    afterAll(() => engine?.stop());

    // Each journey gets a new origin with empty storage.
    beforeEach(async () => {
      server = await createServer({
        root: builds.root.folder,
        compression: "quick",
        // Holds a request without ever answering it.
        intercept: ({ url = "" }) => held?.test(url) ?? false,
      });
      origin = await listen(server, 0);
      // A file of the same origin without the product, from which local storage can be filled.
      await visitor.open(`${origin}/assets/nothing.js`);
      await visitor.evaluate(() => {
        localStorage.setItem("has_seen_splash", "true");
        localStorage.setItem("studio-tour-seen", "true");
      });
    });
    afterEach(async () => {
      held = undefined;
      stopServer();
      const errors = await engine.takeErrors();
      expect(errors.filter((error) => !CUT_OFF.test(error))).toEqual([]);
    });

    function stopServer() {
      server.close();
      server.closeAllConnections();
    }

    test("a brief becomes a site, whose edited title survives a reload and is in the exported ZIP", async () => {
      const { open, reload, press, write } = visitor;
      await open(`${origin}/`);
      await write(textbox("What does your business do?"), "A bakery called Crumb");
      await press(button("Draw my site"));
      await press(button("Use this one: proposal 1"));

      const title = { role: "heading", level: 1, within: ".sw-site" };
      await write(title, "Baked at night");
      await visitor.enter();
      await visitor.reads("Saved");
      await reload();
      await visitor.sees({ ...title, name: "Baked at night" });

      await press(link("Preview"));
      await press(button("Share"));
      await press(button("Share and export…"));
      await press({ role: "tab", name: "Website files" });
      await press(button("Save the ZIP"));
      await visitor.reads(".zip is saved");
      const files = await visitor.until("the ZIP", () => savedArchive(engine));
      expect(strFromU8(files["index.html"] ?? new Uint8Array())).toContain("Baked at night");
    });

    test("an app in one file is opened from disk, changed, saved, and opened again", async () => {
      const { open, press, write, sees } = visitor;
      await open(`${origin}/app-preview/app-dog-groomer`);
      await press(button("Export"));
      await press(button("One HTML file"));
      const file = await visitor.until("the file", () => savedPage(engine));

      await open(pathToFileURL(file).href);
      await press(button("Customers"));
      await press(button("Add customer"));
      await write({ ...textbox("Name"), within: "dialog" }, "Ada Quill");
      await press({ ...button("Save"), within: "dialog" });
      await sees(button("Ada Quill"));
      rmSync(file);
      await press(button("Save, there are unsaved changes"));
      await sees({ ...button("Save"), within: "header" });
      const copy = await visitor.until("the copy", () => savedPage(engine));

      await open(pathToFileURL(copy).href);
      await press(button("Customers"));
      await sees(button("Ada Quill"));
      rmSync(copy);
    });

    test("a photograph is pasted into a site and cropped, survives a reload, and is in the exported ZIP", async () => {
      const { open, reload, press, write, reads } = visitor;
      await open(`${origin}/`);
      await write(textbox("What does your business do?"), "A bakery called Crumb");
      await press(button("Draw my site"));
      await press(button("Use this one: proposal 1"));
      // Waits for the studio, because the proposals before it show sites too.
      await reads("Blocks of this page");
      await visitor.sees({ role: "heading", level: 1, within: ".sw-site" });

      await visitor.until("a place for the photograph", () => visitor.evaluate(pastePhotograph));
      await press(button("Use “Fresh bread”"));
      await visitor.until("a cropped photograph", async () => {
        await press({ role: "slider", name: "Zoom" });
        return visitor.evaluate(isPhotographZoomed);
      });
      await reads("Saved");
      await reload();
      await visitor.sees({ role: "img", name: "Fresh bread", within: ".sw-site" });

      await press(link("Preview"));
      await press(button("Share"));
      await press(button("Share and export…"));
      await press({ role: "tab", name: "Website files" });
      for (const name of archivesOf(engine)) rmSync(join(engine.downloads, name));
      await press(button("Save the ZIP"));
      await reads(".zip is saved");
      const files = await visitor.until("the ZIP", () => savedArchive(engine));
      const page = strFromU8(files["index.html"] ?? new Uint8Array());
      expect(page).toMatch(/<picture[^>]*>.*srcset="pictures\/fresh-bread-480\.\w+ 480w/is);
      expect(page).toMatch(/alt="Fresh bread"/);
      expect(Object.keys(files).filter((path) => path.startsWith("pictures/fresh-bread")).length).toBe(3);
    });

    test("a demo account opens the demo of a module, which survives a reload", async () => {
      const { open, reload, press, reads } = visitor;
      await open(`${origin}/module-preview/client-portal`);
      await press({ role: "radio", name: "Client" });
      await press(button("Login to Demo"));
      await reads("the.abernathys");
      await reads("Gannet Row Dental");

      await reload();
      await reads("the.abernathys");
      await reads("Gannet Row Dental");
    });

    test("an admin adds a module and finds it in the list, even after a reload", async () => {
      const { open, reload, press, write, sees, reads } = visitor;
      await open(`${origin}/admin/modules`);
      await press(button("Sign in as demo admin"));
      await reads("You are signed in as admin@sitewright.example.");
      await write(textbox("Name"), "Key Cabinet");
      await visitor.choose({ role: "combobox", name: "Category" }, "Sec");
      await write(textbox("Description"), "All keys, on hooks.");
      await press(button("Add Module"));
      await reads("Module added");

      await reload();
      await write({ role: "searchbox", name: "Search the list" }, "key cab");
      await sees({ role: "button", name: "Edit Key Cabinet" });
      await reads("1 of 36");
    });

    test("a signed-in visitor finds everything after a reload with the server stopped", async () => {
      const { open, reload, press, sees, reads } = visitor;
      await open(`${origin}/live-demos`);
      await press(button("Login"));
      await press(button("User Demo"));
      await press(button("Sign In"));
      await reads("Welcome, user@sitewright.example");
      await visitor.evaluate(storeEverything);

      stopServer();
      await reload();
      await reads("Welcome, user@sitewright.example");
      await visitor.until("35 modules", () =>
        visitor.evaluate(() => document.querySelectorAll("h3").length === 35),
      );
      await visitor.until("the pictures in view", () => visitor.evaluate(arePicturesInViewDrawn));
      await open(`${origin}/demo-accounts`);
      await sees({ role: "heading", name: "Demo accounts", level: 1 });
      await reads("Welcome, user@sitewright.example");
    });

    test("an address opened while part of the page is still loading wins", async () => {
      held = /assets\/live-demos-page/;
      const { open, press, reads, sees } = visitor;
      await open(`${origin}/`);
      await press(link("View Demos"));
      await reads("Loading");
      await open(`${origin}/demo-accounts`);
      await sees({ role: "heading", name: "Demo accounts", level: 1 });
    });
  });
}

/**
 * Errors of requests that were pending when a page was left or the server closed, and of resize observers.
 */
const CUT_OFF =
  /^Failed to load .*ServiceWorker (intercepted|passed a promise .* NetworkError)|error loading dynamically imported module|ResizeObserver loop/;

const button = (name: string) => ({ role: "button", name });
const link = (name: string) => ({ role: "link", name });
const textbox = (name: string) => ({ role: "textbox", name });

const archivesOf = ({ downloads }: Engine) => readdirSync(downloads).filter((name) => name.endsWith(".zip"));

/** Returns the saved archive. It cannot be read until it is complete. */
async function savedArchive(engine: Engine) {
  const { downloads } = engine;
  const [name] = archivesOf(engine);
  return name === undefined ? undefined : unzipSync(readFileSync(join(downloads, name)));
}

/** Returns the path of the saved page, once it is complete. */
async function savedPage({ downloads }: Engine) {
  const name = readdirSync(downloads).find((name) => name.endsWith(".html"));
  const path = name && join(downloads, name);
  return path && readFileSync(path, "utf8").trimEnd().endsWith("</html>") ? path : undefined;
}

/** Runs in the page. */
function arePicturesInViewDrawn() {
  const inView = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return inView.length > 0 && inView.every(({ naturalWidth }) => naturalWidth > 0);
}

/**
 * Runs in the page: selects the opening of the site, and in a later call pastes a photograph. Returns true
 * once it is pasted.
 */
async function pastePhotograph() {
  const [, opening] = document.querySelectorAll<HTMLElement>("[data-block]");
  if (opening?.ariaPressed !== "true") {
    opening?.click();
    return false;
  }
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 2000, height: 1300 });
  canvas.getContext("2d")?.fillRect(0, 0, 1000, 650);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!blob) return false;
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([blob], "fresh-bread.jpg", { type: "image/jpeg" }));
  // Not every browser lets scripts set the clipboard data of a synthetic event.
  document.body.dispatchEvent(
    Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData }),
  );
  return true;
}

/** Runs in the page. */
function isPhotographZoomed() {
  const zoom = document.querySelector<HTMLInputElement>("main input[type=range]");
  return zoom !== null && zoom.valueAsNumber > 100;
}

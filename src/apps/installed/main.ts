// Runs before the app of an installable folder. The build makes one script of it: see scripts/vite/app-file.ts.
import { randomId } from "#src/lib/random-id.ts";
import type { FileContent } from "../single-file/file-content.ts";
import { type AppDatabase, createAppDatabase, openDatabase, TakenOver } from "./app-database.ts";
import type { KeptApp, OpenInstalled, PageApp } from "./kept-app.ts";
import { ask } from "./screen.ts";

/** The folder of this page. Other apps of the same host have other folders. */
const NAME = `app at ${new URL("./", location.href).pathname}`;
const WORKER = "sw.js";

const open: OpenInstalled = async (page) => {
  const content = contentIn(page.text);
  if (!content) return page.start(page.text); // which says what is wrong with it
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: "app.webmanifest" }),
    Object.assign(document.createElement("link"), { rel: "icon", href: "icons/icon-192.png" }),
    Object.assign(document.createElement("link"), {
      rel: "apple-touch-icon",
      href: "icons/apple-touch-icon.png",
    }),
  );
  registerWorker();
  await becomeOnlyWindow(content.app.document.name);
  try {
    const database = createAppDatabase(await openDatabase(NAME), randomId());
    page.start(...(await stateOf(page, content, database)));
  } catch (error) {
    console.error(error);
    page.start(page.text, unstored("This browser stores nothing for this address."));
  }
};

function contentIn(text: string): FileContent | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

// Opened from disk, the page is an app in one file, which is saved as a file.
if (/^https?:$/.test(location.protocol)) window.openInstalled = open;

/** Waits until no other window has the app open, or the person prefers this one. */
async function becomeOnlyWindow(name: string) {
  if (!navigator.locks) return; // an address without TLS: the database refuses the window that was opened first
  if (await lock({ ifAvailable: true })) return;
  await ask({
    title: `${name} is open in another window`,
    text: ["Only one window at a time changes the records, so that none overwrites another."],
    choices: { here: "Use it here" },
  });
  await lock({ steal: true });
}

/** Holds the lock of this app until the window closes, or another one takes it. Returns whether it was free. */
const lock = (options: LockOptions) =>
  new Promise<boolean>((resolve) => {
    let isHeld = false;
    navigator.locks
      .request(NAME, options, (held) => {
        isHeld = held !== null;
        resolve(isHeld);
        return held && new Promise(() => {});
      })
      .catch(() => (isHeld ? void becameSecond() : resolve(true)));
  });

async function becameSecond() {
  await ask({
    title: "This app went on in another window",
    text: ["Everything that you saved here is there, too."],
    choices: { here: "Use it here again" },
  });
  location.reload();
}

/** Returns the state to start with, which is that of this browser or that of the page. */
async function stateOf(page: PageApp, content: FileContent, database: AppDatabase) {
  const mine = await database.claim();
  const isOther = mine && (mine.id !== content.id || mine.savedAt !== content.savedAt);
  const isKept = mine && (!isOther || (await keepsMine(page, content, mine)));
  if (isOther) await (isKept ? database.keepMine(content) : database.takeNew());
  const aside = await database.aside();
  const kept: KeptApp = {
    log: isKept ? mine.log : [],
    addPicture: database.addPicture,
    storage: { write: (write) => database.write(content, write).then(requestRoom, explain) },
    replaced: aside && {
      at: aside.at,
      download: () => page.download(aside.text),
      discard: () => database.discardAside(aside.key),
    },
  };
  return [isKept ? mine.text : page.text, kept] as const;
}

async function keepsMine(
  page: PageApp,
  { savedAt, app }: FileContent,
  mine: { text: string; changedAt: string; changes: number },
) {
  const { name, locale } = app.document;
  const time = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
  const changes = mine.changes === 1 ? "one change" : `${mine.changes} changes`;
  const choice = await ask({
    title: `There are two states of ${name}`,
    text: [
      `Another copy was put at this address, saved on ${time(savedAt)}. You have made ${changes} in this browser, the last on ${time(mine.changedAt)}.`,
      "The new copy does not know your changes. Yours stay in this browser until you discard them, whatever you choose.",
    ],
    choices: { mine: "Keep mine", new: "Take the new copy" },
    extra: { name: "Download mine as a file", act: () => page.download(mine.text) },
  });
  return choice === "mine";
}

/** Asks the browser once to keep what is stored when the device runs out of room. */
let isRequested = false;
function requestRoom(): undefined {
  if (isRequested) return;
  isRequested = true;
  void navigator.storage?.persist?.().catch(() => false);
}

function explain(error: unknown): never {
  if (error instanceof TakenOver) throw error;
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  throw new Error(
    isFull
      ? "The browser has no room left. Make some, or save a copy."
      : "The browser could not store it. Save a copy.",
    { cause: error },
  );
}

const unstored = (why: string): KeptApp => ({
  log: [],
  addPicture: async () => {},
  storage: { write: () => Promise.reject(new Error(`${why} Save a copy before you close this page.`)) },
});

/** Keeps the files of the folder for use without a network. */
function registerWorker() {
  if (!navigator.serviceWorker) return;
  const { trustedTypes } = window;
  const policy = trustedTypes?.createPolicy("app", { createScriptURL: () => WORKER });
  const address = (policy?.createScriptURL(WORKER) ?? WORKER) as string; // TypeScript does not know Trusted Types
  navigator.serviceWorker
    .register(address, { updateViaCache: "none" })
    .catch((error: unknown) => console.warn("This app needs a network the next time:", error));
}

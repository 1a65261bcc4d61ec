import type { Backend } from "./backend.ts";
import { isCall } from "./is-call.ts";
import { createKeeper } from "./keeper.ts";
import { createMediaFiles } from "./media-files.ts";
import { createOfflineFiles, type ManifestEntry, type RouterRule } from "./offline-files.ts";
import { createPictureFiles } from "./picture-files.ts";
import { isShare, receiveShare } from "./share-target.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ManifestEntry[] };
type RoutingEvent = ExtendableEvent & { addRoutes: (rules: RouterRule[]) => Promise<void> };
/** Available in Chromium only. */
declare const navigator: WorkerNavigator & { connection?: { saveData?: boolean } };

/** A page asks to be controlled (src/app/claim-page.ts) and lists the addresses it has loaded. */
interface ClaimOrder {
  type: "claim";
  loaded: string[];
  isAheadWanted: boolean;
}

type Order = ClaimOrder | { type: "take-over" };

const basePath = import.meta.env.BASE_URL;
const manifest = self.__WB_MANIFEST;
const files = createOfflineFiles(manifest, basePath);
const seeds = manifest.find(({ url }) => /^assets\/seeds-[^/]+\.json$/.test(url))?.url ?? "seeds.json";
const media = createMediaFiles(basePath);
const pictures = createPictureFiles(basePath);
const keeper = createKeeper([files, pictures, media]);
let backend: Promise<Backend> | undefined;

/** Whether this browser has static routing, with which it serves files without starting the worker. */
const canRule = "addRoutes" in (Reflect.get(self, "InstallEvent")?.prototype ?? {});
const hasRules = (event: ExtendableEvent): event is RoutingEvent => canRule && "addRoutes" in event;

/**
 * Imported lazily: the browser restarts a stopped worker to serve the page itself, which must not wait for
 * schemas and handlers.
 */
function openBackend() {
  backend ??= import("./worker-backend.ts").then(({ createWorkerBackend }) =>
    createWorkerBackend(files.read, basePath + seeds),
  );
  return backend;
}

self.addEventListener("install", (event) => {
  const { active } = self.registration;
  if (active) return event.waitUntil(follow(active, event));
  // The page that registers the first worker waits for its data, and answering calls needs no cached files.
  event.waitUntil(self.skipWaiting());
  void openBackend().then((backend) => backend.prepare());
});

/**
 * Installs a new version; or this version again, once what it prefetches is stored (src/app/worker-updates.ts), because
 * a worker can give the browser rules only while it is installed.
 */
async function follow({ scriptURL }: ServiceWorker, event: ExtendableEvent) {
  if (scriptURL === self.location.href) await files.install(navigator.connection?.saveData);
  else if (self.location.search === `?stored=${files.version}`) void self.skipWaiting();
  else throw new Error("Another version has come in between");
  if (hasRules(event)) await files.rule((rules) => event.addRoutes(rules));
}

self.addEventListener("activate", (event) => {
  // The browser at least requests a page while it starts this worker.
  const preload = canRule ? undefined : self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, files.discardOldVersions()]));
});

self.addEventListener("message", (event) => {
  const order = event.data as Order;
  const [port] = event.ports;
  if (order.type === "claim") event.waitUntil(claim(event.source as WindowClient, order));
  if (order.type === "take-over") event.waitUntil(self.skipWaiting());
  if (port) event.waitUntil(keeper.answer(event.data).then((answer) => port.postMessage(answer)));
});

/** Takes control of a page once its files are stored, so that it can be reloaded offline. */
async function claim(page: WindowClient, { loaded, isAheadWanted }: ClaimOrder) {
  await files.keepPage(page.url, [new URL(basePath + seeds, location.href).href, ...loaded]);
  await self.clients.claim();
  if (!isAheadWanted) return;
  await files.fetchAhead();
  if (canRule && !(await files.isRuled())) page.postMessage({ type: "stored", version: files.version });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || !url.pathname.startsWith(basePath)) return;
  if (isCall(request, basePath)) {
    event.respondWith(openBackend().then((backend) => backend(request)));
  } else if (isShare(request, basePath)) {
    event.respondWith(receiveShare(request, basePath));
  } else if (request.method === "GET") {
    const answer =
      media.answer(request) ?? pictures.answer(request) ?? files.answer(request, event.preloadResponse);
    if (!answer) return;
    event.respondWith(answer.response);
    event.waitUntil(answer.settled);
    // The page is about to make its first call.
    if (request.mode === "navigate") event.waitUntil(answer.response.then(openBackend, openBackend));
  }
});

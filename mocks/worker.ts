import type { Backend } from "./backend.ts";
import { isCall } from "./is-call.ts";
import { createKeeper } from "./keeper.ts";
import { createMediaFiles } from "./media-files.ts";
import { createOfflineFiles, type ManifestEntry } from "./offline-files.ts";
import { createPageFetches } from "./page-fetches.ts";
import { createPictureFiles } from "./picture-files.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ManifestEntry[] };

const basePath = import.meta.env.BASE_URL;
const manifest = self.__WB_MANIFEST;
const pages = createPageFetches();
const files = createOfflineFiles(manifest, basePath, pages);
const seeds = manifest.find(({ url }) => /^assets\/seeds-[^/]+\.json$/.test(url))?.url ?? "seeds.json";
const media = createMediaFiles(basePath);
const pictures = createPictureFiles(basePath, pages);
const keeper = createKeeper([files, pictures, media]);
let backend: Promise<Backend> | undefined;

/** A stopped worker is started for the page itself, which must not wait until schemas and handlers are made. */
function openBackend() {
  backend ??= import("./worker-backend.ts").then(({ createWorkerBackend }) =>
    createWorkerBackend(files.read, basePath + seeds),
  );
  return backend;
}

self.addEventListener("install", (event) => {
  // The very first worker is needed at once, to answer the calls of the page that registers it: it fetches
  // the files later, when that page is ready. A new version takes over complete or not at all.
  if (self.registration.active) return event.waitUntil(files.install());
  event.waitUntil(self.skipWaiting());
  // The page's first call is on its way.
  void openBackend().then((backend) => backend.prepare());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([files.discardOldVersions(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  const order = (event.data as { type?: unknown } | null)?.type;
  const [port] = event.ports;
  // After a shift-reload the page has no controller until the worker claims it.
  if (order === "claim") event.waitUntil(self.clients.claim());
  if (order === "keep-files") event.waitUntil(files.fetchAll());
  if (port) event.waitUntil(keeper.answer(event.data).then((answer) => port.postMessage(answer)));
  if (order === "take-over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin || !url.pathname.startsWith(basePath)) return;
  if (isCall(event.request, basePath)) {
    event.respondWith(openBackend().then((backend) => backend(event.request)));
  } else if (event.request.method === "GET") {
    const piece = media.answer(event.request) ?? pictures.answer(event.request);
    if (piece) event.waitUntil(piece.settled);
    const response = piece?.response ?? files.answer(event.request);
    if (!response) return;
    event.respondWith(response);
    // The page's first call is behind it.
    if (event.request.mode === "navigate") event.waitUntil(response.then(openBackend, openBackend));
  }
});

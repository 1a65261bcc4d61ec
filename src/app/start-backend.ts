import { endFirstAnswers } from "#src/api/first-answers.ts";
import type { Transport } from "#src/api/transport.ts";
import { BACKEND_HEADER } from "#src/contract/endpoint.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { isDemo } from "#src/lib/storage.ts";
import { type BackendStatus, reportBackendStatus } from "./backend-status.ts";
import { claimPage } from "./claim-page.ts";
import { registerWorker } from "./register-worker.ts";
import { followUpdates } from "./worker-updates.ts";

const WORKER_TIMEOUT_MS = 5_000;
/** A worker that runs first stores what the page can open, which takes longer on a slow connection. */
const CLAIM_TIMEOUT_MS = 4_000;
/** The time until the splash asks its first question. */
const SPLASH_MS = 5_000;
/** The browser may stop a worker during a response, and again during the retry. */
const WORKER_ATTEMPTS = 3;

const base = import.meta.env.BASE_URL;

/**
 * Chooses the backend: a hosted server named at build time, the service worker, or the same backend in this page if no
 * worker can run. Calls wait for the result; rendering does not.
 */
export async function startBackend(): Promise<Transport> {
  nameManifest();
  if (isDemo) return confirmed(await demoTransport());
  if (import.meta.env.VITE_BACKEND_URL) {
    const server = import.meta.env.VITE_BACKEND_URL;
    if (import.meta.env.VITE_LIVE_CHANGES)
      afterLoad(() => void import("./follow-changes.ts").then(({ followChanges }) => followChanges(server)));
    return hostedTransport(server);
  }
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return confirmed(await pageTransport());
  if (!navigator.serviceWorker.controller) await splashLeft();
  try {
    await controlledByWorker();
    return confirmed(workerTransport());
  } catch (error) {
    console.info("Sitewright's worker cannot run here; the page answers its own calls.", error);
    return confirmed(await pageTransport());
  }
}

/** Links the manifest late, because the browser would otherwise load it and its icons before the first frame. */
function nameManifest() {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: `${base}manifest.webmanifest` }),
  );
}

/** Repeats the calls whose stored first responses were used, and invalidates the queries whose response differs. */
function confirmed(transport: Transport) {
  void Promise.all(
    [...endFirstAnswers()].map(async ([path, text]) => {
      const response = await transport(path, { method: "GET" });
      if (!response.ok || (await response.text()) === text) return;
      const { queryClient } = await import("#src/api/query.ts");
      await queryClient.invalidateQueries();
    }),
  ).catch(() => {}); // the displayed data stays, and the next call reports the failure
  return transport;
}

function hostedTransport(address: string): Transport {
  const key = import.meta.env.VITE_BACKEND_KEY;
  return (path, init) =>
    fetch(new URL(path, new URL(address, location.href)), {
      ...init,
      headers: { ...init.headers, ...(key && { apikey: key }) },
    });
}

function workerTransport(): Transport {
  let substitute: Promise<Transport> | undefined;
  return async (path, init) => {
    for (let attempt = 0; attempt < WORKER_ATTEMPTS && !substitute; attempt += 1) {
      const response = await fetch(base + path.slice(1), init).catch((error: unknown) => {
        if (init.signal?.aborted) throw error;
        return undefined; // stopped in the middle, possibly after the work was done
      });
      if (response?.headers.has(BACKEND_HEADER)) return noteStatus(response);
      if (response) break;
    }
    // Another server or nobody has answered: the worker was unregistered while the page was open.
    substitute ??= pageTransport();
    return (await substitute)(path, init);
  };
}

async function pageTransport(): Promise<Transport> {
  const { startInPage } = await import("#mocks/in-page.ts").catch(guardedReload);
  const backend = startInPage();
  if (import.meta.env.PROD) reportBackendStatus("in-page");
  return async (path, init) =>
    noteStatus(await backend(new Request(new URL(base + path.slice(1), location.href), init)));
}

/** A demo reaches neither the stored data nor a hosted server. */
async function demoTransport(): Promise<Transport> {
  const { startInPage } = await import("#mocks/in-page.ts");
  const backend = startInPage({ isForDemo: true });
  return (path, init) => backend(new Request(new URL(base + path.slice(1), location.href), init));
}

function noteStatus(response: Response) {
  const mode = response.headers.get(BACKEND_HEADER);
  if (mode === "memory" || mode === "read-only") reportBackendStatus(mode satisfies BackendStatus);
  return response;
}

/** Waits for the splash to close: nobody can make calls before, and phones are busy hydrating the page. */
function splashLeft() {
  const splash = document.querySelector<HTMLDialogElement>("dialog#splash");
  if (!splash?.open) return undefined;
  return new Promise<void>((resolve) => {
    splash.addEventListener("close", () => resolve(), { once: true });
    setTimeout(resolve, SPLASH_MS);
  });
}

async function controlledByWorker() {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) {
    afterLoad(() => void register());
    return;
  }
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
  const claimed = readyWorker().then((ready) => claimPage(ready));
  await inTime(claimed, WORKER_TIMEOUT_MS);
  await inTime(controlled, CLAIM_TIMEOUT_MS);
}

async function readyWorker() {
  const registration = await register();
  return Promise.race([navigator.serviceWorker.ready, installationFailed(registration)]);
}

async function register() {
  const registration = await registerWorker();
  // Some blockers only pretend to register it.
  if (!registration) throw new Error("The worker was not registered");
  afterLoad(() => followUpdates(registration));
  return registration;
}

/** A worker that fails to install never takes control, so waiting is pointless. */
function installationFailed({ installing }: ServiceWorkerRegistration) {
  return new Promise<never>((_, reject) => {
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant") reject(new Error("The worker could not be installed"));
    });
  });
}

function inTime<T>(work: Promise<T>, milliseconds: number) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The worker did not take control in time")), milliseconds);
  });
  return Promise.race([work, late]);
}

/** Updates wait until the page has loaded. */
function afterLoad(work: () => void) {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

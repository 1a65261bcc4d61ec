import { endFirstAnswers } from "#src/api/first-answers.ts";
import type { Transport } from "#src/api/transport.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { scriptAddress } from "#src/lib/script-address.ts";
import { type BackendStatus, reportBackendStatus } from "./backend-status.ts";
import { claimPage } from "./claim-page.ts";
import { followUpdates } from "./worker-updates.ts";

const WORKER_TIMEOUT_MS = 5_000;
/** As long as the splash takes until somebody is asked something. */
const SPLASH_MS = 5_000;
/** Set by the backend on every answer (mocks/backend.ts): how it keeps its data. */
const BACKEND_HEADER = "x-sitewright-backend";
/** A worker may be stopped while it answers, and again when it is asked anew. */
const WORKER_ATTEMPTS = 3;

const base = import.meta.env.BASE_URL;

/**
 * Finds out who answers the calls: a hosted server named at build time, our worker, or the same backend
 * in this page where no worker can run. Calls wait for the result; rendering does not.
 */
export async function startBackend(): Promise<Transport> {
  nameManifest();
  if (import.meta.env.VITE_BACKEND_URL) return hostedTransport(import.meta.env.VITE_BACKEND_URL);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return confirmed(await pageTransport());
  if (!navigator.serviceWorker.controller) await splashLeft();
  try {
    await inTime(controlledByWorker());
    return confirmed(workerTransport());
  } catch (error) {
    console.info("Sitewright's worker cannot run here; the page answers its own calls.", error);
    return confirmed(await pageTransport());
  }
}

/** For installing. Named in the page, it and its pictures would come before the page's first frame. */
function nameManifest() {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: `${base}manifest.webmanifest` }),
  );
}

/** Asks for what was answered before there was a backend, and has all read anew where it has another answer now. */
function confirmed(transport: Transport) {
  void Promise.all(
    [...endFirstAnswers()].map(async ([path, text]) => {
      const response = await transport(path, { method: "GET" });
      if (!response.ok || (await response.text()) === text) return;
      const { queryClient } = await import("#src/api/query.ts");
      await queryClient.invalidateQueries();
    }),
  ).catch(() => {}); // the shown data stays, and the next call reports the failure
  return transport;
}

function hostedTransport(address: string): Transport {
  const key = import.meta.env.VITE_BACKEND_KEY;
  return (path, init) =>
    fetch(new URL(path, address), { ...init, headers: { ...init.headers, ...(key && { apikey: key }) } });
}

function workerTransport(): Transport {
  let substitute: Promise<Transport> | undefined;
  return async (path, init) => {
    for (let attempt = 0; attempt < WORKER_ATTEMPTS && !substitute; attempt += 1) {
      const response = await fetch(base + path.slice(1), init).catch((error: unknown) => {
        if (init.signal?.aborted) throw error;
        return undefined; // stopped in the middle, perhaps when the work was done
      });
      if (response?.headers.has(BACKEND_HEADER)) return noteStatus(response);
      if (response) break;
    }
    // Somebody else has answered, or nobody: the worker was removed while the page was open.
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

function noteStatus(response: Response) {
  const mode = response.headers.get(BACKEND_HEADER);
  if (mode === "memory" || mode === "read-only") reportBackendStatus(mode satisfies BackendStatus);
  return response;
}

/** While the splash lies over the page nobody can call, and a phone has enough to do with the page below it. */
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
  const registration = await register();
  void serviceWorker.ready.then((ready) => claimPage(ready));
  await Promise.race([controlled, installationFailed(registration)]);
}

async function register() {
  // The browser makes one registration of all of the same address.
  const registration = await navigator.serviceWorker.register(scriptAddress(`${base}worker.js`), {
    scope: base,
    updateViaCache: "none",
  });
  // Some blockers only pretend to register it.
  if (!registration) throw new Error("The worker was not registered");
  afterLoad(() => followUpdates(registration));
  return registration;
}

/** A worker that cannot be installed never takes control; there is no use in waiting for it. */
function installationFailed({ installing }: ServiceWorkerRegistration) {
  return new Promise<never>((_, reject) => {
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant") reject(new Error("The worker could not be installed"));
    });
  });
}

function inTime<T>(work: Promise<T>) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The worker did not take control in time")), WORKER_TIMEOUT_MS);
  });
  return Promise.race([work, late]);
}

/** Updates are looked for when the page has what it needs. */
function afterLoad(work: () => void) {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

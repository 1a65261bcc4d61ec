import type { OfflineList } from "./offline-list.ts";

export type KeepOutcome = "kept" | "full" | "failed" | "unknown";

/** The service worker as the offline panel uses it. */
export interface OfflineWorker {
  /** All files of this version. */
  list: () => Promise<OfflineList>;
  /** Addresses of the files that are here. */
  kept: () => Promise<ReadonlySet<string>>;
  keep: (address: string) => Promise<KeepOutcome>;
}

/** How long a page waits for a worker, which a first visit installs, before it says that there is none. */
const READY_MS = 8_000;
/** A worker that the browser has ended never answers; the browser starts another for the next message. */
const ANSWER_MS = 60_000;

const base = import.meta.env.BASE_URL;

/** Undefined where no worker runs: in private windows of some browsers, behind some blockers, with a hosted backend. */
export async function findOfflineWorker(): Promise<OfflineWorker | undefined> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD || import.meta.env.VITE_BACKEND_URL) return;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, READY_MS));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (!registration) return;
  const ask = (order: object) => answerOf(registration, order);
  return {
    async list() {
      const response = await fetch(`${base}offline.json`);
      if (!response.ok) throw new Error(`The list of files answered ${response.status}`);
      return (await response.json()) as OfflineList; // made by the same build
    },
    kept: async () => new Set((await ask({ type: "list-kept" })).kept),
    keep: async (address) => (await ask({ type: "keep", address })).outcome ?? "failed",
  };
}

interface Answer {
  kept?: string[];
  outcome?: KeepOutcome;
}

function answerOf({ active }: ServiceWorkerRegistration, order: object) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Answer>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as Answer);
    setTimeout(resolve, ANSWER_MS, {});
  });
  active?.postMessage(order, [port2]);
  return answer.finally(() => port1.close());
}

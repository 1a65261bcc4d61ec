import { local } from "#src/lib/storage.ts";

/** Whether this tab may edit the project. Only one tab may at a time. */
export type Holding = "waiting" | "held" | "elsewhere";

const LEASE_MS = 6_000;
const RENEW_MS = 2_000;

/**
 * Locks a project for this tab. If another tab holds it, this one waits, and may take over; the other tab is then
 * notified. Closing a tab releases its lock.
 */
export function holdProject(key: string, onChange: (holding: Holding) => void) {
  return "locks" in navigator ? holdByLock(key, onChange) : holdByLease(key, onChange);
}

function holdByLock(key: string, onChange: (holding: Holding) => void) {
  const name = lockName(key);
  const { locks } = navigator;
  let waiting = new AbortController();
  let letGo = () => {};
  let hasEnded = false;

  const hold = () => {
    if (hasEnded) return;
    onChange("held");
    return new Promise<void>((resolve) => {
      letGo = resolve;
    });
  };
  const wait = () => {
    onChange("elsewhere");
    waiting = new AbortController();
    const { signal } = waiting;
    locks.request(name, { signal }, hold).catch((error: unknown) => {
      // This tab has released the lock, to close or to take over.
      if (!signal.aborted) lost(error);
    });
  };
  const lost = (error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    if (!hasEnded) wait();
  };

  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      wait();
    })
    .catch(lost);

  return {
    takeOver() {
      waiting.abort();
      locks.request(name, { steal: true }, hold).catch(lost);
    },
    stop() {
      hasEnded = true;
      waiting.abort();
      letGo();
    },
  };
}

/**
 * Does something with a project that no tab has open for editing, and keeps it closed meanwhile. Resolves to false if a
 * tab has it open.
 */
export async function whileClosed(key: string, work: () => Promise<unknown>): Promise<boolean> {
  if (!("locks" in navigator)) {
    const owner = readLease(local.read(leaseName(key)));
    if (owner && owner.until > Date.now()) return false;
    await work();
    return true;
  }
  return navigator.locks.request(lockName(key), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

const lockName = (key: string) => `studio:${key}`;
const leaseName = (key: string) => `studio-lease:${key}` as const;

/** A fallback without the Web Locks API: an entry in local storage that has to be renewed. */
function holdByLease(key: string, onChange: (holding: Holding) => void) {
  const name = leaseName(key);
  const me = Math.random().toString(36).slice(2);
  let holding: Holding = "waiting";

  const become = (next: Holding) => {
    if (next === holding) return;
    holding = next;
    onChange(next);
  };
  const take = () => {
    const isStored = local.write(name, JSON.stringify({ tab: me, until: Date.now() + LEASE_MS }));
    // Without storage, other tabs cannot be detected.
    if (isStored || holding === "waiting") become("held");
  };
  const look = () => {
    const owner = readLease(local.read(name));
    if (owner && owner.tab !== me && owner.until > Date.now()) become("elsewhere");
    else if (holding !== "elsewhere") take();
  };

  look();
  const timer = setInterval(look, RENEW_MS);
  const onStorage = (event: StorageEvent) => event.key === name && look();
  addEventListener("storage", onStorage);
  return {
    takeOver: take,
    stop() {
      clearInterval(timer);
      removeEventListener("storage", onStorage);
      if (readLease(local.read(name))?.tab === me) local.remove(name);
    },
  };
}

function readLease(text: string | null): { tab: string; until: number } | undefined {
  try {
    const lease: unknown = JSON.parse(text ?? "null");
    if (typeof lease !== "object" || lease === null || !("tab" in lease) || !("until" in lease)) return;
    return typeof lease.tab === "string" && typeof lease.until === "number"
      ? { tab: lease.tab, until: lease.until }
      : undefined;
  } catch {
    return; // written by another program
  }
}

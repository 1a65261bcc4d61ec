/** Carries one call to whatever answers it. The path begins with `/api/`. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

let start: () => Promise<Transport>;
let started: Promise<Transport> | undefined;

/** How the transport is started, once: by the first call, or when the page has time for it. */
export function provideTransport(startTransport: () => Promise<Transport>) {
  start = startTransport;
}

export function startTransport() {
  started ??= start();
  // Each call that waits for it fails by itself; the next one tries anew.
  started.catch(() => {
    started = undefined;
  });
  return started;
}

/** For tests, which bring a backend of their own. */
export function replaceTransport(transport: Transport) {
  started = Promise.resolve(transport);
}

export const send: Transport = async (path, init) => (await startTransport())(path, init);

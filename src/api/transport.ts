import { noteCall } from "#src/lib/unfinished.ts";

/** Sends a call to the backend. The path starts with `/api/`. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

let start: () => Promise<Transport>;
let started: Promise<Transport> | undefined;

/** Sets the function that starts the transport. It runs once, for the first call or when the page is idle. */
export function provideTransport(startTransport: () => Promise<Transport>) {
  start = startTransport;
}

export function startTransport() {
  started ??= start();
  // Each waiting call fails; the next call starts again.
  started.catch(() => {
    started = undefined;
  });
  return started;
}

/** Replaces the transport, for tests with a backend of their own. */
export function replaceTransport(transport: Transport) {
  started = Promise.resolve(transport);
}

export const send: Transport = (path, init) =>
  noteCall(startTransport().then((transport) => transport(path, init)));

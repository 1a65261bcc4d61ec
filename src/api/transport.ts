/** Carries one call to whatever answers it. The path begins with `/api/`. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

let provide: (transport: Transport | Promise<Transport>) => void;
let provided = new Promise<Transport>((resolve) => {
  provide = resolve;
});

/** Calls wait for this once; nothing else does. */
export function provideTransport(transport: Transport | Promise<Transport>) {
  provide(transport);
  provided.catch(() => {}); // each call that waits for it fails by itself
}

/** For tests, which bring a backend of their own. */
export function replaceTransport(transport: Transport) {
  provided = Promise.resolve(transport);
}

export const send: Transport = async (path, init) => (await provided)(path, init);

/**
 * The Trusted Types policy that the pages' content security policy allows. It can be created once, and only this module
 * has access to it.
 */
let policy: { createScriptURL: (address: string) => unknown } | undefined;

/** Returns the trusted address of one of the product's workers, or of axe. Throws for any other. */
export function scriptAddress(address: string) {
  if (!window.trustedTypes) return ownWorker(address);
  policy ??= window.trustedTypes.createPolicy("sitewright", { createScriptURL: ownWorker });
  // TypeScript's DOM types do not know Trusted Types yet.
  return policy.createScriptURL(address) as string;
}

const BASE = import.meta.env.BASE_URL;
/** The file names of a build: the service worker, and web workers and axe with a content hash. */
const BUILT = /^(worker\.js|assets\/([a-z-]+-worker|axe\.min)-[\w-]+\.js)$/;
/** The paths of the development server. */
const SERVED = /^(dev-sw\.js|src\/[\w/-]+-worker\.ts|node_modules\/axe-core\/axe\.min\.js)$/;

function ownWorker(address: string) {
  const { protocol, origin, pathname } = new URL(address, location.href);
  const file = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : "";
  const isOurs =
    protocol === location.protocol &&
    origin === location.origin &&
    (BUILT.test(file) || (import.meta.env.DEV && SERVED.test(file)));
  if (!isOurs) throw new Error(`Not a worker of ours: ${address}`);
  return address;
}

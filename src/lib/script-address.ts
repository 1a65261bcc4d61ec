/** The policy that the content policy of the pages allows. It can be made once, and only this module holds it. */
let policy: { createScriptURL: (address: string) => unknown } | undefined;

/** The address of one of the product's own workers, or of the program that checks pages in a frame, as browsers with Trusted Types want it. Throws for any other. */
export function scriptAddress(address: string) {
  if (!window.trustedTypes) return ownWorker(address);
  policy ??= window.trustedTypes.createPolicy("sitewright", { createScriptURL: ownWorker });
  // The type of the platform's own calls knows nothing of it yet.
  return policy.createScriptURL(address) as string;
}

const BASE = import.meta.env.BASE_URL;
/** As the build names them: the service worker, and web workers and axe with the hash of what is in them. */
const BUILT = /^(worker\.js|assets\/([a-z-]+-worker|axe\.min)-[\w-]+\.js)$/;
/** As the development server does. */
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

/** The product's folder on its host, without a trailing slash; empty at the root. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The path of the current page, as the router sees it. */
export const currentPath = () => location.pathname.slice(basePath.length) || "/";

/** Whether an address is local to this device, so that no other one can reach it. */
export const isOnlyHere = (address: string) =>
  URL.canParse(address) && /^(?:localhost|127\.|\[::1\])/.test(new URL(address).hostname);

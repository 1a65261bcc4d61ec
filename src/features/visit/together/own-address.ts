import { DEMO_HASH, isSellerPath, TOGETHER_HASH } from "../read-visit.ts";

/** A shared site with its pictures is the longest address there is. */
const LONGEST_ADDRESS = 20_000;

/** Parameters that do something when a page is opened, instead of showing something. */
const ACTING = ["reset", "login", "token", "logout"];

/**
 * Whether an address may be shown on the other screen: one of the product's own pages, and none that is the seller's
 * alone. It is relative to the product and always goes through its router, so that it can lead nowhere else.
 */
export function isOwnAddress(address: string) {
  if (address.length > LONGEST_ADDRESS || !/^\/(?![/\\])[\x21-\x7e]*$/.test(address)) return false;
  if (!URL.canParse(address, HERE)) return false;
  const { origin, pathname, searchParams, hash } = new URL(address, HERE);
  if (origin !== HERE || pathname.includes("//") || /%2f|%5c/i.test(pathname)) return false;
  if (/^\/api(?:\/|$)/.test(pathname)) return false;
  if (ACTING.some((name) => searchParams.has(name))) return false;
  if (hash.startsWith(DEMO_HASH) || hash.startsWith(TOGETHER_HASH)) return false;
  return !isSellerPath(pathname) || isForProspects(pathname, searchParams);
}

/** Projects and their studio are in one browser alone: on the other screen they are shown, not opened. */
export const isInOneBrowser = (address: string) =>
  /^\/(?:studio\/|app-preview\/local-|app-view(?:$|[?#]))/.test(address);

const HERE = "http://product.invalid";

/** The desk of a seller is at the address of the pages that welcome a prospect and that blank the screen. */
const isForProspects = (pathname: string, params: URLSearchParams) =>
  pathname === "/demo-preview" && (Boolean(params.get("prospect")) || params.has("blank"));

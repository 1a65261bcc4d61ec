import { decodePath, routeOf } from "#src/lib/route-table.ts";
import { DEMO_HASH, MOVE_HASH, TOGETHER_HASH } from "../read-visit.ts";

/** A shared site with its pictures is the longest address. */
const MAX_ADDRESS_LENGTH = 20_000;

/** Parameters that cause an action when a page is opened. */
const ACTING = ["reset", "login", "token", "logout"];

/**
 * Whether the other screen may show an address: any page of the product except the seller's own. Addresses are relative and
 * always go through the router, so they cannot lead to another host.
 */
export function isOwnAddress(address: string) {
  if (address.length > MAX_ADDRESS_LENGTH || !/^\/(?![/\\])[\x21-\x7e]*$/.test(address)) return false;
  if (!URL.canParse(address, HERE)) return false;
  const { origin, pathname, searchParams, hash } = new URL(address, HERE);
  if (origin !== HERE || pathname.includes("//") || /%2f|%5c/i.test(pathname)) return false;
  if (ACTING.some((name) => searchParams.has(name))) return false;
  if ([DEMO_HASH, TOGETHER_HASH, MOVE_HASH].some((start) => hash.startsWith(start))) return false;
  const route = routeOf(pathname);
  if (!route) return false;
  return !route.isForSeller || (route.page === "demo-preview" && isForProspects(searchParams));
}

/** Projects exist in one browser only, so the other screen shows their content instead of opening them. */
export const isInOneBrowser = (address: string) => {
  const { pathname } = new URL(address, HERE);
  const page = routeOf(pathname)?.page;
  if (page === "app-preview") return decodePath(pathname).startsWith("/app-preview/local-");
  return page === "studio" || page === "app-view";
};

const HERE = "http://product.invalid";

/** The seller's page shares its address with the pages that welcome a prospect and that blank the screen. */
const isForProspects = (params: URLSearchParams) => Boolean(params.get("prospect")) || params.has("blank");

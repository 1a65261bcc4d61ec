import { isTicket } from "#src/contract/reply-ticket.ts";

/**
 * The claims of a link: prospect, sender, last day and amount. Parameters that others append to links, such as
 * `utm_*`, nobody vouches for.
 */
const CLAIMS = [
  "prospect",
  "accent",
  "from",
  "note",
  "template",
  "module",
  "as",
  "until",
  "reset",
  "plan",
  "amount",
  "for",
];
/** Facts of the prospect's own site. Links without them sign what they signed before there were any. */
const SITE_CLAIMS = ["site", "town", "phone", "about", "tints"];

export interface Claims {
  /** All that is claimed, as the text that is signed. */
  text: string;
  /** The signature of the link, or "". */
  signature: string;
}

/** Of an address of ours as the router has it: its path, what is asked of it, and what stands behind its `#`. */
export function claimsOf(address: string): Claims {
  const { pathname, searchParams, hash } = readAddress(address);
  const claimed = CLAIMS.map((name) => searchParams.get(name));
  const facts = SITE_CLAIMS.map((name) => searchParams.get(name));
  const path = pathname.replace(/(?<=.)\/$/, "");
  const ticket = ticketIn(pathname, hash);
  return {
    // Links of before know of no ticket, and neither does what they have signed.
    text: JSON.stringify([
      ...["link", path, ...claimed, logoIn(hash)],
      ...(facts.some((fact) => fact !== null) ? [facts] : []),
      ...(ticket ? [ticket] : []),
    ]),
    signature: searchParams.get("sig") ?? "",
  };
}

/** Of the token of a shared site, which may have a signature beside it, and the ticket for a reply after that. */
export function claimsOfSite(address: string): Claims & { token: string } {
  const [token = "", signature = "", ticket = ""] = address.split("~", 3);
  return { token, text: JSON.stringify(["site", token, ...(ticket ? [ticket] : [])]), signature };
}

/** The address with a signature in it, or as it was where nothing could be signed. */
export function withSignature(address: string, signature: string) {
  if (!signature) return address;
  const { pathname, searchParams, hash } = readAddress(address);
  searchParams.set("sig", signature);
  return `${pathname}?${searchParams}${hash}`;
}

export const siteWithSignature = (token: string, signature: string, ticket = "") =>
  [token, ...(signature || ticket ? [signature] : []), ...(ticket ? [ticket] : [])].join("~");

/** The ticket for a reply to the seller of a link (contract/reply-ticket.ts), or "". */
export function ticketIn(pathname: string, hash: string) {
  const isSite = pathname.startsWith("/full-preview/");
  const found = isSite ? hash.split("~")[2] : new URLSearchParams(hash.slice(1)).get("seller");
  return found && isTicket(found) ? found : "";
}

/** Behind the `#`, which no host ever sees. */
export const logoIn = (hash: string) => new URLSearchParams(hash.slice(1)).get("logo");

/** Splits an address into its parts; an address with an unknown beginning is a page with a query. */
export const readAddress = (address: string) =>
  new URL(`http://here${/^[/?#]/.test(address) ? "" : "?"}${address}`);

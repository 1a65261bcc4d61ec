import { isTicket } from "#src/sales/replies/reply-ticket.ts";

/**
 * The signed claims of a link: prospect, sender, expiry date and amount. Parameters added by others, such as `utm_*`,
 * are not covered.
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
/** Claims about the prospect's own site. They are omitted if empty, so that older signatures stay valid. */
const SITE_CLAIMS = ["site", "town", "phone", "about", "tints"];

export interface Claims {
  /** All claims as the text that is signed. */
  text: string;
  /** The signature of the link, or "". */
  signature: string;
  /** The sender that the link names, or "". */
  sender: string;
}

/** Returns the claims of a product address: path, query and hash, as the router has it. */
export function claimsOf(address: string): Claims {
  const { pathname, searchParams, hash } = readAddress(address);
  const claimed = CLAIMS.map((name) => searchParams.get(name));
  const facts = SITE_CLAIMS.map((name) => searchParams.get(name));
  const path = pathname.replace(/(?<=.)\/$/, "");
  const ticket = ticketIn(pathname, hash);
  return {
    // The ticket is omitted if empty, so that older signatures stay valid.
    text: JSON.stringify([
      ...["link", path, ...claimed, logoIn(hash)],
      ...(facts.some((fact) => fact !== null) ? [facts] : []),
      ...(ticket ? [ticket] : []),
    ]),
    signature: searchParams.get("sig") ?? "",
    sender: searchParams.get("from") ?? "",
  };
}

/**
 * Returns the claims of a shared site. Its token, which contains the sender, may be followed by a signature, and then by
 * a reply ticket.
 */
export function claimsOfSite(address: string): Omit<Claims, "sender"> & { token: string } {
  const [token = "", signature = "", ticket = ""] = address.split("~", 3);
  return { token, text: JSON.stringify(["site", token, ...(ticket ? [ticket] : [])]), signature };
}

/** Adds a signature to an address; returns it unchanged if nothing could be signed. */
export function withSignature(address: string, signature: string) {
  if (!signature) return address;
  const { pathname, searchParams, hash } = readAddress(address);
  searchParams.set("sig", signature);
  return `${pathname}?${searchParams}${hash}`;
}

export const siteWithSignature = (token: string, signature: string, ticket = "") =>
  [token, ...(signature || ticket ? [signature] : []), ...(ticket ? [ticket] : [])].join("~");

/** Returns the reply ticket of a link (sales/replies/reply-ticket.ts), or "". */
export function ticketIn(pathname: string, hash: string) {
  const isSite = pathname.startsWith("/full-preview/");
  const found = isSite ? hash.split("~")[2] : new URLSearchParams(hash.slice(1)).get("seller");
  return found && isTicket(found) ? found : "";
}

/** The hash is never sent to a host. */
export const logoIn = (hash: string) => new URLSearchParams(hash.slice(1)).get("logo");

/** Splits an address into its parts; an address with an unknown beginning is a page with a query. */
export const readAddress = (address: string) =>
  new URL(`http://here${/^[/?#]/.test(address) ? "" : "?"}${address}`);

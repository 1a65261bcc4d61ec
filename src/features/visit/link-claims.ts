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
  const path = pathname.replace(/(?<=.)\/$/, "");
  return {
    text: JSON.stringify(["link", path, ...claimed, logoIn(hash)]),
    signature: searchParams.get("sig") ?? "",
  };
}

/** Of the token of a shared site, which may have a signature beside it. */
export function claimsOfSite(address: string): Claims & { token: string } {
  const [token = "", signature = ""] = address.split("~", 2);
  return { token, text: JSON.stringify(["site", token]), signature };
}

/** The address with a signature in it, or as it was where nothing could be signed. */
export function withSignature(address: string, signature: string) {
  if (!signature) return address;
  const { pathname, searchParams, hash } = readAddress(address);
  searchParams.set("sig", signature);
  return `${pathname}?${searchParams}${hash}`;
}

export const siteWithSignature = (token: string, signature: string) =>
  signature ? `${token}~${signature}` : token;

/** Behind the `#`, which no host ever sees. */
export const logoIn = (hash: string) => new URLSearchParams(hash.slice(1)).get("logo");

/** Whatever it is, for its parts; what begins with none of them is what is asked of a page. */
export const readAddress = (address: string) =>
  new URL(`http://here${/^[/?#]/.test(address) ? "" : "?"}${address}`);

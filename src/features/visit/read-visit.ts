import { isInlineImage } from "#src/contract/image-address.ts";
import { isTicket } from "#src/contract/reply-ticket.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { session } from "#src/lib/storage.ts";
import { logoIn, readAddress, ticketIn } from "./link-claims.ts";

/** The visit that a personalised or campaign link describes. */
export interface Visit {
  /** Whom it was prepared for, or "". */
  prospect: string;
  /** `#rrggbb` in lower case. */
  accent: string | null;
  /** A small image as base64url, never an address. */
  logo: string | null;
  /** `utm_source` and the like, in the order of the link. */
  utm: Readonly<Record<string, string>>;
  /** The link that began the visit, if it carries a signature, which may turn out to be none; else "". */
  signedLink: string;
  /** The ticket for a reply to whoever made the link, or "". */
  ticket: string;
}

export const noVisit: Visit = {
  prospect: "",
  accent: null,
  logo: null,
  utm: {},
  signedLink: "",
  ticket: "",
};

export const VISIT_KEY = "visit";
/** A demo that plays itself, in an address and in session storage (demo/demo-player.tsx). */
export const DEMO_HASH = "#demo=";
export const DEMO_KEY = "demo_script";
/** An invitation to a second screen in an address, and the part of a window in session storage (together/session.ts). */
export const TOGETHER_HASH = "#together=";
export const TOGETHER_KEY = "together";
export const JOIN_PATH = "/demo-preview?join=1";

/** The seller's own pages, and those from which all the work of this browser can be deleted. */
const SELLER_PATHS = /^\/(?:admin|demo-preview|demo-accounts|prospects|help|app-connector)(?:\/|$)/;

export const isSellerPath = (path: string) => SELLER_PATHS.test(path);

const PROSPECT_LENGTH = 80;
export const SENDER_LENGTH = 80;
const UTM_LENGTH = 120;
const UTM_COUNT = 10;
const LINK_LENGTH = 8_000;

/** The colours that a seller may write by name. */
const namedColours = new Map([
  ["red", "#c62828"],
  ["orange", "#ef6c00"],
  ["amber", "#ffb300"],
  ["yellow", "#fdd835"],
  ["green", "#2e7d32"],
  ["teal", "#00796b"],
  ["blue", "#1565c0"],
  ["navy", "#1a2a5e"],
  ["purple", "#6a1b9a"],
  ["pink", "#d81b60"],
  ["brown", "#6d4c41"],
  ["black", "#111111"],
  ["grey", "#616161"],
  ["gray", "#616161"],
]);

/**
 * The visit as the address and the session tell it. A link with a prospect, also an empty one, says everything
 * anew; any other replaces what it names, its `utm_*` as one set. Our own links take the prospect along, and what
 * is not in them stays; nothing but its `utm_*` changes in a visit that a signed link has begun. A shared site
 * names nobody but the one who takes replies to it.
 */
export function readVisit(address: string, stored: string | null): Visit {
  const { pathname, searchParams: params, hash } = readAddress(address);
  const known = parseVisit(stored);
  const prospect = readProspect(params, noVisit);
  const [accent, logo] = [cleanAccent(params.get("accent")), cleanLogo(logoIn(hash))];
  const isSigned = prospect !== "" && params.has("sig");
  const isTheSame = prospect !== "" && prospect === known.prospect && !isSigned && !logo;
  const earlier = params.has("prospect") && !isTheSame ? noVisit : known;
  const utm = cleanUtm(params);
  const visit = { ...earlier, utm: Object.keys(utm).length > 0 ? utm : earlier.utm };
  const ticket = ticketIn(pathname, hash) || earlier.ticket;
  if (earlier.signedLink) return pathname.startsWith("/full-preview/") ? { ...visit, ticket } : visit;
  return {
    ...visit,
    prospect: prospect || earlier.prospect,
    accent: accent ?? earlier.accent,
    logo: logo ?? earlier.logo,
    signedLink: isSigned ? cleanLink(address) : "",
    ticket,
  };
}

/** The sender that a link names. */
export const senderOf = (address: string) =>
  plainLine(readAddress(address).searchParams.get("from"), SENDER_LENGTH);

/** Whether the visit has a prospect: what the page must know before it is painted. */
export function hasProspect(search = location.search, stored = session.read(VISIT_KEY)) {
  return readProspect(new URLSearchParams(search), parseFields(stored)) !== "";
}

/** An address of ours with what is known of the visit, but for the logo; what it says by itself stays. */
export function withVisit(href: string, { prospect, accent, utm }: Visit) {
  const known = Object.entries({ prospect, accent, ...utm });
  const [beforeHash = "", ...hash] = href.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  const params = new URLSearchParams(query.join("?"));
  const added = known.filter(([name, value]) => value && !params.has(name));
  if (added.length === 0) return href;
  for (const [name, value] of added) params.set(name, value ?? "");
  return [`${path}?${params}`, ...hash].join("#");
}

function readProspect(params: URLSearchParams, earlier: { prospect?: unknown }) {
  return plainLine(params.get("prospect") ?? earlier.prospect, PROSPECT_LENGTH);
}

/** Each field by itself, so that one that was tampered with does not cost the others. */
function parseVisit(stored: string | null): Visit {
  const { prospect, accent, logo, utm, signedLink, ticket } = parseFields(stored);
  return {
    prospect: plainLine(prospect, PROSPECT_LENGTH),
    accent: cleanAccent(accent),
    logo: cleanLogo(logo),
    utm: cleanUtm(isRecord(utm) ? Object.entries(utm) : []),
    signedLink: cleanLink(signedLink),
    ticket: typeof ticket === "string" && isTicket(ticket) ? ticket : "",
  };
}

function parseFields(stored: string | null): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(stored ?? "{}");
    return isRecord(fields) ? fields : {};
  } catch {
    return {}; // not JSON, so not ours
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function cleanAccent(accent: unknown) {
  const wanted = plainLine(accent, 20).toLowerCase();
  const [, hex] = /^#?([\da-f]{6})$/.exec(wanted) ?? [];
  return hex ? `#${hex}` : (namedColours.get(wanted) ?? null);
}

function cleanLogo(logo: unknown) {
  return typeof logo === "string" && isInlineImage(logo) ? logo : null;
}

function cleanLink(link: unknown) {
  return typeof link === "string" && link.startsWith("/") && link.length <= LINK_LENGTH ? link : "";
}

function cleanUtm(given: Iterable<[string, unknown]>) {
  const utm = new Map<string, string>();
  for (const [name, value] of given) {
    if (utm.size === UTM_COUNT) break;
    if (!/^utm_[a-z_]{1,30}$/.test(name) || utm.has(name)) continue;
    const text = plainLine(value, UTM_LENGTH);
    if (text) utm.set(name, text);
  }
  return Object.fromEntries(utm);
}

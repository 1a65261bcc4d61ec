import { isInlineImage } from "#src/contract/image-address.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { session } from "#src/lib/storage.ts";
import { isTicket } from "#src/sales/replies/reply-ticket.ts";
import { logoIn, readAddress, ticketIn } from "./link-claims.ts";

/** The visit described by a personalised or campaign link. */
export interface Visit {
  /** The prospect's name, or "". */
  prospect: string;
  /** `#rrggbb` in lower case. */
  accent: string | null;
  /** A small image as base64url, never an address. */
  logo: string | null;
  /** Campaign parameters such as `utm_source`, in the order of the link. */
  utm: Readonly<Record<string, string>>;
  /** The link that began the visit, if it carries a signature, valid or not; else "". */
  signedLink: string;
  /** The ticket for a reply to the sender of the link, or "". */
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
/** The prefix of a demo in an address, and its key in session storage (demo/demo-player.tsx). */
export const DEMO_HASH = "#demo=";
export const DEMO_KEY = "demo_script";
/**
 * The prefix of an invitation to a second screen in an address, and the key of a window's role in session storage
 * (together/session.ts).
 */
export const TOGETHER_HASH = "#together=";
export const TOGETHER_KEY = "together";
export const JOIN_PATH = "/demo-preview?join=1";
/** The prefix of an invitation to move work to another device (backup/move), and the page that takes it. */
export const MOVE_HASH = "#move=";
export const MOVE_PATH = "/view-projects?tab=mine&move=1";

const PROSPECT_LENGTH = 80;
export const SENDER_LENGTH = 80;
const UTM_LENGTH = 120;
const UTM_COUNT = 10;
const LINK_LENGTH = 8_000;

/** Colours that sellers can write by name. */
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
 * Reads the visit from the address and the session. A link with a prospect, even an empty one, replaces everything;
 * other links replace only the fields that they contain, with `utm_*` as one set. The product's own links pass the
 * prospect on, so missing fields stay. A visit that began with a signed link only changes its `utm_*`. A shared site
 * sets only the recipient of replies.
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

/** Returns the sender named in a link. */
export const senderOf = (address: string) =>
  plainLine(readAddress(address).searchParams.get("from"), SENDER_LENGTH);

/** Whether the visit has a prospect. The page needs to know before the first paint. */
export function hasProspect(search = location.search, stored = session.read(VISIT_KEY)) {
  return readProspect(new URLSearchParams(search), parseFields(stored)) !== "";
}

/** Adds the visit to a product address, except the logo. Existing parameters win. */
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

/** Parses each field separately, so that a tampered one does not invalidate the others. */
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
    return {}; // not JSON, so not written by this product
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

import { isUrl } from "#src/contract/image-address.ts";
import { isMailAddress, isMailLink } from "#src/lib/mail-address.ts";

const PAGE = /^page:([a-z][a-z0-9-]{0,59})(?:#([a-z][a-z0-9-]{0,59}))?$/;
const ANCHOR = /^#[a-z][a-z0-9-]{0,59}$/;
const PHONE = /^(?:tel|sms):\+?[\d().;=x-]+$/i;
// Browsers drop spaces and control characters from addresses, behind which others could hide.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/;

/**
 * Whether a link is a page of the same site, an anchor, or an https, mailto, tel or sms address; an empty text is no link.
 */
export function isSafeLink(address: string) {
  if (address === "" || PAGE.test(address) || ANCHOR.test(address)) return true;
  if (HIDDEN.test(address)) return false;
  if (isMailLink(address) || PHONE.test(address)) return true;
  return isWebAddress(address);
}

// Credentials before the host, or letters encoded as %65, can disguise the real host.
const PLAIN_START = /^https:\/\/[^/?#@%]+(?:[/?#]|$)/i;
// The top-level domain has no digits, which excludes IP addresses in every notation.
const PUBLIC_HOST = /^(?:[a-z0-9_-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Whether an address is https with a public host name and optionally a port: the one check for links, forms and
 * origins.
 */
export function isWebAddress(address: string) {
  if (HIDDEN.test(address) || !PLAIN_START.test(address) || !isUrl(address)) return false;
  return PUBLIC_HOST.test(new URL(address).hostname);
}

const KEPT_MAIL = /^mailto:[^\s@<>"'`\\]+@[^\s@<>"'`\\]+$/i;

/**
 * Whether a document may contain a link: earlier releases allowed any host and several recipients of a mail, and such
 * sites must stay readable. Unsafe links are not rendered.
 */
export function isKeptLink(address: string) {
  if (isSafeLink(address) || KEPT_MAIL.test(address)) return true;
  if (!/^https:\/\/[^/]/i.test(address) || HIDDEN.test(address) || !isUrl(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === "https:" && !username && !password;
}

/** Returns the address of a published site without a trailing slash; null for an invalid address. */
export function readOrigin(text: string) {
  const address = text.trim();
  if (!isWebAddress(address)) return null;
  const { href, search, hash } = new URL(address);
  return search || hash ? null : href.replace(/\/$/, "");
}

/** Returns the page and the anchor of an internal link. */
export function pageOf(address: string) {
  const [, page, anchor] = PAGE.exec(address) ?? [];
  return page ? { page, anchor } : undefined;
}

const PATH = /^\p{L}[\p{L}\p{M}\p{N}-]{0,59}$/u;
/** Leaves room for a number that tells two pages apart. */
const MAX_PATH_LENGTH = 56;

/** Whether a text can be the address of a page: small letters of any script, digits and hyphens, a letter first. */
export const isPath = (text: string) => PATH.test(text) && text === text.toLowerCase().normalize("NFC");

/** The error message for a text that is not a page address. */
export const pathProblem = (text: string) =>
  text.trim() === "" || (isPath(text.trim()) && Array.from(text.trim()).length <= MAX_PATH_LENGTH)
    ? undefined
    : "Use small letters, digits and hyphens, and begin with a letter.";

/** Completes a typed address to a full link. */
export function asLink(text: string) {
  const typed = text.trim();
  if (isMailAddress(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s().-]{5,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, "")}`;
  if (/^http:\/\//i.test(typed)) return typed.replace(/^http:/i, "https:");
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed)) return `https://${typed}`;
  return typed;
}

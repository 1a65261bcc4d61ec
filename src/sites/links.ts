const PAGE = /^page:([a-z][a-z0-9-]{0,59})(?:#([a-z][a-z0-9-]{0,59}))?$/;
const ANCHOR = /^#[a-z][a-z0-9-]{0,59}$/;
const MAIL = /^mailto:[^\s@<>"'`\\]+@[^\s@<>"'`\\]+$/i;
const PHONE = /^tel:\+?[\d().;=x-]+$/i;
// Browsers drop spaces and control characters from addresses, behind which others could hide.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/;

/** A page of the same site, an anchor, or an https, mailto or tel address; the empty text is no link. */
export function isSafeLink(address: string) {
  if (address === "" || PAGE.test(address) || ANCHOR.test(address)) return true;
  if (HIDDEN.test(address)) return false;
  if (MAIL.test(address) || PHONE.test(address)) return true;
  return isWebAddress(address);
}

export function isWebAddress(address: string) {
  if (!/^https:\/\/[^/]/i.test(address) || HIDDEN.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  // A name before the host makes an address look like another site's.
  return protocol === "https:" && !username && !password;
}

/** The page and the anchor that a link of the document's own kind names. */
export function pageOf(address: string) {
  const [, page, anchor] = PAGE.exec(address) ?? [];
  return page ? { page, anchor } : undefined;
}

/** The limit of names in links. */
export const NAME_LENGTH = 80;
const URL_LENGTH = 200;

/**
 * The part of a link that addresses a reply, and after a dot the seller's signature. The reply returns it unchanged,
 * which proves what link it belongs to.
 */
export const isTicket = (text: string) => /^[\w-]{8,1600}\.[\w-]{86}$/.test(text);

/** Whether replies can be posted to an address: TLS or this machine, without credentials. */
export function isReplyUrl(text: string) {
  if (text.length > URL_LENGTH || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isHere = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  return (protocol === "https:" || (protocol === "http:" && isHere)) && !username && !password;
}

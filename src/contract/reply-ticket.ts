/** Of names in links. */
export const NAME_LENGTH = 80;
const URL_LENGTH = 200;

/**
 * The part of a link that says whom a reply goes to, with the signature of the seller behind a dot. It goes back
 * to the seller with the reply as it is, which proves what link the reply is to.
 */
export const isTicket = (text: string) => /^[\w-]{8,1600}\.[\w-]{86}$/.test(text);

/** Looser than a form: what cannot be an address of a mail program, and what hides further ones, is refused. */
export const isMailAddress = (text: string) =>
  text.length <= 254 && /^[\w.!#$%'*+/=^`{|}~-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text);

/** Whether replies can be posted there: TLS, or this machine, and no account in it. */
export function isReplyUrl(text: string) {
  if (text.length > URL_LENGTH || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isHere = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  return (protocol === "https:" || (protocol === "http:" && isHere)) && !username && !password;
}

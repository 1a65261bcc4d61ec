import { sign, signerOf } from "#src/api/link-signature.ts";
import { toBase64Url } from "#src/lib/base64url.ts";
import { isMailAddress } from "#src/lib/mail-address.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import type { ReplyAddress } from "./read-ticket.ts";
import { isReplyUrl, NAME_LENGTH } from "./reply-ticket.ts";

/** Returns "" if the browser cannot sign, or if there is no address for replies. */
export async function writeTicket({ prospect, sender, email, url }: ReplyAddress) {
  if (!isMailAddress(email) || (url && !isReplyUrl(url))) return "";
  const names = [prospect, sender].map((name) => plainLine(name, NAME_LENGTH));
  const content = toBase64Url(new TextEncoder().encode(JSON.stringify([...names, email, url])));
  const signature = await sign(signedText(content));
  return signature && `${content}.${signature}`;
}

/** Returns the owner of the key that signed a ticket; undefined if no known key did. */
export function signerOfTicket(ticket: string) {
  const [content = "", signature = ""] = ticket.split(".");
  return signerOf(signedText(content), signature);
}

const signedText = (content: string) => JSON.stringify(["reply", content]);

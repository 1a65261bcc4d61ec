import { sign, signerOf } from "#src/api/link-signature.ts";
import { isMailAddress, isReplyUrl, NAME_LENGTH } from "#src/contract/reply-ticket.ts";
import { toBase64Url } from "#src/lib/base64url.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import type { ReplyAddress } from "./read-ticket.ts";

/** Empty where the browser cannot sign, and where there is no address that could be replied to. */
export async function writeTicket({ prospect, sender, email, url }: ReplyAddress) {
  if (!isMailAddress(email) || (url && !isReplyUrl(url))) return "";
  const names = [prospect, sender].map((name) => plainLine(name, NAME_LENGTH));
  const content = toBase64Url(new TextEncoder().encode(JSON.stringify([...names, email, url])));
  const signature = await sign(signedText(content));
  return signature && `${content}.${signature}`;
}

/** Whose key has signed it; undefined where none that is known here has. */
export function signerOfTicket(ticket: string) {
  const [content = "", signature = ""] = ticket.split(".");
  return signerOf(signedText(content), signature);
}

const signedText = (content: string) => JSON.stringify(["reply", content]);

import { fromBase64Url } from "#src/lib/base64url.ts";
import { isMailAddress } from "#src/lib/mail-address.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { isReplyUrl, isTicket, NAME_LENGTH } from "./reply-ticket.ts";

/** The seller's address for replies and the link's recipient, as the seller signed them. */
export interface ReplyAddress {
  prospect: string;
  sender: string;
  email: string;
  /** An `https:` address that accepts replies, or "". */
  url: string;
}

/** Parses a ticket without checking its signature; returns undefined if it is invalid. */
export function readTicket(ticket: string): ReplyAddress | undefined {
  const [content = ""] = isTicket(ticket) ? ticket.split(".") : [];
  const bytes = fromBase64Url(content);
  if (!bytes) return;
  const fields = parse(new TextDecoder().decode(bytes));
  if (!Array.isArray(fields) || fields.length !== 4 || fields.some((field) => typeof field !== "string"))
    return;
  const [prospect, sender, email, url]: string[] = fields;
  if (!isMailAddress(email ?? "")) return;
  return {
    prospect: plainLine(prospect, NAME_LENGTH),
    sender: plainLine(sender, NAME_LENGTH),
    email: email ?? "",
    url: url && isReplyUrl(url) ? url : "",
  };
}

/** Returns where the replies to links in a text go, whoever has signed them. */
export const replyAddressesIn = (text: string): string[] =>
  text.split(/[^\w.-]+/).flatMap((word) => {
    const { email, url } = readTicket(word) ?? {};
    return [email ?? "", url ?? ""].filter(Boolean);
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return; // not JSON, so not written by this product
  }
}

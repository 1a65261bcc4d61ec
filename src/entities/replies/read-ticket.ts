import { isMailAddress, isReplyUrl, isTicket, NAME_LENGTH } from "#src/contract/reply-ticket.ts";
import { fromBase64Url } from "#src/lib/base64url.ts";
import { plainLine } from "#src/lib/plain-line.ts";

/** Where a reply goes, and whom the link is for, as its seller has signed it. */
export interface ReplyAddress {
  prospect: string;
  sender: string;
  email: string;
  /** An `https:` address that takes replies, or "". */
  url: string;
}

/** What a ticket says, whoever may have signed it; undefined for what is none. */
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return; // not JSON, so not ours
  }
}

import { isDay } from "#src/lib/calendar-days.ts";
import { isMailAddress } from "#src/lib/mail-address.ts";
import { parseMoney, parsePayment } from "#src/lib/money.ts";
import { mayPostTo } from "#src/lib/reply-addresses.ts";
import { isReplyUrl } from "#src/sales/replies/reply-ticket.ts";
import { hasEnded, PHONE } from "./invitation.ts";
import { type Composed, kinds, type LinkKind } from "./link-kinds.ts";

/** Whether the page shows the prospect's site. */
export const opensSite = (kind: LinkKind) => kind === "welcome" || kind === "site";

/** Returns the errors of the form, by field. */
export function problemsOf({ kind, amount, lastDay, phone, replyTo, replyUrl }: Composed) {
  return {
    phone: PHONE.test(phone) || !opensSite(kind) ? undefined : "Enter a number such as +1 555 0100.",
    replyTo: problemOfMail(replyTo.trim(), replyUrl.trim()),
    replyUrl: problemOfUrl(replyUrl.trim()),
    amount: kind === "payment" ? problemOfAmount(amount.trim()) : undefined,
    lastDay: kinds[kind].canEnd ? problemOfLastDay(lastDay) : undefined,
  };
}

function problemOfMail(address: string, url: string) {
  if (address === "") return url ? "Give an e-mail address as well: not every visitor is online." : undefined;
  return isMailAddress(address) ? undefined : "Enter an e-mail address such as name@example.com.";
}

function problemOfUrl(url: string) {
  if (url === "") return;
  if (!isReplyUrl(url)) return "Use an address that starts with https://, 200 letters at most.";
  return mayPostTo(url)
    ? undefined
    : "Pages of this build may not post there. Name the address in VITE_REPLY_URL while building.";
}

/** The payment page has the same rule, and charges the plan's amount for an invalid one. */
function problemOfAmount(amount: string) {
  if (amount === "" || parsePayment(amount) !== undefined) return undefined;
  const isAmount = parseMoney(amount) !== undefined;
  return isAmount
    ? "Ask for more than $0, and for $100,000 at most."
    : "Write it as 300, 299.50 or 1,500, up to 100,000.";
}

function problemOfLastDay(lastDay: string) {
  if (lastDay === "") return undefined;
  if (!isDay(lastDay)) return "There is no such day.";
  return hasEnded({ lastDay }) ? "This day is over. Choose today or a later one." : undefined;
}

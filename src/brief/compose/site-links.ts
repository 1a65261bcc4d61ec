import { cut } from "#src/sites/cut.ts";
import type { LinkValue } from "#src/sites/fields.ts";
import { mailLink, phoneLink } from "#src/sites/meta.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import type { Says } from "../site-says.ts";
import type { Trade, wants } from "../trades/trade.ts";
import type { Shown } from "./shown-parts.ts";

/** Link targets of a site's buttons. */
export interface SiteLinks {
  /** Ids of the inner pages. */
  pages: ReadonlySet<string>;
  /** `reach` is what a customer wants first, and `second` next; both lead to what there is. */
  reach: LinkValue;
  second: LinkValue;
  /** By telephone. */
  call: LinkValue;
  /** By e-mail. */
  write: LinkValue;
}

/** The first page has no path of its own in links of the others. */
const HOME = "page:home";

export function siteLinks(says: Says, pages: ReadonlySet<string>, shown: Shown): SiteLinks {
  const { phone, email, trade } = says;
  const to = (id: string, label: string): LinkValue => linkTo(pages, id, label);
  const at = (part: keyof Shown, anchor: string, label: string): LinkValue =>
    shown[part] ? { label, to: `${HOME}#${anchor}` } : none;
  const call = phone ? { label: cut(byPhone(says), 60), to: phoneLink(phone) } : none;
  const mail = mailLink(email);
  const write = mail ? { label: "Write to us", to: mail } : none;
  const all = [
    to("booking", labelOf(trade, ["book"]) ?? "Book a time"),
    to("order", labelOf(trade, ["order", "buy"]) ?? "Order"),
    to("shop", "Visit the shop"),
    to("donate", labelOf(trade, ["donate"]) ?? "Donate"),
    call,
    write,
    at(
      "prices",
      "menu",
      labelOf(trade, ["see-prices"]) ?? (says.has("menu") ? "See the menu" : "See prices"),
    ),
    at("events", "events", labelOf(trade, ["see-dates"]) ?? "See the dates"),
    at("hours", "hours", labelOf(trade, ["visit"], /hours|visit/i) ?? "See opening hours"),
    at("gallery", "gallery", labelOf(trade, ["see-work"]) ?? "See pictures"),
    at("map", "map", "Find us"),
    at("services", "services", says.isPlural ? "See what we do" : "See what I do"),
  ].filter((link) => link.to);
  const [reach = none, second = none] = all;
  return { pages, reach, second, call, write };
}

/** "Call or text 915-555-0142", "Text Jo on 07700 900123" */
export const byPhone = ({ callWords, phone }: Says) =>
  `${callWords}${/ \p{Lu}/u.test(callWords) ? " on" : ""} ${phone}`;

/** Returns the words that customers of a trade expect on a button. */
function labelOf(trade: Trade | undefined, wanted: readonly (typeof wants)[number][], matching?: RegExp) {
  return trade?.actions.find(({ want, label }) => wanted.includes(want) && (matching?.test(label) ?? true))
    ?.label;
}

/** Returns a link to a page, or an empty link if there is no such page. */
export const linkTo = (pages: ReadonlySet<string>, id: string, label: string): LinkValue =>
  pages.has(id) ? { label, to: `page:${id}` } : none;

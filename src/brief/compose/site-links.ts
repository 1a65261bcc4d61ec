import { cut } from "#src/sites/cut.ts";
import type { LinkValue } from "#src/sites/fields.ts";
import { mailLink, messageLink, phoneLink, whatsAppLink } from "#src/sites/meta.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import type { Variety } from "../parsed-brief.ts";
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
  const call = phone ? { label: cut(byPhone(says), 60), to: byWay(says) } : none;
  const mail = mailLink(email);
  const write = mail ? { label: says.isPlural ? "Write to us" : "Write to me", to: mail } : none;
  const plain = (wanted: Wants, label: string, link: (label: string) => LinkValue) => ({
    wanted,
    link: link(labelOf(trade, wanted) ?? label),
  });
  const byCustomers = [
    plain(["book"], "Book a time", (label) => to("booking", label)),
    plain(["order", "buy"], "Order", (label) => to("order", label)),
    plain(["buy"], "Visit the shop", (label) => to("shop", label)),
    plain(["donate"], "Donate", (label) => to("donate", label)),
    { wanted: ["call", "text"] as const, link: call },
    { wanted: ["ask"] as const, link: write },
  ];
  const onPage = [
    plain(["see-prices"], says.has("menu") ? "See the menu" : "See prices", (label) =>
      at("prices", "menu", label),
    ),
    plain(["see-dates"], "See the dates", (label) => at("events", "events", label)),
    plain(["visit"], "See opening hours", (label) => at("hours", "hours", label)),
    { wanted: [], link: at("map", "map", "Find us") },
    { wanted: [], link: at("services", "services", says.isPlural ? "See what we do" : "See what I do") },
  ];
  const all = [...inOrderOf(trade, byCustomers), ...inOrderOf(trade, onPage)].filter((link) => link.to);
  const [reach = none, second = none] = all;
  return { pages, reach, second, call, write };
}

/** The code that a number of the country begins with instead of its first 0. */
const COUNTRY_CODES: Partial<Record<Variety, string>> = {
  gb: "+44",
  ie: "+353",
  au: "+61",
  nz: "+64",
  za: "+27",
};

/** Returns the link of the telephone: to a call, or to a message where customers are asked for one. */
function byWay({ callWords, phone, understood: { variety } }: Says) {
  if (/^(?:text|message)/i.test(callWords)) return messageLink(phone);
  if (!/^whatsapp/i.test(callWords)) return phoneLink(phone);
  const code = /^0[1-9]/.test(phone) ? variety && COUNTRY_CODES[variety] : undefined;
  return whatsAppLink(code ? code + phone.slice(1) : phone) || messageLink(phone);
}

type Wants = readonly (typeof wants)[number][];

/** Returns links with what the customers of a trade want first before the others. */
function inOrderOf(trade: Trade | undefined, links: readonly { wanted: Wants; link: LinkValue }[]) {
  const rankOf = (wanted: Wants) => {
    const rank = trade?.actions.findIndex(({ want }) => wanted.includes(want)) ?? -1;
    return rank < 0 ? Number.POSITIVE_INFINITY : rank;
  };
  return links
    .map(({ wanted, link }, at) => ({ link, at, rank: rankOf(wanted) }))
    .sort((one, other) => (one.rank === other.rank ? one.at - other.at : one.rank - other.rank))
    .map(({ link }) => link);
}

/** "Call or text 915-555-0142", "Text Jo on 07700 900123" */
export const byPhone = ({ callWords, phone }: Says) =>
  `${callWords}${/ \p{Lu}/u.test(callWords) ? " on" : ""} ${phone}`;

/** Returns the words that customers of a trade expect on a button. */
const labelOf = (trade: Trade | undefined, wanted: Wants) =>
  trade?.actions.find(({ want }) => wanted.includes(want))?.label;

/** Returns a link to a page, or an empty link if there is no such page. */
export const linkTo = (pages: ReadonlySet<string>, id: string, label: string): LinkValue =>
  pages.has(id) ? { label, to: `page:${id}` } : none;

import { cut } from "#src/sites/cut.ts";
import type { LinkValue } from "#src/sites/fields.ts";
import { phoneLink } from "#src/sites/meta.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { CONTACT_TITLE } from "../samples.ts";
import type { Says } from "../site-says.ts";

/** Link targets of a site's buttons. */
export interface SiteLinks {
  /** Ids of the inner pages. */
  pages: ReadonlySet<string>;
  /** `reach` is the best way to contact the business, `call` its telephone. */
  reach: LinkValue;
  call: LinkValue;
  /** The page that lists the offers. */
  second: LinkValue;
}

export function siteLinks({ has, phone }: Says, pages: ReadonlySet<string>): SiteLinks {
  const to = (id: string, label: string) => linkTo(pages, id, label);
  const call = phone ? { label: cut(`Call ${phone}`, 60), to: phoneLink(phone) } : none;
  const reach =
    [
      to("booking", "Book a time"),
      to("order", "Order online"),
      to("shop", "Visit the shop"),
      to("donate", "Donate"),
      to("contact", CONTACT_TITLE),
    ].find((link) => link.to) ?? call;
  const second =
    [
      to("menu", "See the menu"),
      to("prices", "See the prices"),
      to("gallery", "See the pictures"),
      to("projects", "See the work"),
      to("contact", CONTACT_TITLE),
    ].find((link) => link.to && link.to !== reach.to) ??
    (has("map") ? { label: "Find us", to: "#map" } : none);
  return { pages, reach, call, second };
}

/** Returns a link to a page, or an empty link if there is no such page. */
export const linkTo = (pages: ReadonlySet<string>, id: string, label: string): LinkValue =>
  pages.has(id) ? { label, to: `page:${id}` } : none;

import { cut } from "../../cut.ts";
import { none } from "../../families/kit/links.ts";
import type { LinkValue } from "../../fields.ts";
import { phoneLink } from "../../meta.ts";
import { CONTACT_TITLE } from "../samples.ts";
import type { Says } from "../site-says.ts";

/** The destinations of a site's buttons. */
export interface SiteLinks {
  /** The ids of the pages beside the first one. */
  pages: ReadonlySet<string>;
  /** How the business is reached best, and by telephone. */
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
      to("menu", has("menu") ? "See the menu" : "See the prices"),
      to("gallery", "See the pictures"),
      to("projects", "See the work"),
      to("contact", CONTACT_TITLE),
    ].find((link) => link.to && link.to !== reach.to) ??
    (has("map") ? { label: "Find us", to: "#map" } : none);
  return { pages, reach, call, second };
}

/** A link to a page, if there is such a page. */
export const linkTo = (pages: ReadonlySet<string>, id: string, label: string): LinkValue =>
  pages.has(id) ? { label, to: `page:${id}` } : none;

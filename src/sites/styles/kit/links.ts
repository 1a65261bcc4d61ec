import type { LinkValue } from "../../fields.ts";
import type { Industry } from "../../industries/industry.ts";

export type PageId = Industry["pages"][number]["id"];

export interface Pages {
  /** The pages except the first one. */
  pages: { id: string; name: string }[];
}

export const none: LinkValue = { label: "", to: "" };

export const has = ({ pages }: Pages, id: PageId) => pages.some((page) => page.id === id);

export const nameOf = ({ pages }: Pages, id: PageId) => pages.find((page) => page.id === id)?.name ?? "";

export const firstOf = (kit: Pages, ...ids: PageId[]) => ids.find((id) => has(kit, id));

/** Returns a link to a page with its name, if the page exists. */
export const linkTo = (kit: Pages, id: PageId): LinkValue =>
  has(kit, id) ? { label: nameOf(kit, id), to: `page:${id}` } : none;

/** Returns the link to the page with the offers. */
export function offerOf(kit: Pages & { opening: { secondAction: string } }): LinkValue {
  const page = firstOf(kit, "prices", "services", "gallery", "about", "questions", "journal");
  return { label: kit.opening.secondAction, to: page ? `page:${page}` : "#services" };
}

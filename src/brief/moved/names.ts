import type { MovedPage, MovedSite } from "./moved.ts";

/** Separators of a title's parts: "About – Crumb", "Crumb | Bread". */
const PARTS = /\s+[|–—·•»:-]+\s+|\s*[|»]\s*/;

const partsOf = (title: string) =>
  title
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the name of the business: as found on the page, or the common part of the titles. */
export function businessNameOf({ business, pages }: MovedSite, read: string | undefined): string {
  if (business.name) return business.name;
  const titles = pages.map(({ title }) => partsOf(title));
  const [home = []] = titles;
  if (titles.length > 1) {
    const shared = home.find((part) => titles.slice(1).some((parts) => parts.includes(part)));
    if (shared) return shared;
  }
  const said = read && home.find((part) => part.includes(read));
  if (said) return said.length <= 60 ? said : read;
  const heading = pages[0]?.parts.find((part) => part.kind === "heading" && part.level === 1);
  const inHeading = home.find((part) => heading?.kind === "heading" && heading.text.includes(part));
  if (inHeading && inHeading.length <= 60 && home.length > 1) return inHeading;
  const [first = ""] = home.filter((part) => !/^(?:home|start|welcome|index)$/i.test(part));
  return read ?? (first.length <= 60 ? first : "");
}

/** Returns a title without the name of the site, unless nothing else remains. */
export function ownTitle(title: string, name: string) {
  const own = partsOf(title).filter((part) => part !== name);
  return own.join(" – ") || title;
}

export function labelOf(page: MovedPage, name: string) {
  const [first = ""] = partsOf(ownTitle(page.title, name));
  const heading = page.parts.find((part) => part.kind === "heading" && part.text !== "");
  const label = first || (heading?.kind === "heading" ? heading.text : "") || page.name;
  return label.length <= 40 ? label : `${label.slice(0, 39).trimEnd()}…`;
}

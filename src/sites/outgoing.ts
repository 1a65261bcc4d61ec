import type { SiteDocument } from "./document.ts";
import { isSafeLink, isWebAddress } from "./links.ts";
import { type Marked, readMarks } from "./marked-text.ts";
import { mailLink, phoneLink } from "./meta.ts";

/** The external destinations of a site's links: hosts, e-mail addresses and telephone numbers, without duplicates. */
export interface Outgoing {
  hosts: string[];
  mail: string[];
  phones: string[];
}

/** Includes hidden blocks of all pages, as they may be shown later. */
export function outgoingOf({ meta, pages }: SiteDocument): Outgoing {
  const { phone, email } = meta.business;
  const people = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "team" ? block.data.people : [])),
  );
  const addresses = [
    ...addressesIn(pages),
    ...(meta.social ?? []),
    ...[{ phone, email }, ...people].flatMap((one) => [
      phoneLink(one.phone ?? ""),
      mailLink(one.email ?? ""),
    ]),
  ].filter(isSafeLink);
  const after = (scheme: string) =>
    addresses
      .filter((address) => address.toLowerCase().startsWith(scheme))
      .map((address) => readable(address.slice(scheme.length)));
  return {
    // In punycode, so that look-alike letters of other alphabets are visible.
    hosts: sorted(addresses.filter(isWebAddress).map((address) => new URL(address).host)),
    mail: sorted(after("mailto:")),
    phones: sorted(after("tel:")),
  };
}

function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return readMarks(value).flatMap(addressesOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "to" && typeof inner === "string" ? [inner] : addressesIn(inner),
  );
}

function addressesOf(part: Marked): string[] {
  if (typeof part === "string") return [];
  return [...(part.mark === "link" ? [part.to] : []), ...part.parts.flatMap(addressesOf)];
}

function readable(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a literal per cent sign
  }
}

const sorted = (texts: string[]) => [...new Set(texts)].sort();

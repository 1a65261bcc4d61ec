import { cut } from "#src/sites/cut.ts";
import { isArea } from "./facts/postcodes.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import { addressOf, listed } from "./site-copy.ts";

const MOST_LETTERS = { street: 120, town: 80 };

/** Returns the street and town of the address, or else of the place. */
export function businessAddress({ facts, place }: ParsedBrief) {
  const whole = facts.addresses.find((one) => /\p{L}{3}/u.test(one) && !isPostcode(one));
  if (!whole) return addressOf(place);
  const town = place?.split(",")[0] ?? "";
  const at = town ? whole.toLowerCase().lastIndexOf(town.toLowerCase()) : -1;
  const [street, rest] =
    at > 0 ? [whole.slice(0, at).replace(/[,\s]+$/, ""), whole.slice(at)] : [whole, place ?? ""];
  const isSame = rest === whole || rest === place?.slice(0, whole.length);
  return {
    street: street.slice(0, MOST_LETTERS.street),
    town: (isSame && at < 0 && whole === place ? "" : rest).slice(0, MOST_LETTERS.town),
  };
}

const isPostcode = (text: string) => isArea(text) || !/\p{L}{3}/u.test(text);

/** Returns further addresses and contacts besides the first telephone number and e-mail address. */
export function moreContacts({ facts }: ParsedBrief) {
  const { websites } = facts;
  const [areas, addresses] = [facts.addresses.filter(isArea), facts.addresses.filter((one) => !isArea(one))];
  const [, ...phones] = facts.phones;
  const [, ...emails] = facts.emails;
  const others = [...phones, ...emails];
  return [
    others.length > 0 ? `Or reach us at ${listed(others)}.` : "",
    addresses.length > 0 ? `Find us at ${addresses.join(", and at ")}.` : "",
    areas.length > 0 ? `Postcode${areas.length > 1 ? "s" : ""}: ${listed(areas)}.` : "",
    websites.length > 0 ? `On the web: ${listed(websites)}.` : "",
  ].filter(Boolean);
}

/** Returns registration and licence numbers as one line. */
export const registered = ({ facts }: ParsedBrief) =>
  cut(facts.codes.filter((code) => /\d{3}/.test(code)).join(" · "), 300);

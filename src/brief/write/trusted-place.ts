import type { Evidence } from "../parsed-brief.ts";
import { placeNamed } from "../places/gazetteer.ts";

const ORIGIN =
  /(?<!\p{L})(?:trained|studied|qualified|born|raised|grew up|learnt|learned|apprenticed|worked|lived|inspired|imported|sourced)(?: [\p{L}’'-]+){0,6} (?:in|at|by|from) (?:the )?$/iu;
/** "We used to be in Thomastown", "moved from Dundee in 2019" */
const FORMER =
  /(?<!\p{L})(?:used to (?:be|live|work|trade)(?: \p{L}+){0,2}|(?:moved|came|relocated|transferred)(?: (?:here|over|back|down|up))?|(?:we|i) were|i was|originally) (?:in|at|from) (?:the )?$/iu;
const LIMIT = /(?<!\p{L})(?:as far as|down to|up to|over to|across to|out to|all the way to) (?:the )?$/iu;
const COVERED =
  /(?<!\p{L})(?:cover|covers|covering|serve|serves|serving) (?:all of |the )?(\p{Lu}[\p{L}'’-]+)/u;
/** "In Lancashire and south Lakes" */
const BESIDE_PART = /(?<!\p{L})in (\p{Lu}[\p{L}'’-]+) and (?:the )?(?:north|south|east|west|mid)(?:ern)? $/u;
const FIRST_OF =
  /(?<!\p{L})(?:in|around|covering|serving|across) (?:(?:north|south|east|west|central|mid) )?(\p{Lu}[\p{L}’'-]+)(?:,? and|,| &| \+) $/u;
const BESIDE_PERSON = /^ ?(?:\+|&|and) ?\p{Lu}\p{Ll}+ ?[\d+(]|^ ?\+ ?\p{Lu}\p{Ll}/u;
const BEFORE =
  /(?<!\p{L})(?:in|at|near|on|from|of|around|across|outside|serving|covering|serve|serves|cover|covers|for|to)\s+(?:the )?$|[,(:\n\r|·•–—-]\s*$/iu;
const NEAR = /^\p{Ll}+ (?:near|outside|by) (?=\p{Lu})/u;

/** Returns the place of a business without what has another sense: where somebody trained, a dish, a cuisine. */
export function trustedPlace(text: string, place: string, at: Evidence): string | undefined {
  const [before, after] = [text.slice(Math.max(0, at.start - 60), at.start), text.slice(at.end, at.end + 40)];
  if (ORIGIN.test(before) || FORMER.test(before) || BESIDE_PERSON.test(after)) return undefined;
  if (LIMIT.test(before)) return knownPlace(COVERED.exec(text)?.[1]);
  const part = BESIDE_PART.exec(before)?.[1];
  if (part) return knownPlace(part);
  // "In Doncaster & Worksop": the first town of several is the seat.
  const first = knownPlace(FIRST_OF.exec(before)?.[1]);
  if (first) return first;
  if (!BEFORE.test(before)) {
    const isFlat = !/\p{Lu}/u.test(text);
    // "We cook gujarati tiffin and bring it hot."
    if (isFlat && /^ (?:and|or|with) /.test(after)) return undefined;
    // "Caribbean catering"
    if (/^ \p{Ll}/u.test(after) && isWide(place)) return undefined;
  }
  if (/(?:^|[\n:–—-] *)$/.test(before) && /^ \p{Ll}/u.test(after) && isWide(place)) return undefined;
  // "Around Gold Coast, Nerang to Tweed Heads": a route is no part of a town's name.
  const town = /^ (?:to|down to|up to|through to) \p{Lu}/u.test(after) ? place.split(",")[0] : place;
  return /\p{Ll}/u.test(text) ? town?.replace(NEAR, "") : town;
}

const knownPlace = (name: string | undefined) => (name && placeNamed(name) ? name : undefined);
/** A cuisine or a style may be of a country, or of no place that is known. */
const isWide = (place: string) => (placeNamed(place)?.kind ?? "country") === "country";

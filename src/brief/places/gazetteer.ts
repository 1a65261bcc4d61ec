import { plainText } from "#src/lib/plain-text.ts";
import type { Word } from "../words.ts";
import regions from "./regions.json";
import towns from "./towns.json";

/** Town or district; county, state or province; abbreviation of one ("VT"); country. */
export type PlaceKind = "town" | "region" | "code" | "country";

export interface KnownPlace {
  kind: PlaceKind;
  /** ISO code of the country with the largest town of this name. */
  country: string;
  /** Also an ordinary word: "Reading", "Normal", "Deal". */
  isWord: boolean;
  /** Both a town and the region around it: "Cork", "Washington". */
  isAlsoRegion?: boolean;
}

export interface PlaceInText extends KnownPlace {
  /** Number of words. */
  length: number;
}

const MOST_WORDS = 4;
const known = new Map<string, KnownPlace>();
/** The number of words of the longest place name that begins with this word. */
const longest = new Map<string, number>();

function add(names: string, kind: PlaceKind, country: string) {
  for (const one of names.split("|")) {
    const isMarked = one.endsWith("*");
    const name = isMarked ? one.slice(0, -1) : one;
    const last = known.get(name);
    // "Cork" is a town in the county of the same name, but Fife in Scotland is unrelated to Fife in
    // Washington.
    const isTown = last?.kind === "town" && kind === "region" && last.country === country;
    known.set(
      name,
      isTown ? { ...last, isAlsoRegion: true } : { kind, country, isWord: isMarked || last?.isWord === true },
    );
    const [first = "", ...more] = name.split(" ");
    longest.set(first, Math.max(longest.get(first) ?? 0, more.length + 1));
  }
}

for (const [country, names] of Object.entries(towns)) add(names, "town", country);
interface Names {
  countries: string;
  regions?: string;
  codes?: string;
  districts?: string;
}
for (const [country, names] of Object.entries<Names>(regions)) {
  if (names.codes) add(names.codes, "code", country);
  add(names.countries, "country", country);
  if (names.districts) add(names.districts, "town", country);
  if (names.regions) add(names.regions, "region", country);
}

const nameOf = ({ plain }: Word) => (/^[a-z0-9]+$/.test(plain) ? plain : plainText(plain));
const withoutOwner = (name: string) => name.replace(/s$/, "");
/** Whether the word is a possessive: "Ludlow's". */
export const isOwner = ({ low }: Word) => /['’]s$/.test(low);
/** Joins two words of one name: "Weston-super-Mare", "Co. Cork". */
const JOINT = /^(?:[ \t]|-|\.[ \t])$/;

/** Returns the longest place that begins at this word: "Hebden Bridge", "Co. Cork", "Ludlow's". */
export function knownAt(words: readonly Word[], at: number): PlaceInText | undefined {
  const first = words[at];
  if (!first) return undefined;
  if (/^(?:co|county)$/.test(first.low) && words[at + 1]) {
    const county = /^[ .\t]{1,2}$/.test(words[at + 1]?.gap ?? "")
      ? known.get(nameOf(words[at + 1] as Word))
      : undefined;
    if (county && county.kind !== "country") return { ...county, kind: "region", isWord: false, length: 2 };
  }
  const begin = nameOf(first);
  const most = longest.get(begin) ?? (isOwner(first) ? 1 : 0);
  for (let length = Math.min(most, MOST_WORDS); length > 0; length--) {
    const slice = words.slice(at, at + length);
    const last = slice[length - 1];
    if (!last || slice.some(({ gap }, index) => index > 0 && !JOINT.test(gap))) continue;
    const name = slice.map(nameOf).join(" ");
    const found = known.get(name) ?? (isOwner(last) ? known.get(withoutOwner(name)) : undefined);
    if (found) return { ...found, length };
  }
  return undefined;
}

/** Returns the known places in a text such as "Hebden Bridge". */
export const placeNamed = (name: string) =>
  known.get(
    plainText(name)
      .replace(/['’.]/g, "")
      .replace(/[^a-z0-9]+/g, " ")
      .trim(),
  );

import { pattern } from "#src/lib/pattern.ts";
import type { Span } from "./candidates.ts";
import type { NameContext } from "./context.ts";
import lexicon from "./name-words.json";

const FIRST_NAME = pattern()`^${lexicon.firstNames}$`;
/** First words that rule out a name: "Keep it bold", "Established 1986", "Voted best in Leeds". */
const OPENING = pattern()`^${lexicon.openings}$`;
const SIGNING_OFF = pattern()`^${lexicon.signingOff}$`;
/** Matches bodies that register, award or inspect: "Ofsted", "the Law Society". */
const AUTHORITY = pattern()`^${lexicon.authorities}$`;
/** Distance in words between "kind regards" and a signature. */
const SIGNATURE = 6;

/** Returns features from facts about the words: places, facts, people. */
export function knownOf(context: NameContext, { from, to }: Span): string[] {
  const { words, placeAt, factAt, isUnnamed } = context;
  const signs: string[] = [];
  const size = to - from + 1;
  const place = placeAt.get(from);
  if (place) {
    const kind = place.isWord ? "word" : place.kind;
    if (place.length === size) signs.push(`place:${kind}`);
    else if (place.length < size)
      signs.push(isPlaces(context, { from, to }) ? "places" : `place-leads:${kind}`);
    else signs.push("place-cut");
  }
  for (let at = from + 1; at <= to; at++) {
    const inner = placeAt.get(at);
    if (!inner || at + inner.length - 1 !== to) continue;
    const joint = words[at - 1]?.low ?? "";
    const kind = inner.isWord ? "word" : inner.kind;
    signs.push(joint === "of" && at - 1 > from ? "of-place" : `place-ends:${kind}`);
    break;
  }
  const kinds = new Set<string>();
  let inFacts = 0;
  for (let at = from; at <= to; at++) {
    const kind = factAt.get(at);
    if (kind) {
      kinds.add(kind);
      inFacts++;
    }
  }
  for (const kind of kinds) signs.push(`${inFacts === size ? "fact" : "fact-part"}:${kind}`);
  if (words.slice(from, to + 1).some(({ low }) => AUTHORITY.test(low))) signs.push("authority");
  const first = words[from]?.low ?? "";
  if (OPENING.test(first)) signs.push(size > 1 ? "opening" : "opening-only");
  if (FIRST_NAME.test(first)) signs.push(size === 1 ? "person" : size === 2 ? "person-two" : "person-more");
  const [lead, leader] = [words[from - 1]?.low ?? "", words[from - 2]?.low ?? ""];
  if (/^(?:from|of|at|with|runs?|own)$/.test(lead) && FIRST_NAME.test(leader)) signs.push("of-person");
  for (let at = from - 1; at >= Math.max(0, from - SIGNATURE); at--)
    if (SIGNING_OFF.test(words[at]?.low ?? "") && words[at]?.sentence !== words[from]?.sentence) {
      signs.push("signature");
      break;
    }
  if (isUnnamed) signs.push("unnamed");
  return signs;
}

/** Whether the span consists of places only: "Santa Fe, New Mexico". */
function isPlaces({ placeAt }: NameContext, { from, to }: Span) {
  let at = from;
  while (at <= to) {
    const place = placeAt.get(at);
    if (!place) return false;
    at += place.length;
  }
  return at === to + 1;
}

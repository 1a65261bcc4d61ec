import { pattern } from "#src/lib/pattern.ts";
import lexicon from "./place-words.json";
import { places } from "./places.ts";
import { capital } from "./short-text.ts";
import type { Evidence } from "./understood.ts";
import type { Word } from "./words.ts";

const BEFORE = new Set("in near around across serving from throughout at outside on covering of".split(" "));
const BASED = new Set("based located situated serving serve covering across found".split(" "));
/** "Ships across the EU" says where to. */
const SENDING = /^(?:ships?|shipping|shipped|posts?|sends?|sending|exports?|exporting)$/;
const NO_PLACE = pattern("i")`^${lexicon.noPlace}$`;
const STREET = pattern("i")`^${lexicon.street}$`;

export const WATERS = /^(?:lake|loch|lough|river|mount|mt|isle)$/;

export interface Place {
  place: Evidence;
  confidence: number;
}

/** Places whose names are ordinary words, or said of something else. */
const ALSO_WORDS = pattern()`^${lexicon.alsoWords}$`;
/** Where the business is, as the brief says it. */
export function readPlace(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
): Place | undefined {
  let best: (Place & { score: number }) | undefined;
  const offer = (from: number, to: number, score: number) => {
    if (from < 0 || to < from || score <= (best?.score ?? 0)) return;
    if (isName(from) && isName(to)) return;
    const [first, last] = [words[from], words[isDistrict(words, to + 1) ? to + 1 : to]];
    if (!first || !last) return;
    // "In Bristol's old town"
    const end = isOwner(last) ? last.end - 2 : last.end;
    const place = { text: text.slice(first.start, end), start: first.start, end };
    best = { place, score, confidence: Math.min(0.95, score / 10) };
  };
  for (let at = 0; at < words.length && at < 4_000; at++) {
    const word = words[at];
    if (!word || isName(at)) continue;
    const early = at < 60 ? 1 : 0;
    // "Brooklyn-based"
    if (word.low === "based" && word.gap === "-") {
      let from = at - 1;
      while (words[from - 1] && words[from]?.gap === " " && words[from - 1]?.isCapital && !isName(from - 1))
        from--;
      offer(from, at - 1, 8 + early);
    }
    // "Shipping UK-wide" says where to.
    if (words[at + 1]?.low === "wide" && words[at + 1]?.gap === "-") continue;
    const known = knownAt(words, at);
    const before = words[at - 1];
    const behind = words[at - (before?.low === "the" ? 3 : 2)];
    const isPrepared =
      before !== undefined &&
      (BEFORE.has(before.low) || (before.low === "the" && BEFORE.has(words[at - 2]?.low ?? ""))) &&
      /^\s*$/.test(word.gap.replace(/\d+[a-z]?\s*$/i, ""));
    const preposition = before?.low === "the" ? words[at - 2] : before;
    if (isPrepared && preposition) {
      if (SENDING.test(behind?.low ?? "")) continue;
      const isSure = BASED.has(behind?.low ?? "") || BASED.has(preposition.low);
      const end = runEnd(words, at, isName);
      const isStreet = words.slice(at, end + 1).some(({ low }) => STREET.test(low));
      // "On Lake Bled" is where it is, "on Instagram" is not.
      const isAt = /^(?:at|on|of|from)$/.test(preposition.low) && !WATERS.test(word.low);
      if (end >= at && !NO_PLACE.test(word.low) && (!isAt || isStreet || known > 0))
        offer(at, end, 6 + early + (isSure ? 2 : 0) + (known > 0 ? 2 : 0) + (isStreet && !isAt ? 0.5 : 0));
      else if (known > 0) offer(at, at + known - 1, 6 + early + (isSure ? 2 : 0));
      else if (!word.isCapital) offer(at, stateAfter(words, at), 6 + early + (isSure ? 2 : 0));
    } else if (known > 0 && (word.isCapital || known > 1 || !ALSO_WORDS.test(word.low))) {
      const end = word.isCapital ? Math.max(at + known - 1, runEnd(words, at, isName, true)) : at + known - 1;
      offer(at, end, 4 + early);
    }
    if (/^\d+[a-z]?$/i.test(word.low)) {
      // "12 High Street, Leeds"
      const end = runEnd(words, at + 1, isName);
      if (end > at + 1 && words.slice(at + 1, end + 1).some(({ low }) => STREET.test(low)))
        offer(at, end, 7 + early);
    }
  }
  return best && { place: best.place, confidence: best.confidence };
}

/** "Burlington vt" in small letters; -1 where no state follows the name of a town. */
function stateAfter(words: readonly Word[], from: number) {
  for (let at = from + 1; at <= from + 3; at++) {
    const word = words[at];
    if (!word || word.sentence !== words[from]?.sentence || !/^,?\s$/.test(word.gap)) return -1;
    if (STATE.test(word.low)) return at;
  }
  return -1;
}

/** "Dublin 8", and no "8 rooms". */
function isDistrict(words: readonly Word[], at: number) {
  const [town, number, next] = [words[at - 1], words[at], words[at + 1]];
  if (number?.gap !== " " || number.sentence !== town?.sentence || !/^\d{1,2}$/.test(number.text))
    return false;
  return places.has(town.low) && (next?.sentence !== number.sentence || /^,/.test(next.gap));
}

const isOwner = ({ low }: Word) => /['’]s$/.test(low) && places.has(low.slice(0, -2));

/** A place as it is written on a map: one that was typed in small letters gets its capitals. */
export function placeName(text: string) {
  const place = text.replace(/\s+/g, " ");
  if (/\p{Lu}/u.test(place))
    return place === place.toUpperCase()
      ? place.replace(CRIED, (word) => capital(word.toLowerCase()))
      : place;
  return place.replace(/[\p{L}’']+/gu, (word, at: number) => {
    if ((at > 0 && STATE.test(word)) || INITIALS.test(word)) return word.toUpperCase();
    return at > 0 && SMALL.test(word) ? word : capital(word);
  });
}
const CRIED = /\p{Lu}{4,}/gu;
/** Of the states' letters those that are no word of their own. */
const STATE =
  /^(?:az|ca|ct|fl|ga|il|ks|ky|md|mn|mo|mt|nc|nd|ne|nh|nj|nm|nv|ny|nsw|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)$/;
export const isState = (low: string) => STATE.test(low);
const INITIALS = /^(?:uk|us|usa|uae|nyc|sf|dc|nz)$/;
const SMALL = /^(?:upon|on|of|the|de|le|la|les|sur|in|under|and|am|an|der)$/;

/** "Hay-on-Wye", and no "step-by-step". */
export const isTown = (words: readonly Word[]) =>
  words[0]?.isCapital === true &&
  words[2]?.isCapital === true &&
  words.slice(1).every(({ gap }) => gap === "-") &&
  /^(?:on|upon|under|le|sur)$/.test(words[1]?.low ?? "");

/** How many words, from this one on, are a place that everybody knows. */
function knownAt(words: readonly Word[], at: number) {
  if (isTown(words.slice(at, at + 3))) return 3;
  for (const length of [3, 2, 1]) {
    const slice = words.slice(at, at + length);
    if (slice.length < length) continue;
    if (slice.some((word, index) => index > 0 && !/^\s$/.test(word.gap))) continue;
    if (places.has(slice.map(({ low }) => low.replace(/['’.]/g, "")).join(" "))) return length;
  }
  return 0;
}

/** The last of the capitalised words, also after a comma: "Mill Road, Cambridge". */
function runEnd(words: readonly Word[], from: number, isName: (index: number) => boolean, isOneWord = false) {
  let end = from - 1;
  for (let at = from; at < from + 8; at++) {
    const word = words[at];
    if (!word || isName(at) || word.sentence !== words[from]?.sentence) break;
    if (at > from) {
      const isComma = /^,\s*$/.test(word.gap);
      if (!/^(?:\s|-|\.\s|,\s*)$/.test(word.gap)) break;
      if (
        isComma &&
        (isOneWord
          ? knownAt(words, at) === 0
          : !(
              knownAt(words, at) > 0 ||
              (word.isCapital &&
                !NO_PLACE.test(word.low) &&
                /^(?:[A-Z]{2}|[A-Z][a-z]+)$/.test(word.text) &&
                !/^(?:called|open|call|we|i)$/i.test(word.low))
            ))
      )
        break;
    }
    if (word.isCapital && !/^\d/.test(word.text) && !NO_PLACE.test(word.low)) end = at;
    else if (
      /^(?:upon|on|of|the|de|le|la|under|and)$/.test(word.low) &&
      words[at + 1]?.isCapital &&
      end >= from
    )
      continue;
    else if (STREET.test(word.low) && end >= from) end = at;
    else break;
  }
  return end;
}

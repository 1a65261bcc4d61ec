import { pattern } from "#src/lib/pattern.ts";
import { places } from "../places.ts";
import type { Evidence } from "../understood.ts";
import { type Word, wordAt } from "../words.ts";
import { isOwner, knownAt, type PlaceInText } from "./gazetteer.ts";
import { STATE, WATERS } from "./place-names.ts";
import lexicon from "./place-words.json";

const BEFORE = new Set("in near around across serving from throughout at outside on covering of".split(" "));
/** Words before a location: "in", but not "from" and "of". */
const IN = new Set("in near around serving outside covering throughout".split(" "));
const BASED = new Set("based located situated serving serve covering across found are".split(" "));
const NO_PLACE = pattern("i")`^${lexicon.noPlace}$`;
const STREET = pattern("i")`^${lexicon.street}$`;
/** "People travel from Dayton", "we plan holidays across Europe" */
const AWAY = pattern()`^${lexicon.away}$`;
/** "University of York", "House of Wendell" */
const INSTITUTE = pattern()`^${lexicon.institutes}$`;
/** Letters end with a person's name. */
const SIGNED = /(?:regards|thanks|cheers|wishes|sincerely|faithfully|love)[,.!]?\s*\n\s*$/i;
const LABEL = pattern(
  "i",
)`(?:^|[\n\r.;|·•/*-])[ \t]*(?:our |business )?${lexicon.labels}[ \t]*(?::|=|–|—|-)[ \t]*$`;
const PROUD = pattern()`^${lexicon.proud}$`;
const PEOPLE = pattern("i")`(?:^|[^\p{L}])${lexicon.people}[ .]*$`;
/** Begins or ends a part of a visiting card, a list or a line. */
const PART_START = /(?:^|[\n\r|·•;/]|[–—-]\s)[ \t*•-]*$/;
const PART_END = /^[ \t]*(?:$|[\n\r|·•;/]|[–—-]\s|\.(?:\s|$))/;

export interface Place {
  place: Evidence;
  confidence: number;
}

const MOST_WORDS_READ = 4_000;
const EARLY = 60;
const SURE = 10;

/** The place of the business in the brief's own words: the town, with the county or the state that it names. */
export function readPlace(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
  addresses: readonly Evidence[] = [],
): Place | undefined {
  const cased = { isPlain: !/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text) };
  let best: (Place & { score: number }) | undefined;
  const offer = (from: number, to: number, score: number) => {
    const [first, last] = [words[from], words[isDistrict(words, to + 1) ? to + 1 : to]];
    if (!first || !last || to < from || score <= (best?.score ?? 0)) return;
    // "In Bristol's old town"
    const end = isOwner(last) && knownAt(words, to) ? last.end - 2 : last.end;
    const place = { text: text.slice(first.start, end), start: first.start, end };
    best = { place, score, confidence: Math.min(0.95, score / SURE) };
  };
  const inAddress = new Set<number>();
  const inStreet = new Set<number>();
  for (const { start, end } of addresses) {
    let isStreet = true;
    for (let at = wordAt(words, start); (words[at]?.start ?? end) < end; at++) {
      inAddress.add(at);
      // "Church Walk, Bury St Edmunds": the town comes after the street.
      if (at > wordAt(words, start) && words[at]?.gap.startsWith(",") && !/\d/.test(words[at]?.text ?? ""))
        isStreet &&= !hasStreet(words, start, at);
      if (isStreet) inStreet.add(at);
    }
  }
  for (let at = 0; at < words.length && at < MOST_WORDS_READ; at++) {
    const word = words[at];
    if (!word) continue;
    const known = knownAt(words, at);
    const early = at < EARLY ? 1 : 0;
    if (known && known.kind !== "code" && !inStreet.has(at)) {
      const last = at + known.length - 1;
      const end = regionEnd(words, last, cased.isPlain);
      const score = scoreOf(text, words, at, known, {
        ...cased,
        isInAddress: inAddress.has(at),
        isFollowed: end > last,
        isOwn: isName(at) && isName(last),
      });
      if (score > 0) offer(at, end, score + early);
      if (known.kind === "town") {
        at = end;
        continue;
      }
    }
    if (isName(at) || inAddress.has(at)) continue;
    // "Brooklyn-based"
    if (word.low === "based" && word.gap === "-") {
      let from = at - 1;
      while (words[from - 1] && words[from]?.gap === " " && words[from - 1]?.isCapital && !isName(from - 1))
        from--;
      offer(from, at - 1, 8 + early);
    }
    const unknown = unknownAt(words, at, isName, cased.isPlain);
    if (unknown) offer(at, unknown.end, unknown.score + early);
  }
  // Better a street than nothing.
  const [address] = addresses;
  if (address && (best?.score ?? 0) < 4) {
    const at = wordAt(words, address.start);
    best = { place: address, score: 4, confidence: at < EARLY ? 0.7 : 0.6 };
  }
  return best && { place: best.place, confidence: best.confidence };
}

/** Whether a street has been named between a position and a word. */
function hasStreet(words: readonly Word[], start: number, end: number) {
  for (let at = end - 1; (words[at]?.start ?? -1) >= start; at--)
    if (STREET.test(words[at]?.low ?? "") || /\d/.test(words[at]?.text ?? "")) return true;
  return false;
}

const LETTERED_CODE =
  /[A-Z]{1,2}\d[A-Z\d]?[ \t]?\d[A-Z]{2}|[A-Z]\d[\dW][ \t]?[A-Z\d]{4}|[A-Z]\d[A-Z] \d[A-Z]\d/;
const CODE_AFTER = pattern()`^,?[ \t]+${[LETTERED_CODE, /\d{5}(?![ \d]*\d)/]}\b`;

interface Around {
  /** Within its own name a place is the last that is believed. */
  isOwn: boolean;
  isPlain: boolean;
  isInAddress: boolean;
  isFollowed: boolean;
}

/** How much speaks for a place of the gazetteer to be that of the business; 0 where nothing does. */
function scoreOf(text: string, words: readonly Word[], at: number, known: PlaceInText, around: Around) {
  const word = words[at];
  const last = words[at + known.length - 1];
  const next = words[at + known.length];
  if (!word || !last) return 0;
  const isCapital = word.isCapital && !around.isPlain;
  if (!around.isPlain && !word.isCapital && known.isWord) return 0;
  const before = text.slice(Math.max(0, word.start - 40), word.start);
  const after = text.slice(last.end, last.end + 24);
  const [prior, second, third] = [words[at - 1], words[at - 2], words[at - 3]];
  const article = prior?.low === "the";
  const [preposition, verb] = article ? [second, third] : [prior, second];
  const isSame = /^\s*(?:the\s)?$/.test(
    text.slice(preposition?.end ?? word.start, word.start).replace(/\bthe\b/i, ""),
  );
  // No "in" of "crumb.in"
  const isPrepared =
    preposition !== undefined &&
    (preposition.start === 0 || /[\s("“]$/.test(preposition.gap)) &&
    BEFORE.has(preposition.low) &&
    isSame &&
    !(preposition.low === "on" && known.kind === "town");
  const isLabelled = LABEL.test(before);
  const isStart = PART_START.test(before);
  const afterRegion = around.isFollowed ? after.replace(/^,?\s*[\p{L}.' ]+/u, "") : after;
  const isAlone =
    isStart &&
    (PART_END.test(after) || around.isFollowed || CODE_AFTER.test(after) || PART_END.test(afterRegion));
  const isProud = isOwner(last) && next !== undefined && PROUD.test(next.low);
  const isEnding =
    /,\s*$/.test(before) && (/^\s*(?:[.,;:!\n\r|·•)]|$|[–—-]\s)/.test(after) || around.isFollowed);
  if (!isPrepared && !isLabelled && (PEOPLE.test(before) || SIGNED.test(before))) return 0;
  // "Chelsea Brown", but not "Bristol BS1"
  const isPersonal =
    isCapital &&
    next?.gap === " " &&
    next.isCapital &&
    !/\d/.test(next.text) &&
    known.length === 1 &&
    !around.isFollowed;
  // "Granite Leaf of Mount Gambier: car garage"
  const isOf = preposition?.low === "of" && isPrepared && (around.isFollowed || /^\s*[:,(]/.test(after));
  if (/^[$£€]/.test(after) || (preposition?.low === "of" && !isOf && INSTITUTE.test(verb?.low ?? "")))
    return 0;
  if (
    around.isOwn &&
    !isOf &&
    !around.isInAddress &&
    !isProud &&
    !isLabelled &&
    !isAlone &&
    !(isPrepared && IN.has(preposition?.low ?? ""))
  ) {
    if (around.isPlain || next?.gap !== " " || !next.isCapital) return 2;
    // "Bristol Yoga Centre" is in Bristol, "Cedar Grove Pediatrics" may be anywhere.
    const isKnown =
      (known.length === 1 && !known.isWord) || places.has(text.slice(word.start, last.end).toLowerCase());
    return isKnown ? 1.5 : 0;
  }
  // A name alone at the very beginning is that of the business.
  if (at === 0 && isAlone && !around.isFollowed && !isProud) return around.isPlain ? 0 : 2;
  let score = { town: 4, region: 2.5, country: 1.5, code: 0 }[known.kind];
  if (isPrepared && preposition) {
    if (AWAY.test(verb?.low ?? ""))
      return preposition.low === "in" &&
        known.kind === "town" &&
        !/^(?:born|raised|grew|trained|studied|qualified|learnt|learned|holidays?|trips?|tours)$/.test(
          verb?.low ?? "",
        )
        ? 3
        : 0;
    score += IN.has(preposition.low) ? 3 : preposition.low === "of" || preposition.low === "at" ? 2 : 1;
    if (BASED.has(verb?.low ?? "") || BASED.has(preposition.low)) score += 1.5;
    if (/^\s*to\b/i.test(after) && preposition.low === "from") score -= 3;
  } else if (prior && /^(?:to|via|than|like|and)$/.test(prior.low) && prior.end + 1 === word.start)
    score -= prior.low === "and" ? 2 : 4;
  if (isLabelled) score += 6;
  if (isAlone) score += known.isWord && around.isPlain ? 1 : 3.5;
  if (isProud) score += 4;
  if (isEnding) score += 2.5;
  if (around.isInAddress) score += 2.5;
  if (around.isFollowed) score += 2;
  if (isPersonal && !isPrepared && !isProud) score -= 2.5;
  const isTold =
    isPrepared || isLabelled || isAlone || isProud || isEnding || around.isInAddress || around.isFollowed;
  // "We deal in mobile homes": a word that goes on is none.
  if (known.isWord && !isTold) return 0;
  if (known.isWord && around.isPlain && !isLabelled && !around.isFollowed && !isProud && goesOn(after))
    score -= 4;
  if (!isTold && !isCapital && known.length === 1) score -= 1.5;
  if (known.kind !== "town" && !isPrepared && !isLabelled && !isAlone && !isEnding) score -= 1;
  return score;
}

const SPEAKERS = /we|our|i|my|it|its|it['’]s|you|they|i['’]m|i['’]ve|we['’]re/;
const JOINING = /the|and|with|since|for|by|to|who|which|where|no|not|on|there|is|are/;
const STARTING = /call|tel|phone|open|est|please|looking|need|want|called/;
const ENDING = pattern("i")`^\s*(?:$|[.,;:!?\n\r|·•)–—]|-\s|${[SPEAKERS, JOINING, STARTING]}\b)`;
const goesOn = (after: string) => !ENDING.test(after);

/** The end of the county, state, town or country after a place: "Ludlow, Shropshire", "Reno NV". */
function regionEnd(words: readonly Word[], last: number, isPlain: boolean) {
  let end = last;
  if (isOwner(words[last] as Word)) return end;
  for (let step = 0; step < 3; step++) {
    const next = words[end + 1];
    if (!next || !/^,?[ \t]+$/.test(next.gap) || !(isPlain || next.isCapital)) break;
    const known = knownAt(words, end + 1);
    const isComma = next.gap.startsWith(",");
    if (!known || (known.kind === "code" && !isComma && !STATE.test(next.low))) break;
    if (!isComma && known.kind === "town") break;
    // "In Reading, March is busy"
    if (known.isWord && known.kind === "town") break;
    end += known.length;
    if (isOwner(words[end] as Word)) break;
  }
  return end;
}

/** A place that nobody else knows, where a preposition or a state beside it says that it is one. */
function unknownAt(words: readonly Word[], at: number, isName: (index: number) => boolean, isPlain: boolean) {
  const word = words[at];
  const before = words[at - 1];
  if (!word || word.low === "the") return undefined;
  const village = isPlain ? undefined : villageEnd(words, at);
  if (village !== undefined) return { end: village, score: 6.5 };
  if (!before) return undefined;
  // "Shipping UK-wide" says where to.
  if (words[at + 1]?.low === "wide" && words[at + 1]?.gap === "-") return undefined;
  const preposition = before.low === "the" ? words[at - 2] : before;
  const behind = words[at - (before.low === "the" ? 3 : 2)];
  if (
    !preposition ||
    !BEFORE.has(preposition.low) ||
    !(preposition.start === 0 || /[\s("“]$/.test(preposition.gap)) ||
    !/^\s*$/.test(word.gap.replace(/\d+[a-z]?\s*$/i, ""))
  )
    return undefined;
  if (AWAY.test(behind?.low ?? "")) return undefined;
  const isSure = BASED.has(behind?.low ?? "") || BASED.has(preposition.low);
  const sure = isSure ? 2 : 0;
  if (!word.isCapital || isPlain) {
    const end = stateAfter(words, at);
    return end < at ? undefined : { end, score: 6 + sure };
  }
  const end = runEnd(words, at, isName);
  if (end < at || NO_PLACE.test(word.low)) return undefined;
  const isStreet = words.slice(at, end + 1).some(({ low }) => STREET.test(low));
  // "On Lake Bled" is where it is, "on Instagram" is not.
  const isAt = /^(?:at|on|of|from)$/.test(preposition.low) && !WATERS.test(word.low);
  if (isAt && !isStreet) return undefined;
  return { end, score: 5 + sure + (isStreet && !isAt ? 0.5 : 0) };
}

/** "Lower Slaughter, Gloucestershire" after a comma or at the beginning of a line: a county tells that it is a village. */
function villageEnd(words: readonly Word[], from: number) {
  const first = words[from];
  if (!first?.isCapital || /^\d/.test(first.text) || !/,\s*$|[\n\r|·•;]\s*$/.test(first.gap))
    return undefined;
  for (let at = from + 1; at <= from + 3; at++) {
    const word = words[at];
    if (!word?.isCapital || word.sentence !== first.sentence) return undefined;
    const known = word.gap.startsWith(",") ? knownAt(words, at) : undefined;
    if (known) return known.kind === "region" || known.kind === "code" ? at + known.length - 1 : undefined;
    if (!/^(?: |-)$/.test(word.gap) || STREET.test(word.low)) return undefined;
  }
  return undefined;
}

/** "Burlington vt" in small letters; -1 where no state follows the name of a town. */
function stateAfter(words: readonly Word[], from: number) {
  for (let at = from + 1; at <= from + 3; at++) {
    const word = words[at];
    if (!word || word.sentence !== words[from]?.sentence || !/^,?\s$/.test(word.gap)) return -1;
    if (STATE.test(word.low)) return at;
    const known = knownAt(words, at);
    if (known?.kind === "region" && !known.isWord) return at + known.length - 1;
  }
  return -1;
}

/** "Dublin 8", and no "8 rooms". */
function isDistrict(words: readonly Word[], at: number) {
  const [number, next] = [words[at], words[at + 1]];
  const town = [3, 2, 1].some((length) => knownAt(words, at - length)?.length === length);
  if (
    !town ||
    number?.gap !== " " ||
    number.sentence !== words[at - 1]?.sentence ||
    !/^\d{1,2}$/.test(number.text)
  )
    return false;
  return next?.sentence !== number.sentence || /^,/.test(next.gap);
}

/** The last of the capitalised words, also after a comma: "Mill Road, Cambridge". */
function runEnd(words: readonly Word[], from: number, isName: (index: number) => boolean) {
  let end = from - 1;
  for (let at = from; at < from + 8; at++) {
    const word = words[at];
    if (!word || isName(at) || word.sentence !== words[from]?.sentence) break;
    if (at > from) {
      if (!/^(?:\s|-|\.\s|,\s*)$/.test(word.gap)) break;
      const isPart =
        knownAt(words, at) !== undefined ||
        (word.isCapital &&
          !NO_PLACE.test(word.low) &&
          /^(?:[A-Z]{2}|[A-Z][a-z]+)$/.test(word.text) &&
          !/^(?:called|open|call|we|i)$/i.test(word.low));
      if (word.gap.startsWith(",") && !isPart) break;
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

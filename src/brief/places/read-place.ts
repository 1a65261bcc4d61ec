import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { type Word, wordAt } from "../words.ts";
import { isOwner, knownAt, type PlaceInText } from "./gazetteer.ts";
import { AWAY, BASED, BEFORE, isDistrict, regionEnd, STREET, unknownAt } from "./place-ends.ts";
import lexicon from "./place-words.json";

/** Prepositions of location: "in", but not "from" and "of". */
const IN = new Set("in near around serving outside covering throughout".split(" "));
/** Words before a place that belongs to a name: "University of York", "House of Wendell". */
const INSTITUTE = pattern()`^${lexicon.institutes}$`;
/** A signature ends with a person's name. */
export const SIGNED = /(?:regards|thanks|cheers|wishes|sincerely|faithfully|love)[,.!]?\s*\n\s*$/i;
const LABEL = pattern(
  "i",
)`(?:^|[\n\r.;|·•/*-])[ \t]*(?:our |business )?${lexicon.labels}[ \t]*(?::|=|–|—|-)[ \t]*$`;
const PERSON = pattern()`^${lexicon.persons}s?$`;
const PROUD = pattern()`^${lexicon.proud}$`;
const PEOPLE = pattern("i")`(?:^|[^\p{L}])${lexicon.people}[ .]*$`;
/** Matches the start of a line, a list entry or a part of a business card. */
const PART_START = /(?:^|[\n\r|·•;/]|[–—-]\s)[ \t*•-]*$/;
const PART_END = /^(?: city| town)?[ \t]*(?:$|[\n\r|·•;/]|[–—-]\s|\.(?:\s|$))/;

export interface Place {
  place: Evidence;
  confidence: number;
}

/** Cities of two words, or that are words as well. */
const CITIES =
  /^(?:bath|reading|nice|mobile|deal|new (?:york|orleans|delhi)|los angeles|las vegas|san (?:francisco|diego|antonio|jose)|santa (?:fe|cruz|barbara)|fort worth|el paso|kansas city|salt lake city|st louis|milton keynes|cape town|gold coast|byron bay|hong kong|the hague|tel aviv|buenos aires|mexico city)$/i;
const IN_LAW = /(?:mother|father|sister|brother|daughter|son)s? in $/i;
/** In capitals or small letters, so short a name may be an abbreviation: "three ABA champions". */
const SHORT = 3;
const MOST_WORDS_READ = 4_000;
const EARLY = 60;
const SURE = 10;

/**
 * Returns the location of the business in the brief's own words: the town, with the county or state if it is
 * named.
 */
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
    // "The whole of Norfolk" is Norfolk.
    const start = first.start + (PART_OF.exec(text.slice(first.start, end))?.[0].length ?? 0);
    const place = { text: text.slice(start, end), start, end };
    best = { place, score, confidence: Math.min(0.95, score / SURE) };
  };
  const inAddress = new Set<number>();
  const inStreet = new Set<number>();
  for (const { start, end } of addresses) {
    let isStreet = true;
    for (let at = wordAt(words, start); (words[at]?.start ?? end) < end; at++) {
      inAddress.add(at);
      // The town follows the street: "Church Walk, Bury St Edmunds".
      if (at > wordAt(words, start) && words[at]?.gap.startsWith(",") && !/\d/.test(words[at]?.text ?? ""))
        isStreet &&= !hasStreet(words, start, at);
      if (isStreet) inStreet.add(at);
    }
  }
  for (let at = 0; at < words.length && at < MOST_WORDS_READ; at++) {
    const word = words[at];
    if (!word) continue;
    const place = knownAt(words, at);
    // "Greenfinger Gary" and "Ruth's inbox" refer to people.
    const known = place && place.length === 1 && PERSON.test(word.plain) ? undefined : place;
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
  // Without a better candidate, the address is the location.
  const [address] = addresses;
  if (address && (best?.score ?? 0) < 4) {
    const at = wordAt(words, address.start);
    best = { place: address, score: 4, confidence: at < EARLY ? 0.7 : 0.6 };
  }
  return best && { place: best.place, confidence: best.confidence };
}

/** Whether a street occurs between a position and a word. */
function hasStreet(words: readonly Word[], start: number, end: number) {
  for (let at = end - 1; (words[at]?.start ?? -1) >= start; at--)
    if (STREET.test(words[at]?.low ?? "") || /\d/.test(words[at]?.text ?? "")) return true;
  return false;
}

const LETTERED_CODE =
  /[A-Z]{1,2}\d[A-Z\d]?[ \t]?\d[A-Z]{2}|[A-Z]\d[\dW][ \t]?[A-Z\d]{4}|[A-Z]\d[A-Z] \d[A-Z]\d/;
const CODE_AFTER = pattern()`^,?[ \t]+${[LETTERED_CODE, /\d{5}(?![ \d]*\d)/]}\b`;

interface Around {
  /** The place is part of the business name, which is the weakest evidence. */
  isOwn: boolean;
  isPlain: boolean;
  isInAddress: boolean;
  isFollowed: boolean;
}

/** Scores the evidence that a place of the gazetteer is the location of the business; 0 for none. */
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
  // Excludes "in" of "crumb.in".
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
    /,\s*$/.test(before) &&
    (/^(?: city| town)?\s*(?:[.,;:!\n\r|·•)]|$|[–—-]\s)/.test(after) || around.isFollowed);
  // "Fretwork Guitar School (Bath)", "dog grooming cairns!!"
  const isBracketed = /\($/.test(before) && after.startsWith(")");
  const isLastOfFirst = around.isPlain && word.sentence === 0 && at > 0 && /^\s*[.,!\n]/.test(after);
  if (word.low === "law" && IN_LAW.test(before)) return 0;
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
    // "Bristol Yoga Centre" is in Bristol, but "Cedar Grove Pediatrics" may be anywhere.
    const isKnown = (known.length === 1 && !known.isWord) || CITIES.test(text.slice(word.start, last.end));
    return isKnown ? 1.5 : 0;
  }
  // A place alone at the very beginning is the name of the business.
  if (at === 0 && isAlone && !around.isFollowed && !isProud) return around.isPlain ? 0 : 2;
  // "14 years in the UK, before in Gdańsk"
  if (isPrepared && /^(?:before|previously|formerly|originally|once)$/.test(verb?.low ?? "")) return 0;
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
  if (isElsewhere(text, word.start)) score -= 5;
  if (isLabelled || isBracketed) score += 6;
  if (isLastOfFirst && !isPrepared) score += 2;
  if (isAlone) score += known.isWord && around.isPlain ? 1 : 3.5;
  if (isProud) score += 4;
  if (isEnding) score += 2.5;
  if (around.isInAddress) score += 2.5;
  if (around.isFollowed) score += 2;
  if (isPersonal && !isPrepared && !isProud) score -= 2.5;
  const isTold =
    isBracketed ||
    isLastOfFirst ||
    isPrepared ||
    isLabelled ||
    isAlone ||
    isProud ||
    isEnding ||
    around.isInAddress ||
    around.isFollowed;
  // A place that is also a word does not count in mid-sentence: "We deal in mobile homes".
  if ((known.isWord || (around.isPlain && word.text.length <= SHORT)) && !isTold) return 0;
  if (known.isWord && around.isPlain && !isLabelled && !around.isFollowed && !isProud && goesOn(after))
    score -= 4;
  if (!isTold && !isCapital && known.length === 1) score -= 1.5;
  if (known.kind !== "town" && !isPrepared && !isLabelled && !isAlone && !isEnding) score -= 1;
  return score;
}

/** "Trips to the beach at West Wittering", "emergencies go to the animal hospital in Kilkenny" */
const PART_OF = /^(?:the )?(?:whole|hole|all|most|much|parts|rest) of (?:the )?(?=\p{L})/iu;
export const isElsewhere = (text: string, at: number) => ELSEWHERE.test(text.slice(Math.max(0, at - 70), at));
/** "We have done windows at St Mary's in Whitby", "tiles from a workshop in Puebla", "we used to be in Thomastown" */
const ELSEWHERE = pattern("iu")`(?<!\p{L})${[
  /(?:(?:trips?|walks?|outings?|excursions?|visits?|transfers?|runs|drives?|rides?|lifts?) to|(?:go|goes|refer(?:red)?|sent|send you|taken) to|(?:did|painted|restored|fitted|played|catered|worked on|built the|done)(?: (?:the|a|an|some|one|their|for))?|(?:nearest|closest)(?: \p{L}+){0,2})(?: [\p{L}'’]+){0,4}(?: (?:in|at|near|of|and))?(?: the)?/u,
  /(?:trained|studied|qualified|learnt|learned|apprenticed)(?: [\p{L}'’]+){0,7} (?:in|at|near|with)(?: the)?/u,
  /within \d+ ?(?:km|kms|miles?|mi|minutes) of/u,
  /(?:we|i)(?:['’]ve| have| also)? (?:did|done|painted|restored|fitted|played|catered|worked|built|made)(?! (?:by|here|everything|it) )(?: [\p{L}'’]+){0,9} (?:in|at|near)(?: the)?/u,
  /\p{L}+(?<!work|run|operate|trade|sell|bake|cook|teach|brew|us|me|based|here) from an? (?:[\p{L}-]+ ){1,3}(?:in|near|outside|at)(?: the)?/u,
  /(?:used to (?:be|live|work|trade|run|have \p{L}+)|(?:moved|came|relocated|transferred)(?: (?:here|over|back|down|up|out))?(?= from)|we were|i was|originally)(?: (?:a|the|our|my|[\p{Ll}]+)){0,2} (?:in|at|near|from)(?: the)?/u,
]}\s*$`;

const SPEAKERS = /we|our|i|my|it|its|it['’]s|you|they|i['’]m|i['’]ve|we['’]re/;
const JOINING = /the|and|with|since|for|by|to|who|which|where|no|not|on|there|is|are/;
const STARTING = /call|tel|phone|open|est|please|looking|need|want|called/;
const ENDING = pattern("i")`^\s*(?:$|[.,;:!?\n\r|·•)–—]|-\s|${[SPEAKERS, JOINING, STARTING]}\b)`;
const goesOn = (after: string) => !ENDING.test(after);

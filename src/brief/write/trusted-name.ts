import { pattern } from "#src/lib/pattern.ts";
import { plainText } from "#src/lib/plain-text.ts";
import type { Evidence } from "../parsed-brief.ts";
import { placeNamed } from "../places/gazetteer.ts";
import { escaped } from "../short-text.ts";
import type { Trade } from "../trades/trade.ts";
import { isCommonWord } from "./common-words.ts";
import { isGivenName } from "./given-names.ts";
import { isPending } from "./headline.ts";
import lexicon from "./name-words.json";

/** A name as it was read, and what else was read in the text. */
export interface NameSaid {
  text: string;
  /** The place of the name in the text. */
  at: Evidence;
  trade?: Trade | undefined;
  /** The words by which the industry was recognised. */
  signs?: readonly string[];
  place?: string | undefined;
  /** E-mail addresses and websites. */
  contacts?: readonly string[];
  addresses?: readonly Evidence[];
  /** The confidence of the network. */
  confidence?: number | undefined;
}

/** In an English text, a word in another script is a name. */
const OTHER_SCRIPT = /^[^A-Za-z]*[\u0370-\u1fff\u2c00-\ud7ff\uf900-\ufdff]{2}/u;
const LATIN = /[A-Za-z]{3}[^\u0370-\u1fff\u2c00-\ud7ff\uf900-\ufdff]+[A-Za-z]{3}/u;

/**
 * Whether a site may be headed by a name: only with a sign that the business is called so. A wrong name is worse
 * than none, for a trade and a town also head a site.
 */
export function isTrustedName(said: NameSaid): boolean {
  const name = said.at.text.trim();
  if (!/\p{L}{2}|\d/u.test(name) || /(?<!p{L})(?:dr|mr|mrs|ms|prof)\.?$/i.test(name)) return false;
  if (OTHER_SCRIPT.test(name) && LATIN.test(said.text.replace(name, ""))) return true;
  // "Sash windows", "Ringside £12": what follows a single word goes on with it.
  const isPart =
    !/[ ’']/.test(name) && placesOf(said).every((one) => /^ (?:\p{Ll}{4,}|[£$€₹]\d)/u.test(after(said, one)));
  if (isPart && !isVerbNext(said) && !isCalled(said, said.at)) return false;
  if (BODIES.test(name) || isTradeFirst(said, name) || isPending(name)) return false;
  if (NO_NAME.test(name) || ASKED_FOR.test(before(said, said.at))) return false;
  const words = wordsIn(name);
  const all = placesOf(said);
  if (all.some((one) => isCalled(said, one))) return true;
  if (isQualification(said, name) || isPlace(said, name)) return false;
  if (isInContacts(said, words)) return true;
  const free = all.filter((one) => !isElsewhere(said, one) && !isListed(said, one));
  return free.some((one) => isSigned(said, one, words));
}

const isVerbNext = (said: NameSaid) => placesOf(said).some((one) => VERB.test(after(said, one)));

/** Bodies of which a business is a member. */
const BODIES = pattern("iu")`^${lexicon.bodies}$`;

/** "Plasterer - Newry & South Down": what is done, and where. */
function isTradeFirst(said: NameSaid, name: string) {
  const [first = "", ...more] = name.split(/ [-–—] /);
  const known = tradeWords(said);
  const places = new Set(wordsIn(said.place ?? ""));
  const isKnown = (word: string) => stemsOf(word).some((stem) => known.has(stem));
  const [head = ""] = wordsIn(name);
  // "Physiotherapist Waterford"
  const isPlaced = isKnown(head) && wordsIn(name).every((word) => isKnown(word) || places.has(word));
  return (
    (isPlaced && places.has(wordsIn(name).at(-1) ?? "")) || (more.length > 0 && wordsIn(first).every(isKnown))
  );
}

/** "Please call Mrs. Latha", "£340 incl. brush seals" */
const ASKED_FOR =
  /(?<!\p{L})(?:(?:call|ring|text|phone|contact|ask for|speak to|whatsapp|message) (?:our |the )?|incl\.? |including )$/iu;

/** A greeting, or words that run into a date. */
const NO_NAME = pattern(
  "iu",
)`^(?:${lexicon.greetings})$|\s(?:${lexicon.dates})$|^(?:${lexicon.reaching}) (?!me\b|us\b)|^(?:run|made|founded|owned|set up|started|built|baked|led) by `;

interface Span {
  start: number;
  end: number;
}

/** All places where the text has the name. */
function placesOf({ text, at }: NameSaid): Span[] {
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(at.text)}(?![\\p{L}\\p{N}])`, "giu");
  const found = [...text.matchAll(expression)].map(({ index, 0: one }) => ({
    start: index,
    end: index + one.length,
  }));
  return found.some(({ start }) => start === at.start) ? found : [at, ...found];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
const before = ({ text }: NameSaid, { start }: Span) => text.slice(Math.max(0, start - 48), start);
const after = ({ text }: NameSaid, { end }: Span) => text.slice(end, end + 80);

const CALLED = pattern(
  "iu",
)`(?<!\p{L})(?:${lexicon.called}|${lexicon.things}(?: is|['’]s|s? say|s? says| has name| name)|${lexicon.labels}\s*[:=–—-])[:,]?\s+(?:the\s+)?["“'‘*]*$`;
/** "The goats are called Bramble and Nettle" */
export const OF_OTHERS = pattern(
  "iu",
)`(?<!\p{L})${"dog|dogs|cat|cats|goat|goats|pony|ponies|horse|horses|hens|donkey|donkeys|alpacas|sheep|pigs|pig|cow|cows|van|boat|kids|children|daughter|son|sister|brother|guides|oven|kiln|loom"}(?: is| are| was|['’]s)? (?:called|named) $`;
const TO_BE = pattern("iu")`(?<!\p{L})${lexicon.saidToBe},?\s+(?:the\s+)?["“'‘*]*$`;

function isCalled(said: NameSaid, one: Span) {
  const [prior, next] = [before(said, one), after(said, one)];
  if (OF_OTHERS.test(prior)) return false;
  if (CALLED.test(prior) || (/["“]$/.test(prior) && /^[,.]?["”]/.test(next))) return true;
  // "We are Tin Lizzy", but not "we are plumbers".
  if (!TO_BE.test(prior) || isOrdinary(said, one)) return false;
  return isFlat(said.text) ? isSure(said) && / /.test(said.at.text) : /^\p{Lu}/u.test(said.at.text);
}

const QUALIFIED = pattern("iu")`^,? ${lexicon.qualified}\b`;
const BODY = pattern("iu")`(?<!\p{L})${lexicon.body}\s+(?:the\s+)?$`;
const LETTERS =
  /^(?:Dip|Cert|BSc|MSc|BA|MA|BEng|MEng|LLB|PhD|RGN|FR|MR|MB|PG|Hons|Adv)[A-Za-z]*[A-Z][A-Za-z]*$/;

/** "DipWCF, qualified 2008", "registered with SAGC" */
const isQualification = (said: NameSaid, name: string) =>
  LETTERS.test(name) ||
  BODY.test(before(said, said.at)) ||
  (!/ /.test(name) && QUALIFIED.test(after(said, said.at)));

/** A town, or an address. */
function isPlace({ place = "", at, addresses = [] }: NameSaid, name: string) {
  const low = name.toLowerCase();
  const parts = place.toLowerCase().split(/,\s*/);
  return (
    parts.includes(low) ||
    (placeNamed(name) !== undefined &&
      !placeNamed(name)?.isWord &&
      parts.some((part) => part.includes(low))) ||
    addresses.some(({ start, end }) => at.start > start && at.end <= end)
  );
}

const LEAST_LETTERS = 4;

/** "Ribble Valley Wheels" with the address bookings@ribblevalleywheels.example. */
function isInContacts({ contacts = [] }: NameSaid, words: readonly string[]) {
  const letters = words.map((word) => plainText(word).replace(/[^a-z0-9]/g, ""));
  const whole = letters.join("");
  const known = letters.filter((word) => word.length >= LEAST_LETTERS && !GENERAL.test(word));
  return contacts.some((contact) => {
    const squeezed = plainText(contact.toLowerCase()).replace(/[^a-z0-9]/g, "");
    const found = known.filter((word) => squeezed.includes(word));
    return (
      (whole.length >= LEAST_LETTERS && squeezed.includes(whole)) ||
      found.length > 1 ||
      (found.length === 1 && found.some((word) => !isCommonWord(word) && !placeNamed(word)))
    );
  });
}

const WHERE = pattern("iu")`(?<!\p{L})${lexicon.where}\s+(?:the\s+)?$`;
const FROM = /(?<!\p{L})from\s+(?:the\s+)?$/iu;
const SENDER = pattern("iu")`(?<!\p{L})${lexicon.senders}\s+from\s+(?:the\s+)?$`;
const STREET = pattern("iu")`^\s+${lexicon.streets}(?!\p{L})`;

/** "At Elm Hill", but not "At Crumb, we bake". */
function isElsewhere(said: NameSaid, one: Span) {
  const [prior, next] = [before(said, one), after(said, one)];
  if (STREET.test(next)) return true;
  const isHost =
    /(?:^|[.!?\n]\s*)at\s+(?:the\s+)?$/i.test(prior) && /^,? (?:we|you|our|i|every|all)\b/i.test(next);
  return !isHost && (WHERE.test(prior) || (FROM.test(prior) && !SENDER.test(prior)));
}

/** "They are Heron, Dabchick and Kingfisher." */
const isListed = (said: NameSaid, one: Span) =>
  /^(?:,| and) (?:Dr|Mrs?|Ms|Miss|Prof) /.test(after(said, one)) ||
  (one.start > 0 &&
    !/[\n•*–-]\s*$/.test(before(said, one)) &&
    (/^(?:,? \p{Lu}[\p{L}'’]*,)*(?:,? \p{Lu}[\p{L}'’]*) (?:and|&|or) \p{Lu}/u.test(after(said, one)) ||
      (/\p{Lu}[\p{L}'’]*, (?:and |or )?$/u.test(before(said, one)) &&
        /^,? (?:and|&|or) \p{Lu}|^, \p{Lu}[\p{L}'’]* (?:and|&|or) \p{Lu}/u.test(after(said, one)))));

const isFlat = (text: string) => !/\p{Lu}/u.test(text) || !/\p{Ll}{2}/u.test(text);

const GENERAL = pattern("iu")`^${lexicon.general}$`;

const stemsOf = (word: string) => [
  word,
  word.replace(/['’]s?$/, ""),
  word.replace(/s$/, ""),
  word.replace(/es$/, ""),
  word.replace(/ies$/, "y"),
  word.replace(/ing$/, ""),
  word.replace(/ing$/, "e"),
];
const isCommon = (word: string) => /^\d+$/.test(word) || stemsOf(word).some((stem) => isCommonWord(stem));

/** The words of a trade, in their shortest form. */
function tradeWords({ trade, signs = [] }: NameSaid) {
  const said = trade
    ? [trade.business, trade.person]
        .flatMap(({ one, many }) => [one, many])
        .concat(trade.activity, trade.names, trade.work)
    : [];
  return new Set([...said, ...signs].flatMap(wordsIn).flatMap(stemsOf));
}

/** Whether all words of a name only say what is done, and where: "Ready Mix Concrete and Pumping". */
function isOrdinary(said: NameSaid, one: Span) {
  const known = tradeWords(said);
  // "Iceberg kayak tours" is a sentence, "Iceberg Kayak Tours" is a name.
  const isSmall = said.text.slice(one.start, one.end).split(" ").length < 2;
  const small = new Set(isFlat(said.text) ? [] : wordsIn(said.text.replace(/\p{Lu}[\p{L}'’]*/gu, " ")));
  return wordsIn(said.text.slice(one.start, one.end)).every(
    (word) =>
      GENERAL.test(word) || stemsOf(word).some((stem) => known.has(stem)) || (isSmall && small.has(word)),
  );
}

const PAUSE = /^["”’*]*(?:\s*[,:;.!?|()\n–—/=]|\s+-|\s*$)/;
const VERB = pattern("iu")`^ ${lexicon.verbs}(?!\p{L})`;
const SMALL =
  /^(?:and|of|the|by|in|on|at|for|n|to|de|la|le|du|des|do|da|van|von|y|e|et|und|am|an|a|or|with|from|not|pod)$/;
const ASKED = pattern("iu")`(?<!\p{L})${lexicon.asked}\s$`;
const LEGAL = pattern("iu")`(?<=\s)${lexicon.legal}\.?$`;
const OPENING =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|day))(?: there| all)?[,!.]?\s+)?(?:the\s+|["“'‘*•–—#-]\s*)*$/iu;
const LINE = /[\n\r]\s*(?:[•*–—#>-]|\d+[.)])?\s*["“]?$/;
const SENTENCE = /[.!?]["”)]?\s+$/;

function isSigned(said: NameSaid, one: Span, words: readonly string[]) {
  const { text } = said;
  const name = text.slice(one.start, one.end);
  const [prior, next] = [before(said, one), after(said, one)];
  const flat = isFlat(text);
  if (words.length > 1 && LEGAL.test(name)) return true;
  const large = (name.match(/[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu) ?? []).filter((word) => !SMALL.test(word));
  const isTitle = !flat && large.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const isFirst = one.start <= prior.length && OPENING.test(prior);
  const isOpen = isFirst || LINE.test(prior);
  const isStart = isOpen || SENTENCE.test(prior);
  const isPaused = PAUSE.test(next);
  // "The Tile Shop", and "Fresh Linen Laundry." alone; "Guitar repairs" are an offer.
  if (isOrdinary(said, one)) {
    const isThe = /^the /i.test(text.slice(one.start - (/the $/i.test(prior) ? 4 : 0)));
    return (
      isStart && isPaused && large.length > 1 && (isThe || (isTitle && isSure(said) && large.length > 2))
    );
  }
  const hasOwn = words.some((word) => !isCommon(word) && !isPartOf(said, word));
  if (/\d/.test(name)) return isTitle && isStart && isPaused;
  if (isOwned(name) && (isTitle || (flat && (isStart || hasOwn)))) return true;
  if (/\p{L} ?(?:&|\+) ?\p{L}/u.test(name) && (isTitle || (flat && isStart))) return true;
  // "Ask for Morag Imrie", "Mother's Day"
  if (ASKED.test(prior) || OWNER.test(name)) return false;
  if (isTitle && isPerson(name)) return true;
  if (flat) return isSignedInFlat(said, words, { isStart, isPaused, hasOwn });
  if (!isTitle) return isOpen && isPaused && hasOwn && large.length > 1;
  if (large.length > 1) return isStart || !isPartOf(said, words.at(-1) ?? "") || words.length > 2;
  if (isStart) return isSingle(said, one, hasOwn);
  // "A bakery, Beaulac, near Saint-Georges", "tattoo artist Mika, Berlin"
  const isBeside =
    /[,:;(–—]\s*$|\s-\s$/.test(prior) || (/\p{Ll} $/u.test(prior) && isOfTrade(said, wordsIn(prior).at(-1)));
  return hasOwn && isPaused && isBeside && placeNamed(name) === undefined;
}

interface Around {
  isStart: boolean;
  isPaused: boolean;
  hasOwn: boolean;
}

/** In a text of only small or only capital letters, a name stands between pauses, or has a word of its own. */
function isSignedInFlat(said: NameSaid, words: readonly string[], { isStart, isPaused, hasOwn }: Around) {
  const many = words.filter((word) => /[^s]s$/.test(word)).length;
  // "Crickets shiners shrimp worms" and "ready mix concrete and pumping" are offers.
  if (
    (words.length > 2 && many / words.length > 0.7) ||
    (/ing$/.test(words.at(-1) ?? "") && words.includes("and"))
  )
    return false;
  if (!isStart) return hasOwn && words.length > 1 && isSure(said);
  if (!isPaused) return hasOwn && endsInTrade(said, words);
  const [only = ""] = words;
  return words.length > 1 || (hasOwn ? placeNamed(only) === undefined : isSure(said) && many === 0);
}

const isSure = ({ confidence = 0 }: NameSaid) => confidence > SURE;
const SURE = 0.8;

/** One word that begins a text is its name before a pause: "Crumb, a vegan bakery", but not "Gutters – cleared". */
function isSingle(said: NameSaid, one: Span, hasOwn: boolean) {
  const next = after(said, one);
  if (hasOwn) return PAUSE.test(next) || VERB.test(next);
  const isMany = /s$/i.test(said.text.slice(one.start, one.end));
  return PAUSE.test(next)
    ? !isMany || /^\W+(?:an?|the|your|our)\b/i.test(next)
    : /^ (?:is|makes|sells|does|bakes) /.test(next);
}

const OWNER = /(\p{L}+)['’]s(?!\p{L})|(\p{L}+s)['’](?!\p{L})/iu;
const NO_OWNER = pattern("iu")`^${lexicon.noOwner}s?$`;

function isOwned(name: string) {
  const [, one = "", many = ""] = OWNER.exec(name) ?? [];
  const owner = one || many;
  return owner !== "" && !NO_OWNER.test(owner);
}

/** "Una Hickey" */
const isPerson = (name: string) =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}[\p{L}'’-]+){1,2}$/u.test(name) &&
  isGivenName(name.split(" ")[0] ?? "");

const isOfTrade = (said: NameSaid, word = "") => {
  const known = tradeWords(said);
  return GENERAL.test(word) || stemsOf(word).some((stem) => known.has(stem));
};
const isPartOf = ({ place = "" }: NameSaid, word: string) => wordsIn(place).includes(word);
const endsInTrade = (said: NameSaid, words: readonly string[]) => isOfTrade(said, words.at(-1));

import { sectors } from "#src/contract/industries.ts";
import { formatNumber } from "#src/lib/english.ts";
import { hasCurrency } from "./facts/bare-prices.ts";
import { isArea } from "./facts/postcodes.ts";
import { readFacts, withClauses } from "./facts/read-facts.ts";
import { wordsFor } from "./learned-industry.ts";
import { weightOfMention } from "./mention-weight.ts";
import {
  type Evidence,
  type Feature,
  factKinds,
  features,
  type ParsedBrief,
  voices,
} from "./parsed-brief.ts";
import { placeNamed } from "./places/gazetteer.ts";
import { placeName } from "./places/place-names.ts";
import { isElsewhere, type Place, readPlace, SIGNED } from "./places/read-place.ts";
import { readAudience } from "./read-audience.ts";
import { isLookWish, lookSentences, readCharacters } from "./read-character.ts";
import { readIndustries } from "./read-industry.ts";
import { readLanguage } from "./read-language.ts";
import { readPalette, readRefusedColours } from "./read-look.ts";
import { readOffers } from "./read-offers.ts";
import { readTone, type Tone } from "./read-tone.ts";
import { letterCaseOf } from "./reader/letter-case.ts";
import { readTokens, sigmoid } from "./reader/network.ts";
import { type MarkFound, markIn, oddsAlong } from "./reader/read-marks.ts";
import { type Name, readName } from "./reader/read-name.ts";
import { type Token, tokensOf } from "./reader/tokens.ts";
import { withArticle } from "./short-text.ts";
import { withoutHidden } from "./text-pieces.ts";
import { tidied } from "./tidy/tidy-brief.ts";
import type { LikelyTrade, TradeReader } from "./trades/read-trade.ts";
import { readVariety } from "./trades/read-variety.ts";
import { type WeighedIndustry, weighIndustries } from "./weigh-industries.ts";
import { wishesIn } from "./wishes/mentions.ts";
import { readFeatures } from "./wishes/read-features.ts";
import { type Word, wordAt, wordsOf } from "./words.ts";

/** Longer briefs are cut off; nobody types that much by hand. */
export const LONGEST_BRIEF = 100_000;
const FALLBACK = "consulting";
const industryNames = new Map(
  sectors.flatMap(({ industries }) => industries.map(({ id, name }) => [id, name] as const)),
);

/** Reads a brief. Deterministic. `understand` reads its trade, too. */
export function readBrief(brief: string, readTrades: TradeReader | undefined): ParsedBrief {
  const typed = withoutHidden(brief.length > LONGEST_BRIEF ? brief.slice(0, LONGEST_BRIEF) : brief);
  const text = tidied(typed);
  const notes: string[] = [];
  if (brief.length > LONGEST_BRIEF)
    notes.push(`Only the first ${formatNumber(LONGEST_BRIEF)} characters were read.`);
  const words = wordsOf(text);
  const read = readFacts(text, words);
  const inFact = maskOf(words, [...read.emails, ...read.phones, ...read.websites]);
  const isWish = wishesIn(words);
  const tokens = tokensOf(text, read.emails);
  const reading = readTokens(tokens);
  const { hours, dates, prices, figures: counts } = read;
  const named = readName(text, tokens, reading, [...hours, ...dates, ...prices, ...counts]);
  const ofName = named && repeatsOf(words, named);
  const isName = (index: number) => ofName?.has(index) ?? false;
  const unnamed = words.filter((_, at) => !isName(at));
  const language = readLanguage(unnamed.length > 0 ? unnamed : words);
  // 22 in "Salon 22, haircut £30" is not a price.
  const isApart = ({ start }: Evidence) => !isName(wordAt(words, start));
  const facts = {
    ...read,
    prices: read.prices.filter((price) => hasCurrency(price.text) || isApart(price)),
    dates: read.dates.filter(isApart),
    figures: read.figures.flatMap((figure) => afterName(text, words, figure, isName)),
  };

  const phrases = readIndustries(words, { isName: (index) => isName(index) || inFact(index), isWish });
  const likely = weighIndustries(words, phrases);
  const byWords = likely[0] && isTelling(likely[0]) ? likely[0] : undefined;
  const shares = new Map(likely.map(({ industry, share }) => [industry, share]));
  const traded = readTrades?.(
    words,
    { isName: (index) => isName(index) || inFact(index), isWish, weightOfMention },
    (industry) => shares.get(industry) ?? 0,
  );
  const led = traded && isSurer(traded.first, byWords) ? traded.first : undefined;
  const first = led ? likely.find(({ industry }) => industry === led.industry) : byWords;
  const industry = first?.industry ?? FALLBACK;
  const industryName = industryNames.get(industry) ?? industry;
  const best = first?.found[0];
  const evidenceOf = (from: number, to: number): Evidence => {
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    return { text: text.slice(start, end), start, end };
  };
  const mentionsOf = ({ found }: LikelyTrade) =>
    found.slice(0, MOST_MENTIONS).map(({ from, to }) => evidenceOf(from, to));
  const signs = led
    ? mentionsOf(led)
    : best
      ? (first?.found ?? []).slice(0, 4).map(({ from, to }) => evidenceOf(from, to))
      : first
        ? wordsFor(first.industry, words).map((at) => evidenceOf(at, at))
        : [];

  const markOf = (mark: string) => markIn(text, tokens, reading, mark);
  const isShort = tokens.length < FEW_TOKENS;
  const place = surerPlace(
    text,
    isShort,
    readPlace(
      text,
      words,
      (index) => isName(index) || inFact(index),
      read.addresses.filter((one) => !isArea(one.text)),
    ),
    markOf("place"),
    named?.evidence,
  );
  const tone = surerTone(readTone(text, words, isName), markOf);
  const isAboutLook = lookSentences(text, words);
  const colourOdds = oddsByWord(words, tokens, oddsAlong(reading, "colour"));
  const palette = readPalette(text, words, isName, colourOdds, isAboutLook);
  const refusedColours = readRefusedColours(words, isAboutLook);
  const characters = readCharacters(words, isName, isAboutLook);
  const figures = maskOf(words, Object.values(facts).flat());
  const inPlace = maskOf(words, place ? [place.place] : []);
  const looks = maskOf(words, [...(tone?.evidence ?? []), ...(palette?.evidence ?? [])]);
  const offers = readOffers(words, {
    signs: first?.found ?? [],
    isTaken: (index) => isName(index) || figures(index) || inPlace(index),
    isWish,
    isPrice: maskOf(words, facts.prices),
    isLook: looks,
  });
  const audience = readAudience(text, words, isName);
  const { wanted, out } = readFeatures(
    text,
    words,
    facts,
    industry,
    (index) => isName(index) || inFact(index),
    markOf,
    isShort,
  );

  if (words.length === 0)
    notes.push("There is nothing to read yet, so this is a general site to start from.");
  else if (language.language !== "en")
    notes.push(
      "This does not seem to be English, which is all that is understood so far. Names, numbers and addresses are taken as they are.",
    );
  if (words.length > 0 && !first)
    notes.push(
      `No industry was recognised, so this starts from ${withArticle(industryName.toLowerCase())} site. Choose another below.`,
    );
  else if (best?.value.isNear && !led) {
    const said = evidenceOf(best.from, best.to).text.toLowerCase();
    notes.push(
      `There are no sites for “${said}” yet; ${withArticle(industryName.toLowerCase())} site comes nearest.`,
    );
  }

  const wantedFeatures = features.filter((feature) => wanted.has(feature));
  const excludedFeatures = features.filter((feature) => out.has(feature));
  const featureEvidence = Object.fromEntries(
    [...wantedFeatures, ...excludedFeatures].map((feature): [Feature, Evidence[]] => [
      feature,
      (wanted.get(feature) ?? out.get(feature) ?? []).slice(0, 4),
    ]),
  );
  const letterCase = letterCaseOf(text, words);
  const nameWords = words.filter((_, at) => isName(at));
  const told = withClauses(text, facts, nameWords);
  const next = first && likely[1] && isClose(first, likely[1]) ? likely[1].industry : undefined;
  const other = led ? byWords?.industry : next;
  return {
    industry,
    ...(text !== typed && { tidied: text }),
    ...(other && { otherIndustry: other }),
    ...(traded && { trade: traded.first.id, manner: traded.first.manner }),
    ...(traded?.second && { secondTrade: traded.second.id }),
    ...(named && { name: named.value }),
    ...(place && { place: placeName(place.place.text) }),
    ...(audience && { audience: audience.text.replace(/\s+/g, " ") }),
    ...(tone && { tone: tone.tone }),
    ...(palette?.isDark && { isDarkWished: true }),
    ...(refusedColours.length > 0 && { refusedColours }),
    ...(characters.length > 0 && { characters }),
    ...(tone && isLookWish(words, tone.evidence, isAboutLook) && { isToneWished: true }),
    ...(palette && { palette: palette.palette }),
    ...(palette && palette.colours.length > 0 && { colours: palette.colours }),
    ...(offers.length > 0 && { offers }),
    features: wantedFeatures,
    excludedFeatures,
    facts: Object.fromEntries(
      factKinds.map((kind) => [kind, [...new Set(told[kind].map(({ text }) => text))]]),
    ) as ParsedBrief["facts"],
    languageOfBrief: language.language,
    ...(letterCase && { letterCase }),
    variety: readVariety(text, words, place && placeName(place.place.text)),
    confidence: {
      industry: led ? BY_TRADE : first ? rounded(confidenceIn(first)) : 0,
      ...(named && { name: rounded(named.confidence) }),
      ...(place && { place: rounded(place.confidence) }),
      ...(audience && { audience: rounded(audience.confidence) }),
      ...(tone && { tone: rounded(tone.confidence) }),
      ...(palette && { palette: rounded(palette.confidence) }),
      languageOfBrief: rounded(language.confidence),
    },
    evidence: {
      ...(signs.length > 0 && { industry: signs }),
      ...(traded && { trade: mentionsOf(traded.first) }),
      ...(traded?.second && { secondTrade: mentionsOf(traded.second) }),
      ...(named && { name: [named.evidence] }),
      ...(place && { place: [place.place] }),
      ...(audience && { audience: [{ text: audience.text, start: audience.start, end: audience.end }] }),
      ...(tone && { tone: tone.evidence }),
      ...(palette && { palette: palette.evidence }),
      ...featureEvidence,
      facts: told,
    },
    notes,
  };
}

const MOST_MENTIONS = 4;

/** "Our team" and "fun" alone do not name an industry. */
const isTelling = ({ score, found, confidence }: WeighedIndustry) =>
  confidence >= LEAST_CONFIDENCE || (score >= 0.5 && found.some(({ value }) => value.weight >= 3));
const LEAST_CONFIDENCE = 0.3;

const CLOSE = 0.6;
/** Whether the two industries are about as likely. */
const isClose = (first: WeighedIndustry, second: WeighedIndustry) =>
  isTelling(second) && second.share >= first.share * CLOSE;

/** The score of a trade that says more than an unsure industry, and the confidence in the industry by a trade. */
const [LEADING, UNSURE, BY_TRADE] = [12, 0.35, 0.7];

/** Whether the text says plainly what the trade is, and its industry is unsure. */
const isSurer = ({ declared, score, industry }: LikelyTrade, told: WeighedIndustry | undefined) =>
  declared &&
  score >= LEADING &&
  industry !== told?.industry &&
  (told === undefined || confidenceIn(told) < UNSURE);

/** The confidence in the first industry; less if it is only the nearest one. */
const confidenceIn = ({ confidence, found }: WeighedIndustry) =>
  confidence * (found[0]?.value.isNear ? 0.6 : 1);

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Returns the indices of the name and its repetitions. */
function repeatsOf(words: readonly Word[], { evidence: { start, end } }: Name) {
  const [from, to] = [wordAt(words, start), wordAt(words, end - 1)];
  const name = words.slice(from, to + 1);
  const [only] = name.length === 1 ? name : [];
  const found = new Set(name.map((_, step) => from + step));
  words.forEach((word, at) => {
    const isSame = only
      ? word.isCapital && word.text === only.text
      : name.every(({ stem }, step) => words[at + step]?.stem === stem);
    if (isSame) for (const step of name.keys()) found.add(at + step);
  });
  return found;
}

/**
 * Removes the name before a figure: "30 pitches" from "Stargazers Campsite 30 pitches". Returns nothing if
 * the figure is part of the name.
 */
function afterName(
  text: string,
  words: readonly Word[],
  figure: Evidence,
  isName: (index: number) => boolean,
): Evidence[] {
  let at = wordAt(words, figure.start);
  if (!isName(at)) return [figure];
  while (isName(at) && (words[at]?.start ?? figure.end) < figure.end) at++;
  const start = words[at]?.start ?? figure.end;
  const rest = text.slice(start, figure.end);
  return start < figure.end && /\d/.test(rest) ? [{ text: rest, start, end: figure.end }] : [];
}

/** The network can hardly judge so short a text. */
const FEW_TOKENS = 20;

/** The log odds from which on the network knows the place better than the gazetteer. */
const SURE = 1;
/** The same where the gazetteer is as confident as this, or lacks the network's place. */
const [SURE_OF_OTHER, TOLD, LIKELY] = [6, 0.9, 0.75];

/** The network tells the seat of a business from its area of work; the gazetteer knows the county behind a town. */
function surerPlace(
  text: string,
  isShort: boolean,
  known?: Place,
  found?: MarkFound,
  name?: Evidence,
): Place | undefined {
  if (!found || found.odds < SURE || (known && isElsewhere(text, found.evidence.start))) return known;
  // "Normal bread" is not from Normal, Illinois.
  if (/^\p{Ll}/u.test(found.evidence.text) && /\p{Lu}\p{Ll}/u.test(text)) return known;
  // "Moira Baird" below a letter is no village in Northern Ireland.
  if (SIGNED.test(text.slice(Math.max(0, found.evidence.start - 40), found.evidence.start))) return known;
  if (name && found.evidence.start < name.end && found.evidence.end > name.start) return known;
  if (known?.place.text.includes(found.evidence.text)) return known;
  // "THREE ABA CHAMPIONS"
  const isInside =
    /\p{L} $/u.test(text.slice(0, found.evidence.start)) && /^ \p{L}/u.test(text.slice(found.evidence.end));
  if (isInside && !/\p{Ll}/u.test(text) && !isPrepared(text, found.evidence)) return known;
  // "Car detailing. Mobile. Tucson" has two sentences, and "Skimming, rendering" no sign of a place.
  const isSure = known && (known.confidence >= LIKELY || !placeNamed(found.evidence.text));
  if (known && (/[.!?] /.test(found.evidence.text) || (isSure && !isPrepared(text, found.evidence))))
    return known;
  const isDoubtful = (known?.confidence ?? 0) >= TOLD || (isShort && !placeNamed(found.evidence.text));
  if (isDoubtful && found.odds < SURE_OF_OTHER) return known;
  return { place: found.evidence, confidence: sigmoid(found.odds) };
}

/** Whether a preposition, a label or a comma stands before what may be a place. */
const isPrepared = (text: string, { start }: Evidence) =>
  /(?<!\p{L})(?:in|near|at|of|around|outside|across|from|on|off|by|covering|serving|beside|above|to) (?:the )?$|[:,(\n|/–-]\s*$/iu.test(
    text.slice(Math.max(0, start - 24), start),
  );

/** The log odds from which on a tone is said, and what the lexicon's answer adds, with no and with full confidence. */
const LEAST_TONE = -2;
const TONE_OF_LEXICON = [1, 3] as const;

function surerTone(known: Tone | undefined, markOf: (mark: string) => MarkFound | undefined) {
  const [least, most] = TONE_OF_LEXICON;
  const [best] = voices
    .flatMap((tone) => {
      const mark = markOf(`tone:${tone}`);
      const isKnown = known?.tone === tone;
      const more = isKnown ? least + (most - least) * known.confidence : 0;
      return mark ? [{ tone, isKnown, odds: mark.odds + more, evidence: [mark.evidence] }] : [];
    })
    .sort((one, other) => other.odds - one.odds);
  if (!best || best.isKnown || best.odds < LEAST_TONE) return known;
  const { tone, odds, evidence } = best;
  return { tone, evidence, confidence: sigmoid(odds) };
}

/** Words and tokens differ at hyphens and apostrophes. */
function oddsByWord(words: readonly Word[], tokens: readonly Token[], oddsAt: (token: number) => number) {
  const odds = new Map<number, number>();
  for (const [at, { start }] of tokens.entries()) {
    const word = wordAt(words, start);
    if ((words[word]?.start ?? Infinity) <= start)
      odds.set(word, Math.max(odds.get(word) ?? Number.NEGATIVE_INFINITY, oddsAt(at)));
  }
  return (word: number) => odds.get(word) ?? Number.NEGATIVE_INFINITY;
}

function maskOf(words: readonly Word[], pieces: readonly Pick<Evidence, "start" | "end">[]) {
  const masked = new Set<number>();
  for (const { start, end } of pieces) {
    for (let at = wordAt(words, start); (words[at]?.start ?? end) < end; at++) masked.add(at);
  }
  return (index: number) => masked.has(index);
}

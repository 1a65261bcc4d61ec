import { byIndustry } from "#src/contract/industries.ts";
import { pattern } from "#src/lib/pattern.ts";
import roleWords from "./industry-words.json";
import { createPhrases, type Found } from "./phrases.ts";
import type { Word } from "./words.ts";

interface Sign {
  industry: string;
  weight: number;
  /** The brief's own industry has no templates yet; this one is the nearest. */
  isNear: boolean;
}

/** From this weight on, a phrase names a trade; below, it hints at one. */
const TRADE = 9;

/**
 * The content of an industry's `words.json`: what people call it and what they do in it. Words stand in the singular;
 * plurals are found with them. Phrases that end alike stand together: "hair/beauty//salon" is "hair salon", "beauty salon"
 * and "salon". A phrase that holds another of the same industry and weight is left out: it would say no more.
 */
export interface IndustryWords {
  /** The industry itself. */
  itself: readonly string[];
  /** Said in hardly any other. */
  strong: readonly string[];
  /** Usual in it. */
  usual: readonly string[];
  hints: readonly string[];
  /** Businesses that no site is made for yet, to which this industry comes nearest. */
  neighbours?: readonly string[];
}

const WEIGHTS = { itself: TRADE, strong: 6, usual: 3, hints: 1 } as const;

const lexicon = Object.entries(
  byIndustry(
    import.meta.glob<IndustryWords>("../industries/*/*/words.json", { eager: true, import: "default" }),
  ),
);

const signs = createPhrases<Sign>(readLexicon);

function* readLexicon(): Generator<readonly [string, Sign]> {
  for (const [industry, words] of lexicon) {
    for (const kind of ["itself", "strong", "usual", "hints"] as const) {
      const sign: Sign = { industry, weight: WEIGHTS[kind], isNear: false };
      for (const phrase of words[kind].flatMap(unfolded)) yield [phrase, sign];
    }
  }
  for (const [industry, { neighbours = [] }] of lexicon) {
    const sign: Sign = { industry, weight: TRADE, isNear: true };
    for (const phrase of neighbours.flatMap(unfolded)) yield [phrase, sign];
  }
}

/** "hair/beauty//salon" is short for "hair salon", "beauty salon" and "salon". */
function unfolded(phrase: string) {
  if (!phrase.includes("/")) return [phrase];
  const [last = "", ...firsts] = phrase.split("/").reverse();
  return firsts.map((first) => `${first} ${last}`.trim());
}

export interface Trade {
  industry: string;
  score: number;
  /** The evidence: the words that weigh most, first. */
  found: Found<Sign>[];
}

/** Whether a single word is said in hardly any other trade. */
export const isTradeWord = (stem: string) => signs.has(stem, ({ weight }) => weight >= 6);

/** Whether it is even a hint at one. */
export const isHint = (stem: string) => signs.has(stem);

/** The places where a phrase names a trade. */
export const tradesIn = (words: readonly Word[], isFuzzy = false) =>
  [...signs.find(words), ...(isFuzzy ? signs.find(words.slice(0, 300), { isFuzzy }) : [])].filter(
    ({ value }) => value.weight === TRADE,
  );

const DENIED = /^(?:not|no|never|without|isnt|arent|dont|aint|wasnt|nor|neither)$/;
const NEARBY = pattern()`^${roleWords.nearby}$`;
const SERVED = pattern()`^${roleWords.served}$`;
const OWN_SITE =
  /^(?:website|site|page|web|webpage|homepage|design|something|one|presence|landing|domain|need|want|brief)$/;
const BESIDE =
  /^(?:with|plus|also|attached|upstairs|downstairs|side|occasionally|sometimes|including|small|little|bonus|and)$/;
const DECLARING = pattern()`^${roleWords.declaring}$`;

interface Context {
  /** Words of the business's name say little about its industry. */
  isName: (index: number) => boolean;
  /** Wishes for the site say little about it as well: "a gallery" makes nobody a gallerist. */
  isWish: (from: number, to: number) => boolean;
}

/** All trades that the words speak of, the likeliest first. */
export function readTrades(words: readonly Word[], context: Context): Trade[] {
  const exact = rank(words, signs.find(words), context);
  if ((exact[0]?.score ?? 0) >= 9) return exact;
  // Only words that make little sense as they stand are taken for misspelled.
  const fuzzy = rank(words, signs.find(words.slice(0, 600), { isFuzzy: true }), context);
  return (fuzzy[0]?.score ?? 0) > (exact[0]?.score ?? 0) + 2 ? fuzzy : exact;
}

/** Repetition adds no evidence beyond this count. */
const MOST_TIMES = 6;

function rank(words: readonly Word[], found: Found<Sign>[], context: Context): Trade[] {
  const trades = new Map<string, Trade>();
  const seen = new Map<string, number>();
  const starts = new Map<number, Found<Sign>>();
  for (const one of found) {
    const other = starts.get(one.from);
    if (!other || one.value.weight > other.value.weight) starts.set(one.from, one);
  }
  const scored: { one: Found<Sign>; score: number }[] = [];
  for (const one of found) {
    const { industry, weight } = one.value;
    const key = `${industry} ${saidIn(words, one)}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    if (times >= MOST_TIMES) continue;
    const factor = factorOf(words, one, starts, context) * (one.isFuzzy ? 0.7 : 1);
    if (factor <= 0) continue;
    scored.push({
      one,
      score: weight * factor * (times === 0 ? 1 : times === 1 ? 0.4 : 0.15),
    });
    if (!trades.has(industry)) trades.set(industry, { industry, score: 0, found: [] });
  }
  scored.sort((a, b) => b.score - a.score);
  for (const { one, score } of scored) {
    const trade = trades.get(one.value.industry);
    if (!trade) continue;
    // Of many weak hints the tenth says no more: a long text mentions everything once.
    trade.score += score / (1 + Math.max(0, trade.found.length - 5) * 0.35);
    trade.found.push(one);
  }
  return [...trades.values()].sort((a, b) => b.score - a.score);
}

function saidIn(words: readonly Word[], { from, to }: Found<Sign>) {
  let said = words[from]?.stem ?? "";
  for (let at = from + 1; at <= to; at++) said += ` ${words[at]?.stem}`;
  return said;
}

function factorOf(
  words: readonly Word[],
  { from, to, value }: Found<Sign>,
  starts: Map<number, Found<Sign>>,
  { isName, isWish }: Context,
) {
  const word = words[from];
  if (!word) return 0;
  const isTrade = value.weight === TRADE;
  let factor =
    (isWish(from, to) && !(isTrade && from === to) ? (value.industry === "nonprofit" ? 1 : 0.12) : 1) *
    (isTrade ? 1.5 : 1);
  // The last word of a name mostly is the industry: "Animal Hospital", but not "Bakery Lane Vintage".
  if (isName(from)) factor *= !isName(to) ? 0.6 : isName(to + 1) ? 0.25 : 0.75;

  const next = starts.get(to + 1);
  const after = words[to + 1];
  // "Restaurant photographer": what stands last is the trade, if no comma or such comes in between.
  if (
    next &&
    !/^(?:for|that|our)$/.test(words[to]?.low ?? "") &&
    next.value.weight >= TRADE &&
    next.value.industry !== value.industry &&
    /^\s+$|^-$|^\/$/.test(after?.gap ?? "") &&
    after?.sentence === word.sentence &&
    !isName(to + 1)
  )
    factor *= 0.3;

  // "Ring 01234 555 010", "Sat 9-5"
  if (from === to && /^(?:ring|sat)$/.test(word.low)) factor *= 0.05;

  // "My father-in-law", "weddings around Reading"
  if (word.gap === "-" && words[from - 1]?.low === "in") return 0;
  if (from === to && /^(?:reading|bath|sale|deal)$/.test(word.low) && isTown(words, from)) factor *= 0.05;

  const before = [1, 2, 3, 4, 5, 6, 7]
    .map((step) => words[from - step])
    .filter((one) => one !== undefined && one.sentence === word.sentence) as Word[];
  const plain = (one: Word | undefined) => one?.plain ?? "";
  const near = before.slice(0, 4);
  // Actions of visitors are no offers: "read reviews", "book a slot".
  if (!isTrade && from === to && /^(?:read|book)$/.test(word.low)) factor *= 0.2;
  // The addressee is not the business: "you build websites", "dear designer".
  if (/^(?:you|dear|whoever)$/.test(plain(before[0]))) return 0.05;
  if (
    near
      .slice(0, 3)
      .some(
        (one, step) =>
          one.clause === word.clause &&
          DENIED.test(plain(one)) &&
          !/^(?:only|just|another)$/.test(plain(words[from - step])),
      )
  )
    factor *= 0.05;
  if (
    near
      .slice(0, 3)
      .some((one, index) => NEARBY.test(plain(one)) && !(plain(one) === "old" && index === 0 && !isTrade)) ||
    /^(?:next|close)$/.test(plain(before[2])) ||
    (/^(?:next|close)$/.test(plain(before[1])) && plain(before[0]) === "to")
  )
    factor *= isTrade ? 0.25 : 0.7;

  // "Started in a garage": where it was, not what it is.
  if (
    isTrade &&
    /^(?:a|an|my|our|the|his|her|their)$/.test(plain(before[0])) &&
    /^(?:in|from|inside|behind|into)$/.test(plain(before[1]))
  )
    factor *= 0.35;

  // Whom it serves is not what it is: "bookkeeping for bakeries".
  const server = before.findIndex((one) => SERVED.test(plain(one)));
  if (server >= 0 && isTrade && before[server]) {
    const reach = before.slice(0, server + 1);
    const verb = before[server + 1];
    const isOwn =
      reach.some((one) => /^(?:my|our|a|an|this|new|mine)$/.test(plain(one))) &&
      before.slice(server, server + 4).some((one) => OWN_SITE.test(plain(one)));
    const isPlural = /s$/.test(words[to]?.low ?? "");
    const isStart = from - server - 1 === 0;
    const isGroup =
      plain(before[server]) === "of" &&
      /^(?:chain|group|pair|family|couple|kind|sort|type|owner|owners|run)$/.test(plain(verb));
    if (!isOwn && !isStart && !(plain(before[server]) === "of" && (!isPlural || server > 2 || isGroup)))
      factor *= isPlural
        ? 0.2
        : /^(?:for|with|at|to|from|by)$/.test(plain(before[server])) && !(verb && OWN_SITE.test(plain(verb)))
          ? 0.45
          : 0.8;
  }
  if (
    isTrade &&
    before.slice(0, 3).some((one) => BESIDE.test(plain(one)) && plain(one) !== "and") &&
    before.some((one) => /^(?:with|plus|also)$/.test(plain(one)))
  )
    factor *= 0.6;

  if (isTrade && !value.isNear) {
    if (near.slice(0, 4).some((one) => DECLARING.test(plain(one)))) factor *= 1.35;
    if (word.sentence === 0) factor *= 1.25;
    else if (word.sentence > 6) factor *= 0.7;
  }
  // Of two trades the one that is named first is the main one.
  return factor * (1 + 0.35 / (1 + from / 12));
}

/** Of words that are towns as well: with a capital behind a preposition, or where nothing else of the sentence stands. */
function isTown(words: readonly Word[], at: number) {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word?.isCapital) return false;
  const isAlone = before?.sentence !== word.sentence && after?.sentence !== word.sentence;
  return isAlone || /^(?:in|near|around|from|across|at|outside)$/.test(before?.plain ?? "");
}

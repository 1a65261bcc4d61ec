import { byIndustry } from "#src/contract/industries.ts";
import { pattern } from "#src/lib/pattern.ts";
import type { IndustryWords } from "#src/sites/industries/industry.ts";
import roleWords from "./industry-words.json";
import { createPhrases, type Found } from "./phrases.ts";
import type { Word } from "./words.ts";

interface Sign {
  industry: string;
  weight: number;
  /** The brief's own industry has no templates yet; this is the nearest one. */
  isNear: boolean;
}

/** Phrases from this weight on name an industry; weaker ones hint at one. */
export const TRADE = 9;

const WEIGHTS = { itself: TRADE, strong: 6, usual: 3, hints: 1 } as const;

const lexicon = Object.entries(
  byIndustry(
    import.meta.glob<IndustryWords>("../sites/industries/*/*/words.json", { eager: true, import: "default" }),
  ),
);

export const knownIndustries = lexicon.map(([industry]) => industry);

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

/** Expands "hair/beauty//salon" to "hair salon", "beauty salon" and "salon". */
function unfolded(phrase: string) {
  if (!phrase.includes("/")) return [phrase];
  const [last = "", ...firsts] = phrase.split("/").reverse();
  return firsts.map((first) => `${first} ${last}`.trim());
}

export interface LikelyIndustry {
  industry: string;
  /** By phrases alone. */
  score: number;
  /** The matching phrases, by descending weight. */
  found: Found<Sign>[];
}

/** Whether a single word hardly occurs in any other industry. */
export const isIndustryWord = (stem: string) => signs.has(stem, ({ weight }) => weight >= 6);

/** Whether a single word is evidence of any industry, however weak. */
export const isHint = (stem: string) => signs.has(stem);

/** Returns the phrases that name an industry. */
export const industriesIn = (words: readonly Word[], isFuzzy = false) =>
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
  /** Words of the business name say little about its industry. */
  isName: (index: number) => boolean;
  /**
   * Wishes for the site say little about it either: asking for "a gallery" does not make the business an art
   * gallery.
   */
  isWish: (from: number, to: number) => boolean;
}

/** Returns all industries that the words speak of, the likeliest first. */
export function readIndustries(words: readonly Word[], context: Context): LikelyIndustry[] {
  const exact = rank(words, signs.find(words), context);
  if ((exact[0]?.score ?? 0) >= 9) return exact;
  // Fuzzy matching applies only if the exact words make little sense.
  const fuzzy = rank(words, signs.find(words.slice(0, 600), { isFuzzy: true }), context);
  return (fuzzy[0]?.score ?? 0) > (exact[0]?.score ?? 0) + 2 ? fuzzy : exact;
}

/** Repetition adds no evidence beyond this count. */
const MOST_TIMES = 6;

function rank(words: readonly Word[], found: Found<Sign>[], context: Context): LikelyIndustry[] {
  const industries = new Map<string, LikelyIndustry>();
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
    if (!industries.has(industry)) industries.set(industry, { industry, score: 0, found: [] });
  }
  scored.sort((a, b) => b.score - a.score);
  for (const { one, score } of scored) {
    const likely = industries.get(one.value.industry);
    if (!likely) continue;
    // Diminishing weight after five hints, because a long text mentions everything once.
    likely.score += score / (1 + Math.max(0, likely.found.length - 5) * 0.35);
    likely.found.push(one);
  }
  return [...industries.values()].sort((a, b) => b.score - a.score);
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
  const isIndustry = value.weight === TRADE;
  let factor =
    (isWish(from, to) && !(isIndustry && from === to) ? (value.industry === "nonprofit" ? 1 : 0.12) : 1) *
    (isIndustry ? 1.5 : 1);
  // The last word of a name is usually the industry: "Animal Hospital", but not "Bakery Lane Vintage".
  if (isName(from)) factor *= !isName(to) ? 0.6 : isName(to + 1) ? 0.25 : 0.75;

  const next = starts.get(to + 1);
  const after = words[to + 1];
  // In a compound the last word is the industry: "Restaurant photographer".
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
  // Actions of visitors are not offers: "read reviews", "book a slot".
  if (!isIndustry && from === to && /^(?:read|book)$/.test(word.low)) factor *= 0.2;
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
      .some(
        (one, index) => NEARBY.test(plain(one)) && !(plain(one) === "old" && index === 0 && !isIndustry),
      ) ||
    /^(?:next|close)$/.test(plain(before[2])) ||
    (/^(?:next|close)$/.test(plain(before[1])) && plain(before[0]) === "to")
  )
    factor *= isIndustry ? 0.25 : 0.7;

  // "Started in a garage" is a place, not the business.
  if (
    isIndustry &&
    /^(?:a|an|my|our|the|his|her|their)$/.test(plain(before[0])) &&
    /^(?:in|from|inside|behind|into)$/.test(plain(before[1]))
  )
    factor *= 0.35;

  // The customers are not the business: "bookkeeping for bakeries".
  const server = before.findIndex((one) => SERVED.test(plain(one)));
  if (server >= 0 && isIndustry && before[server]) {
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
    isIndustry &&
    before.slice(0, 3).some((one) => BESIDE.test(plain(one)) && plain(one) !== "and") &&
    before.some((one) => /^(?:with|plus|also)$/.test(plain(one)))
  )
    factor *= 0.6;

  if (isIndustry && !value.isNear) {
    if (near.slice(0, 4).some((one) => DECLARING.test(plain(one)))) factor *= 1.35;
    if (word.sentence === 0) factor *= 1.25;
    else if (word.sentence > 6) factor *= 0.7;
  }
  // Of two industries, the one named first is usually the main one.
  return factor * (1 + 0.35 / (1 + from / 12));
}

/** Whether a word that is also a town means the town: capitalised after a preposition, or alone in its sentence. */
function isTown(words: readonly Word[], at: number) {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word?.isCapital) return false;
  const isAlone = before?.sentence !== word.sentence && after?.sentence !== word.sentence;
  return isAlone || /^(?:in|near|around|from|across|at|outside)$/.test(before?.plain ?? "");
}

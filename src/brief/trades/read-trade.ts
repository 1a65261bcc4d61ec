import type { MentionContext, weightOfMention } from "../mention-weight.ts";
import type { Word } from "../words.ts";
import { isJoining } from "./joining-words.ts";
import type { Manner } from "./manners.ts";
import { type Entry, type PhraseKind, rootOfWord, type TradeIndex } from "./trade-index.ts";
import usual from "./usual-trades.json";

/** Words of the text, by their index. */
export interface Span {
  from: number;
  to: number;
}

/** The weight of mentions is handed in, because a file beside the brief worker does not import from it. */
export type TradeContext = MentionContext & { weightOfMention: typeof weightOfMention };

export type TradeReader = (
  words: readonly Word[],
  context: TradeContext,
  shareOf: (industry: string) => number,
) => ReadTrades | undefined;

export interface LikelyTrade {
  id: string;
  industry: string;
  manner: Manner;
  score: number;
  /** Part of the score by names of the trade. */
  named: number;
  /** The mentions, by descending weight. */
  found: (Span & { score: number; isNoun: boolean; isJob: boolean; declared: number })[];
  /** The text says that the business is this. */
  declared: boolean;
}

interface Match extends Span {
  entries: readonly Entry[];
}

const WEIGHTS = { noun: 4, name: 3.2, sign: 3, job: 4, offer: 2.5 } as const;
const isNaming = (kind: PhraseKind) => kind === "noun" || kind === "name";
const MOST_TIMES = 3;
/** In words. */
const LONGEST_PHRASE = 7;

/** Returns the trades that the words speak of, the likeliest first. */
function rankTrades(
  index: TradeIndex,
  words: readonly Word[],
  context: TradeContext,
  shareOf: (industry: string) => number,
): LikelyTrade[] {
  const matches = longestOnly(matchesIn(index, words));
  const likely = new Map<number, LikelyTrade>();
  const against = new Map<number, number>();
  const of = (trade: number) => {
    const { id, industry, manner } = index.trades[trade] ?? { id: "", industry: "", manner: "friendly" };
    const one = likely.get(trade) ?? { id, industry, manner, score: 0, named: 0, found: [], declared: false };
    likely.set(trade, one);
    return one;
  };
  const times = new Map<string, number>();
  const nounAt = new Set(
    matches.flatMap(({ from, entries }) => (entries.some(({ kind }) => isNaming(kind)) ? [from] : [])),
  );
  for (const { from, to, entries } of matches) {
    const declared = declaredAt(words, { from, to }, context);
    for (const { trade, kind, rarity } of entries) {
      const isNoun = isNaming(kind);
      const weight = context.weightOfMention(
        words,
        { from, to, isNoun, isBeforeNoun: isNoun && nounAt.has(to + 1) },
        isNoun && declared > 1 ? { ...context, isWish: () => false } : context,
      );
      if (kind === "not") {
        against.set(trade, Math.max(against.get(trade) ?? 0, weight));
        continue;
      }
      const key = `${trade} ${words
        .slice(from, to + 1)
        .map(({ stem }) => stem)
        .join(" ")}`;
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      if (before >= MOST_TIMES) continue;
      // "I cook", "we host": a verb.
      if (isNoun && from === to && VERB_AFTER.test(words[from - 1]?.plain ?? "")) continue;
      const isServed = isNoun && isCustomer(words, { from, to });
      // "Plants, pots and a café": a part of the business.
      const isPart =
        isNoun &&
        declared <= 1 &&
        /^an?$/.test(words[from - 1]?.low ?? "") &&
        /^(?:and|with|plus)$/.test(words[from - 2]?.low ?? "");
      const length = 1 + 0.15 * (to - from);
      const score =
        (WEIGHTS[kind] *
          weight *
          length *
          rarity *
          (isNoun ? declared : 1) *
          (isPart ? 0.5 : 1) *
          (isServed ? 0.15 : 1)) /
        (1 + 2 * before);
      if (score > 0) {
        const one = of(trade);
        one.found.push({ from, to, score, isNoun, isJob: kind === "job", declared });
        one.declared ||= isNoun && declared > 1.5 && weight > 0.5 && !isServed;
      }
    }
  }
  for (const one of likely.values()) {
    one.found.sort((a, b) => b.score - a.score);
    for (const [at, { score, isNoun }] of one.found.entries()) {
      const part = score / (1 + 0.5 * at);
      one.score += part;
      if (isNoun) one.named += part;
    }
  }
  for (const [trade, weight] of rootsIn(index, words, context)) of(trade).score += weight * ROOTS;
  for (const [trade, one] of likely) {
    if (usual[one.industry as keyof typeof usual] === one.id && one.score > LEAST_USUAL)
      one.score += USUAL * shareOf(one.industry);
    one.score *= 1 - 0.35 * Math.min(1, against.get(trade) ?? 0);
    one.score *= one.declared ? 0.7 + 0.5 * shareOf(one.industry) : 0.5 + 0.85 * shareOf(one.industry);
  }
  return [...likely.values()].sort((a, b) => b.score - a.score);
}

const ROOTS = 5;
/** Added to the usual trade of an industry: of two that the text hardly tells apart, it is the likelier. */
const [USUAL, LEAST_USUAL] = [1.5, 1];

const VERB_AFTER = /^(?:i|we|they|you|he|she|to|can|will|ill|well|id|wed)$/;

const BE =
  /^(?:am|are|is|im|were|its|run|runs|own|owns|opened|started|as|being|operate|thats|your|become|became)$/;
const PREPOSITION =
  /^(?:for|to|of|next|near|with|at|in|by|from|over|above|under|between|beside|behind|opposite|into|around|through|not|no|like|after|before|and)$/;
const GOES_ON =
  /^(?:in|at|for|with|and|based|since|near|who|that|from|run|serving|by|on|where|of|while|you|we|as|all|is|are|this|made|done|specialising|specializing)$/;

/** Returns how much a sentence says that the business is this: more than 1 for "we are a …" and for a heading. */
function declaredAt(words: readonly Word[], { from, to }: Span, { isName }: MentionContext) {
  const word = words[from];
  // "Pixel Plumbers": a name often plays with another trade.
  if (!word || isName(from)) return 1;
  let start = from;
  while (words[start - 1]?.sentence === word.sentence && from - start < 6) start--;
  const before = words.slice(start, from);
  const isStart = words[start - 1]?.sentence !== word.sentence;
  const be = before.findLastIndex(({ plain }) => BE.test(plain));
  const between = before.slice(be + 1).filter((_, step) => !isName(start + be + 1 + step));
  const isStraight =
    !/[,;(]/.test(word.gap) &&
    !between.some(({ plain, gap }) => PREPOSITION.test(plain) || /[,;(]/.test(gap));
  const next = words[to + 1];
  const isEnd = next?.sentence !== word.sentence || GOES_ON.test(next.plain) || !/^\s$/.test(next.gap);
  const isThere = be > 0 && before[be - 1]?.plain === "there";
  if (be >= 0 && isStraight && !isThere && between.length <= 4) return isEnd ? 3 : 2;
  const isListed =
    next !== undefined && next.sentence === word.sentence && /^,|^\s*&/.test(next.gap) && !next.isCapital;
  if (isStart && isStraight && between.length <= 3 && !isListed && isEnd)
    return word.sentence === 0 ? 3 : 1.2;
  return 1;
}

/** Weighs the single words: "we tune pianos" names no trade, and yet its words are those of one. */
function rootsIn(index: TradeIndex, words: readonly Word[], { isName, isWish }: MentionContext) {
  const totals = new Map<number, number>();
  const seen = new Set<string>();
  for (const [at, word] of words.entries()) {
    const root = rootOfWord(word);
    if (seen.has(root)) continue;
    const pulls = index.weightsOf(root);
    if (pulls.length === 0) continue;
    const factor = (isName(at) ? 0.5 : 1) * (isWish(at, at) ? 0.2 : 1) * (1 / (1 + at / 150));
    if (factor >= 0.3) seen.add(root);
    for (const [trade, weight] of pulls) totals.set(trade, (totals.get(trade) ?? 0) + weight * factor);
  }
  return totals;
}

const SERVING =
  /^(?:clean|advise|help|furnish|serve|supply|photograph|insure|train|visit|audit|film|up|after|look|write|build|keep|protect|inspect|repaint|paint|represent|fund|with)$/;
const CUSTOMERS = /^(?:client|customer|member|neighbor)$/;

/** Whether several businesses are named as those that are served: "I clean pubs", "estate agents' photographer". */
function isCustomer(words: readonly Word[], { from, to }: Span) {
  const [before, first, last, next] = [words[from - 1], words[from], words[to], words[to + 1]];
  if (!last || !/s$/.test(last.plain)) return false;
  if (next && next.sentence === last.sentence) {
    if (/^['’]\s/.test(next.gap)) return true;
    if (
      /^(?:are|were)$/.test(next.plain) &&
      words.slice(to + 2, to + 4).some(({ stem }) => CUSTOMERS.test(stem))
    )
      return true;
  }
  return before?.sentence === first?.sentence && SERVING.test(before?.plain ?? "");
}

function matchesIn({ entriesOf }: TradeIndex, words: readonly Word[]): Match[] {
  const matches: Match[] = [];
  for (const [from, first] of words.entries()) {
    if (isJoining(first.low)) continue;
    let key = "";
    for (let to = from, count = 0; count < LONGEST_PHRASE; to++) {
      const word = words[to];
      if (!word || word.sentence !== first.sentence || (to > from && /[,;:()]/.test(word.gap))) break;
      if (isJoining(word.low)) continue;
      key += word.stem;
      count++;
      const entries = entriesOf(key);
      if (entries) matches.push({ from, to, entries });
    }
  }
  return matches;
}

/** Drops what lies inside a longer match: a "dog" in a "dog groomer". */
function longestOnly(matches: Match[]) {
  return matches.filter(
    (one) =>
      !matches.some(
        (other) =>
          other.from <= one.from &&
          other.to >= one.to &&
          other.to - other.from > one.to - one.from &&
          other.entries.some(({ kind }) => kind !== "not"),
      ),
  );
}

export interface ReadTrades {
  first: LikelyTrade;
  second?: LikelyTrade;
}

/** Returns the trade of the text, and that of a second business in it; nothing if no trade is sure. */
export function readTrades(
  index: TradeIndex,
  words: readonly Word[],
  context: TradeContext,
  shareOf: (industry: string) => number,
): ReadTrades | undefined {
  const ranked = rankTrades(index, words, context, shareOf);
  const [top, next] = ranked;
  if (!top) return undefined;
  const isSure = ({ score, declared, industry }: LikelyTrade) =>
    score >= (shareOf(industry) >= LIKELY ? LEAST : declared ? LEAST_ALONE : LEAST_UNSAID);
  const isApart = top.score >= LEAST_APART && top.score >= (next?.score ?? 0) * APART;
  const best = isApart ? top : ranked.find((one) => one.score >= top.score * NEARLY && isSure(one));
  if (!best) return undefined;
  // Of two that the text says about equally, the main one comes first.
  const rivals = ranked.filter(({ score, declared }) => declared && score >= best.score * RIVAL);
  const first = best.declared
    ? rivals.reduce((one, other) => (startOf(other) < startOf(one) ? other : one), best)
    : best;
  const second = secondOf(ranked, first, words);
  return second ? { first, second } : { first };
}

const LEAST = 3;
/** The share from which on an industry supports its trades, and the score that one needs without it. */
const LIKELY = 0.12;
const [LEAST_ALONE, LEAST_UNSAID] = [5, 6.5];
/** Less is enough if the next trade is this many times less likely. */
const [LEAST_APART, APART] = [3.2, 1.6];
/** How near to the likeliest a trade is that its industry makes sure. */
const NEARLY = 0.85;
const RIVAL = 0.5;
const startOf = ({ found }: LikelyTrade) =>
  Math.min(
    ...found.map(({ from, declared, isNoun }) => (isNoun && declared > 1 ? from : Number.POSITIVE_INFINITY)),
  );

const BESIDES = /^(?:also|too|plus|upstairs|downstairs|besides|alongside)$/;
const MOST_SECOND = 8;
const LEAST_SECOND = 0.08;
const LEAST_MENTION = 2.5;

/** Returns a trade that the text adds to the first: "we also let a cottage". */
function secondOf(ranked: readonly LikelyTrade[], first: LikelyTrade, words: readonly Word[]) {
  const isOf = (one: LikelyTrade, { from, to }: Span) =>
    one.found.some((other) => other.from <= to && other.to >= from);
  const at = startOf(first);
  return ranked
    .filter((one) => one !== first && one.score >= LEAST && one.score >= first.score * LEAST_SECOND)
    .slice(0, MOST_SECOND)
    .find((one) =>
      one.found.some(
        (mention) =>
          // A job alone may be an addition to the same business: "we also deliver bouquets".
          (mention.isNoun || (mention.isJob && one.found.length > 1 && one.industry !== first.industry)) &&
          mention.score >= LEAST_MENTION &&
          mention.from >= at &&
          !isOf(first, mention) &&
          (isAdded(words, mention) ||
            (mention.isNoun && mention.declared >= 2 && one.industry !== first.industry)),
      ),
    );
}

/** Whether the clauses up to a mention add something to what was said: "we also …", "… as well". */
function isAdded(words: readonly Word[], { from, to }: Span) {
  const { sentence, clause } = words[from] ?? {};
  return words.some(
    (word, at) =>
      word.sentence === sentence &&
      (BESIDES.test(word.plain)
        ? Math.abs(word.clause - (clause ?? 0)) <= 1 && at > 0
        : /^theres?$/.test(word.plain)
          ? at < from && from - at <= 4
          : word.plain === "well" && words[at - 1]?.plain === "as" && at > to),
  );
}

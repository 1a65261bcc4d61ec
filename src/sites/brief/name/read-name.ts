import { isBusiness } from "../business-noun.ts";
import type { Evidence } from "../understood.ts";
import type { Word } from "../words.ts";
import { candidatesIn, extentOf, type Span } from "./candidates.ts";
import { type NameContext, nameContext } from "./context.ts";
import { isNoName } from "./no-name.ts";
import { signsOf } from "./signs.ts";
import { NO_NAME, weights } from "./weights.ts";

export interface Name {
  value: string;
  evidence: Evidence;
  confidence: number;
  from: number;
  to: number;
}

/** The business's own name as the brief gives it; undefined when it gives none. */
export function readName(
  text: string,
  words: readonly Word[],
  emails: readonly Evidence[],
  isWish: (from: number, to: number) => boolean,
): Name | undefined {
  if (words.length === 0) return undefined;
  const context = nameContext(text, words, emails, isWish);
  let best: (Span & { score: number }) | undefined;
  let others = Math.exp(0);
  for (const span of candidatesIn(context)) {
    const score = scoreOf(context, span) - NO_NAME;
    if (score > 0 && isNoName(context, span)) continue;
    others += Math.exp(Math.min(40, score));
    if (score > (best?.score ?? 0)) best = { ...span, score };
  }
  if (!best) return undefined;
  const { start, end } = extentOf(context, best);
  const found = text.slice(start, end);
  return {
    value: polished(found, context.isUpper || !/\p{Lu}/u.test(found)),
    evidence: { text: found, start, end },
    confidence: Math.min(0.98, Math.max(0.3, Math.exp(Math.min(40, best.score)) / others)),
    from: best.from,
    to: best.to,
  };
}

const scoreOf = (context: NameContext, span: Span) => {
  let score = 0;
  for (const sign of signsOf(context, span)) score += weights.get(sign) ?? 0;
  // Most runs of words weigh so little that nothing would help.
  if (score < NO_NAME - TOLD_ALONE) return score;
  return score + (isToldAlone(context, span) ? TOLD_ALONE : isAfterRole(context, span) ? AFTER_ROLE : 0);
};

/** More than any other words weigh. */
const TOLD_ALONE = 4;

const AFTER_ROLE = 1;

/** "Tattoo artist Mika, Berlin" */
function isAfterRole({ words, trades, isFlat }: NameContext, { from, to }: Span) {
  const { sentence } = words[from] as Word;
  const isRole = trades.has(from - 1) && isBusiness(words[from - 1]?.low ?? "");
  const isFirst = [1, 2, 3].some((step) => words[from - step - 1]?.sentence !== sentence);
  const next = words[to + 1];
  const isEnd = next?.sentence !== sentence || /^(?:,|\s[-–—])\s*$/.test(next.gap);
  return !isFlat && isRole && isFirst && isEnd && words[from]?.gap === " ";
}

/** Words beside it that are looked at: a text without a stop is one sentence, and has many that might be names. */
const MOST_BESIDES = 8;

/** Whether a sentence says it and nothing else: "Name is Tallywise.", "Pipe Dreams Plumbing 0161 555 0123." */
function isToldAlone({ words, isFlat }: NameContext, { from, to }: Span) {
  const { sentence } = words[from] as Word;
  let first = from;
  while (words[first - 1]?.sentence === sentence && from - first < MOST_BESIDES) first--;
  let last = to;
  while (words[last + 1]?.sentence === sentence && last - to < MOST_BESIDES) last++;
  const lead = words
    .slice(first, from)
    .map(({ low }) => low)
    .join(" ");
  if (last === to) return /^(?:(?:the|our|its|business|company|shop|and) )*name(?: is|'s)?$/.test(lead);
  const rest = words.slice(to + 1, last + 1).map(({ text }) => text);
  const isCard = lead === "" && !isFlat && !CALLS.test(words[from]?.low ?? "");
  return isCard && rest.every((text) => /^\d+$/.test(text)) && rest.join("").length >= 7;
}

/** "Call Gary 0161 555 0123" names nobody's business. */
const CALLS =
  /^(?:call|ring|phone|tel|telephone|text|contact|whatsapp|mobile|email|ask|message|hotline|emergency|emergencies|office|fax|main|bookings?|enquiries)$/;

/** A name as it stands on a sign; one that was typed without capitals gets them. */
function polished(found: string, isFlat: boolean) {
  const name = found.replace(/\s+/g, " ").trim();
  if (!isFlat) return name;
  return name
    .toLowerCase()
    .split(" ")
    .map((word, index) =>
      index > 0 && /^(?:and|of|the|on|in|at|by|for|n|de|la)$/.test(word)
        ? word
        : word
            .replace(/^(\P{L}*)(\p{L})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())
            .replace(/-(\p{L})/gu, (_, letter: string) => `-${letter.toUpperCase()}`),
    )
    .join(" ");
}

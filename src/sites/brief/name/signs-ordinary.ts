import { isIndustryWord } from "../read-industry.ts";
import type { Word } from "../words.ts";
import type { Span } from "./candidates.ts";
import type { NameContext } from "./context.ts";
import ordinaryWords from "./ordinary-words.json";
import { COMMON, GENERIC, LINKING } from "./word-kinds.ts";

const ordinary = new Set(ordinaryWords.join(" ").split(" "));

/** Whether the word is common in any brief, independent of the name. */
const isOrdinary = ({ low, stem }: Word) =>
  ordinary.has(stem) ||
  LINKING.has(low.replace("’", "'")) ||
  COMMON.has(low) ||
  GENERIC.has(low) ||
  isIndustryWord(stem) ||
  /^\d/.test(low);

/** Returns features of how common the words and their neighbours are: "kestrel lane bikes we mend bikes". */
export function usualOf(context: NameContext, { from, to }: Span): string[] {
  const { words, isFlat, industrySpans } = context;
  const style = isFlat ? "f" : "c";
  const own = words.slice(from, to + 1).map(isOrdinary);
  const rare = own.filter((one) => !one).length;
  const signs = [`rare-${Math.min(3, rare)}${style}`];
  if (own.length > 1) {
    signs.push(own[0] ? `usual-first:${style}` : `rare-first:${style}`);
    signs.push(own.at(-1) ? `usual-last:${style}` : `rare-last:${style}`);
    if (rare === own.length) signs.push(`rare-all:${style}`);
  }
  signs.push(`left-${besideOf(context, from - 1, words[from]?.gap)}:${style}`);
  signs.push(`right-${besideOf(context, to + 1, words[to + 1]?.gap)}:${style}`);
  const [first, last] = [industrySpans.get(from), industrySpans.get(to)];
  if (first && first.from < from) signs.push("trade-cut-left");
  if (last && last.to > to) signs.push("trade-cut-right");
  if (last && last.to === to && last.from > from) signs.push(`trade-whole:${style}`);
  const next = industrySpans.get(to + 1);
  if (next && next.from === to + 1) signs.push(`trade-next-${next.to > next.from ? "long" : "one"}:${style}`);
  return signs;
}

function besideOf({ words, placeAt, industrySpans }: NameContext, at: number, gap: string | undefined) {
  const word = words[at];
  if (!word || !/^[ -]$/.test(gap ?? "")) return "edge";
  if (LINKING.has(word.low.replace("’", "'"))) return "linking";
  if (industrySpans.has(at)) return "trade";
  if (placeAt.has(at)) return "place";
  return isOrdinary(word) ? "usual" : "rare";
}

import { places } from "../places.ts";
import type { Word } from "../words.ts";
import type { Span } from "./candidates.ts";
import type { NameContext } from "./context.ts";
import { rightKind } from "./word-kinds.ts";

/** Returns features of the words after the span. */
export function rightOf({ words, industries, isFlat }: NameContext, { to }: Span): string[] {
  const last = words[to] as Word;
  const next = words[to + 1];
  if (!next) return ["end"];
  const gap = next.gap;
  const signs: string[] = [];
  if (/^[.!?]*["”»]|^['’](?:[\s.,!?)]|$)|^[*_]/.test(gap)) signs.push("quote");
  if (next.sentence !== last.sentence)
    return [
      /[\n\r]/.test(gap)
        ? /:/.test(gap)
          ? "label"
          : "line"
        : /\?/.test(gap)
          ? "question"
          : /\p{Extended_Pictographic}/u.test(gap)
            ? "emoji"
            : "sentence",
      ...signs,
    ];
  if (/:/.test(gap)) return ["colon", ...signs];
  if (/\(/.test(gap)) return ["bracket", ...signs];
  if (/\)/.test(gap)) return ["closing", ...signs];
  if (/[,]/.test(gap)) {
    const after = words.slice(to + 1, to + 7);
    const hasIndustry = after.some(
      (word, step) => word.sentence === last.sentence && industries.has(to + 1 + step),
    );
    return [hasIndustry ? "comma-trade" : "comma", ...signs];
  }
  if (/[-–—=~/|]/.test(gap) && /\s/.test(gap)) return ["dash", ...signs];
  const low = next.low.replace("’", "'");
  const second = words[to + 2]?.low ?? "";
  const kind = next.isCapital && !isFlat && !/^(?:is|and|in)$/i.test(low) ? "word" : rightKind(low);
  if (kind === "is") {
    const isNoun =
      /^(?:a|an|the|our|my|your|where|what|how)$/.test(second) ||
      (words[to + 2] !== undefined && industries.has(to + 2));
    signs.unshift(low === "is" ? (isNoun ? "is-a" : "is") : "has");
  } else if (kind === "in") signs.unshift(words[to + 2]?.isCapital || places.has(second) ? "in-place" : "in");
  else if (kind !== "word") signs.unshift(kind);
  else if (industries.has(to + 1)) signs.unshift(next.isCapital && !isFlat ? "trade-capital" : "trade");
  else if (next.isCapital && !isFlat) signs.unshift("capital");
  else if (/^\p{L}{3,}[^s]s$/u.test(low)) signs.unshift("s-word");
  else signs.unshift("word");
  return signs;
}

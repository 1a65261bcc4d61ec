import { pattern } from "#src/lib/pattern.ts";
import { places } from "../places.ts";
import { type Word, wordAt } from "../words.ts";
import { bare, type NameContext } from "./context.ts";
import lexicon from "./name-words.json";
import { JOINTS, LINKING, rightKind } from "./word-kinds.ts";

/** A run of words that may be the name, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** The addressee of a letter: "Dear Sirs". */
const ADDRESSED =
  /^(?:sirs?|madam|team|all|mr|mrs|ms|mx|whoever|web|website|designers?|builders?|friends?|whom|people)$/;
const LONGEST = 7;
const LONGEST_SMALL = 5;
const MOST = 2_500;
/** Characters allowed between the words of a name. */
const INNER = /^(?:\s|\s?&\s?|-|\s?\+\s?|\.|['’]\s?|\s['’]|\/|\s?×\s?|\s[xX]\s|\s@\s|!\s)$/u;
/** After these words a name may begin in lower case, even in a text with capitals elsewhere. */
const ANNOUNCING = pattern()`^${lexicon.announcing}$`;

/** Returns every run of words that could be the business name, judged by spelling. */
export function candidatesIn(context: NameContext): Span[] {
  const { words, isFlat, isUpper } = context;
  const spans = new Map<string, Span>();
  const add = (from: number, to: number) => {
    if (spans.size < MOST) spans.set(`${from} ${to}`, { from, to });
  };
  for (let from = 0; from < words.length; from++) {
    const first = words[from];
    if (!first || !/^[\p{L}\p{N}]/u.test(first.text)) continue;
    if (first.low === "dear" && ADDRESSED.test(words[from + 1]?.low ?? "")) continue;
    if (first.isCapital && !isUpper) capitalSpans(words, from, add);
    const isOpening = from === 0 || words[from - 1]?.sentence !== first.sentence;
    const isAnnounced = isOpening || ANNOUNCING.test(words[from - 1]?.low.replace("’", "'") ?? "");
    const isSet = /["“«‘'*_:=]\s*$/.test(first.gap);
    if (isFlat || isAnnounced || isSet) smallSpans(words, from, add);
  }
  for (const [from, to] of quoted(context)) add(from, to);
  return [...spans.values()];
}

/** Adds runs that begin and end with a capitalised word: "House on the Hill". */
function capitalSpans(words: readonly Word[], from: number, add: (from: number, to: number) => void) {
  const first = words[from] as Word;
  add(from, from);
  let small = 0;
  for (let to = from + 1; to < from + LONGEST; to++) {
    const word = words[to];
    if (!word || word.sentence !== first.sentence || !isInner(words, to) || isWhere(words, to)) return;
    // "From Kerry to Dublin".
    if (/^(?:to|and)$/.test(word.low) && /^(?:from|between)$/.test(words[from - 1]?.low ?? "")) return;
    if (word.isCapital) {
      small = 0;
      add(from, to);
    } else if (!JOINTS.has(word.low) || ++small > 2) return;
  }
}

const INNER_SMALL = /^(?:my|your|our|no|up|in|out|do)$/;
/** Only at the very beginning of a brief: "fix it phil". */
const INNER_FIRST = /^(?:my|your|our|no|up|in|out|do|it|me|you|us|that|this)$/;

/** Adds runs for texts without capitals. Function words may stand only inside a run. */
function smallSpans(words: readonly Word[], from: number, add: (from: number, to: number) => void) {
  const first = words[from] as Word;
  if (
    LINKING.has(plain(first)) &&
    !/^(?:the|a|no|love|just|in|on|we|my|by|over|under|all|well)$/.test(first.low)
  )
    return;
  for (let to = from; to < from + LONGEST_SMALL; to++) {
    const word = words[to];
    if (!word || word.sentence !== first.sentence) return;
    if (to > from && (!isInner(words, to) || isWhere(words, to))) return;
    const isLinking = LINKING.has(plain(word)) && !/^(?:co|well|me|us|up|here)$/.test(word.low);
    if (
      !isLinking ||
      (to > from && /^(?:in|out|up)$/.test(word.low) && words[to + 1]?.sentence !== word.sentence)
    )
      add(from, to);
    else if (to > from && !JOINTS.has(word.low) && !(from === 0 ? INNER_FIRST : INNER_SMALL).test(word.low))
      return;
  }
}

/** "In Lisbon" is a place. */
const isWhere = (words: readonly Word[], at: number) =>
  /^(?:in|near|around)$/.test(words[at]?.low ?? "") && places.has(bare(words[at + 1]?.low ?? ""));

function isInner(words: readonly Word[], at: number) {
  const { gap = "" } = words[at] ?? {};
  return (
    INNER.test(gap) ||
    (/^\.\s$/.test(gap) && /^(?:\p{L}|st|mr|mrs|ms|dr|no|co|mt|bros)$/u.test(words[at - 1]?.low ?? ""))
  );
}

const IN_DOUBLE_QUOTES = /["“«]([^"“”«»\n]{2,48})["”»]/;
const IN_SINGLE_QUOTES = /(?<![\p{L}\p{N}])['‘]([^'‘’\n]{2,40})['’](?![\p{L}\p{N}])/u;
const STARRED = /[*_]{1,2}([^*_\n]{2,48})[*_]{1,2}/;
const QUOTED = pattern("gu")`${[IN_DOUBLE_QUOTES, IN_SINGLE_QUOTES, STARRED]}`;

/** Yields quoted texts. */
function* quoted({ text, words }: NameContext): Generator<[number, number]> {
  for (const match of text.matchAll(QUOTED)) {
    const inner = match[1] ?? match[2] ?? match[3] ?? "";
    const start = match.index + match[0].indexOf(inner);
    const from = wordAt(words, start);
    const to = wordAt(words, start + inner.trimEnd().length - 1);
    if (words[from] && words[to] && to >= from && to - from < LONGEST) yield [from, to];
  }
}

const plain = ({ low }: Word) => low.replace("’", "'");

/** Trims the end that does not belong to the name in "Low Tide's a bar" and "Wild Tansy's van". */
export function extentOf({ text, words, industries, isFlat }: NameContext, { from, to }: Span) {
  const [first, last, next] = [words[from], words[to], words[to + 1]];
  const [start, end] = [first?.start ?? 0, last?.end ?? 0];
  const isOwner =
    next !== undefined &&
    next.sentence === last?.sentence &&
    /^\s$/.test(next.gap) &&
    (/^(?:an?|the|got|been|not|our|my)$/.test(next.low) ||
      (!isFlat &&
        !next.isCapital &&
        !industries.has(to + 1) &&
        !LINKING.has(next.low) &&
        rightKind(next.low) === "word"));
  if (isOwner && /['’]s$/.test(last?.text ?? "")) return { start, end: end - 2 };
  return { start, end: /^['’](?=\s+\p{Lu})/u.test(text.slice(end, end + 3)) ? end + 1 : end };
}

import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import type { Span } from "./candidates.ts";
import { bare, type NameContext } from "./context.ts";
import lexicon from "./name-words.json";
import { leftKind, MEMBERS, OTHER_BEARER } from "./word-kinds.ts";

const LABELS = pattern()`^${lexicon.labels}$`;
const LABELS_OF_OTHERS = pattern()`^${lexicon.labelsOfOthers}$`;
/** Words between the subject and "run": "also run". The subject may be the name. */
const BEFORE_RUN = pattern()`^${lexicon.beforeRun}$`;

const FILLER = /^(?:uh|um|er|erm|hmm|eh|basically)$/;

/** Returns features of the words before the span. */
export function leftOf({ text, words, industries }: NameContext, { from }: Span): string[] {
  const first = words[from] as Word;
  // "We're called, uh, Green Thumb".
  let skipped = 0;
  while (FILLER.test(words[from - 1 - skipped]?.low ?? "")) skipped++;
  const before = (step: number) => {
    const word = words[from - step - skipped];
    return word ? word.low.replace("’", "'") : "";
  };
  const gap = skipped > 0 ? " " : first.gap;
  const isSame = words[from - 1]?.sentence === first.sentence;
  const signs: string[] = [];
  if (from === 0) return [/["“'‘«*]/.test(gap) ? "first-quoted" : "first"];
  if (/["“«]\s*$|(?:^|\s)['‘]$/.test(gap)) signs.push("quote");
  if (/[:=]\s*["“'‘«*]*\s*$/.test(gap)) {
    const label = [1, 2, 3, 4, 5].map(before);
    signs.unshift(
      label[0] === "name" &&
        /^(?:my|your|contact|full|first|owner|owner's)$/.test(label[1] ?? "") &&
        !/company|business/.test(label.join(" "))
        ? "label-person"
        : from < words.length * 0.6 && label.slice(0, 3).some((word) => LABELS.test(word))
          ? "label-name"
          : LABELS_OF_OTHERS.test(label[0] ?? "") ||
              /^\(?(?:i know|really)/.test(label.slice(0, 2).reverse().join(" "))
            ? "label-who"
            : "label",
    );
    if (from < 4 && !text.slice(0, first.start).includes("\n")) signs.push("label-first");
  } else if (!isSame) {
    const isLine = /[\n\r]/.test(gap);
    const question = sentenceBefore(words, from);
    if (/\?/.test(gap) && /\b(?:name|names|called|call|who)\b/.test(question)) signs.unshift("label-name");
    else if (/(?:^|\n)\s*--?\s*\n?\s*$|[—–]\s*$/.test(gap)) signs.unshift("signed");
    else if (isLine) signs.unshift(from > words.length * 0.7 ? "line-late" : "line");
    else signs.unshift(/\p{Extended_Pictographic}/u.test(gap) ? "emoji" : "sentence");
    const greeting = words[from - 1];
    if (greeting && from < 5) signs.push("early");
  } else if (/\($/.test(gap.trimEnd())) signs.unshift("bracket");
  else if (/[-–—~/]\s*$/.test(gap) && /\s/.test(gap)) signs.unshift("dash");
  else if (/,\s*["“'‘]?$/.test(gap))
    signs.unshift(
      industries.has(from - 1) ? "comma-trade" : leftKind(before(1)) === "role" ? "comma-role" : "comma",
    );
  else signs.unshift(...spokenLeft(words, from, before, industries));
  return signs;
}

/** Returns features of spoken introductions: "We're called", "my bakery", "the team at". */
function spokenLeft(
  words: readonly Word[],
  from: number,
  before: (step: number) => string,
  industries: ReadonlyMap<number, string>,
): string[] {
  const [one, two, three] = [before(1), before(2), before(3)];
  const kind = leftKind(one);
  const subject = [two, three, before(4)];
  switch (kind) {
    case "called": {
      // A comma relates the name to the business rather than to the place: "In Cape Town, called Stride".
      const isApart = /,/.test(words[from - 1]?.gap ?? "");
      const isOther =
        (!isApart && OTHER_BEARER.has(bare(two))) ||
        (/^(?:is|are|was)$/.test(two) && OTHER_BEARER.has(three));
      if (isOther) return ["called-other"];
      return subject.some((word) => /^(?:formerly|previously|once|used|originally)$/.test(word))
        ? ["called-once"]
        : ["called"];
    }
    case "as":
      return /known|trading|trade|trades|traded|operating|rebrand|knows|go|goes/.test(subject.join(" "))
        ? ["called"]
        : ["as"];
    case "is":
      if (/^(?:name|names)$/.test(two) || /^(?:name|names)$/.test(three)) {
        const owner = three === "name" ? before(4) : three;
        return [/^(?:my|her|his)$/.test(owner) ? "my-name" : "name"];
      }
      if (/^(?:business|company|shop|brand|client|studio|firm|here|it|this|we)$/.test(two))
        return ["is-self"];
      if (/^(?:my|our)$/.test(three) && industries.has(from - 2)) return ["is-self", "is-trade"];
      return ["is"];
    case "name":
      return [/^(?:my|her|his)$/.test(two) ? "my-name" : "name"];
    case "we":
    case "i":
    case "this":
      return one === "are" && !/^(?:we|who)$/.test(two)
        ? ["word"]
        : one === "am" && two === "we"
          ? ["we"]
          : [kind];
    case "at":
    case "of":
      if (MEMBERS.has(two) || (words[from - 2]?.isCapital === true && kind === "at")) return [`${kind}-self`];
      if (two === "behalf") return ["behalf"];
      return [words[from - 2]?.sentence === words[from]?.sentence ? kind : `${kind}-first`];
    case "to":
      return two === "welcome"
        ? ["welcome"]
        : /^(?:renamed|rebranded|changed|rebranding)$/.test(two)
          ? ["called"]
          : ["to"];
    case "for":
      return /^(?:website|site|page|webpage|homepage|one|presence)$/.test(two) ? ["site-for"] : ["for"];
    case "the":
      return /^(?:we're|i'm|it's|this|meet)$/.test(two) || (two === "are" && three === "we")
        ? ["we", "we-the"]
        : ["the"];
    case "by":
      return /^(?:go|goes|going)$/.test(two) ? ["called"] : ["by"];
    case "run":
      return BEFORE_RUN.test(two) ? ["run"] : ["run-other"];
    default:
      break;
  }
  if (one === "up" && two === "set") return ["run"];
  if (/^(?:us|it|ourselves|this|myself)$/.test(one) && /^call(?:ed|s)?$/.test(two)) return ["called"];
  if (/^(?:t|d)$/.test(one) || (one === "a" && /^(?:t|b)$/.test(two)) || one === "dba") return ["called"];
  if (industries.has(from - 1)) {
    const start = [2, 3, 4].find((step) => !industries.has(from - step)) ?? 4;
    const lead = leftKind(before(start));
    return [
      lead === "own" || lead === "art" || lead === "the" || lead === "this"
        ? `trade-${lead}`
        : words[from - start]?.sentence === words[from]?.sentence
          ? "trade"
          : "trade-first",
    ];
  }
  if (
    /^(?:business|company|shop|brand|studio|firm|salon|band|team|client|store|label|banner|title|moniker)$/.test(
      one,
    )
  )
    return ["noun"];
  if (kind !== "word") return [kind];
  return [words[from - 1]?.isCapital ? "capital" : "word"];
}

function sentenceBefore(words: readonly Word[], from: number) {
  const last = words[from - 1];
  let start = from - 1;
  while (start > 0 && words[start - 1]?.sentence === last?.sentence && from - start < 14) start--;
  return words
    .slice(start, from)
    .map(({ low }) => low)
    .join(" ");
}

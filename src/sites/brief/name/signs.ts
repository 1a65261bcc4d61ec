import { places } from "../places.ts";
import { isHint, isTradeWord } from "../read-industry.ts";
import type { Word } from "../words.ts";
import type { Span } from "./candidates.ts";
import { bare, type NameContext } from "./context.ts";
import {
  COMMON,
  GENERIC,
  JOINTS,
  LEGAL,
  LINKING,
  leftKind,
  MEMBERS,
  OTHER_BEARER,
  rightKind,
  SOLO,
  STREET,
} from "./word-kinds.ts";

/** What speaks for and against a run of words being the name; each sign has its weight in weights.ts. */
export function signsOf(context: NameContext, span: Span): string[] {
  const left = leftOf(context, span);
  const right = rightOf(context, span);
  const isCapital = context.words[span.from]?.isCapital === true && !context.isUpper;
  const style = context.isFlat ? "f" : !isCapital ? "s" : isMixed(context, span) ? "m" : "c";
  const shape = shapeOf(context, span);
  const size = Math.min(5, span.to - span.from + 1);
  const main = left[0] ?? "";
  return [
    ...left.flatMap((sign) => [`l:${sign}`, `l:${sign}:${style}`]),
    ...right.flatMap((sign) => [`r:${sign}`, `r:${sign}:${style}`]),
    `lr:${main}:${right[0]}`,
    `ls:${main}:${size > 1 ? 2 : 1}${style}`,
    ...shape,
    `n:${size}${style}`,
    `style:${style}`,
    ...boundsOf(context, span, style),
    ...otherPlacesOf(context, span),
  ];
}

/** Only its first word has a capital, as every sentence begins: "Tiny coffee". */
const isMixed = ({ words }: NameContext, { from, to }: Span) =>
  to > from && !words.slice(from + 1, to + 1).some(({ isCapital }) => isCapital);

/** Where it begins: the kind of the words before it. */
function leftOf({ text, words, trades }: NameContext, { from }: Span): string[] {
  const first = words[from] as Word;
  const before = (step: number) => {
    const word = words[from - step];
    return word ? word.low.replace("’", "'") : "";
  };
  const gap = first.gap;
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
        : from < words.length * 0.6 &&
            label
              .slice(0, 3)
              .some((word) =>
                /^(?:name|names|business|company|client|brand|organisation|organization|trading|called|studio|practice|shop)$/.test(
                  word,
                ),
              )
          ? "label-name"
          : /^(?:are|for|who|client|applicant|project|re|title|subject|from|it's|named)$/.test(
                label[0] ?? "",
              ) || /^\(?(?:i know|really)/.test(label.slice(0, 2).reverse().join(" "))
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
      trades.has(from - 1) ? "comma-trade" : leftKind(before(1)) === "role" ? "comma-role" : "comma",
    );
  else signs.unshift(...spokenLeft(words, from, before, trades));
  return signs;
}

/** "We're called", "my bakery", "the team at". */
function spokenLeft(
  words: readonly Word[],
  from: number,
  before: (step: number) => string,
  trades: ReadonlyMap<number, string>,
): string[] {
  const [one, two, three] = [before(1), before(2), before(3)];
  const kind = leftKind(one);
  const subject = [two, three, before(4)];
  switch (kind) {
    case "called": {
      // "In Cape Town, called Stride" is said of the business.
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
      if (/^(?:my|our)$/.test(three) && trades.has(from - 2)) return ["is-self", "is-trade"];
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
      return /^(?:i|we|and|who|also|just|recently|have|wife|husband|that|she|he|been|now|am|i've|i'm|we're|partner|to|up)$/.test(
        two,
      )
        ? ["run"]
        : ["run-other"];
    default:
      break;
  }
  if (one === "up" && two === "set") return ["run"];
  if (/^(?:us|it|ourselves|this|myself)$/.test(one) && /^call(?:ed|s)?$/.test(two)) return ["called"];
  if (/^(?:t|d)$/.test(one) || (one === "a" && /^(?:t|b)$/.test(two)) || one === "dba") return ["called"];
  if (trades.has(from - 1)) {
    const start = [2, 3, 4].find((step) => !trades.has(from - step)) ?? 4;
    const lead = leftKind(before(start));
    return [
      lead === "own" || lead === "art" || lead === "the" || lead === "this"
        ? `trade-${lead}`
        : words[from - start]?.sentence === words[from]?.sentence
          ? "trade"
          : "trade-first",
    ];
  }
  if (/^(?:business|company|shop|brand|studio|firm|salon|band|team|client|store)$/.test(one)) return ["noun"];
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

/** Where it ends. */
function rightOf({ words, trades, isFlat }: NameContext, { to }: Span): string[] {
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
    const hasTrade = after.some((word, step) => word.sentence === last.sentence && trades.has(to + 1 + step));
    return [hasTrade ? "comma-trade" : "comma", ...signs];
  }
  if (/[-–—=~/|]/.test(gap) && /\s/.test(gap)) return ["dash", ...signs];
  const low = next.low.replace("’", "'");
  const second = words[to + 2]?.low ?? "";
  const kind = next.isCapital && !isFlat && !/^(?:is|and|in)$/i.test(low) ? "word" : rightKind(low);
  if (kind === "is") {
    const isNoun =
      /^(?:a|an|the|our|my|your|where|what|how)$/.test(second) ||
      (words[to + 2] !== undefined && trades.has(to + 2));
    signs.unshift(low === "is" ? (isNoun ? "is-a" : "is") : "has");
  } else if (kind === "in") signs.unshift(words[to + 2]?.isCapital || places.has(second) ? "in-place" : "in");
  else if (kind !== "word") signs.unshift(kind);
  else if (trades.has(to + 1)) signs.unshift(next.isCapital && !isFlat ? "trade-capital" : "trade");
  else if (next.isCapital && !isFlat) signs.unshift("capital");
  else if (/^\p{L}{3,}[^s]s$/u.test(low)) signs.unshift("s-word");
  else signs.unshift("word");
  return signs;
}

/** What it is made of. */
function shapeOf(
  { text, words, trades, isWish, isFlat, isUpper, inAddress }: NameContext,
  { from, to }: Span,
): string[] {
  const own = words.slice(from, to + 1);
  const lows = own.map(({ low }) => low.replace("’", "'"));
  const signs: string[] = [];
  const add = (sign: string, holds: boolean) => {
    if (holds) signs.push(sign);
  };
  const inner = text.slice(own[0]?.start, own.at(-1)?.end);
  const letters = lows.join("");
  const isTrade = (index: number) => trades.has(from + index);
  const isKnown = (low: string, index: number) =>
    GENERIC.has(low) ||
    COMMON.has(low) ||
    LINKING.has(low) ||
    isTrade(index) ||
    isTradeWord(own[index]?.stem ?? "");
  const distinct = lows.filter((low, index) => !isKnown(low, index) && !places.has(low));
  const isMany = own.length > 1;
  add("the", lows[0] === "the");
  add("the-only", lows[0] === "the" && !isMany);
  add("&", /[&+×]/.test(inner));
  add("and", /\sand\s|\sn\s/i.test(inner));
  add("of", /\sof\s/i.test(inner));
  add(
    "joint-in",
    lows.slice(1, -1).some((low) => /^(?:in|at|for|to|by|with|a|on)$/.test(low)),
  );
  add("title-first", /^(?:mr|mrs|ms|miss|dr|sir)$/.test(lows[0] ?? ""));
  add("in-last", own.length > 2 && /^(?:in|near|at|around)$/.test(lows.at(-2) ?? ""));
  add(
    "in-place",
    own.some(
      ({ low }, index) =>
        index > 0 && /^(?:in|near|at|around)$/.test(low) && places.has(lows[index + 1] ?? ""),
    ),
  );
  add("'s", isMany && lows.some((low) => /'s$|s'$/.test(low)));
  add("'s-end", /['’]s?$/.test(own.at(-1)?.low ?? ""));
  add("dot", /\.\s/.test(inner));
  add("dash", /\s[-–—/]\s/.test(inner));
  add("legal", isMany && LEGAL.has(lows.at(-1) ?? ""));
  add("trade-last", isMany && isTrade(own.length - 1) && !isTrade(0));
  add("trade-first", isMany && isTrade(0) && !isTrade(own.length - 1));
  add(
    "trade-inner",
    isMany && !isTrade(0) && !isTrade(own.length - 1) && own.some((_, index) => isTrade(index)),
  );
  add(
    "trade-only",
    own.every((_, index) => isTrade(index)),
  );
  add("hint-last", isMany && isHint(own.at(-1)?.stem ?? "") && !isTrade(own.length - 1));
  add("hint-only", !isMany && isHint(own[0]?.stem ?? ""));
  add("plain-only", distinct.length === 0);
  add(`distinct-${Math.min(3, distinct.length)}${isFlat ? "f" : ""}`, true);
  add("generic-first", GENERIC.has(lows[0] ?? "") && lows[0] !== "the");
  add(
    "generic-only",
    lows.every((low) => GENERIC.has(low)),
  );
  add("common-first", COMMON.has(lows[0] ?? ""));
  add(
    "common-only",
    lows.every((low) => COMMON.has(low) || LINKING.has(low)),
  );
  add("common-last", isMany && COMMON.has(lows.at(-1) ?? ""));
  add(
    "common-inner",
    lows.slice(1, -1).some((low) => COMMON.has(low)),
  );
  add("linking-first", LINKING.has(lows[0] ?? "") && lows[0] !== "the");
  add("linking-last", LINKING.has(lows.at(-1) ?? ""));
  add(
    "linking-inner",
    lows.slice(1, -1).some((low) => LINKING.has(low) && !JOINTS.has(low)),
  );
  add(
    "linking-only",
    lows.every((low) => LINKING.has(low)),
  );
  add(
    "verb-last",
    isMany && ["verb", "modal", "is"].includes(rightKind(lows.at(-1) ?? "")) && !own.at(-1)?.isCapital,
  );
  add(
    "verb-inner",
    lows
      .slice(1, -1)
      .some(
        (low, step) =>
          ["verb", "modal", "is", "are"].includes(rightKind(low)) && !(own[step + 1]?.isCapital && !isUpper),
      ),
  );
  add("place-only", lows.every((low) => places.has(low) || JOINTS.has(low)) || places.has(lows.join(" ")));
  add("place-last", isMany && places.has(lows.at(-1) ?? ""));
  add("place-first", isMany && places.has(lows[0] ?? ""));
  add("wish", isWish(from, to));
  add("wish-inner", isMany && own.some((_, index) => isWish(from + index, from + index)));
  add("street", STREET.has(lows.at(-1) ?? "") && isMany);
  add("street-number", STREET.has(lows.at(-1) ?? "") && /^\d/.test(words[from - 1]?.low ?? lows[0] ?? ""));
  add(
    "digits",
    lows.some((low) => /^\d+$/.test(low)),
  );
  add(
    "digits-only",
    lows.every((low) => /^[\d.]+\p{L}{0,2}$/u.test(low)),
  );
  add("digits-first", isMany && /^\d/.test(lows[0] ?? ""));
  add("year-last", isMany && /^(?:19|20)\d\d$/.test(lows.at(-1) ?? ""));
  add("camel", /\p{Ll}\p{Lu}\p{Ll}/u.test(inner));
  add("upper", !isUpper && /^[\p{Lu}\p{N}\s&'’-]{4,}$/u.test(inner));
  add("upper-one", !isMany && !isUpper && /^\p{Lu}{2,}$/u.test(inner));
  add("short", letters.length < 3);
  add("in-address", inAddress(from) || inAddress(to));
  add("plural-one", !isMany && /[^s'’]s$/.test(lows[0] ?? ""));
  add("ing-one", !isMany && /ing$|ed$|ly$/.test(lows[0] ?? ""));
  add("ing-first", isMany && /ing$/.test(lows[0] ?? ""));
  add(
    "solo-person",
    own.length === 2 &&
      distinct.length === 2 &&
      [...trades.values()].slice(0, 6).some((trade) => SOLO.has(trade)),
  );
  add(
    "my-name-solo",
    /^(?:is|i|i'm|am|im)$/.test(words[from - 1]?.low ?? "") &&
      own.length === 2 &&
      distinct.length === 2 &&
      [...trades.values()].slice(0, 6).some((trade) => SOLO.has(trade)),
  );
  add(
    "mixed",
    isMany &&
      !isFlat &&
      own.some(({ isCapital }) => isCapital) &&
      own.slice(1).some(({ isCapital, low }) => !isCapital && !JOINTS.has(low)),
  );
  return signs;
}

/** Whether it could go on to either side. */
function boundsOf({ words, isFlat, isUpper }: NameContext, { from, to }: Span, style: string): string[] {
  const joins = (left: Word | undefined, right: Word | undefined) =>
    left !== undefined &&
    right !== undefined &&
    left.sentence === right.sentence &&
    /^(?:\s|\s?&\s?|-|\s?\+\s?|['’]\s|\s[xX×]\s)$/.test(right.gap);
  const isName = (word: Word | undefined) =>
    word !== undefined &&
    (isFlat
      ? !LINKING.has(word.low.replace("’", "'"))
      : word.isCapital && !LINKING.has(word.low.replace("’", "'")) && !isUpper);
  const signs: string[] = [];
  if (joins(words[from - 1], words[from]) && isName(words[from - 1])) signs.push(`cut-left:${style}`);
  if (joins(words[to], words[to + 1]) && isName(words[to + 1])) signs.push(`cut-right:${style}`);
  const [joint, after] = [words[to + 1], words[to + 2]];
  if (
    joint &&
    after &&
    joins(words[to], joint) &&
    joins(joint, after) &&
    JOINTS.has(joint.low) &&
    after.isCapital &&
    !isFlat
  )
    signs.push(/^(?:and|of|the|de|la|y)$/.test(joint.low) ? `cut-joint-${joint.low}` : "cut-joint");
  const [lead, head] = [words[from - 1], words[from - 2]];
  if (
    lead &&
    head &&
    joins(head, lead) &&
    joins(lead, words[from]) &&
    JOINTS.has(lead.low) &&
    head.isCapital &&
    !isFlat
  )
    signs.push("cut-joint-left");
  if (words[from - 1]?.low === "the" && joins(words[from - 1], words[from]))
    signs.push(words[from - 1]?.isCapital ? "cut-The" : "cut-the");
  if (signs.length === 0) signs.push(`whole:${style}`);
  return signs;
}

/** Where else it is said, and where in the brief it stands. */
function otherPlacesOf({ words, said, addresses }: NameContext, { from, to }: Span): string[] {
  const own = words.slice(from, to + 1);
  const signs: string[] = [];
  let [same, small] = [0, 0];
  for (const at of (said.get(bare(own[0]?.low ?? "")) ?? []).slice(0, 40)) {
    if (at === from) continue;
    if (!own.every((word, step) => bare(words[at + step]?.low ?? "") === bare(word.low))) continue;
    if (words[at]?.isCapital || !own[0]?.isCapital) same++;
    else small++;
  }
  if (same > 0) signs.push(own.length > 1 ? "again-many" : "again");
  if (same > 1) signs.push("again-often");
  if (small > 0) signs.push("also-small");
  const letters = own
    .map(({ low }) => low)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
  const short = letters.replace(/^the/, "");
  for (const host of addresses) {
    if (host === letters || host === short) signs.push("address");
    else if (letters.length > 4 && (host.startsWith(short) || (host.length > 4 && short.startsWith(host))))
      signs.push("address-part");
  }
  const sentence = own[0]?.sentence ?? 0;
  const isLate = words.length - to < 14 && words.length > 25;
  if (isLate) signs.push("late", ...(own.some(({ low }) => /['’]s$/.test(low)) ? ["late-s"] : []));
  signs.push(
    from === 0 ? "at-0" : sentence === 0 ? "at-1" : sentence < 3 ? "at-2" : from < 60 ? "at-3" : "at-4",
  );
  return signs;
}

import type { Word } from "./text.ts";

/** How a part of a sentence is joined to the one before. */
export type Joint =
  | "sentence"
  | "comma"
  | "and"
  | "or"
  | "with"
  | "colon"
  | "dash"
  | "open"
  | "close"
  | "each"
  | "has"
  | "link";

export interface Segment {
  words: Word[];
  joint: Joint;
  /** The question word of a clause: "whether they paid". */
  wh?: string;
  /** A new line, as in lists. */
  isLine: boolean;
  /** "Small, medium or large", with the words before that name the field. */
  choices?: string[];
  lead?: Word[];
}

const WH = /^(?:who|whose|whom|when|whether|if|where|what|which|how|why)$/;
const AND = /^(?:and|plus|then|n|et|but|so|because|although)$/;
const PAIRS =
  /^(?:date and time|time and date|day and time|make and model|before and after|bed and breakfast|pros and cons|sets and reps|terms and conditions|hours and minutes)$/;
const WITH = /^(?:with|w|including|include|includes|incl|containing|having|eg|ie|e\.g|showing|shows|namely)$/;
const HAS = /^(?:has|have|had|need|needs|gets|get|got|includes|contains)$/;
const SUBJECT = /^(?:i|we|you|they|also|to|would|id|we'd|i'd)$/;
/** Words between two tables that say that a record of the first refers to one of the second. */
const LINKS =
  /^(?:belong|belongs|belonging|linked|connected|attached|relate|relates|related|tied|owned|assigned)$/;

/** Cuts a text where one thing ends and the next begins: commas, "and", "with", question words, brackets, lines. */
export function segmentsOf(text: string, words: readonly Word[]): Segment[] {
  const segments: Segment[] = [];
  let now: Segment | undefined;
  let isInside = false;
  const open = (joint: Joint, isLine: boolean) => {
    now = { words: [], joint, isLine };
    segments.push(now);
    return now;
  };
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const gap = before ? text.slice(before.end, word.start) : "";
    const isSentence = !before || before.sentence !== word.sentence;
    const joint = isSentence ? "sentence" : jointOf(gap);
    let segment: Segment = now && joint === undefined ? now : open(joint ?? "sentence", /[\n•*]/.test(gap));
    const { low } = word;
    if (joint === "open") isInside = true;
    else if (joint === "close" || joint === "sentence") isInside = false;
    const pair = `${before?.low ?? ""} ${low} ${words[at + 1]?.low ?? ""}`;
    if (PAIRS.test(pair)) {
      segment.words.push(word);
      continue;
    }
    if (AND.test(low) || (low === "as" && /^well$/.test(words[at + 1]?.low ?? ""))) {
      open("and", false);
      continue;
    }
    if (low === "or") {
      open("or", false);
      continue;
    }
    if (
      (WITH.test(low) && !isInside) ||
      (low === "such" && words[at + 1]?.low === "as") ||
      (low === "like" && joint !== undefined)
    ) {
      open("with", false);
      continue;
    }
    if (low === "as" && before?.low === "such") continue;
    if (low === "well" && before?.low === "as") continue;
    if (low === "as" && before?.low === "well") continue;
    if (
      (low === "each" || low === "every" || low === "per") &&
      (segment.words.length === 0 ||
        before?.low === "for" ||
        before?.low === "in" ||
        before?.low === "on" ||
        before?.low === "about" ||
        before?.low === "of")
    ) {
      if (low !== "per" || segment.words.length === 0) segment = open("each", segment.isLine);
      continue;
    }
    if (LINKS.test(low)) {
      open("link", false);
      continue;
    }
    if (
      segment.wh === undefined &&
      HAS.test(low) &&
      segment.words.length > 0 &&
      !segment.words.some((one) => SUBJECT.test(one.low))
    ) {
      open("has", false);
      continue;
    }
    if (WH.test(low) && segment.wh === undefined) {
      if (segment.words.length > 0) {
        const isLine: boolean = segment.isLine;
        segment = open("comma", isLine);
      }
      segment.wh = low;
    }
    segment.words.push(word);
  }
  return segments.filter(
    ({ words, joint }) =>
      words.length > 0 || joint === "with" || joint === "open" || joint === "has" || joint === "close",
  );
}

function jointOf(gap: string): Joint | undefined {
  if (/[([]/.test(gap)) return "open";
  if (/[)\]]/.test(gap)) return "close";
  if (/:/.test(gap)) return "colon";
  if (/[;•|\n]/.test(gap)) return "sentence";
  if (/\s[-–—]+>?\s|[–—→]|\.\.|…/.test(gap)) return "dash";
  if (/[,/]/.test(gap)) return "comma";
  if (/[&+]/.test(gap)) return "and";
  return undefined;
}

import type { Word } from "../words.ts";
import type { Span } from "./candidates.ts";
import { bare, type NameContext } from "./context.ts";
import { JOINTS, LINKING } from "./word-kinds.ts";

/** Returns features that say whether the name could extend to either side. */
export function boundsOf(
  { words, isFlat, isUpper }: NameContext,
  { from, to }: Span,
  style: string,
): string[] {
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

/** Returns features of other mentions, and of the position in the brief. */
export function otherPlacesOf({ words, said, addresses }: NameContext, { from, to }: Span): string[] {
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

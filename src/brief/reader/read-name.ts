import type { Evidence } from "../parsed-brief.ts";
import { LONGEST_NAME, NAME_LENGTHS, NO_NAME, type Reading } from "./network.ts";
import { plainName, withoutOwner } from "./plain-names.ts";
import { isApart, type Token } from "./tokens.ts";

export interface Name {
  value: string;
  evidence: Evidence;
  confidence: number;
}

/** The confidence in a name that the network did not find. */
const PLAIN = 0.6;
/** A likelier name than this may also be a fact or a place. */
const SURE = 0.9;
/** Runs of tokens that are less likely than this are ignored. */
const LEAST_SHARE = 0.001;
/** The places of the network's outputs of a token. */
const [STARTS, ENDS, INSIDE, NONE] = [0, 1, 2, 3];
const OUTPUTS = 4;

/**
 * Returns the business name as written in the brief, or undefined if that it has none is more likely.
 *
 * @param facts Hours, prices and the like: "Tap Repair 60" is hardly a name
 */
export function readName(
  text: string,
  tokens: readonly Token[],
  { names }: Reading,
  facts: readonly Evidence[],
): Name | undefined {
  const { runs, noName } = runsOf(tokens, names);
  const likely = runs.filter(({ share }) => share > LEAST_SHARE).sort((a, b) => b.share - a.share);
  const found = new Map<string, { share: number; start: number; end: number }>();
  for (const { from, to, share } of likely) {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
    const letters = lettersOf(text.slice(start, end));
    const known = found.get(letters);
    // A name that stands in several places is as likely as all of them together.
    if (known) known.share += share;
    else if (letters !== "") found.set(letters, { share, start, end });
  }
  const [best] = [...found.values()].sort((a, b) => b.share - a.share);
  const isNamed =
    best && best.share >= noName && (best.share > SURE || !(isFact(best, facts) || isWhere(text, best)));
  const evidence = isNamed
    ? withoutOwner({ text: text.slice(best.start, best.end), start: best.start, end: best.end })
    : plainName(text, tokens);
  if (!evidence) return undefined;
  const said = evidence.text;
  const isUpper = text === text.toUpperCase();
  return {
    value: polished(said, isUpper || !/\p{Lu}/u.test(said)),
    evidence,
    confidence: isNamed ? Math.min(0.98, Math.max(0.3, best.share)) : PLAIN,
  };
}

interface Piece {
  start: number;
  end: number;
}

/** Whether more than half of it is a fact, or it ends with one, as a price: "Tap Repair 60". */
const isFact = ({ start, end }: Piece, facts: readonly Evidence[]) =>
  facts.some(
    (fact) =>
      2 * (Math.min(end, fact.end) - Math.max(start, fact.start)) > end - start ||
      (fact.end === end && fact.start > start),
  );

/** "Kayaks on Lake Bled". */
const isWhere = (text: string, { start }: Piece) =>
  /\b(?:in|on|near)\s$/.test(text.slice(Math.max(0, start - 6), start));

/** Returns how likely each run of tokens is the name; together with `noName` that makes 1. */
function runsOf(tokens: readonly Token[], names: Float32Array) {
  const count = tokens.length;
  const output = (at: number, which: number) => names[at * OUTPUTS + which] as number;
  const runs: { from: number; to: number; score: number }[] = [];
  for (let from = 0; from < count; from++) {
    let inside = 0;
    for (let to = from; to < Math.min(count, from + LONGEST_NAME); to++) {
      if (to > from && isApart(tokens[to - 1], tokens[to])) break;
      inside += output(to, INSIDE);
      const score = output(from, STARTS) + output(to, ENDS) + inside + (NAME_LENGTHS[to - from] ?? 0);
      runs.push({ from, to, score });
    }
  }
  const noNames = Array.from({ length: count }, (_, at) => output(at, NONE) + NO_NAME - Math.log(count));
  const most = Math.max(...noNames, ...runs.map(({ score }) => score));
  const weight = (score: number) => Math.exp(score - most);
  const none = noNames.reduce((sum, score) => sum + weight(score), 0);
  const total = runs.reduce((sum, { score }) => sum + weight(score), none);
  return {
    runs: runs.map(({ from, to, score }) => ({ from, to, share: weight(score) / total })),
    noName: none / total,
  };
}

const lettersOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Formats a name as on a sign, with capitals if it was typed without. */
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

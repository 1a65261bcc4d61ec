import type { Evidence } from "../parsed-brief.ts";
import { MARKS, MARKS_OF_TEXT, type Reading } from "./network.ts";
import { isApart, type Token } from "./tokens.ts";

export interface MarkFound {
  /** The log odds that the brief says it. */
  odds: number;
  /** The log odds of what else its clearest token may say: the photographs "of the staff" are no gallery. */
  otherOdds: number;
  /** The words that say it most clearly. */
  evidence: Evidence;
}

/** Tokens beside the clearest one belong to it from these log odds on. */
const LEAST_ODDS = -1;

/** Returns a function for the log odds that the token at a position says it. */
export function oddsAlong({ marks }: Reading, mark: string) {
  const index = MARKS.indexOf(mark);
  return (at: number) =>
    (marks[at * MARKS.length + index] ?? Number.NEGATIVE_INFINITY) + (MARKS_OF_TEXT[index] ?? 0);
}

/** Returns what the network found for a mark such as "+booking", "-blog" or "place". */
export function markIn(
  text: string,
  tokens: readonly Token[],
  reading: Reading,
  mark: string,
): MarkFound | undefined {
  const { marks } = reading;
  const index = MARKS.indexOf(mark);
  const oddsAt = (at: number) => marks[at * MARKS.length + index] ?? Number.NEGATIVE_INFINITY;
  let best = tokens.findIndex(isWord);
  for (let at = best; at < tokens.length; at++)
    if (oddsAt(at) > oddsAt(best) && isWord(tokens[at])) best = at;
  if (best < 0) return undefined;
  let [from, to] = [best, best];
  while (oddsAt(from - 1) > LEAST_ODDS && !isApart(tokens[from - 1], tokens[from])) from--;
  while (oddsAt(to + 1) > LEAST_ODDS && !isApart(tokens[to], tokens[to + 1])) to++;
  while (from < to && !isWord(tokens[from])) from++;
  while (to > from && !isWord(tokens[to])) to--;
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
  const others = MARKS.filter((other) => other !== mark && other[0] === mark[0]);
  return {
    odds: oddsAt(best) + (MARKS_OF_TEXT[index] ?? 0),
    otherOdds: Math.max(...others.map((other) => oddsAlong(reading, other)(best))),
    evidence: { text: text.slice(start, end), start, end },
  };
}

const isWord = (token?: Token) => /[\p{L}\p{N}]/u.test(token?.low ?? "");

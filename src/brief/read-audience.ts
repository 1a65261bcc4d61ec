import { pattern } from "#src/lib/pattern.ts";
import lexicon from "./audience-words.json";
import type { Evidence } from "./parsed-brief.ts";
import type { Word } from "./words.ts";

const PEOPLE = pattern()`^${lexicon.people}$`;
const NO_AUDIENCE = pattern()`^${[/\d+/, lexicon.noAudience]}$`;
const AUDIENCE = /(?:target )?audience(?: is| are|:)?/;
const OURS = /our (?:customers|clients|guests|patients|students|members|readers|users)/;
const CUSTOMERS = pattern()`${[OURS, /my (?:customers|clients|students)/]} are(?: mostly| mainly)?`;
const AIM = pattern()`${[lexicon.aim, AUDIENCE, CUSTOMERS]}\s*:?\s*$`;

/** Returns the audience of the business, in the brief's words. */
export function readAudience(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
): (Evidence & { confidence: number }) | undefined {
  let best: (Evidence & { confidence: number; score: number }) | undefined;
  for (let at = 0; at < Math.min(words.length, 3_000); at++) {
    const word = words[at];
    if (!word || isName(at)) continue;
    const before = words[at - 1];
    const lead = text.slice(Math.max(0, word.start - 48), word.start).toLowerCase();
    const isAimed = AIM.test(lead);
    const isFor =
      before?.low === "for" &&
      before.sentence === word.sentence &&
      !/(?:website|site|page|looking|open|known|asking|brief|need|form|waiting|famous|thanks)\s+for\s+$/.test(
        lead,
      );
    if (!isAimed && !isFor) continue;
    if (!isAimed && NO_AUDIENCE.test(word.low) && !/^(?:the|a|over)$/.test(word.low)) continue;
    let end = -1;
    for (let next = at; next < at + 9; next++) {
      const one = words[next];
      if (
        !one ||
        one.sentence !== word.sentence ||
        (next > at && /[;:()–—]|\s-\s/.test(one.gap)) ||
        isName(next)
      )
        break;
      if (next > at && /,/.test(one.gap) && !/^\s*,\s*$/.test(one.gap)) break;
      if (
        next > at &&
        /^(?:we|i|in|at|on|with|that|which|our|my|is|are|but|so|because|open|need|want|called|please|from|near)$/.test(
          one.low,
        )
      )
        break;
      if (PEOPLE.test(one.low)) end = next;
      else if (next > end + 4) break;
    }
    if (end < at) continue;
    const last = words[end];
    const score = (isAimed ? 3 : 1) + (end - at > 0 ? 0.5 : 0) + 1 / (1 + at / 30);
    if (last && score > (best?.score ?? 0))
      best = {
        text: text.slice(word.start, last.end),
        start: word.start,
        end: last.end,
        confidence: isAimed ? 0.85 : 0.6,
        score,
      };
  }
  if (!best) return undefined;
  const { score: _, ...audience } = best;
  return audience;
}

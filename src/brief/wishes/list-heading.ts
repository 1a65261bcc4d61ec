import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import lexicon from "./small-words.json";
import { spoken } from "./spoken.ts";

/** Words of refusal in the heading of a list. */
const HEAD_NO = pattern()` ${[lexicon.headNo, /exclud\w+/]}(?= )`;
const HEAD_YES = pattern()` ${lexicon.headYes}(?= )`;

const ASKED = / (?:what|anything|things?|which|features?|pages?|sections?|parts?) /;

/** The highest number of words between a label and the end of its list. */
const LONGEST_LIST = 80;

/**
 * Returns the meaning of the label or question above a list: "Not needed:", "What should it not contain?".
 */
export function headingOf(
  words: readonly Word[],
  from: number,
  sentences: ReadonlyMap<number, { from: number; to: number }>,
): "out" | "wanted" | undefined {
  const own = sentences.get(words[from]?.sentence ?? 0);
  if (!own) return undefined;
  for (let at = from; at > Math.max(own.from, from - LONGEST_LIST); at--) {
    if (!/[:=]/.test(words[at]?.gap ?? "")) continue;
    return labelOf(spoken(words, Math.max(own.from, at - 9), at));
  }
  // Walks up through short lines to a label or a question.
  let top = own.from;
  for (let steps = 0; steps < 14 && top > 0; steps++) {
    const { gap = "" } = words[top] ?? {};
    const above = sentences.get(words[top - 1]?.sentence ?? 0);
    if (!above) return undefined;
    // "Can it be fun, not boring?" is not answered by a list.
    const label = spoken(words, above.from, above.to + 1);
    if (/\?\s/.test(gap) && !ASKED.test(label)) return undefined;
    if (/:\s*[^\p{L}]*\n/u.test(gap) || /\?\s/.test(gap) || (/:\s/.test(gap) && !/\n/.test(gap)))
      return labelOf(spoken(words, above.from, above.to + 1));
    if (!/[\n•·*|]/.test(gap) || /\n\s*\n/.test(gap)) return undefined;
    if (above.to - above.from > 9) return undefined;
    for (let at = above.from + 1; at <= above.to; at++)
      if (/[:=]/.test(words[at]?.gap ?? "")) return undefined;
    top = above.from;
  }
  return undefined;
}

function labelOf(label: string): "out" | "wanted" | undefined {
  if (HEAD_NO.test(label) && !/ (?:not only|dont forget|do not forget|why not) /.test(label)) return "out";
  return HEAD_YES.test(label) ? "wanted" : undefined;
}

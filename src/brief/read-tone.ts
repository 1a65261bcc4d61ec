import { pattern } from "#src/lib/pattern.ts";
import { isLikened, manners, tones } from "./look-things.ts";
import lexicon from "./look-words.json";
import type { Evidence, Voice } from "./parsed-brief.ts";
import type { Word } from "./words.ts";

const DENIED = pattern()`^${lexicon.denied}$`;
const LOOK = pattern()`^${lexicon.look}$`;

export interface Tone {
  tone: Voice;
  evidence: Evidence[];
  confidence: number;
}

export function readTone(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
): Tone | undefined {
  const scores = new Map<Voice, { score: number; evidence: Evidence[] }>();
  for (const { from, to, value } of tones.find(words.slice(0, 4_000), { mask: isName })) {
    const word = words[from];
    const last = words[to];
    if (!word || !last) continue;
    if (value.isThing && !isLikened(words, from, to)) continue;
    const before = words
      .slice(Math.max(0, from - 4), from)
      .filter(({ sentence }) => sentence === word.sentence);
    if (before.slice(-3).some(({ low, clause }) => DENIED.test(low) && clause === word.clause)) continue;
    const around = words
      .slice(Math.max(0, from - 7), to + 7)
      .filter(({ sentence }) => sentence === word.sentence);
    const weight =
      value.weight *
      (around.some(({ low }) => LOOK.test(low)) ? 2 : 1) *
      (word.sentence > 8 && !around.some(({ low }) => LOOK.test(low)) ? 0.5 : 1);
    const known = scores.get(value.tone) ?? { score: 0, evidence: [] };
    known.score += weight;
    known.evidence.push({ text: text.slice(word.start, last.end), start: word.start, end: last.end });
    scores.set(value.tone, known);
  }
  const [best, second] = [...scores].sort(([, a], [, b]) => b.score - a.score);
  if (!best || best[1].score < 2) return toneOfManner(text, words);
  const [tone, { score, evidence }] = best;
  return {
    tone,
    evidence: evidence.slice(0, 4),
    confidence: Math.min(0.95, score / (score + (second?.[1].score ?? 0) + 2)),
  };
}

/** Guesses the tone from how the owner writes: "Dear Sirs" or "hiya". */
function toneOfManner(text: string, words: readonly Word[]): Tone | undefined {
  const byVoice = new Map<Voice, Evidence[]>();
  for (const { from, to, value } of manners.find(words.slice(0, 4_000))) {
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    byVoice.set(value, [...(byVoice.get(value) ?? []), { text: text.slice(start, end), start, end }]);
  }
  const [most] = [...byVoice].sort(([, a], [, b]) => b.length - a.length);
  return most && { tone: most[0], evidence: most[1].slice(0, 4), confidence: 0.3 };
}

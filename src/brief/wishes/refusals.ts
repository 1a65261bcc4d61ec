import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import { headingOf } from "./list-heading.ts";
import type { Mention, Polarity } from "./mentions.ts";
import { refuseForward } from "./refuse-forward.ts";
import { isRefusedAfter } from "./refused-after.ts";
import lexicon from "./small-words.json";
import { LIGHT, plain, spoken } from "./spoken.ts";

const LATER = pattern()` ${lexicon.later}(?= )`;
const MAYBES =
  "maybe|perhaps|might|might want|might add|might need|possibly|not sure|not sure about|not sure if|not sure whether|unsure|unsure about|undecided|undecided about|undecided on|could add|thinking about|wondering about";

const MAYBE = pattern()` ${MAYBES}(?: \w+){0,4} $`;

/**
 * Decides for each mention whether the brief asks for it or refuses it. `firm` are the mentions with a
 * statement of their own rather than one shared by a list.
 */
export function polaritiesOf(text: string, words: readonly Word[], mentions: readonly Mention[]) {
  const polarities: Polarity[] = mentions.map(() => "wanted");
  const firm = new Set<number>();
  const lists = listsOf(words, mentions);
  const sentences = new Map<number, { from: number; to: number }>();
  words.forEach(({ sentence }, index) => {
    const known = sentences.get(sentence);
    if (known) known.to = index;
    else sentences.set(sentence, { from: index, to: index });
  });
  const starts = new Map(mentions.map(({ from }, index) => [from, index] as const));
  const spokenOf = new Set(mentions.map(({ from }) => words[from]?.sentence));
  for (const [sentence, { from, to }] of sentences)
    if (spokenOf.has(sentence)) refuseForward(words, from, to, mentions, starts, polarities, firm);
  for (const list of lists) {
    const first = mentions[list[0] ?? 0] as Mention;
    const last = mentions[list.at(-1) ?? 0] as Mention;
    const bounds = sentences.get(words[last.from]?.sentence ?? 0);
    if (!bounds) continue;
    const say = (polarity: Polarity) => {
      for (const index of list) {
        polarities[index] = polarity;
        if (polarity === "out") firm.add(index);
      }
    };
    const heading = headingOf(words, first.from, sentences);
    if (heading === "out") {
      // After "Not needed:", "but" asks again.
      if (!/ (?:but|however|instead) /.test(spoken(words, bounds.from, first.from))) say("out");
    }
    if (isMaybe(words, first, last, bounds)) say("unsure");
    const next = mentions
      .slice((list.at(-1) ?? 0) + 1, (list.at(-1) ?? 0) + 5)
      .find((one) => isAnother(words, one))?.from;
    if (isRefusedAfter(text, words, first, last, bounds, starts, next)) {
      // "A gallery, a map, a blog not" refuses only the last, because no "and" joins them.
      const isBare = /^ (?:not|no|nope|nah|never|none)(?: thanks| please)? $/.test(
        spoken(words, last.to + 1, Math.min(bounds.to + 1, last.to + 6)),
      );
      const before = mentions[list.at(-2) ?? -1];
      if (isBare && before && !/ (?:and|or|nor) /.test(spoken(words, before.to + 1, last.from)))
        list.splice(0, list.length - 1);
      say("out");
    } else if (isSameAsBefore(words, last, bounds)) {
      const before = mentions.findLastIndex(({ to }) => to < bounds.from);
      const known = polarities[before];
      if (known) say(known);
    }
  }
  return { polarities, firm };
}

/**
 * Whether a word is used as a feature rather than in its ordinary sense, as "people" is in "newsletters annoy
 * people".
 */
const isAnother = (words: readonly Word[], { from, value }: Mention) =>
  value.how === "said" ||
  /[,;:/&+]/.test(words[from]?.gap ?? "") ||
  /^(?:and|or|nor|a|an|the|our|with|plus)$/.test(words[from - 1]?.low ?? "");

/** Groups mentions joined by commas and function words. They are wanted or refused together. */
function listsOf(words: readonly Word[], mentions: readonly Mention[]) {
  const lists: number[][] = [];
  mentions.forEach(({ from }, index) => {
    const before = mentions[index - 1];
    const list = lists.at(-1);
    const isJoined =
      before !== undefined &&
      list !== undefined &&
      words[before.from]?.sentence === words[from]?.sentence &&
      from - before.to <= 5 &&
      words.slice(before.to + 1, from).every((word) => LIGHT.test(plain(word))) &&
      words.slice(before.to + 1, from + 1).every(({ gap }) => /^[\s,/&+–-]*$/.test(gap));
    if (isJoined) list.push(index);
    else lists.push([index]);
  });
  return lists;
}

/** "Prices too." repeats the statement of the sentence before. */
function isSameAsBefore(words: readonly Word[], last: Mention, bounds: { from: number; to: number }) {
  if (bounds.to - bounds.from >= 6) return false;
  const sentence = spoken(words, bounds.from, bounds.to + 1);
  return (
    /^ (?:too|likewise|as well|neither|either|same|ditto|also not|the same) $/.test(
      spoken(words, last.to + 1, bounds.to + 1),
    ) || /^ (?:same (?:for|with|goes for)|likewise|ditto) /.test(sentence)
  );
}

function isMaybe(
  words: readonly Word[],
  first: Mention,
  last: Mention,
  bounds: { from: number; to: number },
) {
  const before = spoken(words, Math.max(bounds.from, first.from - 8), first.from);
  const after = spoken(words, last.to + 1, Math.min(bounds.to + 1, last.to + 7));
  return MAYBE.test(before) && (LATER.test(after) || / not sure| unsure| undecided/.test(before));
}

import type { Facts } from "../facts/read-facts.ts";
import { type Evidence, type Feature, features } from "../parsed-brief.ts";
import type { MarkFound } from "../reader/read-marks.ts";
import type { Word } from "../words.ts";
import { isAskedFor, isDone, isItem, isRefusable } from "./lists.ts";
import { isElsewhere } from "./meanings.ts";
import { type Mention, mentionsIn, type Polarity } from "./mentions.ts";
import { oldSiteIn } from "./old-site.ts";
import { polaritiesOf } from "./refusals.ts";

export interface Wishes {
  wanted: Map<Feature, Evidence[]>;
  out: Map<Feature, Evidence[]>;
}

interface Marked {
  mention: Mention;
  polarity: Polarity;
}

/** Returns the features that a brief asks for, and those that it refuses. */
export function readFeatures(
  text: string,
  words: readonly Word[],
  facts: Facts,
  industry: string,
  mask: (index: number) => boolean,
  markOf: (mark: string) => MarkFound | undefined,
  isShort: boolean,
): Wishes {
  const isOld = oldSiteIn(text, words);
  const mentions = mentionsIn(words, (index) => mask(index) || isOld(index)).filter(
    ({ value }) => value.feature !== undefined,
  );
  const { polarities, firm } = polaritiesOf(text, words, mentions);
  const marked = mentions.map(
    (mention, index): Marked => ({ mention, polarity: polarities[index] ?? "wanted" }),
  );
  const wanted = new Map<Feature, Evidence[]>();
  const out = new Map<Feature, Evidence[]>();
  const said = { wanted: new Set<Feature>(), out: new Set<Feature>() };
  const sizes = new Map<number, number>();
  for (const { sentence } of words) sizes.set(sentence, (sizes.get(sentence) ?? 0) + 1);

  for (const [index, { mention, polarity }] of marked.entries()) {
    const { feature, how } = mention.value;
    const [first, last] = [words[mention.from], words[mention.to]];
    if (!first || !last || !feature || polarity === "unsure") continue;
    if (isElsewhere(words, mention, industry, polarity)) continue;
    if (how === "listed" && !isDone(words, mention)) {
      const near = marked
        .slice(Math.max(0, index - 8), index + 9)
        .filter((other) => other.mention !== mention);
      if (!isAmong(words, mention, near, sizes.get(first.sentence) ?? 0)) {
        const isAsked =
          polarity === "out"
            ? firm.has(index) || isRefusable(words, mention)
            : isAskedFor(words, mention) && !NOT_ALONE.has(feature);
        if (!isAsked) continue;
      }
    }
    const evidence = { text: text.slice(first.start, last.end), start: first.start, end: last.end };
    const into = polarity === "out" ? out : wanted;
    if (how === "said") (polarity === "out" ? said.out : said.wanted).add(feature);
    const known = into.get(feature);
    if (known) known.push(evidence);
    else into.set(feature, [evidence]);
  }

  // "It's $135 a day but dont put that on the website"
  const unsaid = facts.prices.filter(({ end }) => UNSAID.test(text.slice(end, end + 48).toLowerCase()));
  if (unsaid.length > 0 && !wanted.has("pricing")) out.set("pricing", unsaid);
  // A refusal with an ambiguous ("listed") word does not cancel an explicit wish: "No booking for building
  // work" and "recent projects".
  for (const feature of [...out.keys()]) {
    if (said.wanted.has(feature) && !said.out.has(feature)) out.delete(feature);
    else wanted.delete(feature);
  }
  const wishes = weigh({ wanted, out }, markOf, isShort ? IN_SHORT : 1);
  addFrom(facts, wishes);
  return wishes;
}

/** A site shows the hours and the prices that a brief states, unless it says otherwise. */
function addFrom({ hours, prices }: Facts, { wanted, out }: Wishes) {
  if (hours.length > 0 && !out.has("opening-hours"))
    wanted.set("opening-hours", [...(wanted.get("opening-hours") ?? []), ...hours]);
  if (prices.length > 1 && !out.has("pricing") && !wanted.has("menu"))
    wanted.set("pricing", [...(wanted.get("pricing") ?? []), ...prices]);
}

/**
 * How much each sign counts in the log odds that a feature is asked for, and that it is refused: what the network says of
 * it, of the opposite, and of another feature in the same words, and a phrase of the lexicon that says so or the opposite.
 * Fitted to briefs that the network had not learned from (decision 019).
 */
const WEIGHTS = {
  wanted: { odds: 0.98, opposite: 0, other: -0.14, phrase: 1.28, denied: -2.26, constant: -0.74 },
  out: { odds: 1.07, opposite: -0.25, other: -0.15, phrase: 4.34, denied: -0.45, constant: -1.64 },
};

/** How many times more a phrase counts in a short text, which tells the network little. */
const IN_SHORT = 4;

/** Weighs the wishes that the lexicon tells with those that the network found. */
function weigh(
  { wanted, out }: Wishes,
  markOf: (mark: string) => MarkFound | undefined,
  times: number,
): Wishes {
  const result: Wishes = { wanted: new Map(), out: new Map() };
  for (const feature of features) {
    const [wish, refusal] = [markOf(`+${feature}`), markOf(`-${feature}`)];
    if (!wish || !refusal) continue;
    const [said, refused] = [wanted.get(feature), out.get(feature)];
    const odds = {
      wanted: weighed(WEIGHTS.wanted, wish, refusal.odds) + times * ofPhrases(WEIGHTS.wanted, said, refused),
      out: weighed(WEIGHTS.out, refusal, wish.odds) + times * ofPhrases(WEIGHTS.out, refused, said),
    };
    const side = odds.out > odds.wanted ? "out" : "wanted";
    if (odds[side] <= 0) continue;
    const found = side === "out" ? refusal : wish;
    result[side].set(feature, (side === "out" ? refused : said) ?? [found.evidence]);
  }
  return result;
}

type Weights = (typeof WEIGHTS)["wanted"];

const weighed = ({ odds, opposite, other, constant }: Weights, found: MarkFound, ofOpposite: number) =>
  odds * found.odds + opposite * ofOpposite + other * found.otherOdds + constant;

const ofPhrases = ({ phrase, denied }: Weights, said: unknown, refused: unknown) =>
  (said ? phrase : 0) + (refused ? denied : 0);

const UNSAID =
  /^[^.\n]{0,14}\b(?:don['’]?t|do not|not to) (?:put|show|list|publish|print|say|mention) (?:that|this|it)\b/;
const NOT_ALONE = new Set<Feature>(["contact-form", "opening-hours", "donations", "map", "before-after"]);

/** "Reviews from owners" does not mention the owners as a feature. */
const OF = /^(?:from|of|by|for|about|on|with)$/;

/**
 * Whether a mention stands in a list of features, within its sentence or as one short sentence of several.
 */
function isAmong(words: readonly Word[], mention: Mention, near: readonly Marked[], size: number) {
  const { sentence = 0 } = words[mention.from] ?? {};
  const sentenceOf = ({ mention: { from } }: Marked) => words[from]?.sentence ?? 0;
  // "Booking prices pics" is a list too.
  let { from, to } = mention;
  const isNext = (at: number) => words[at]?.sentence === sentence && /^\s$/.test(words[at]?.gap ?? "");
  for (const other of near) if (other.mention.from === to + 1 && isNext(to + 1)) ({ to } = other.mention);
  for (const other of near.toReversed())
    if (other.mention.to === from - 1 && isNext(from) && !OF.test(words[from - 1]?.low ?? ""))
      ({ from } = other.mention);
  if (!isItem(words, { from, to }, true)) return false;
  return (
    near.some(
      (other) =>
        other.mention.value.how === "said" &&
        other.mention.value.feature !== mention.value.feature &&
        sentenceOf(other) === sentence &&
        Math.abs(other.mention.from - mention.from) <= 8,
    ) ||
    (size <= 3 && near.some((other) => Math.abs(sentenceOf(other) - sentence) <= 2))
  );
}

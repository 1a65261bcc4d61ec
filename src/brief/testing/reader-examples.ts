import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readFacts } from "../facts/read-facts.ts";
import { features, voices } from "../parsed-brief.ts";
import { hashed, tokensOf } from "../reader/tokens.ts";
import { understand } from "../understand.ts";
import { wordsOf } from "../words.ts";
import { generatedBriefs } from "./generated/generate.ts";
import { type Chance, createChance } from "./generated/random.ts";
import { plainName } from "./measure.ts";
import { BRIEFS, INDUSTRIES, readBriefs, type Sample } from "./read-briefs.ts";

/** The outputs of the network for each token. */
export const MARKS = [
  ...features.map((feature) => `+${feature}`),
  ...features.map((feature) => `-${feature}`),
  ...voices.map((voice) => `tone:${voice}`),
  "colour",
  "place",
];
/** The rows of the tables of beginnings and endings. */
export const AFFIXES = 1024;
/** The longest name, in tokens. */
const LONGEST = 10;
const GENERATED = 3000;
/** The seed of the briefs to learn from; brief:score and the tests use others. */
const SEED = 77;
/** The first file whose labels cover tone and colours, too. */
const FULL_LABELS = 20;
/** The texts of earlier files are short and plain, as most briefs are, and fewer than the others. */
const FIRST_LATER = 33;
/** The texts from this file on are as varied as those that owners write. */
const FIRST_VARIED = 70;
const OFTEN = 3;

type Text = Pick<Sample, "brief" | "name" | "spans">;

/**
 * Returns the examples that scripts/fit-reader.py learns from: the training set, texts with nothing but names, and
 * generated briefs. Each has the text itself and others made of it: in small letters or capitals, and with the name of
 * another business of the industry.
 */
export function* readerExamples() {
  const written = readdirSync(join(BRIEFS, "training")).map((name) => `training/${name}`);
  const named = readdirSync(join(BRIEFS, "names")).map((name) => `names/${name}`);
  const sets = [
    ...[INDUSTRIES, ...written, ...named].map((file) => ({ file, samples: readBriefs(file) })),
    { file: "generated", samples: generatedBriefs(GENERATED, SEED) as Sample[] },
  ];
  const chance = createChance(SEED);
  const names = new Map<string, string[]>();
  for (const { industry, name } of sets.flatMap(({ samples }) => samples))
    if (name) names.set(industry, [...(names.get(industry) ?? []), name]);
  for (const { file, samples } of sets) {
    const number = Number(/briefs-(\d+)/.exec(file)?.[1]);
    for (const sample of samples) {
      const others = names.get(sample.industry) ?? [];
      const texts = [sample, ...(file === "generated" ? [] : variantsOf(sample, others, chance))];
      yield {
        file,
        isGenerated: file === "generated",
        times: number < FIRST_LATER || number >= FIRST_VARIED || file === INDUSTRIES ? OFTEN : 1,
        texts: texts.map(encoded),
        ...labelsOf(sample, file.startsWith("names/"), number >= FULL_LABELS),
      };
    }
  }
}

/** The labels of a whole text by mark: 1 said, 0 not said, and null where the label does not tell. */
function labelsOf({ brief, features, wantedOut, others }: Sample, hasNameOnly: boolean, isFull: boolean) {
  const implied = hasNameOnly ? [] : understand(brief).facts;
  const isImplied = (mark: string) =>
    !Array.isArray(implied) &&
    ((mark === "+opening-hours" && implied.hours.length > 0) ||
      (mark === "+pricing" && implied.prices.length > 0));
  const said = new Set([
    ...features.map((feature) => `+${feature}`),
    ...wantedOut.map((feature) => `-${feature}`),
    ...(others.tone ? [`tone:${others.tone}`] : []),
    ...(others.palette ? ["colour"] : []),
    ...(others.place ? ["place"] : []),
  ]);
  const labels = MARKS.map((mark) => {
    if (hasNameOnly || (!/^[+-]/.test(mark) && !isFull)) return null;
    if (said.has(mark)) return 1;
    return isImplied(mark) ? null : 0;
  });
  return { labels, place: others.place ?? null };
}

function variantsOf(
  { brief, name, spans, industry }: Sample,
  names: readonly string[],
  chance: Chance,
): Text[] {
  const kind = chance.next();
  const cased = kind < 1 / 3 ? brief.toLowerCase() : kind < 0.45 ? brief.toUpperCase() : brief;
  const variants: Text[] =
    cased !== brief && cased.length === brief.length ? [{ brief: cased, name, spans: spans ?? [] }] : [];
  const rest = name && brief.startsWith(name) ? LATER.exec(brief.slice(name.length))?.[1] : undefined;
  if (rest && brief.length < SHORT && !rest.includes(name ?? ""))
    variants.push({ brief: `${rest.replace(/[.!]$/, "")}${chance.pick([", ", ". "])}${name}`, name });
  const other = chance.pick(names.length > 0 ? names : [""]);
  const isInAddress = name && new RegExp(`[@#.]\\w*${letters(name).slice(0, 6)}`, "i").test(brief);
  if (name && industry !== "-" && other && name.length > 3 && brief.includes(name) && !isInAddress)
    variants.push({ brief: brief.replaceAll(name, likeThis(name, other)), name: likeThis(name, other) });
  return variants;
}

/** The rest of a text that begins with its name, if the name could as well stand at the end. */
const LATER = /^\s*(?:[.,:;!|]|[-–—]|is (?=an? ))\s*([\s\S]{12,})$/;
const SHORT = 260;

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

function likeThis(name: string, other: string) {
  if (name === name.toLowerCase()) return other.toLowerCase();
  return name === name.toUpperCase() ? other.toUpperCase() : other;
}

function encoded({ brief, name, spans }: Text) {
  const tokens = tokensOf(brief, readFacts(brief, wordsOf(brief)).emails);
  return {
    text: brief,
    hasName: name !== undefined,
    names: name === undefined ? [] : placesOf(name, brief, tokens),
    words: tokens.map(({ low }) => low),
    endings: tokens.map(({ low }) => hashed(`s${low.slice(-3)}`, AFFIXES)),
    beginnings: tokens.map(({ low }) => hashed(`p${low.slice(0, 3)}`, AFFIXES)),
    shapes: tokens.map(({ shape }) => shape),
    signs: tokens.map(({ signs }) => signs),
    starts: tokens.map(({ start }) => start),
    ends: tokens.map(({ end }) => end),
    marks: spans?.flatMap(([mark, start, end]) =>
      tokens.flatMap((token, at) =>
        MARKS.includes(mark) && token.start >= start && token.end <= end && token.low !== "\n"
          ? [[at, MARKS.indexOf(mark)]]
          : [],
      ),
    ),
  };
}

/** Returns the first and the last token of each place where a name stands. */
function placesOf(name: string, brief: string, tokens: ReturnType<typeof tokensOf>) {
  const wanted = plainName(name);
  return tokens.flatMap(({ start }, from) => {
    for (let to = from; to < Math.min(tokens.length, from + LONGEST); to++) {
      const found = plainName(brief.slice(start, tokens[to]?.end));
      if (found === wanted) return [[from, to]];
      if (found.length > wanted.length) break;
    }
    return [];
  });
}

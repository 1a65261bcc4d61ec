import { writeFileSync } from "node:fs";
import { featuresOf, MIN_FEATURES, oddsOf } from "#src/apps/wanted/features.ts";
import { descriptions, jsonBriefs, markedBriefs, type Text } from "#src/apps/wanted/testing/texts.ts";
import { MIN_WORDS } from "#src/apps/wanted/wanted.ts";
import wanted from "#tests/apps/wanted.json" with { type: "json" };

/** Of the marked briefs, every third is learned from, and every third is to measure with. */
const THIRD = 3;
const ROUNDS = 12;
const RATE = 0.3;
const DECAY = 1e-5;
const MOST_WEIGHTS = 1_500;
/** The fewest descriptions, or briefs, with a feature that is learned. */
const FEWEST = { app: 3, site: 32 };
/** Descriptions are few, and weigh together a third of what briefs weigh. */
const APPS_TO_SITES = 1 / 3;
/** The briefs that were written as ordinary people type count as often as several of the large sets. */
const TIMES_AS_MUCH = 5;
/** A text of which nothing is known is for a website. */
const BIAS = -1.5;
/** A feature of one description says as much about how common it is as one of ten briefs. */
const BRIEFS_PER_DESCRIPTION = 10;
const MOST_COMMON = 400;

interface Example {
  features: string[];
  isApp: 0 | 1;
}

type Weights = Map<string, number>;

const isLong = ({ text }: { text: string }) => text.split(/\s+/).length >= MIN_WORDS;
const exampleOf =
  (isApp: 0 | 1) =>
  ({ text }: { text: string }): Example => ({ features: featuresOf(text), isApp });

const apps: (Text & Example)[] = [
  ...descriptions,
  ...wanted.app.map((text) => ({ text, set: "apps/wanted.json" })),
]
  .filter(isLong)
  .map((one) => ({ ...one, ...exampleOf(1)(one) }));
const sites = [
  ...Array.from({ length: TIMES_AS_MUCH }, () => [
    ...jsonBriefs,
    ...wanted.site.map((text) => ({ text })),
  ]).flat(),
  ...markedBriefs.filter(({ set }, at) => set !== "training" || at % THIRD === 0),
]
  .filter(isLong)
  .map(exampleOf(0));
const others = markedBriefs.filter(({ set }, at) => set === "training" && at % THIRD === 1).map(exampleOf(0));

let state = 1;
/** A small generator, so that the weights are the same each time. */
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

function shuffle<T>(list: T[]) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}

/** Logistic regression by stochastic gradient descent, with a step of its own for each weight. */
function fitWeights(examples: readonly Example[], known: ReadonlySet<string>, weightOfApps: number): Weights {
  const weights = new Map([...known].map((feature) => [feature, 0]));
  const squares = new Map([...known].map((feature) => [feature, 1e-8]));
  const rows = examples.map(({ features, isApp }) => ({
    features: features.filter((feature) => known.has(feature)),
    isApp,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rows);
    for (const { features, isApp } of rows) {
      const chance = 1 / (1 + Math.exp(-oddsOf(features, weights, BIAS)));
      const error = (chance - isApp) * (isApp ? weightOfApps : 1);
      const share = 1 / Math.sqrt(Math.max(MIN_FEATURES, features.length));
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        const slope = error * share + DECAY * weight;
        const square = (squares.get(feature) ?? 0) + slope ** 2;
        squares.set(feature, square);
        weights.set(feature, weight - (RATE * slope) / Math.sqrt(square));
      }
    }
  }
  return weights;
}

/** Fits twice: the features that said most the first time are the only ones of the second. */
function learn(fromApps: readonly Example[], fromSites: readonly Example[]): Weights {
  const counts = new Map<string, { app: number; site: number }>();
  for (const { features, isApp } of [...fromApps, ...fromSites]) {
    for (const feature of features) {
      const count = counts.get(feature) ?? { app: 0, site: 0 };
      count[isApp ? "app" : "site"]++;
      counts.set(feature, count);
    }
  }
  const common = [...counts].filter(([, { app, site }]) => app >= FEWEST.app || site >= FEWEST.site);
  const examples = [...fromApps, ...fromSites];
  const weightOfApps = (fromSites.length / fromApps.length) * APPS_TO_SITES;
  const first = fitWeights(examples, new Set(common.map(([feature]) => feature)), weightOfApps);
  const worthOf = ([feature, { app, site }]: (typeof common)[number]) =>
    Math.abs(first.get(feature) ?? 0) * Math.sqrt(Math.min(MOST_COMMON, site + app * BRIEFS_PER_DESCRIPTION));
  const best = common
    .toSorted((one, other) => worthOf(other) - worthOf(one))
    .slice(0, MOST_WEIGHTS)
    .map(([feature]) => feature);
  return fitWeights(examples, new Set(best), weightOfApps);
}

const scoresOf = (examples: readonly Example[], weights: Weights) =>
  examples.map(({ features }) => oddsOf(features, weights, BIAS));
const shareFrom = (scores: readonly number[], least: number) =>
  `${((100 * scores.filter((score) => score >= least).length) / scores.length).toFixed(1)} %`;
/** The odds that a share of the briefs that nothing was learned from reaches. */
const leastFor = (share: number, weights: Weights) =>
  scoresOf(others, weights).sort((one, other) => other - one)[Math.floor(others.length * share)] ?? 0;

for (const set of new Set(apps.map(({ set }) => set))) {
  const weights = learn(
    apps.filter((one) => one.set !== set),
    sites,
  );
  const found = scoresOf(
    apps.filter((one) => one.set === set),
    weights,
  );
  const shares = [0.002, 0.005, 0.01].map((share) => shareFrom(found, leastFor(share, weights)));
  console.log(`${set}: ${shares.join(", ")} found where 0.2, 0.5 and 1 % of the briefs are taken for an app`);
}

const weights = learn(apps, sites);
for (const share of [0.002, 0.005, 0.01])
  console.log(`${100 * share} % of the briefs from ${leastFor(share, weights).toFixed(2)}`);

const grouped = new Map<string, string[]>();
for (const [feature, weight] of weights) {
  const rounded = weight.toFixed(1);
  grouped.set(rounded, [...(grouped.get(rounded) ?? []), feature]);
}
const stored = {
  bias: BIAS,
  weights: Object.fromEntries(
    [...grouped]
      .filter(([weight]) => Number(weight) !== 0)
      .toSorted(([one], [other]) => Number(other) - Number(one))
      .map(([weight, features]) => [weight, features.sort().join("|")]),
  ),
};
const file = new URL("../../src/apps/wanted/wanted-weights.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);

import type { Sample } from "../read-briefs.ts";
import { prices, type SaidKind, saidFact } from "./facts.ts";
import { type Form, forms, written } from "./forms.ts";
import { locales } from "./locales.ts";
import { nameOf, personOf } from "./names.ts";
import { type Chance, createChance } from "./random.ts";
import type { Told } from "./told.ts";
import industries from "./trades.json";
import wishes from "./wishes.json";
import words from "./words.json";

export interface GeneratedSample extends Sample {
  form: Form;
  /** A prompt injection, which must not appear on the site. */
  instruction: string;
}

type IndustryId = keyof typeof industries;
const industryIds = Object.keys(industries) as IndustryId[];
const KINDS: readonly SaidKind[] = [
  "phone",
  "email",
  "site",
  "hours",
  "address",
  "since",
  "span",
  "award",
  "amount",
  "amount",
  "amount",
  "code",
  "date",
];
const featureIds = Object.keys(wishes.features) as (keyof typeof wishes.features)[];
const toneIds = Object.keys(wishes.tones) as (keyof typeof wishes.tones)[];

/** Generates briefs with the facts they contain. Deterministic for a given seed. */
export function generatedBriefs(count: number, seed: number): GeneratedSample[] {
  return Array.from({ length: count }, (_, index) => generated(createChance(seed * 100_003 + index), index));
}

function generated(chance: Chance, index: number): GeneratedSample {
  const industry = industryIds[index % industryIds.length] ?? "bakery";
  const { is, does, sells } = industries[industry];
  const locale = chance.isTrue(0.35) ? "en-GB" : chance.isTrue(0.35) ? "en-US" : chance.pick(locales);
  const town = chance.pick(words.towns[locale]);
  const region = chance.pick(words.regions[locale]);
  const noun = chance.pick(is);
  const name = chance.isTrue(0.12) ? "" : nameOf(chance, { industry, noun, town });
  const hasPlace = chance.isTrue(0.85);
  const kinds = chance.some(KINDS, chance.whole(0, 5));
  const facts = [...new Set(kinds)].map((kind) =>
    saidFact(chance, { kind, locale, industry, town, region, name }),
  );
  const items = chance.some(sells, chance.pick([0, 0, 1, 2, 3, 4]));
  const amounts = prices(chance, locale, items.length);
  const asked = chance.some(
    featureIds.filter((id) => id !== "opening-hours" || !kinds.includes("hours")),
    chance.pick([0, 1, 2, 3, 4]),
  );
  const refusals = chance.isTrue(0.45) ? chance.whole(1, Math.min(3, asked.length)) : 0;
  // A feature is not refused if the brief states its prices or hours.
  const refused = asked
    .slice(0, refusals)
    .filter(
      (id) =>
        !(id === "pricing" && items.length > 0) &&
        id !== "opening-hours" &&
        !(id === "shop" && SHOPS.test(industry)),
    );
  const wanted = asked.slice(refusals);
  const tone = chance.isTrue(0.25) ? chance.pick(toneIds) : undefined;
  const told: Told = {
    industry,
    noun,
    does: chance.pick(does),
    name,
    person: personOf(chance),
    locale,
    town,
    where: hasPlace ? (chance.isTrue(0.7) ? town : `${town}, ${region}`) : "",
    facts,
    items: items.map((item, at) => ({ item, price: amounts[at] ?? "" })),
    wanted,
    refused,
    tonePhrase: tone ? chance.pick(wishes.tones[tone]) : "",
  };
  const form = chance.pick(forms);
  const { brief, instruction } = written(chance, form, told);
  const squeezed = brief.toLowerCase().replace(/\s+/g, " ");
  const isSaid = (text: string) => squeezed.includes(text.toLowerCase().replace(/\s+/g, " "));
  const asWritten = (text: string) => {
    const at = brief.toLowerCase().indexOf(text.toLowerCase());
    return at < 0 ? text : brief.slice(at, at + text.length);
  };
  const isRefusedAnyway = (id: string) => refused.includes(id as never);
  return {
    form,
    instruction,
    brief,
    industry,
    name: name && isSaid(name) ? name : undefined,
    features: wanted.filter((id) => !isRefusedAnyway(id)),
    wantedOut: refused,
    facts: [...facts.map(({ text }) => text), ...amounts].filter(isSaid).map(asWritten),
    others: {
      ...(told.where && isSaid(town) && { place: town }),
      ...(tone && isSaid(told.tonePhrase) && { tone }),
    },
  };
}

const SHOPS = /^(?:bookshop|boutique|jewelry|florist)$/;

import type { Chance } from "./random.ts";
import industryNames from "./trade-names.json";
import words from "./words.json";

const list = (text: string) => text.split(" ");
const firsts = list(words.firsts);
const seconds = list(words.seconds);
const coined = list(words.coined);
const suffixes = list(words.suffixes);
const leads = list(words.leads);
const phrases = words.phrases.split("|");
export const firstNames = list(words.firstNames);
export const surnames = list(words.surnames);

/** Industries in which the business is named after a person. */
const SOLO = new Set(
  "photography musician tutoring interior-design consulting architecture handyman electrician jewelry wedding-planner".split(
    " ",
  ),
);

/** Generates the name of a business from several naming conventions. */
export function nameOf(
  chance: Chance,
  { industry, noun, town }: { industry: string; noun: string; town: string },
): string {
  const last = noun.split(" ").at(-1) ?? noun;
  const kind = last.charAt(0).toUpperCase() + last.slice(1);
  const first = () => chance.pick(firsts);
  const second = () => chance.pick(seconds);
  const surname = () => chance.pick(surnames);
  const person = () => chance.pick(firstNames);
  const craft = () => chance.pick(industryNames[industry as keyof typeof industryNames] ?? [kind]);
  if (chance.isTrue(0.4)) {
    const own: (() => string)[] = [
      () => `${surname()} ${craft()}`,
      () => `${first()} ${craft()}`,
      () => `${first()} ${second()} ${craft()}`,
      () => `${second()} ${craft()}`,
      () => `${chance.pick(leads)} ${craft()}`,
      () => `${chance.pick(leads)} ${second()} ${craft()}`,
      () => `The ${first()} ${craft()}`,
      () => `${surname()} & ${chance.pick(["Sons", "Daughters", "Son"])} ${craft()}`,
      () => `${person()}'s ${craft()}`,
      () => `${town} ${craft()}`,
      () => `${chance.letters(1)} & ${chance.letters(1)} ${craft()}`,
      () => `${chance.letters(1)} ${chance.letters(1)} ${surname()} ${craft()}`,
      () => `${craft()} by ${person()}`,
      () => `${surname()} ${craft()} ${chance.pick(["Ltd", "LLC", "Inc", "Pty Ltd", "Pvt Ltd", "Limited"])}`,
      () => `${first()} ${second()} ${chance.pick(["Ltd", "LLC", "Limited"])}`,
    ];
    return chance.pick(own)();
  }
  if (chance.isTrue(0.12)) return chance.pick(phrases);
  const ways: (() => string)[] = [
    () => `${first()} & ${second()}`,
    () => `${first()} and ${second()}`,
    () => `${first()} ${second()}`,
    () => `The ${first()} ${second()}`,
    () => `The ${second()}`,
    () => `${first()}${second().toLowerCase()}`,
    () => `${surname()} & ${surname()}`,
    () => `${surname()} ${surname()} LLP`,
    () => `${surname()} ${kind}`,
    () => `${surname()} & ${chance.pick(["Sons", "Daughters", "Co.", "Son"])}`,
    () => `${surname()} Bros`,
    () => `${person()}'s`,
    () => `${person()}'s ${kind}`,
    () => `${chance.pick(["Aunt", "Uncle", "Mama", "Papa", "Nana"])} ${person()}'s`,
    () => chance.pick(coined),
    () => `${chance.pick(coined)} ${kind}`,
    () => `${town} ${kind}`,
    () => `${town} ${first()} ${second()}`,
    () => `${first()} ${second()} ${kind}`,
    () => `${first()} ${second()} ${chance.pick(suffixes)}`,
    () => `House of ${surname()}`,
    () => `${second()} on the ${chance.pick(["Hill", "Green", "Corner", "Quay"])}`,
    () => `${chance.pick(["Nine", "Seven", "Three", "Two", "Twelve"])} ${second()}s`,
    () => `No. ${chance.whole(2, 99)}`,
    () => `${second()} ${chance.whole(3, 99)}`,
    () => `Studio ${surname()}`,
    () => `${first()}-${second()}`,
    () => `${chance.pick(["Café", "Casa", "Maison", "Villa", "Chez"])} ${person()}`,
    () => `Dr ${surname()}`,
  ];
  if (SOLO.has(industry) && chance.isTrue(0.35)) return `${person()} ${surname()}`;
  return chance.pick(ways)();
}

export const personOf = (chance: Chance) => chance.pick(firstNames);

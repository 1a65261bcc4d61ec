import type { Block, Page, SiteDocument } from "#src/sites/document.ts";
import { isShouted } from "../write/edited.ts";
import { textsIn } from "../write/not-on-site.ts";

/** "NMLS 6752452" is no sentence. */
const REGISTERED = /^\p{Lu}{2,6} \p{Lu}*\d+\.?$/u;

/** Texts that stand in for something, or that were written for no business in particular. */
const STANDING_IN =
  /\bSample \p{L}|lorem ipsum|from hello to done|what it is, and for whom|say hello|leave it to us|tell us what you need|a few words are enough|good to see you|here we are\b|\bplaceholder\b|undefined|\[object/iu;
const CONTACT =
  /\b(?:get in touch|contact us|write to us|call us|ring us|text us|e-?mail us|book online|order online|send the order|drop us a line)\b/i;
/** The list without which a block of this kind is empty. */
const LISTS: Partial<Record<Block["kind"], string>> = {
  services: "services",
  menu: "sections",
  gallery: "pictures",
  testimonials: "testimonials",
  team: "people",
  hours: "days",
  events: "events",
  questions: "questions",
  features: "features",
  about: "paragraphs",
  journal: "posts",
  comparison: "pairs",
};

/** Returns what an owner would have to mend on a site that was made of a brief. */
export function writingFaults(document: SiteDocument, brief: string): string[] {
  const { business, tagline } = document.meta;
  const heading = business.name || tagline;
  const texts = document.pages.flatMap((page) => shownBlocks(page).flatMap(({ data }) => textsIn(data)));
  const isReachable = business.phone !== "" || business.email !== "";
  const said = brief.toLowerCase();
  return [
    ...texts
      .filter((text) => STANDING_IN.test(text) && !said.includes(text.toLowerCase()))
      .map(as("stands in for something")),
    ...(heading === "" || /^Your \p{Ll}/u.test(heading) ? [`no heading: ${heading}`] : []),
    ...(/^\p{Ll}(?!\p{Lu})/u.test(heading) ? [`lower-case name: ${heading}`] : []),
    ...texts
      .flatMap(sentencesOf)
      .filter(
        (one) => isShouted(one) && !REGISTERED.test(one) && !(business.name && one.includes(business.name)),
      )
      .map(as("in capitals")),
    ...document.pages.flatMap((page) => [
      ...twiceOn(page).map(as("twice on a page")),
      ...shownBlocks(page).flatMap((block) => [...emptyIn(block), ...pricesWithoutThing(block)]),
    ]),
    ...(isReachable
      ? []
      : texts
          .filter((text) => CONTACT.test(text) && !said.includes(text.toLowerCase().slice(0, 12)))
          .map(as("contact that is not there"))),
  ];
}

const as = (fault: string) => (text: string) => `${fault}: ${text.slice(0, 140)}`;
const shownBlocks = ({ blocks }: Page) => blocks.filter(({ isHidden }) => !isHidden);
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

const FEWEST_WORDS = 4;

function twiceOn(page: Page) {
  const seen = new Set<string>();
  return (
    shownBlocks(page)
      .flatMap(({ data }) => textsIn(data))
      .flatMap(sentencesOf)
      // "9 a.m." ends no sentence.
      .filter((one) => /(?<![ap]\.m)[.!?]$/.test(one) && one.split(" ").length >= FEWEST_WORDS)
      .filter((one) => {
        const isKnown = seen.has(one.toLowerCase());
        seen.add(one.toLowerCase());
        return isKnown;
      })
  );
}

function emptyIn({ kind, data }: Block) {
  const list = LISTS[kind];
  const value = list && (data as Record<string, unknown>)[list];
  const isEmpty = Array.isArray(value)
    ? value.length === 0
    : kind === "hero" && textsIn(data).join("") === "";
  return isEmpty ? [`empty block: ${kind}`] : [];
}

function pricesWithoutThing(block: Block) {
  if (block.kind !== "menu") return [];
  return block.data.sections
    .flatMap(({ entries }) => entries)
    .filter(({ name, price }) => price !== "" && /^(?:prices?)?$/i.test(name.trim()))
    .map(({ price }) => `price without its thing: ${price}`);
}

import { blocks } from "../blocks/blocks.ts";
import type { Block } from "../document.ts";
import { setLook, writeField } from "../edit/edit-blocks.ts";
import { isMarkedSample, isOwn, isOwnEntry, type Samples } from "../head/samples.ts";
import {
  type Checked,
  type FieldValue,
  type Finding,
  type Fix,
  listed,
  placeOf,
  quoted,
  type ShownPage,
  textsOf,
  valuesOf,
} from "./finding.ts";

/** Reports facts that a template or a brief made up and that are still on the site. */
export function checkSamples(checked: Checked): Finding[] {
  return [...businessSamples(checked), ...checked.pages.flatMap((shown) => blockSamples(checked, shown))];
}

const BUSINESS = {
  name: "name",
  phone: "telephone number",
  email: "e-mail address",
  street: "street",
} as const;

function businessSamples({ document, samples }: Checked): Finding[] {
  const { business } = document.meta;
  const names = Object.entries(BUSINESS).flatMap(([field, name]) => {
    const text = business[field as keyof typeof BUSINESS];
    return text && !isOwn(text, samples) ? [name] : [];
  });
  if (names.length === 0) return [];
  const verb = names.length === 1 ? "is a sample" : "are samples";
  return [
    {
      id: "sample business",
      rule: "sample",
      words: `The ${listed(names)} of the business ${verb}. Write your own.`,
      place: {},
    },
  ];
}

interface Facts {
  /** The list with the samples. */
  field: string;
  what: string;
  count: number;
  samples: number;
  /** The list without its samples. */
  own: unknown[] | undefined;
}

function blockSamples({ samples }: Checked, shown: ShownPage): Finding[] {
  return shown.blocks.flatMap((block): Finding[] => {
    const facts = factsOf(block, samples);
    const marked = valuesOf(block).find((value) => textsOf(value).some(isMarkedSample));
    const path = facts ? [facts.field] : marked?.path;
    if (!path) return [];
    return [
      {
        id: `sample ${shown.page.id} ${block.id}`,
        rule: "sample",
        words: `${blocks[block.kind].label}: ${facts ? countOf(facts) : `${quoted(markedIn(marked))} is a sample`}.`,
        place: placeOf(shown, block, path),
        fix: facts && !block.isLocked ? fixOf(facts, block, shown.page.id) : undefined,
      },
    ];
  });
}

const markedIn = (found: FieldValue | undefined) => (found && textsOf(found).find(isMarkedSample)) ?? "";

function countOf({ samples, count, what }: Facts) {
  if (samples === count) return `all ${what} are samples`;
  return samples === 1 ? `one of the ${what} is a sample` : `${samples} of the ${what} are samples`;
}

/** A hero is never hidden: every page begins with one. */
function fixOf({ samples, count, own, field }: Facts, block: Block, page: string): Fix | undefined {
  const place = { page, block: block.id };
  if (samples === count && block.kind !== "hero") {
    return { label: "Hide the block", apply: (document) => setLook(document, place, { isHidden: true }) };
  }
  if (!own) return undefined;
  return { label: "Remove the samples", apply: (document) => writeField(document, place, [field], own) };
}

/** Counts the samples among the facts that a block lists; undefined if it has none. */
function factsOf(block: Block, samples: Samples): Facts | undefined {
  const isText = (text: string) => text.trim() !== "" && !isOwn(text, samples);
  const isEntry = (entry: object) => !isOwnEntry(entry, samples);
  switch (block.kind) {
    case "services":
      return counted("services", "services", block.data.services, (one) => one.price !== "" && isEntry(one));
    case "menu": {
      const lines = block.data.sections.flatMap(({ entries }) => entries);
      const facts = counted("sections", "prices", lines, isEntry);
      return facts && { ...facts, own: undefined };
    }
    case "shop":
      return counted("items", "items", block.data.items, isEntry);
    case "pricing":
      return counted("plans", "plans", block.data.plans, isEntry);
    case "team":
      return counted("people", "people", block.data.people, ({ name }) => isText(name));
    case "testimonials":
      return counted("testimonials", "voices", block.data.testimonials, ({ quote }) => isText(quote));
    case "questions":
      return counted("questions", "answers", block.data.questions, ({ answer }) => isText(answer));
    case "events":
      return counted("events", "events", block.data.events, ({ title }) => isText(title));
    case "journal":
      return counted("posts", "articles", block.data.posts, ({ title }) => isText(title));
    case "logos":
      return counted("logos", "names", block.data.logos, ({ name }) => isText(name));
    case "statistics":
      return counted("figures", "figures", block.data.figures, isEntry);
    case "hero":
      return counted("facts", "facts", block.data.facts, isEntry);
    case "hours": {
      const facts = counted("days", "days", block.data.days, isEntry);
      // The owner may well open on Mondays from 9 to 6, so only a whole week of samples counts.
      return facts?.samples === facts?.count ? facts : undefined;
    }
    default:
      return undefined;
  }
}

function counted<T>(
  field: string,
  what: string,
  entries: readonly T[],
  isSample: (entry: T) => boolean,
): Facts | undefined {
  const own = entries.filter((entry) => !isSample(entry));
  const samples = entries.length - own.length;
  return samples > 0 ? { field, what, count: entries.length, samples, own } : undefined;
}

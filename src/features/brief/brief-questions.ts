import { type OfferToTick, offersToTick } from "#src/brief/answers.ts";
import { toneLabels } from "#src/brief/feature-labels.ts";
import { type Feature, type ParsedBrief, voices } from "#src/brief/parsed-brief.ts";
import { questionsFor } from "#src/brief/trades/questions-for.ts";
import type { Trade } from "#src/brief/trades/trade.ts";
import { industries } from "#src/contract/industries.ts";

/** Questions answered by a choice change the address; the others add a sentence to the brief. */
export type Subject = "industry" | "contact" | "name" | "place" | "trade" | "tone" | "features";

export interface BriefQuestion {
  /** The subject; for a question of the trade, made of its words. */
  id: string;
  about: Subject;
  question: string;
  /** Suggested answers; without any, the visitor types one. */
  answers: readonly { value: string; label: string }[];
  /** The engine's guess, to confirm or correct. */
  guess?: string;
}

interface Asking {
  /** The ids of questions that were answered or skipped. */
  answered: readonly string[];
  labels: Record<Feature, string>;
  trade: Trade | undefined;
}

const MOST_QUESTIONS = 3;
/** The look, the place and the parts of a brief with more words than this are not asked for. */
const SHORT = 60;
const UNSURE = 0.5;
/** The id of the offers to tick. */
export const OFFERS = "offers";

/** The features that customers of an industry look for first. */
const FIRST_PARTS: readonly (readonly [RegExp, readonly Feature[]])[] = [
  [/^(?:restaurant|cafe|bar|bakery|brewery|catering)$/, ["menu", "booking", "online-ordering", "events"]],
  [/^(?:bookshop|boutique|jewelry|florist|art-gallery)$/, ["shop", "gallery", "newsletter", "events"]],
  [
    /^(?:electrician|home-services|auto-repair|veterinary)$/,
    ["booking", "emergency-call", "testimonials", "pricing"],
  ],
  [
    /^(?:construction|architecture|interior-design|agency|landscaping)$/,
    ["gallery", "case-studies", "contact-form", "testimonials"],
  ],
  [/^nonprofit$/, ["donations", "events", "newsletter", "contact-form"]],
];
const OTHER_PARTS: readonly Feature[] = ["booking", "pricing", "gallery", "contact-form"];

/**
 * Returns the questions whose answers would help the site most: the industry if two are close, a way to be reached,
 * the name, what customers of the trade ask, and for a short brief the place and the look.
 */
export function questionsAfter(
  brief: string,
  current: ParsedBrief,
  { answered, labels, trade }: Asking,
): BriefQuestion[] {
  if (brief.trim() === "") return [];
  const isShort = brief.trim().split(/\s+/).length <= SHORT;
  const ofTrade = questionsFor(brief, current, trade, (one) => answered.includes(typed(one).id));
  const all = [
    industryOf(current),
    ...ofTrade.filter(({ about }) => about === "contact").map(typed),
    nameOf(current),
    ...(isShort && !current.place
      ? [typed({ about: "place", question: "Which town or area are you in?" } as const)]
      : []),
    ...ofTrade.filter(({ about }) => about === "trade").map(typed),
    ...(isShort ? [toneOf(current), partsOf(current, labels)] : []),
  ];
  return all
    .flatMap((one) => one ?? [])
    .filter(({ id }) => !answered.includes(id))
    .slice(0, MOST_QUESTIONS);
}

/** Returns the usual offers to tick, unless the visitor has skipped them. */
export const offersAfter = (
  brief: string,
  { answered, trade }: Pick<Asking, "answered" | "trade">,
): OfferToTick[] => (brief.trim() === "" || answered.includes(OFFERS) ? [] : offersToTick(brief, trade));

const typed = ({ about, question }: { about: Subject; question: string }): BriefQuestion => ({
  id: about === "trade" ? idOf(question) : about,
  about,
  question,
  answers: [],
});

function industryOf({ industry, otherIndustry }: ParsedBrief): BriefQuestion | undefined {
  if (otherIndustry === undefined) return undefined;
  return {
    id: "industry",
    about: "industry",
    question: "Which of these are you?",
    answers: [industry, otherIndustry].map((value) => ({
      value,
      label: industries.find(({ id }) => id === value)?.name ?? value,
    })),
  };
}

function nameOf({ name, confidence }: ParsedBrief): BriefQuestion | undefined {
  if (name && (confidence.name ?? 1) >= UNSURE) return undefined;
  return {
    ...typed({ about: "name", question: "What is the business called?" }),
    ...(name && { guess: name }),
  };
}

function toneOf({ tone }: ParsedBrief): BriefQuestion | undefined {
  if (tone) return undefined;
  return {
    id: "tone",
    about: "tone",
    question: "How should it sound?",
    answers: voices.map((value) => ({ value, label: toneLabels[value] })),
  };
}

function partsOf(
  { industry, features, excludedFeatures }: ParsedBrief,
  labels: Record<Feature, string>,
): BriefQuestion | undefined {
  if (features.length > 0) return undefined;
  const parts = FIRST_PARTS.find(([pattern]) => pattern.test(industry))?.[1] ?? OTHER_PARTS;
  return {
    id: "features",
    about: "features",
    question: "What will visitors look for first?",
    answers: parts
      .filter((value) => !excludedFeatures.includes(value))
      .map((value) => ({ value, label: labels[value] })),
  };
}

/** Stays the same when the trade's other questions change. */
function idOf(question: string) {
  let hash = 5381;
  for (let at = 0; at < question.length; at++) hash = (Math.imul(hash, 33) ^ question.charCodeAt(at)) >>> 0;
  return `q${hash.toString(36)}`;
}

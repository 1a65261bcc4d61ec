import { toneLabels } from "#src/brief/feature-labels.ts";
import { type Feature, type ParsedBrief, voices } from "#src/brief/parsed-brief.ts";
import { industries } from "#src/contract/industries.ts";

export const questionIds = ["industry", "name", "tone", "features", "place"] as const;
export type QuestionId = (typeof questionIds)[number];

export interface BriefQuestion {
  id: QuestionId;
  question: string;
  /** Suggested answers; without any, the visitor types one. */
  answers: readonly { value: string; label: string }[];
  /** The engine's guess, to confirm or correct. */
  guess?: string;
}

const MOST_QUESTIONS = 3;
/** A brief with more words than this gets no questions. */
const SHORT = 60;
const UNSURE = 0.5;

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

/** Returns the questions whose answers would change the site most; none for a detailed brief. */
export function questionsAfter(
  brief: string,
  current: ParsedBrief,
  { answered, labels }: { answered: readonly string[]; labels: Record<Feature, string> },
): BriefQuestion[] {
  if (brief.trim() === "" || brief.trim().split(/\s+/).length > SHORT) return [];
  const industryLabelOf = (id: string) => industries.find((one) => one.id === id)?.name ?? id;
  const sure = current.confidence;
  const parts = FIRST_PARTS.find(([industry]) => industry.test(current.industry))?.[1] ?? OTHER_PARTS;
  const open: Record<QuestionId, BriefQuestion | false | undefined> = {
    industry: current.otherIndustry !== undefined && {
      id: "industry",
      question: "Which of these are you?",
      answers: [current.industry, current.otherIndustry].map((value) => ({
        value,
        label: industryLabelOf(value),
      })),
    },
    name: (!current.name || (sure.name ?? 1) < UNSURE) && {
      id: "name",
      question: "What is the business called?",
      answers: [],
      ...(current.name && { guess: current.name }),
    },
    tone: !current.tone && {
      id: "tone",
      question: "How should it sound?",
      answers: voices.map((value) => ({ value, label: toneLabels[value] })),
    },
    features: current.features.length === 0 && {
      id: "features",
      question: "What will visitors look for first?",
      answers: parts
        .filter((value) => !current.excludedFeatures.includes(value))
        .map((value) => ({ value, label: labels[value] })),
    },
    place: !current.place && { id: "place", question: "Where is it?", answers: [] },
  };
  return questionIds
    .filter((id) => !answered.includes(id))
    .flatMap((id) => open[id] || [])
    .slice(0, MOST_QUESTIONS);
}

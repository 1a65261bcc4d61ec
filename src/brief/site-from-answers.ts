import type { Brief } from "#src/contract/brief.ts";
import { industries } from "#src/contract/industries.ts";
import { coloursIn } from "./colours.ts";
import { composeUnderstood } from "./compose-understood.ts";
import { withIndustry } from "./own-kind.ts";
import { pageFeatures } from "./page-features.ts";
import { features, type ParsedBrief } from "./parsed-brief.ts";
import { understandInWorker } from "./understand-in-worker.ts";

/** A form's answers about a business, without the sender and their contact details. */
export type Answers = Pick<
  Brief,
  "businessName" | "industry" | "description" | "audience" | "pages" | "look" | "features"
>;

/** An explicit answer overrides the description. */
export async function understandAnswers(answers: Answers): Promise<ParsedBrief> {
  const { businessName, description, audience, look } = answers;
  const palette = look.palette?.trim();
  const [chosen, described, { colours }] = await Promise.all([
    industryOf(answers),
    understandInWorker(description),
    palette ? understandInWorker(`The colours of the site are ${palette}.`) : ({} as Partial<ParsedBrief>),
  ]);
  const read = chosen ? withIndustry(described, chosen) : described;
  const name = businessName.trim();
  const at = description.indexOf(name);
  const wishes = new Set<string>([
    ...answers.features,
    ...answers.pages.map((page) => (Object.hasOwn(pageFeatures, page) ? pageFeatures[page] : null) ?? ""),
  ]);
  const wanted = features.filter((feature) => wishes.has(feature));
  const { name: _, ...evidence } = read.evidence;
  return {
    ...read,
    name,
    ...(audience.trim() && { audience: audience.trim() }),
    ...(look.tone && { tone: look.tone }),
    ...(palette && { palette, colours: colours ?? coloursIn(palette) }),
    features: features.filter((feature) => wanted.includes(feature) || read.features.includes(feature)),
    excludedFeatures: read.excludedFeatures.filter((feature) => !wanted.includes(feature)),
    evidence: {
      ...evidence,
      ...(name && at >= 0 && { name: [{ text: name, start: at, end: at + name.length }] }),
    },
  };
}

/**
 * Returns the id of a known industry. An industry in the visitor's own words is matched to the nearest one,
 * if any.
 */
async function industryOf({ industry }: Answers) {
  if (industries.some(({ id }) => id === industry)) return industry;
  const named = await understandInWorker(industry);
  return named.evidence.industry ? named.industry : undefined;
}

/** Composes the site that a form's answers describe. */
export async function siteFromAnswers(answers: Answers) {
  const understood = await understandAnswers(answers);
  const { document } = await composeUnderstood(answers.description, understood);
  return { understood, document };
}

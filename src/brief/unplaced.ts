import type { BlockKind } from "#src/sites/blocks/blocks.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { type Evidence, type Feature, features, type ParsedBrief } from "./parsed-brief.ts";
import { capital } from "./short-text.ts";
import { textRead } from "./text-pieces.ts";
import { ended } from "./write/edited.ts";
import { isFormality } from "./write/maker-notes.ts";
import { notOnSite } from "./write/not-on-site.ts";
import { type Statement, statementsOf } from "./write/statements.ts";
import { isToMachine } from "./write/to-machine.ts";

/** A sentence or a wish of a brief that the site does not say, and that its owner can add. */
export interface Unplaced {
  /** By its place in the brief: `s12` for a sentence, `f40` for a part of the site. */
  id: string;
  /** The sentence as it would stand on the site. */
  text: string;
}

export const UNPLACED_ID = /^[sf]\d{1,6}$/;

/** The page or the kind of block that shows a feature. */
const SHOWN: Record<Feature, { page?: string; kind?: BlockKind }> = {
  booking: { page: "booking", kind: "booking" },
  "online-ordering": { page: "order" },
  menu: { page: "menu", kind: "menu" },
  gallery: { page: "gallery", kind: "gallery" },
  pricing: { page: "prices", kind: "menu" },
  testimonials: { kind: "testimonials" },
  team: { kind: "team" },
  faq: { kind: "questions" },
  "contact-form": { page: "contact", kind: "contact" },
  "opening-hours": { kind: "hours" },
  map: { kind: "map" },
  blog: { page: "journal", kind: "journal" },
  newsletter: { kind: "newsletter" },
  shop: { page: "shop", kind: "shop" },
  events: { page: "events", kind: "events" },
  donations: { page: "donate" },
  "emergency-call": { kind: "banner" },
  "before-after": { kind: "comparison" },
  "case-studies": { page: "projects", kind: "journal" },
  careers: { page: "careers" },
};

/** Returns what a brief says and the site does not, in the order of the brief. */
export function unplaced(
  brief: string,
  understood: ParsedBrief,
  document: SiteDocument,
  added: readonly string[],
): Unplaced[] {
  const statements = statementsOf(textRead(brief, understood), understood);
  const missing = [
    ...notOnSite(statements, document, understood).filter((one) => !isFollowed(one, understood)),
    ...statements.filter(
      (one) =>
        one.purpose === "wish" &&
        !isFollowed(one, understood) &&
        !isToMachine(one.text) &&
        !isFormality(one.text),
    ),
  ].map(inWords);
  const open = understood.features.filter(
    (feature) => !shows(document, feature) && !isTold(statements, understood, feature),
  );
  return [...missing, ...open.flatMap((feature) => wishOf(understood, feature) ?? [])]
    .filter(({ id }) => !added.includes(id))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the sentences of these ids. */
export function sentencesOf(brief: string, understood: ParsedBrief, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const all = [
    ...statementsOf(textRead(brief, understood), understood).map(inWords),
    ...features.flatMap((feature) => wishOf(understood, feature) ?? []),
  ];
  return all.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
}

const placeOf = ({ id }: Unplaced) => Number(id.slice(1));
const inWords = ({ start, copy }: Statement): Unplaced => ({ id: `s${start}`, text: copy });

function wishOf({ evidence }: ParsedBrief, feature: Feature): Unplaced | undefined {
  const [first] = evidence[feature] ?? [];
  return first && { id: `f${first.start}`, text: ended(capital(first.text)) };
}

const TOLD: readonly Feature[] = ["opening-hours", "pricing", "menu", "events"];

/** A sentence with hours or prices that fill no table is told as it is, and asks for nothing. */
const isTold = (statements: readonly Statement[], { evidence }: ParsedBrief, feature: Feature) =>
  TOLD.includes(feature) &&
  (evidence[feature] ?? []).every(({ start, end }) =>
    statements.some((one) => one.purpose !== "wish" && one.start < end && one.end > start),
  );

function shows({ pages }: SiteDocument, feature: Feature) {
  const { page, kind } = SHOWN[feature];
  return pages.some(
    ({ id, blocks }) => id === page || blocks.some((block) => block.kind === kind && !block.isHidden),
  );
}

/** Whether a sentence asks for, or refuses, what the site heeds: a part, its look, its tone. */
function isFollowed({ start, end }: Statement, { evidence, excludedFeatures }: ParsedBrief) {
  const within = (pieces: readonly Evidence[] = []) =>
    pieces.some((one) => one.start < end && one.end > start);
  const { tone, palette, audience } = evidence;
  return (
    [tone, palette, audience].some(within) ||
    [...features, ...excludedFeatures].some((feature) => within(evidence[feature]))
  );
}

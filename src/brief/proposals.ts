import { seedOf } from "#src/art/random.ts";
import { type Style, styles } from "#src/sites/industries/industry.ts";
import type { Character, ParsedBrief } from "./parsed-brief.ts";
import type { Manner } from "./trades/manners.ts";

/** One way to turn a brief into a site. */
export interface Proposal {
  style: Style;
  /** 0 is the first idea for this style; each other number gives a variation. */
  seed: number;
  /** Position among the proposals shown together, which all have different colours. */
  turn: number;
  /** The number of first pictures that the owner passed over. */
  picture?: number | undefined;
}

/** The styles that suit a tone, a look or a trade, the best first. */
const stylesOf: Record<Manner | Character | "none", readonly Style[]> = {
  friendly: ["counter", "almanac", "studio", "signal", "marquee", "ledger"],
  formal: ["ledger", "studio", "signal", "almanac", "marquee", "counter"],
  playful: ["counter", "signal", "marquee", "almanac", "studio", "ledger"],
  luxurious: ["marquee", "studio", "ledger", "almanac", "counter", "signal"],
  bold: ["signal", "marquee", "studio", "counter", "almanac", "ledger"],
  calm: ["studio", "almanac", "ledger", "counter", "marquee", "signal"],
  grave: ["almanac", "ledger", "studio", "marquee", "counter", "signal"],
  sturdy: ["signal", "ledger", "counter", "marquee", "studio", "almanac"],
  delicate: ["studio", "marquee", "almanac", "ledger", "counter", "signal"],
  old: ["almanac", "ledger", "counter", "marquee", "studio", "signal"],
  rustic: ["counter", "almanac", "ledger", "marquee", "studio", "signal"],
  modern: ["signal", "studio", "marquee", "ledger", "counter", "almanac"],
  none: ["counter", "studio", "marquee", "ledger", "almanac", "signal"],
};
/** The number of styles that suit a manner about equally well: trades of one manner need not look alike. */
const SUITED = 3;
const OFFICES = new Set([
  "law-firm",
  "accounting",
  "consulting",
  "family-medicine",
  "architecture",
  "real-estate",
  "saas",
  "agency",
]);

/** Returns three proposals with different styles, fonts and colours. */
export function firstProposals(understood: ParsedBrief): Proposal[] {
  return orderOf(understood)
    .slice(0, SUITED)
    .map((style, turn) => ({ style, seed: 0, turn }));
}

/** Manners of trades that give way to the tone in which the owner writes. */
const WEAK: ReadonlySet<string> = new Set(["friendly", "calm"]);

/**
 * A look or tone that the owner asks for decides. Without one, each trade begins with one of the styles that suit its
 * manner.
 */
function orderOf({ characters: [wished] = [], tone, isToneWished, manner, industry, trade }: ParsedBrief) {
  if (wished) return stylesOf[wished];
  if (tone && (isToneWished || !manner || WEAK.has(manner))) return stylesOf[tone];
  const order = stylesOf[manner ?? (OFFICES.has(industry) ? "formal" : "none")];
  const from = trade ? seedOf(trade) % SUITED : 0;
  const suited = order.slice(0, SUITED);
  return [...suited.slice(from), ...suited.slice(0, from), ...order.slice(SUITED)];
}

/** Returns three variations of a proposal in the same style. */
export const moreLike = ({ style, seed }: Proposal): Proposal[] =>
  [1, 2, 3].map((step, turn) => ({ style, seed: seed * 3 + step, turn }));

/** Numbers 0 to 2 are the first three proposals; higher ones are endless variations in the same styles. */
export function proposalOf(understood: ParsedBrief, number: number): Proposal {
  const first = firstProposals(understood);
  const turn = number % first.length;
  const proposal = first[turn];
  if (!proposal) throw new Error("There is no style for this tone: add one above.");
  return { ...proposal, seed: Math.floor(number / first.length) };
}

export const isStyle = (value: string): value is Style => (styles as readonly string[]).includes(value);

import type { ParsedBrief, Variety, Voice } from "../parsed-brief.ts";
import { capital, escaped } from "../short-text.ts";
import { stemsOf, wordsOf } from "../words.ts";
import { type Section, sections, type Trade, type Want } from "./trade.ts";

/** The means of reaching a business that its owner gave, and the parts that its page has. */
export type Reach = Partial<
  Record<
    | "phone"
    | "text"
    | "email"
    | "form"
    | "booking"
    | "ordering"
    | "shop"
    | "donation"
    | "address"
    | "prices"
    | "dates"
    | "work"
    | "signup",
    boolean
  >
>;
type Means = keyof Reach;

const WRITING = ["form", "email", "phone"] as const;
/** The means that fulfil a wish, the best first. */
const MEANS: Record<Want, readonly Means[]> = {
  call: ["phone"],
  text: ["text"],
  book: ["booking", ...WRITING],
  ask: WRITING,
  order: ["ordering", ...WRITING],
  buy: ["shop"],
  visit: ["address"],
  "see-prices": ["prices"],
  "see-dates": ["dates"],
  "see-work": ["work"],
  apply: WRITING,
  join: WRITING,
  volunteer: WRITING,
  donate: ["donation"],
  hire: ["booking", ...WRITING],
  subscribe: ["signup"],
};

export interface Button {
  want: Want;
  label: string;
  /** The means that the button leads to. */
  leadsTo: Means;
}

/** Returns the buttons that the owner's means allow, what customers want first first. Empty if there is no way. */
export function buttonsFor(trade: Trade, reach: Reach, variety: Variety = "gb"): Button[] {
  return trade.actions.flatMap(({ want, label }) => {
    const leadsTo = MEANS[want].find((means) => reach[means]);
    return leadsTo ? [{ want, label: inVariety(label, trade, variety), leadsTo }] : [];
  });
}

export const buttonFor = (trade: Trade, reach: Reach, variety?: Variety) =>
  buttonsFor(trade, reach, variety)[0];

export interface Nouns {
  business: { one: string; many: string };
  person: { one: string; many: string };
  activity: string;
  customers: string;
  serves: string[];
  work: string[];
}

/** Returns the longest noun of a trade that a text says: "psychotherapist" rather than "counselling practice". */
export function nounSaid({ business, person, names }: Trade, text: string): string | undefined {
  const said = [business.one, person.one, ...names].filter((noun) => saysWhole(text, noun));
  return said.sort((a, b) => b.length - a.length)[0];
}

const saysWhole = (text: string, noun: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(noun)}(?![\\p{L}\\p{N}]| (?:trained|approved|certified|quality|standard|prices|backed)(?!\\p{L}))`,
    "iu",
  ).test(text);

/** Returns the trade's nouns and jobs in a variety of English. */
export function nounFor(trade: Trade, variety: Variety = "gb"): Nouns {
  const say = (text: string) => inVariety(text, trade, variety);
  const both = ({ one, many }: { one: string; many: string }) => ({ one: say(one), many: say(many) });
  return {
    business: both(trade.business),
    person: both(trade.person),
    activity: say(trade.activity),
    customers: say(trade.customers),
    serves: trade.serves.map(say),
    work: trade.work.map(say),
  };
}

/** Replaces the words that another variety of English calls otherwise, in the singular and in the plural. */
export function inVariety(text: string, trade: Trade, variety: Variety): string {
  const words = Object.entries(trade.regional?.[variety] ?? {}).sort(
    ([one], [other]) => other.length - one.length,
  );
  if (words.length === 0) return text;
  const others = new Map(words.map(([word, other]) => [word.toLowerCase(), other]));
  const known = words.map(([word]) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.replace(
    new RegExp(`(?<![\\p{L}’'-])(${known})(s?)(?![\\p{L}’'])`, "giu"),
    (found, word: string, end: string) => {
      const other = others.get(word.toLowerCase()) ?? word;
      const isPlural = end !== "" && !other.endsWith("s");
      return (/^\p{Lu}/u.test(found) ? capital(other) : other) + (isPlural ? "s" : "");
    },
  );
}

/** Returns a trade with its nouns and buttons as its country says them: "Book a tire change". */
export const inOwnVariety = (trade: Trade, variety: Variety = "gb"): Trade => {
  const { business, person, activity } = nounFor(trade, variety);
  const actions = trade.actions.map((one) => ({ ...one, label: inVariety(one.label, trade, variety) }));
  return { ...trade, business, person, activity, actions };
};

/** Returns the parts that a page has, in the order of the trade. */
export function sectionsFor(trade: Trade | undefined, present: ReadonlySet<Section>): Section[] {
  const order = [...new Set([...(trade?.sections ?? []).filter((one) => one !== "contact"), ...sections])];
  return order.filter((one) => present.has(one));
}

/** Returns the type of schema.org. */
export const schemaFor = (trade: Trade | undefined) => trade?.schema ?? "LocalBusiness";

/** Returns the tone of the brief, or that of the trade. A grave trade is calm even if its brief asks to be playful. */
export function toneFor(trade: Trade | undefined, { tone }: Pick<ParsedBrief, "tone">): Voice | undefined {
  if (trade?.isGrave && (tone === "playful" || tone === "bold")) return trade.tone;
  return tone ?? trade?.tone;
}

/**
 * Returns the words in a text that the engine may not say of this trade. The owner's own words are always allowed:
 * what the brief says is none.
 */
export function forbiddenIn(text: string, trade: Trade | undefined, brief: string): string[] {
  if (!trade) return [];
  const [said, own] = [text, brief].map(
    (one) =>
      ` ${wordsOf(one)
        .map(({ stem }) => stem)
        .join(" ")} `,
  );
  return trade.never.filter((phrase) => {
    const key = ` ${stemsOf(phrase.toLowerCase()).join(" ")} `;
    return key.trim() !== "" && said?.includes(key) && !own?.includes(key);
  });
}

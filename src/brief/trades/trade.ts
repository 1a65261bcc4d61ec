import * as z from "zod/mini";
import { industries } from "#src/contract/industries.ts";
import { varieties, voices } from "../parsed-brief.ts";

/** Wishes of customers. A site turns one into a button only where the owner gave the means: a telephone, prices, … */
export const wants = [
  ...["call", "text", "book", "ask", "order", "buy", "visit", "see-prices", "see-dates", "see-work"],
  ...["apply", "join", "volunteer", "donate", "hire", "subscribe"],
] as const;

export type Want = (typeof wants)[number];

/** The parts of a page. A site shows the parts that the owner's text fills, in the order of the trade. */
export const sections = [
  ...[
    "offers",
    "prices",
    "proof",
    "about",
    "process",
    "gallery",
    "people",
    "events",
    "hours",
    "visit",
    "area",
  ],
  ...["booking", "questions", "policies", "refusals", "help", "news", "contact"],
] as const;

export type Section = (typeof sections)[number];

const text = z.string().check(z.minLength(1, "is empty"), z.regex(/^\S(?:.*\S)?$/s, "has a space at an end"));
/** Small letters, except names: "piano tuner", "Pilates studio". */
const noun = text.check(z.maxLength(48, "is longer than 48 characters"));
const atLeast = <Item extends z.ZodMiniType>(item: Item, least: number) =>
  z.array(item).check(z.minLength(least, `has fewer than ${least} entries`));
const numbers = z.strictObject({ one: noun, many: noun });

const shape = {
  /** The business, as in "Crumb is a bakery": one and many, without an article. */
  business: numbers,
  /** The people who work there, as in "The third generation of piano tuners". */
  person: numbers,
  /** The work or the goods, as in "Piano tuning in Cork". Reads well before "in" and a town. */
  activity: noun,
  /** Other names that owners use for the business, its people or its work, in all varieties of English. */
  names: atLeast(noun, 3),
  /** Words that are common in texts of this trade and rare in others. */
  signs: atLeast(noun, 5),
  /** Words that show that a text is about another trade, although it has some of the names or signs. */
  notThis: z.array(noun),
  /** The nearest of the industries of the templates: layout, art direction and colours. */
  industry: z.string().check(
    z.refine((id) => industries.some((industry) => industry.id === id), {
      error: "is none of the industries",
    }),
  ),
  /** Whether customers come, or it comes to them. */
  where: z.enum(["you-come", "comes-to-you", "both", "online"]),
  /** The owner's word for customers, in the plural: "guests", "patients", "members". */
  customers: noun,
  /** The groups it serves, in the plural: "pianists", "schools", "churches". */
  serves: atLeast(noun, 2),
  /** The jobs of the trade, each a verb in its base form with its object: "tune pianos". */
  work: atLeast(noun, 3),
  /** The wishes of customers, the most common first, with the words of the button. */
  actions: atLeast(
    z.strictObject({
      want: z.enum(wants),
      label: text.check(z.maxLength(28, "is longer than 28 characters")),
    }),
    2,
  ),
  sections: atLeast(z.enum(sections), 5),
  /** The type of schema.org. */
  schema: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/, "is no type of schema.org")),
  /** The usual offers: the owner is asked for them, none is published unasked. */
  offers: atLeast(noun, 5),
  /** The usual questions of customers, asked of the owner. */
  asks: atLeast(text.check(z.regex(/\?$/, "does not end in a question mark")), 3),
  /** Phrases that make a good headline if the owner says them: "at your door", "no call-out charge". */
  prides: atLeast(noun, 4),
  /** The subjects that a picture may show, the best first. Nouns in the singular. */
  subjects: atLeast(noun, 4),
  /** The subjects that no picture may show. */
  notShown: z.array(noun),
  tone: z.enum(voices),
  /** Type and colours without a wish: strong for a forge, fine for a bridal shop. `plain` where the group's is wrong. */
  look: z.optional(z.enum(["sturdy", "delicate", "plain"])),
  /** Nothing on such a site jokes or sells loudly. */
  isGrave: z.optional(z.boolean()),
  /** Words that such a site never says unless the owner does: claims, disclaimers, words of a similar trade. */
  never: z.array(noun),
  /** Other words for the ones above, by variety of English: `{ "us": { "tyre": "tire" } }`. */
  regional: z.optional(z.partialRecord(z.enum(varieties), z.record(noun, noun))),
};

const whole = z.strictObject(shape);
export type Trade = z.infer<typeof whole> & { id: string; group: string };

/** `group.json`: what the trades of a folder share. */
export const groupSchema = z.partial(whole);
export type TradeGroup = z.infer<typeof groupSchema>;

/** A trade's own file: all that it does not take from its group. */
export const tradeSchema = z.partial(whole);
export type TradeFile = z.infer<typeof tradeSchema>;

/** Fields in which a trade adds to its group. In all others the trade's value replaces the group's. */
const ADDED = ["never", "notShown"] as const;

/** Returns a trade with what it takes from its group. */
export function inherited(group: TradeGroup, own: TradeFile): unknown {
  const added = ADDED.map((key) => [key, [...new Set([...(group[key] ?? []), ...(own[key] ?? [])])]]);
  return { notThis: [], ...group, ...own, ...Object.fromEntries(added) };
}

/** The schema of a trade together with what it takes from its group. */
export const wholeTradeSchema = whole;

import { lowerFirst } from "./short-text.ts";
import { offersToAsk } from "./trades/questions-for.ts";
import type { Trade } from "./trades/trade.ts";

// An answer of the owner becomes a sentence of the brief. So the same text makes the same site, and a stored brief
// holds all answers.

const FEWEST_WORDS = 3;
const MOST_OFFERS = 8;

/** Words after which "Do you …?" cannot be turned into "We …" by its first words alone. */
const NOT_TURNED = /\b(?:you|or|any|ever|yet|much|many|far|long)\b/i;
/** Names among the first words of the usual offers keep their capital. */
const NAME =
  /^(?:Christmas|Easter|Ramadan|Eid|Shabbat|Bible|Qur’an|Umrah|Santa|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|English|French|Indian|Japanese|Chinese|Swedish|Brazilian|Punjabi|Venetian|Agas?|Starlink|Microsoft|Android|Angora|Norway|Nordmann|Fraser|Tiffany|Parkinson’s|Hyrox|Velux|Camino|Hollywood|.[^\s]*[A-Z\d])/;

/** Adds a sentence to a brief. */
export function withSentence(brief: string, sentence: string) {
  const text = brief.trimEnd();
  return `${text}${/[\p{L}\p{N}]$/u.test(text) ? "." : ""} ${sentence}`.trimStart();
}

/** Returns "Call …" or "Email …", or undefined for anything that is neither a phone number nor an address. */
export function contactSentence(answer: string): string | undefined {
  const text = answer.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) return `Email ${text}.`;
  const digits = text.replace(/\D/g, "").length;
  return /^[+(]?\d[\d\s().\-/]+$/.test(text) && digits >= 6 && digits <= 15 ? `Call ${text}.` : undefined;
}

/** The reader takes a name from this form in any brief, and the site does not repeat the sentence. */
export const nameSentence = (name: string) => `The name is ${ended(name)}`;

export const placeSentence = (place: string, brief: string) =>
  speaksOfMany(brief) ? `We are in ${ended(place)}` : `I am in ${ended(place)}`;

/** Returns the sentences for "yes" and "no" to "Do you …?", if the question can be turned into one. */
export function yesOrNo(question: string, brief: string): { yes: string; no: string } | undefined {
  const [, doing = ""] = /^Do you ([^,?]+)/.exec(question) ?? [];
  if (!doing || NOT_TURNED.test(doing)) return undefined;
  const isMany = speaksOfMany(brief);
  const said = doing.trim().replace(/\byour\b/g, isMany ? "our" : "my");
  return isMany
    ? { yes: `We ${said}.`, no: `We don’t ${said}.` }
    : { yes: `I ${said}.`, no: `I don’t ${said}.` };
}

/** Returns an answer as a sentence; undefined if it would say nothing without its question. */
export function answerSentence(question: string, answer: string, brief: string): string | undefined {
  const text = answer.trim().replace(/\s+/g, " ");
  const [, plain] = /^(yes|no)\W*$/i.exec(text) ?? [];
  if (plain) return yesOrNo(question, brief)?.[plain.toLowerCase() as "yes" | "no"];
  if (text.split(" ").length < FEWEST_WORDS) return undefined;
  return ended(text.charAt(0).toUpperCase() + text.slice(1));
}

export interface OfferToTick {
  name: string;
  isTicked: boolean;
}

/** Returns the usual offers of the trade that the brief neither says nor refuses, and those that were ticked. */
export function offersToTick(brief: string, trade: Trade | undefined): OfferToTick[] {
  const { ticked, rest } = readTicked(brief, trade);
  const open = offersToAsk(rest, trade)
    .filter((offer) => !ticked.includes(offer))
    .slice(0, Math.max(0, MOST_OFFERS - ticked.length));
  return (trade?.offers ?? [])
    .filter((offer) => ticked.includes(offer) || open.includes(offer))
    .map((name) => ({ name, isTicked: ticked.includes(name) }));
}

/** Adds an offer of the trade to the brief's sentence of ticked offers, or removes it. */
export function withOffer(brief: string, trade: Trade, offer: string, isOffered: boolean) {
  const { ticked, rest, before, after } = readTicked(brief, trade);
  const next = trade.offers.filter((one) => (one === offer ? isOffered : ticked.includes(one)));
  if (next.length === 0) return rest;
  const sentence = alsoOffer(next, rest);
  return after === undefined ? withSentence(brief, sentence) : `${before}${sentence}${after}`;
}

/** The sentence for offers that were ticked, in the person in which a text speaks. */
export const alsoOffer = (offers: readonly string[], text: string) =>
  `${speaksOfMany(text) ? "We" : "I"} also offer ${listed(offers)}.`;

const ALSO = /(?<=^|\s)(?:We|I) also offer ([^.!?\n]+)\./g;

interface Ticked {
  ticked: readonly string[];
  rest: string;
  before: string;
  /** Absent if there is no such sentence. */
  after?: string;
}

/** Finds the sentence of ticked offers, and the brief without it. */
function readTicked(brief: string, trade: Trade | undefined): Ticked {
  for (const match of brief.matchAll(ALSO)) {
    const ticked = ownList(match[1] ?? "", trade?.offers ?? []);
    if (ticked.length === 0) continue;
    const before = brief.slice(0, match.index);
    const after = brief.slice(match.index + match[0].length);
    return { ticked, before, after, rest: `${before.trimEnd()}${after}`.trim() };
  }
  return { ticked: [], rest: brief, before: brief };
}

/** Returns the offers that make exactly this list; none if the owner wrote another. */
function ownList(list: string, offers: readonly string[]) {
  const items = list.split(/, and |, /);
  const ticked = offers.filter((offer) => items.includes(inSentence(offer)));
  return ticked.length === items.length ? ticked : [];
}

/** Always with a comma before the last: "and" is part of offers such as "collection and delivery". */
function listed(offers: readonly string[]) {
  const items = offers.map(inSentence);
  return items.length === 1 ? items.join("") : `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

const inSentence = (offer: string) => (NAME.test(offer) ? offer : lowerFirst(offer));
const ended = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
/** Whether the owner says "we", or says nothing of the kind. */
const speaksOfMany = (brief: string) => /\b(?:we|our|us)\b/i.test(brief) || !/\b(?:I|my|me)\b/.test(brief);

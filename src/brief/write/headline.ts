import { pattern } from "#src/lib/pattern.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import { capital, escaped } from "../short-text.ts";
import type { Trade } from "../trades/trade.ts";
import { ended } from "./edited.ts";
import type { Statement } from "./statements.ts";
import { isOfTrade, tradePhrases } from "./trade-phrases.ts";

const NUMBERS =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|dozens?";
/** Words that make a business particular, in any trade. */
const PARTICULAR = pattern(
  "iu",
)`(?<!\p{L})${"at your door|to your door|to your home|come to you|comes to you|mobile|generation|generations|family-run|family run|since|by hand|handmade|hand-made|hand-built|from scratch|while you wait|same day|same-day|next day|no call-out|free range|the only|every|never|without|solar|organic|wild|local|own|award|gold|silver|winner|won|oldest|first|last|rescued|restored|in your|on the|from our|small batch|small batches|to order|at a time|day and night|round the clock|any hour"}(?!\p{L})`;
export const COUNTED = pattern(
  "iu",
)`(?<![£$€₹\d.,])\d[\d,.]*(?!\s?(?:am|pm|%|[:.]\d))|(?<!\p{L})${NUMBERS}(?!\p{L})`;
/** The year of an opening is no reason to come. */
const YEAR = /\b(?:19|20)\d{2}\b/g;
const AWARD = /\b(?:award|awards|gold|silver|bronze|medal|winner|won|finalist|best)\b/i;
export const MONEY = /[£$€₹]\s?\d|\b(?:R|Rs\.?|CHF|kr|zł|AED|A\$) ?\d|\d\s?(?:pounds|dollars|euros?|quid|€)/i;
/** Openings that point to something said before. */
const POINTING =
  /^(?:i run|i own|we run|we own|i'm|i’m|we're|we’re|i am|we are|my name|he|she|they|it|it’s|it's|this|that|these|those|there|also|and|but|so|then|which|who|because|if|when|where|as|our|my|or|bring|ask|ring|call|text|message|find us|visit us|follow us|quotes)(?!\p{L})/iu;

/** Conditions say what a visitor must know, not what the business is about. */
const LIMITING =
  /\b(?:only|at most|at least|max|maximum|minimum|over \d+s|under \d+s|before|by appointment|cash|deposit|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|\d+(?:[:.]\d+)?\s?[ap]m|january|february|march|april|june|july|august|september|october|november|december)\b/i;

/** Waiting times, ways to reach the business, numbers of guests and rules are details, never a headline. */
const COUNT = new RegExp(String.raw`(?:${NUMBERS}|\d+)`);
const DETAIL = pattern("iu")`${[
  /^(?:phone|call|ring|text|email|whatsapp|order|book|reserve|queue|allow|expect|please|emergencies|usually|normally|closed|open|opening|deposit|minimum|payment|parking|appointments?|delivery|collection|you can|you must|you need|your|for (?:a |an )?(?:private|small|large|big|group|groups|children|kids|parties)|(?:i|we) speak|turnaround|\d+ ?h(?:rs?|ours?)? |free (?:entry|parking|quotes?|quotations?|estimates?|delivery)|donations|referrals?|prices?)\b/,
  /\b(?:ready|done|back|answered|answer|reply|replies) (?:in|within|by)\b|\b(?:ahead|in advance|notice)\b|\b(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t)\b|\bfree trial\b|\b(?:is|are) free\b|\b(?:from|is|are|about|at) \d+(?=[.,]|$| (?:a|an|per|each|for|plus|and)\b)|\b(?:charity|company|registration|licen[cs]e|reg)\.? (?:no\.? ?|number )?[a-z]{0,3}\d{4,}|\bnot (?:needed|required|necessary)\b|=|\d[:.]\d\d|(?<!\d)\d{1,2}(?:am|pm)? ?[-–] ?\d{1,2}(?:am|pm)?(?=[.,]|$)/,
]}|(?<!\b(?:from|over|under|aged) )\b${COUNT}(?: (?:to|or|and) ${COUNT})? (?:hours?|hrs?|days?|weeks?|months?|minutes?|mins?|people|guests|places|miles|km)\b`;

/** Plans, hopes, and papers that are still to come. */
const PENDING = pattern("iu")`(?<!\p{L})${[
  /(?:apply|applying|applied|hop(?:e|es|ing)|plans?|planning|wait(?:ing)?|aim(?:ing)?|looking|waiting to hear|about|due|supposed|meant) (?:to|for)(?! see you)/u,
  /(?:in the (?:process|middle) of|working (?:towards?|on (?:my|our|getting))|applied|pending|not yet|yet to|due (?:in|by|at|any|next|this|back)|should (?:have|be|qualify|get|open|arrive|come|hear)|studying|in training|training (?:to be|as|for)|fundraising|saving up|one day|eventually|some ?day|fingers crossed)/u,
  /(?:will|going to|['’]ll) (?:have|get|open|start|be (?:ready|open|able|adding|qualified|certified|opening|registered))/u,
]}(?!\p{L})`;

/** "Society of Will Writers" says of what somebody is a member. */
export const isBody = (text: string) =>
  /^(?:(?:member|fellow) of )?(?:the )?(?:society|institute|guild|association|federation|register) of /i.test(
    text,
  );

/** Whether a text is about what is still to come: nothing that a business already is or has. */
export const isPending = (text: string) => PENDING.test(text);

/** Whether a text points to something said before, or begins with its person. */
export const isPointing = (text: string) => POINTING.test(text);

/** Whether a text has what makes a business particular, in any trade. */
export const isParticular = (text: string) => PARTICULAR.test(text);

const SHORTEST = 8;
const LONGEST = 64;
const MOST_WORDS = 12;
/** A plain first sentence of the owner is enough; a later one has to be particular. */
const ENOUGH = 2;

const MANY = 4;

export interface Headline {
  text: string;
  /** The sentence that it says whole, or nearly so. */
  from?: Statement | undefined;
}

/** The most particular thing that the owner says, short enough for a headline; undefined if nothing is particular. */
export function headlineOf(
  statements: readonly Statement[],
  understood: ParsedBrief,
  trade: Trade | undefined,
): Headline | undefined {
  const phrases = tradePhrases(understood, trade);
  const prides = (trade?.prides ?? []).map((pride) => pride.toLowerCase());
  // By itself, it has to tell what is done here: "Four in a class" could be said by anyone.
  const main = tradePhrases(understood, trade && { ...trade, signs: [], offers: [], subjects: [] });
  const isTelling = (text: string, isStatement: boolean) =>
    isOfTrade(text, isStatement ? phrases : main) || (isStatement && isOfTrade(text, prides));
  const candidates = statements
    .map((from, at) => ({ from, at }))
    .filter(({ from }) => from.purpose === "statement" || from.purpose === "fragment")
    .map(({ from, at }) => {
      const text = stripped(from.copy, understood);
      return { text, from, at, score: scoreOf(text, at, from.purpose === "statement", trade) };
    })
    .filter(
      ({ text, score, from, at }) =>
        text.length >= SHORTEST &&
        text.length <= LONGEST &&
        text.split(/\s+/).length <= MOST_WORDS &&
        score >= ENOUGH &&
        !DETAIL.test(text) &&
        // What is left of a list of prices heads nothing.
        (at === 0 || !MONEY.test(from.text)) &&
        // A list of a later line is what is offered, not what the business is.
        (at === 0 || text.split(",").length < 3) &&
        isTelling(text, from.purpose === "statement"),
    )
    .sort((one, other) => other.score - one.score);
  const [best] = candidates;
  return best && { text: ended(capital(best.text)), from: best.from };
}

/** Whether a sentence is a rule, a time or a price, which is never a headline. */
export const isDetail = (text: string) => isRule(text) || LIMITING.test(text);

/** Whether a text is a rule or a price, or points to another; days may be what is particular of a first line. */
export const isRule = (text: string) =>
  DETAIL.test(text) ||
  // In a list of goods, one may have its price.
  (MONEY.test(text) && (text.split(", ").length < MANY || text.split(MONEY).length > 2)) ||
  POINTING.test(text.replace(/^(?:our|my) /i, ""));

function scoreOf(text: string, at: number, isStatement: boolean, trade: Trade | undefined) {
  const low = text.toLowerCase();
  const prides = trade?.prides.filter((pride) => low.includes(pride.toLowerCase())).length ?? 0;
  const signs = [...(trade?.signs ?? []), ...(trade?.names ?? [])].some((sign) =>
    low.includes(sign.toLowerCase()),
  );
  return (
    Math.min(prides, 2) * 3 +
    (PARTICULAR.test(text) ? 3 : 0) +
    (COUNTED.test(text.replace(YEAR, "")) ? 2 : 0) +
    (signs ? 1 : 0) +
    (at === 0 ? 1 : 0) +
    (isStatement ? 1 : 0) -
    // An award is proof, not what a business is about.
    (AWARD.test(text) ? 5 : 0) -
    (text.length > 52 ? 1 : 0) -
    (POINTING.test(text) ? 5 : 0) -
    (LIMITING.test(text) ? 4 : 0) -
    (MONEY.test(text) ? 4 : 0) -
    (text.split(" ").length < 3 ? 4 : 0)
  );
}

const HAS =
  "makes|sells|offers|provides|serves|stocks|does|has|grows|produces|creates|gives|hires|hires out|supplies|is all about|specialises in|specializes in";
const THERE = "in|near|at|around|across|throughout|outside|just outside|based in|from|of|serving";

/** Returns a sentence without the name and the place, which stand beside the headline. */
export function stripped(sentence: string, { name, place }: ParsedBrief) {
  let text = sentence.replace(/[.!]$/, "");
  if (name) {
    const said = escaped(name);
    text = text
      .replace(
        new RegExp(
          `,? (?:called|named|known as) ["“']?${said}["”']?(?=$|,| (?:in|at|near|on|for|by|from) )`,
          "iu",
        ),
        "",
      )
      .replace(
        new RegExp(`^(?:at |here at )?(?:the )?${said},? (?:(?:${HAS})|(?:is|are) (?:an?|the)) `, "iu"),
        "",
      )
      .replace(
        new RegExp(`^(?:we|i|this|it)(?:['’](?:re|m|s)| are| am| is) (?:the )?${said}, (?=an? )`, "iu"),
        "",
      )
      .replace(
        new RegExp(
          `(?:^(?:the )?${said}(?: is| are)?\\s*[:,–—-]+\\s*|\\s*[:,–—-]+\\s*(?:the )?["“]?${said}["”]?$)`,
          "iu",
        ),
        "",
      );
  }
  text = withoutPlace(text, { place });
  if (name) text = text.replace(new RegExp(`\\s*[:,–—-]+\\s*(?:the )?${escaped(name)}$`, "iu"), "");
  return text.trim();
}

/** Returns a sentence without the place at its end. */
export function withoutPlace(sentence: string, { place }: Pick<ParsedBrief, "place">) {
  let text = sentence.replace(/[.!]$/, "");
  for (const part of place ? [place, place.split(",")[0] ?? ""] : []) {
    if (part)
      text = text.replace(
        new RegExp(`(?:,| (?:${THERE})(?: the)?) ${escaped(part)}(?:, \\p{L}[\\p{L} ]+)?$`, "iu"),
        "",
      );
  }
  return text.trim();
}

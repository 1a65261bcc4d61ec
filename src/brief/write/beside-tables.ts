import type { Evidence, ParsedBrief } from "../parsed-brief.ts";
import { capital } from "../short-text.ts";
import { edited } from "./edited.ts";
import { isSum } from "./price-list.ts";
import type { Statement } from "./statements.ts";

const LEAST_WORDS = 3;
const isIn = ({ start, end }: Statement, one: Evidence) => one.start >= start && one.end <= end;

/** A note of the brief without a verb, as it may stand alone. */
function noted(one: Statement, text: string, understood: ParsedBrief): Statement {
  const copy = edited(text, understood);
  return { ...one, purpose: "fragment", copy, parts: [copy.replace(/\.$/, "")] };
}

/** Returns a sentence without the prices of the list, or with all its prices where the list has none of them. */
export function besidePrices(
  text: string,
  one: Statement,
  understood: ParsedBrief,
  ofPrices: ReadonlyMap<Statement, string>,
): Statement[] {
  const prices = understood.evidence.facts.prices.filter((price) => isIn(one, price) && !isSum(text, price));
  if (prices.length === 0 || one.purpose === "wish") return [one];
  const rest = ofPrices.get(one);
  if (rest !== undefined) return [withoutRows(one, rest, understood)];
  if (one.purpose === "identity") {
    const parts = one.parts.map((part) => without(part, prices)).filter(Boolean);
    const at = Math.min(...prices.map(({ start }) => start)) - one.start;
    const [before, after] = [
      one.text.slice(0, at).replace(/[\s,:–—-]+$/, ""),
      withoutName(one.text.slice(at), understood),
    ];
    // "Tents for hire in Suffolk. From £480, toilets too."
    if (before.split(" ").length >= LEAST_WORDS)
      return [{ ...one, copy: edited(before, understood), parts }, noted(one, after, understood)];
    const copy = edited(without(one.copy, prices), understood);
    return [{ ...one, copy, parts }, noted(one, clausesOf(one, prices), understood)];
  }
  if (one.purpose === "prices" || one.purpose === "fragment" || one.purpose === "offers")
    return [noted(one, one.text, understood)];
  if (one.purpose === "contact") return [one, noted(one, clausesOf(one, prices), understood)];
  return [{ ...one, copy: edited(one.text, understood) }];
}

function withoutRows(one: Statement, rest: string, understood: ParsedBrief): Statement {
  if (!/\p{L}{2}/u.test(rest)) return { ...one, purpose: "prices" };
  if (one.purpose === "prices" || one.purpose === "fragment" || one.purpose === "offers")
    return noted(one, rest, understood);
  const low = rest.toLowerCase();
  return {
    ...one,
    copy: edited(rest, understood),
    parts: one.parts.filter((part) => low.includes(part.toLowerCase())),
  };
}

/** "$25 per hour, Grace Mbeki": the name stands above. */
const withoutName = (text: string, { name = "" }: ParsedBrief) =>
  name && text.endsWith(`, ${name}`) ? text.slice(0, -name.length - 2) : text;

const without = (part: string, prices: readonly Evidence[]) =>
  prices
    .reduce((left, { text }) => left.replace(text, ""), part.replace(/\.$/, ""))
    .replace(/\s+(?=,)|(?<=,)(?:\s*,)+/g, "")
    .replace(/[\s,:–—-]+$/, "");

/** The prices of a sentence, each up to the next mark: "From £480". */
const clausesOf = ({ text, start }: Statement, prices: readonly Evidence[]) =>
  capital(
    prices
      .map((price) => {
        const after = /^[^,;.!?\n]*/.exec(text.slice(price.end - start))?.[0] ?? "";
        return `${price.text}${after}`.trim();
      })
      .join(", "),
  );

/** "Two sittings, 11 and 13:30" is one thing. */
export function besideHours(one: Statement, understood: ParsedBrief): Statement {
  const hours = understood.evidence.facts.hours.filter((piece) => isIn(one, piece));
  if (one.purpose !== "fragment" || hours.length === 0) return one;
  const isWhole = hours.every(({ text }) => one.copy.toLowerCase().includes(text.toLowerCase()));
  return noted(one, isWhole ? one.copy : one.text, understood);
}

import type { Evidence, ParsedBrief } from "../parsed-brief.ts";
import type { Trade } from "../trades/trade.ts";
import { type Purpose, statementsOf } from "../write/statements.ts";
import { keyOf, singulars } from "./said-subjects.ts";

/** Sentences that say what the business offers and does. Notes, addresses and wishes for the look do not. */
const TELLING: ReadonlySet<Purpose> = new Set(["offers", "statement", "fragment", "identity", "prices"]);

/** Returns the part of a brief that may choose its pictures: without names, places, addresses, awards, notes and wishes. */
export function toldByBrief(text: string, understood: ParsedBrief, trade: Trade | undefined): string {
  const { name = [], place = [], palette = [], tone = [], audience = [], facts } = understood.evidence;
  const kinds = [facts.addresses, facts.awards, facts.emails, facts.websites, facts.phones, facts.codes];
  const apart = [...name, ...place, ...palette, ...tone, ...audience, ...kinds.flat()];
  return statementsOf(text, understood, trade)
    .filter(({ purpose }) => TELLING.has(purpose))
    .map((statement) => without(statement, apart))
    .join("\n");
}

/** A sentence without these pieces of the brief, each of which leaves the end of a clause. */
function without({ text, start }: Evidence, pieces: readonly Evidence[]) {
  const letters = [...Array(text.length).keys()].map((at) =>
    pieces.some((piece) => piece.start <= start + at && start + at < piece.end) ? "," : text.charAt(at),
  );
  return letters.join("").replace(/,{2,}/g, ",");
}

/**
 * Whether enough tells the trade: its name near the beginning or with the industry, three of its words, or two with the
 * industry. A place tells nothing ("Hackney" is no taxi).
 */
export function isTradeSure(text: string, understood: ParsedBrief, trade: Trade | undefined): boolean {
  if (!trade) return false;
  const { evidence, confidence, industry } = understood;
  const apart = [...(evidence.place ?? []), ...evidence.facts.addresses];
  const mentions = (evidence.trade ?? []).filter(
    ({ start, end }) => !apart.some((piece) => piece.start < end && piece.end > start),
  );
  const said = new Set(mentions.map((mention) => keyOf(mention.text)));
  const names = new Set(
    [trade.business.one, trade.business.many, trade.person.one, trade.person.many, trade.activity]
      .concat(trade.names)
      .flatMap((name) => formsOf(keyOf(name))),
  );
  const isOfIndustry = industry === trade.industry && (confidence.industry ?? 0) >= LIKELY;
  const isNamed = mentions.some(
    (mention) =>
      formsOf(keyOf(mention.text)).some((form) => names.has(form)) &&
      (isOfIndustry || mention.start < text.length / 2),
  );
  return isNamed || isCalled(text, understood, trade) || said.size >= (isOfIndustry ? 2 : 3);
}

/** Whether the text begins with a name of the trade, or the business's own name says it: "Black Heron Tattoo". */
function isCalled(text: string, { name = "" }: ParsedBrief, { business, activity, names }: Trade) {
  const begin = ` ${keyOf(text)} `.slice(0, BEGIN);
  const [noun = "", ...rest] = keyOf(business.one).split(" ");
  return (
    [business.one, business.many, activity, ...names].map(keyOf).some(
      (one) =>
        one.includes(" ") &&
        // "Home care" of a "home care provider"
        (begin.includes(` ${one} `) || begin.startsWith(` ${one.replace(/( .+) \S+$/, "$1")} `)),
    ) ||
    (rest.length > 0 && keyOf(name).split(" ").slice(1).includes(noun))
  );
}

/** The reach of the first words, in letters. */
const BEGIN = 80;
const LIKELY = 0.6;

const formsOf = (phrase: string) => {
  const words = phrase.split(" ");
  const last = words.pop() ?? "";
  return singulars(last).map((form) => [...words, form].join(" "));
};

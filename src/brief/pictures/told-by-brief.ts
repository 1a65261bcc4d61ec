import type { Material } from "../material.ts";
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

/** Whether enough tells the trade: its name, three of its words, or two beside the industry's. */
export function isTradeSure({ evidence, confidence, industry }: ParsedBrief, { trade }: Material): boolean {
  if (!trade) return false;
  const said = [...new Set((evidence.trade ?? []).map(({ text }) => keyOf(text)))];
  const names = new Set(
    [trade.business.one, trade.business.many, trade.person.one, trade.person.many, trade.activity]
      .concat(trade.names)
      .flatMap((name) => formsOf(keyOf(name))),
  );
  const isNamed = said.some((phrase) => formsOf(phrase).some((form) => names.has(form)));
  const isOfIndustry = industry === trade.industry && (confidence.industry ?? 0) >= LIKELY;
  return isNamed || said.length >= (isOfIndustry ? 2 : 3);
}

const LIKELY = 0.6;

const formsOf = (phrase: string) => {
  const words = phrase.split(" ");
  const last = words.pop() ?? "";
  return singulars(last).map((form) => [...words, form].join(" "));
};

import type { Part } from "../block-styles.ts";
import type { sections, Trade } from "../trades/trade.ts";

/** The part of the home page that shows a section of a trade; others have no place of their own. */
const partOf: Partial<Record<(typeof sections)[number], Part>> = {
  offers: "services",
  prices: "prices",
  about: "about",
  gallery: "gallery",
  people: "team",
  events: "events",
  hours: "hours",
  visit: "map",
  area: "map",
  questions: "questions",
  news: "newsletter",
};

/** Returns the parts in the order of the trade, then those that it does not name in the order of the style. */
export function orderFor(trade: Trade | undefined, usual: readonly Part[]): readonly Part[] {
  if (!trade) return usual;
  const own = trade.sections.flatMap((section) => partOf[section] ?? []);
  return [...new Set([...own, ...usual])];
}

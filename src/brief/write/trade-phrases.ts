import type { ParsedBrief } from "../parsed-brief.ts";
import type { Trade } from "../trades/trade.ts";

/** The words of a trade, in small letters: what it is called, what it does, and what shows it. */
export function tradePhrases({ evidence }: ParsedBrief, trade: Trade | undefined): string[] {
  const read = (evidence.industry ?? []).map(({ text }) => text);
  const known = trade
    ? [
        ...Object.values(trade.business),
        ...Object.values(trade.person),
        ...[
          trade.activity,
          ...trade.work,
          ...trade.names,
          ...trade.signs,
          ...trade.offers,
          ...trade.subjects,
        ],
      ]
    : [];
  return [...new Set([...read, ...known].map((one) => one.toLowerCase()))].filter((one) => one.length > 2);
}

/** Whether a text has a word of the trade: a name, a sign, its work. */
export function isOfTrade(text: string, phrases: readonly string[]) {
  const low = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}’']+/gu, " ")} `;
  return phrases.some((one) => low.includes(` ${one.replaceAll("-", " ")}`));
}

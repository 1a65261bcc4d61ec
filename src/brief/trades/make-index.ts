import { stemOf } from "../words.ts";
import { isJoining } from "./joining-words.ts";
import type { Trade } from "./trade.ts";

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

const stemsIn = (phrase: string) =>
  (phrase.toLowerCase().match(WORD) ?? []).filter((word) => !isJoining(word)).map(stemOf);

/**
 * Returns what tells the trades: one line for each, with tabs between its fields and `|` between phrases. Phrases are
 * stems already, because taking them of 25,000 phrases would delay the first reading.
 */
export function makeIndex(trades: readonly Trade[]): string {
  const speakers = speakersOf(trades);
  return trades
    .map((trade, at) => {
      const nouns = [trade.business.one, trade.person.one];
      const names = [trade.activity, ...trade.names].filter((name) => !nouns.includes(name));
      const counted = (phrase: string) => {
        const stems = stemsIn(phrase);
        const all = speakers.get(stems.join(" "));
        const others = (all?.size ?? 0) - Number(all?.has(at) ?? false);
        return others > 0 ? `${stems.join(" ")}*${others}` : stems.join(" ");
      };
      const plain = (phrase: string) => stemsIn(phrase).join(" ");
      const fields = [
        nouns.map(counted),
        names.map(counted),
        trade.signs.map(plain),
        trade.work.map(plain),
        trade.offers.map(plain),
        trade.notThis.map(plain),
      ];
      const look = trade.look === "plain" ? undefined : trade.look;
      const manner = trade.isGrave ? "grave" : (look ?? trade.tone);
      return [trade.id, trade.industry, manner, ...fields.map((list) => [...new Set(list)].join("|"))].join(
        "\t",
      );
    })
    .join("\n");
}

/** Returns which trades speak of a phrase in any of their texts: a church is a customer of many. */
function speakersOf(trades: readonly Trade[]) {
  const speakers = new Map<string, Set<number>>();
  for (const [at, { serves, signs, offers, work, names }] of trades.entries()) {
    for (const phrase of [...serves, ...signs, ...offers, ...work, ...names]) {
      const stems = stemsIn(phrase);
      for (let from = 0; from < stems.length; from++) {
        for (let to = from + 1; to <= stems.length; to++) {
          const part = stems.slice(from, to).join(" ");
          const known = speakers.get(part);
          if (known) known.add(at);
          else speakers.set(part, new Set([at]));
        }
      }
    }
  }
  return speakers;
}

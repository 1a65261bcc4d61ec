import { stemOf, type Word } from "../words.ts";

/** A trade's own words, most telling first: nouns name it, signs stand in its texts, jobs are verb and object. */
export type PhraseKind = "noun" | "name" | "sign" | "job" | "offer" | "not";

export interface Entry {
  /** Index of the trade in `TradeIndex.trades`. */
  trade: number;
  kind: PhraseKind;
  /** The number of other trades that speak of it: a church is a customer of many. */
  others: number;
}

export interface TradeIndex {
  trades: { id: string; industry: string }[];
  /** Entries by the stems of their phrase without spaces, so that "bodyshop" is a "body shop". */
  phrases: ReadonlyMap<string, readonly Entry[]>;
  /** How much each root speaks for each trade, by its rarity. */
  roots: ReadonlyMap<string, readonly (readonly [trade: number, weight: number])[]>;
  /** In how many trades a phrase occurs, as a share of its rarity: 1 for a phrase of one trade, less for others. */
  rarityOf: (entries: readonly Entry[], others: number) => number;
}

/** The most words of a phrase. */
export const LONGEST_PHRASE = 7;
const KINDS = ["noun", "name", "sign", "job", "offer", "not"] as const;
const JOINING = /^(?:and|n|the|an?|of|for)$/;
/** Whether a word counts in phrases: "fish 'n' chips" are "fish and chips". */
export const isJoining = (low: string) => JOINING.test(low);

/** Parses the index that scripts/vite/trades.mjs writes. */
export function parseIndex(text: string): TradeIndex {
  const trades: TradeIndex["trades"] = [];
  const phrases = new Map<string, Entry[]>();
  const weights = new Map<string, Map<number, number>>();
  for (const line of text.split("\n")) {
    const [id = "", industry = "", ...fields] = line.split("\t");
    const trade = trades.push({ id, industry }) - 1;
    for (const [at, kind] of KINDS.entries()) {
      for (const counted of (fields[at] ?? "").split("|").filter(Boolean)) {
        const [phrase = "", others = 0] = counted.split("*");
        const words = phrase.toLowerCase().match(WORD) ?? [];
        const key = words
          .filter((word) => !isJoining(word))
          .map(stemOf)
          .join("");
        if (isGeneral(key)) continue;
        const entries = phrases.get(key) ?? [];
        if (!entries.some((one) => one.trade === trade && one.kind === kind))
          entries.push({ trade, kind, others: Number(others) });
        phrases.set(key, entries);
        if (kind === "not") continue;
        for (const root of new Set(words.map(rootOf))) {
          if (isGeneral(root)) continue;
          const ofRoot = weights.get(root) ?? new Map<number, number>();
          ofRoot.set(trade, (ofRoot.get(trade) ?? 0) + ROOT_WEIGHTS[kind]);
          weights.set(root, ofRoot);
        }
      }
    }
  }
  const rarity = (count: number) => Math.log(trades.length / count) / Math.log(trades.length);
  const roots = new Map(
    [...weights].map(([root, ofRoot]) => [
      root,
      [...ofRoot].map(([trade, weight]) => [trade, rarity(ofRoot.size) ** 2 * saturated(weight)] as const),
    ]),
  );
  const rarityOf = (entries: readonly Entry[], others: number) =>
    rarity(
      others + (new Set(entries.filter(({ kind }) => kind !== "not").map(({ trade }) => trade)).size || 1),
    );
  return { trades, phrases, roots, rarityOf };
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;
const ROOT_WEIGHTS = { noun: 1, name: 1, sign: 0.5, job: 0.7, offer: 0.5 } as const;
/** The third mention of a word adds little. */
const saturated = (weight: number) => weight / (weight + 1);

const GENERAL = new Set(
  "and the for with our your you from that this are work service company business shop maker studio of to in on at by or a an it custom new home local day own all up out off small hire repair sale website site web page call book online".split(
    " ",
  ),
);
const isGeneral = (root: string) => root.length < 3 || GENERAL.has(root) || /^\d+$/.test(root);

/** Returns what forms of a word have in common: "tuner", "tuning" and "tunes" are "tun". */
export const rootOf = (low: string) => rootOfStem(stemOf(low));

const rootByStem = new Map<string, string>();
function rootOfStem(stem: string) {
  const known = rootByStem.get(stem);
  if (known !== undefined) return known;
  const root = stem.replace(/(?:ers?|ing|ed|ist|or|ery|e|y)$/, "");
  const short = root.length >= 3 ? root.replace(/([b-df-hj-np-tv-z])\1$/, "$1") : stem;
  rootByStem.set(stem, short);
  return short;
}

export const rootOfWord = ({ low }: Word) => rootOf(low);

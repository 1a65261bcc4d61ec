import type { Word } from "../words.ts";
import { type Manner, manners } from "./manners.ts";

/** A trade's own words, the most telling first: nouns name it, signs stand in its texts, jobs are verb and object. */
export const kinds = ["noun", "name", "sign", "job", "offer", "not"] as const;
export type PhraseKind = (typeof kinds)[number];

export interface Entry {
  /** Index of the trade in `TradeIndex.trades`. */
  trade: number;
  kind: PhraseKind;
  /** From 0 to 1: 1 for a phrase that no other trade speaks of. */
  rarity: number;
}

export interface IndexedTrade {
  id: string;
  industry: string;
  manner: Manner;
}

export interface TradeIndex {
  trades: readonly IndexedTrade[];
  /** Returns the trades of a phrase, by its stems without spaces: "bodyshop" is a "body shop". */
  entriesOf: (key: string) => readonly Entry[] | undefined;
  /** Returns how much a root speaks for each trade, by its rarity. */
  weightsOf: (root: string) => readonly (readonly [trade: number, weight: number])[];
}

/** Entries are packed in numbers until they are asked for: there are 40,000. */
const KINDS = 8;
const TRADES = 4096;

/** Parses the index that make-index.ts writes. */
export function parseIndex(text: string): TradeIndex {
  const trades: IndexedTrade[] = [];
  const phrases = new Map<string, number[]>();
  const roots = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, key: string, packed: number) => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [packed]);
    else known.push(packed);
  };
  for (const line of text.split("\n")) {
    const [id = "", industry = "", said = "", ...fields] = line.split("\t");
    const manner = manners.find((one) => one === said) ?? "friendly";
    const trade = trades.push({ id, industry, manner }) - 1;
    for (const [kind, field] of fields.entries()) {
      if (field === "") continue;
      for (const counted of field.split("|")) {
        const star = counted.indexOf("*");
        const phrase = star < 0 ? counted : counted.slice(0, star);
        const others = star < 0 ? 0 : Number(counted.slice(star + 1));
        const packed = trade * KINDS + kind;
        add(phrases, phrase.replaceAll(" ", ""), others * TRADES * KINDS + packed);
        if (kinds[kind] === "not") continue;
        for (const stem of phrase.split(" ")) add(roots, rootOfStem(stem), packed);
      }
    }
  }
  const rarity = (count: number) => Math.log(trades.length / count) / Math.log(trades.length);
  const unpacked = (packed: number) => ({
    trade: Math.floor(packed / KINDS) % TRADES,
    kind: kinds[packed % KINDS] ?? "not",
    others: Math.floor(packed / KINDS / TRADES),
  });

  function entriesOf(key: string) {
    const packed = phrases.get(key);
    if (!packed || isGeneral(key, 2)) return undefined;
    const entries = [...new Map(packed.map((one) => [one % (TRADES * KINDS), unpacked(one)])).values()];
    const count = new Set(entries.filter(({ kind }) => kind !== "not").map(({ trade }) => trade)).size || 1;
    return entries.map(({ trade, kind, others }) => ({ trade, kind, rarity: rarity(count + others) }));
  }

  function weightsOf(root: string) {
    const packed = isGeneral(root) ? undefined : roots.get(root);
    if (!packed) return [];
    const byTrade = new Map<number, number>();
    for (const one of packed) {
      const { trade, kind } = unpacked(one);
      if (kind !== "not") byTrade.set(trade, (byTrade.get(trade) ?? 0) + ROOT_WEIGHTS[kind]);
    }
    const weight = rarity(byTrade.size) ** 2;
    return [...byTrade].map(([trade, said]) => [trade, weight * saturated(said)] as const);
  }
  return { trades, entriesOf, weightsOf };
}

const ROOT_WEIGHTS = { noun: 1, name: 1, sign: 0.5, job: 0.7, offer: 0.5 } as const;
/** The third mention of a word adds little. */
const saturated = (weight: number) => weight / (weight + 1);

const GENERAL = new Set(
  "our your you from that this are work service company business shop maker studio with custom new home local day own all out off small hire repair sale website site web page call book online".split(
    " ",
  ),
);
/** A phrase may be as short as "DJ" or "B&B", a root may not. */
const isGeneral = (text: string, shortest = 3) =>
  text.length < shortest || GENERAL.has(text) || /^\d+$/.test(text);

/** Returns what forms of a word have in common: "tuner", "tuning" and "tunes" are "tun". */
export const rootOfWord = ({ stem }: Word) => rootOfStem(stem);

const rootByStem = new Map<string, string>();
const MOST_ROOTS = 20_000;

function rootOfStem(stem: string) {
  const known = rootByStem.get(stem);
  if (known !== undefined) return known;
  const root = stem.replace(/(?:ers?|ing|ed|ist|or|ery|e|y)$/, "");
  const short = root.length >= 3 ? root.replace(/([b-df-hj-np-tv-z])\1$/, "$1") : stem;
  if (rootByStem.size >= MOST_ROOTS) rootByStem.clear();
  rootByStem.set(stem, short);
  return short;
}

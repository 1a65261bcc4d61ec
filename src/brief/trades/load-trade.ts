import groups from "trades:groups";
import type { Trade } from "./trade.ts";

type Group = (typeof groups)[number];

/** A command can load nothing later, not even what it has loaded before. */
const loaded = new Map<Group, Promise<Trade[]>>();

/** Loads a trade with the others of its group; undefined if there is none with this id. */
export async function loadTrade(id: string): Promise<Trade | undefined> {
  const group = groups.find(({ ids }) => ids.split(" ").includes(id));
  if (!group) return undefined;
  return (await loadGroup(group)).find((trade) => trade.id === id);
}

export const loadAllTrades = () => Promise.all(groups.map(loadGroup));

function loadGroup(group: Group) {
  const known = loaded.get(group);
  if (known) return known;
  const trades = group.load().then((module) => module.default);
  // A failed download is tried again.
  trades.catch(() => loaded.delete(group));
  loaded.set(group, trades);
  return trades;
}

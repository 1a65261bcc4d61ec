import groups from "trades:groups";
import type { Trade } from "./trade.ts";

/** Loads a trade with the others of its group; undefined if there is none with this id. */
export async function loadTrade(id: string): Promise<Trade | undefined> {
  const group = groups.find(({ ids }) => ids.split(" ").includes(id));
  if (!group) return undefined;
  const { default: trades } = await group.load();
  return trades.find((trade) => trade.id === id);
}

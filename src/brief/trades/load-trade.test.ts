import { expect, test } from "vitest";
import { loadTrade } from "./load-trade.ts";
import { inherited, type TradeFile, type TradeGroup, wholeTradeSchema } from "./trade.ts";

const files = import.meta.glob<TradeFile>("./*/*.json", { eager: true, import: "default" });

test("every trade loads by its id, with what it takes from its group", async () => {
  const paths = Object.keys(files).filter((path) => !path.endsWith("/group.json"));
  expect(paths.length).toBeGreaterThan(600);
  for (const path of paths) {
    const [, group = "", file = ""] = path.split("/");
    const { id, group: own, ...trade } = (await loadTrade(file.replace(".json", ""))) ?? {};

    expect([id, own]).toEqual([file.replace(".json", ""), group]);
    expect(trade).toEqual(inherited(files[`./${group}/group.json`] as TradeGroup, files[path] as TradeFile));
    expect(wholeTradeSchema.safeParse(trade).success, path).toBe(true);
  }
});

test("an unknown id is no trade", async () => {
  expect(await loadTrade("unicycle-tamer")).toBeUndefined();
});

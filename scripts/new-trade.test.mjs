import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTrade } from "./new-trade.mjs";
import { project } from "./run.mjs";

const MODEL = "src/brief/trades/music-art-and-stage";

test("a new trade gets a file with every field, and a group of its own if it is the first", () => {
  const root = mkdtempSync(join(tmpdir(), "sitewright-trade-"));
  cpSync(join(project, MODEL), join(root, MODEL), { recursive: true });

  const file = makeTrade("circus/unicycle-workshop", root);

  const trade = JSON.parse(readFileSync(join(root, file), "utf8"));
  expect(trade.business).toEqual({ one: "", many: "" });
  expect(trade.names).toEqual([]);
  expect(readFileSync(join(root, "src/brief/trades/circus/group.json"), "utf8")).toBe("{}\n");
  expect(() => makeTrade("circus/unicycle-workshop", root)).toThrow(/already/);
  expect(() => makeTrade("Unicycles", root)).toThrow(/small letters/);
});

import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { locales } from "zod/mini";
import {
  groupSchema,
  inherited,
  type TradeFile,
  type TradeGroup,
  tradeSchema,
  wholeTradeSchema,
} from "./trade.ts";

const texts = import.meta.glob<string>("./*/*.json", { eager: true, query: "?raw", import: "default" });
const inEnglish = locales.en().localeError;
const paths = Object.keys(texts).filter((path) => !path.endsWith("/group.json"));
const groupOf = (path: string) => path.replace(/[^/]+$/, "group.json");

/** Returns `path:line: field: problem` for each problem of a trade with what it takes from its group. */
function problemsOf(path: string, text: string, groupText: string) {
  const shown = `src/brief/trades${path.slice(1)}`;
  const tree = parseTree(text);
  if (!tree) return [`${shown}:1: is no JSON`];
  const own = JSON.parse(text) as TradeFile;
  const issues = [
    ...(tradeSchema.safeParse(own, { error: inEnglish }).error?.issues ?? []),
    ...(wholeTradeSchema.safeParse(inherited(JSON.parse(groupText) as TradeGroup, own), { error: inEnglish })
      .error?.issues ?? []),
  ];
  const lines = issues.map(({ path: place, message }) => {
    const keys = place.map((key) => (typeof key === "number" ? key : String(key)));
    const node = findNodeAtLocation(tree, keys) ?? findNodeAtLocation(tree, keys.slice(0, -1)) ?? tree;
    return `${shown}:${text.slice(0, node.offset).split("\n").length}: ${keys.join(".")}: ${message}`;
  });
  return [...new Set(lines)];
}

test("every trade is complete and as its schema says", () => {
  const problems = paths.flatMap((path) =>
    texts[groupOf(path)] === undefined
      ? [`${groupOf(path)} is missing.`]
      : problemsOf(path, texts[path] ?? "", texts[groupOf(path)] ?? ""),
  );

  expect(problems).toEqual([]);
});

test("every group is as its schema says", () => {
  const groups = Object.entries(texts).filter(([path]) => path.endsWith("/group.json"));

  for (const [path, text] of groups)
    expect(groupSchema.safeParse(JSON.parse(text)).error?.issues, path).toBeUndefined();
});

test("a problem is reported with its file and line", () => {
  const group = texts["./vehicles/group.json"] ?? "";
  const own = JSON.parse(texts["./vehicles/bicycle-workshop.json"] ?? "");
  const broken = JSON.stringify({ ...own, serves: ["cyclists", ""], motto: "Ding" }, null, 2);

  expect(problemsOf("./vehicles/x.json", broken, group)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^src\/brief\/trades\/vehicles\/x\.json:\d+: serves\.1: is empty$/),
      expect.stringMatching(/motto/),
    ]),
  );
});

test("no two trades have the same id, and none has the same name as business twice", () => {
  const ids = paths.map((path) => path.split("/").at(-1));
  const names = paths.map((path) => JSON.parse(texts[path] ?? "").business?.one);

  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

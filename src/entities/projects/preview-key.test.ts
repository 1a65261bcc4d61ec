import { expect, test } from "vitest";
import { readPreviewKey } from "./preview-key.ts";

test.each([
  ["law-firm-ledger", { kind: "template", id: "law-firm-ledger" }],
  ["local-12", { kind: "local", id: 12 }],
  ["12", { kind: "listed", id: 12 }],
  ["local-", { kind: "template", id: "local-" }],
  ["local-12x", { kind: "template", id: "local-12x" }],
  ["-1", { kind: "template", id: "-1" }],
  ["1e3", { kind: "template", id: "1e3" }],
  ["99999999999", { kind: "template", id: "99999999999" }],
])("%j is parsed as %j", (key, meant) => {
  expect(readPreviewKey(key)).toEqual(meant);
});

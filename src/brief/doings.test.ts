import { expect, test } from "vitest";
import { doingsOf } from "./doings.ts";

test.each([
  [
    "We're Apex Roofing. We fix leaks, replace slate and flat roofs, and do free quotes.",
    ["Fixing leaks", "Replacing slate and flat roofs", "Free quotes"],
  ],
  [
    "We repair shoes, bags and belts. I also cut keys for anybody who waits.",
    ["Repairing shoes, bags and belts", "Cutting keys"],
  ],
  ["We walk the talk. We love roofs, and we opened in 1987.", []],
  ["We fix phones, cracked screens mostly. We sell no books.", ["Fixing phones"]],
  ["We want a gallery and need prices.", []],
  ["We sell handmade candles and soaps. We rent out bikes.", ["Handmade candles and soaps", "Renting bikes"]],
  ["I knit baby blankets and sell them on markets", ["Knitting baby blankets"]],
  ["We build sheds from £400.", ["Building sheds"]],
])("“%s” has the activities %j", (brief, doings) => {
  expect(doingsOf(brief)).toEqual(doings);
});

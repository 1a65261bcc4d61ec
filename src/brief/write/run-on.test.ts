import { expect, test } from "vitest";
import { wordsOf } from "../words.ts";
import { runOnStarts } from "./run-on.ts";

function cut(text: string) {
  const starts = runOnStarts(wordsOf(text)).map(({ start, gap }) => start - (/£$/.test(gap) ? 1 : 0));
  return [0, ...starts].map((start, at) => text.slice(start, starts[at]).trim().replace(/,$/, ""));
}

test("a dictated text is cut where a new sentence begins", () => {
  expect(
    cut(
      "so yeah we do boilers and that, bathrooms as well like, been doing it 22 years me and my brother, based in wigan but we go all over lancashire, call kev on 07700 900461 dont text cos i never see em",
    ),
  ).toEqual([
    "so yeah we do boilers and that, bathrooms as well like",
    "been doing it 22 years me and my brother",
    "based in wigan but we go all over lancashire",
    "call kev on 07700 900461",
    "dont text cos i never see em",
  ]);
});

test("a text without any mark is cut, too", () => {
  expect(
    cut(
      "dog walker in heaton newcastle i walk max four dogs at a time never more small groups only puppy visits too £12 a walk £10 for a second dog from the same house i'm insured and dbs checked text beth on 07700 900772",
    ),
  ).toEqual([
    "dog walker in heaton newcastle",
    "i walk max four dogs at a time never more small groups only puppy visits too",
    "£12 a walk",
    "£10 for a second dog from the same house",
    "i'm insured and dbs checked",
    "text beth on 07700 900772",
  ]);
});

test.each([
  "We bake the bread we like best, from flour that is milled next door, and everything we sell was made on the same day by the two of us.",
  "If the boiler has stopped and you have no hot water, we come on the same day wherever you live in the whole of the county, weekends too.",
  "all of the cakes i bake are made with butter and eggs from the farm where my sister works, and with nothing else from anybody at all",
])("%s", (sentence) => {
  expect(cut(sentence)).toEqual([sentence]);
});

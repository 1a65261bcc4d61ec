import { expect, test } from "vitest";
import { understand } from "./understand.ts";

test.each([
  ["A smithy in Ludlow. Should look like an old workshop.", ["old", "sturdy"]],
  ["Surf school, Bude. We want it modern and bold.", ["modern", "sturdy"]],
  ["Bridal alterations in Bath. Soft and elegant.", ["delicate"]],
  ["A fruit farm in Kent. I'd like the site to feel rustic, nothing modern.", ["rustic"]],
])("the owner wishes the characters of the look: %s", (text, characters) => {
  expect(understand(text).characters).toEqual(characters);
});

test.each([
  "A vintage clothes shop in York. Old jeans and dresses.",
  "A garage in Walsall. Old tractors and vintage cars restored.",
  "The Library is a restaurant in an old library. Modern British.",
])("what the business works on is no wish: %s", (text) => {
  expect(understand(text).characters).toBeUndefined();
});

test("a colour that is refused is known, one that is sold is not", () => {
  expect(understand("A nail bar in Hove. No pink please.").refusedColours).toHaveLength(1);
  expect(understand("A butcher in Bury. We sell no black pudding.").refusedColours).toBeUndefined();
});

test("dark is a ground beside other colours, and a part of a dark green", () => {
  expect(understand("A distillery in Orkney. Dark, elegant, gold.").isDarkWished).toBe(true);
  expect(understand("A pub in Orkney. Dark green and brass.").isDarkWished).toBeUndefined();
});

test("a tone that the text only sounds like is not wished", () => {
  expect(understand("A DJ in Hove. Weddings, birthdays, corporate.").isToneWished).toBeUndefined();
  expect(understand("A DJ in Hove. Keep the site formal and serious.").isToneWished).toBe(true);
});

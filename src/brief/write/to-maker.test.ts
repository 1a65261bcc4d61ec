import { expect, test } from "vitest";
import { isToMaker } from "./to-maker.ts";

test.each([
  "I want something online for my cheese van.",
  "so basically we just need something on the internet",
  "Need a one page thing for our scout hut hire.",
  "We would like a simple page for our allotment society please.",
  "Looking for a small website for a dog walker",
  "Hiya, I'd like to have a little web page for my stall",
])("“%s” is an order to whoever makes the site", (sentence) => {
  expect(isToMaker(sentence)).toBe(true);
});

test.each([
  "Need a plumber tonight?",
  "We need a hand at harvest time.",
  "I want every child to float before they swim.",
  "Looking for homes: three kittens and an old collie.",
  "We like a full house on quiz night.",
])("“%s” is for customers", (sentence) => {
  expect(isToMaker(sentence)).toBe(false);
});

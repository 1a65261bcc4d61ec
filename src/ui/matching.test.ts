import { expect, test } from "vitest";
import { matching } from "./matching.ts";

const options = ["Café and bakery", "Bakery", "Law firm", "Home services"].map((label) => ({ label }));
const labels = (words: string) => matching(options, words).map(({ label }) => label);

test.each([
  ["", ["Café and bakery", "Bakery", "Law firm", "Home services"]],
  ["bak", ["Bakery", "Café and bakery"]],
  ["  CAFE ", ["Café and bakery"]],
  ["café", ["Café and bakery"]],
  ["bakery caf", ["Café and bakery"]],
  ["firm law", ["Law firm"]],
  [".*", []],
])("searching for %j", (words, found) => {
  expect(labels(words)).toEqual(found);
});

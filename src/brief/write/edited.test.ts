import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { edited, inCapitals } from "./edited.ts";

const editedIn = (sentence: string, brief = sentence) => edited(sentence, understand(brief));

test.each([
  ["we mend shoes", "We mend shoes."],
  ["Are you near? Come in!", "Are you near? Come in!"],
  ["Third generation, ", "Third generation."],
  ["so we come to you", "We come to you."],
  ["Hi there, we mend shoes", "We mend shoes."],
  ["i mend what others throw away", "I mend what others throw away."],
  ["We   mend\nshoes", "We mend shoes."],
])("“%s” becomes “%s”", (sentence, text) => {
  expect(editedIn(sentence)).toBe(text);
});

test("a sentence in capitals is set in small letters, with the names of the brief in capitals", () => {
  const brief = "SHEAR DELIGHT. HAIR SALON IN OTTAWA. OPEN MONDAY TO FRIDAY.";

  expect(editedIn("SHEAR DELIGHT IS A HAIR SALON IN OTTAWA, OPEN ON MONDAY", brief)).toBe(
    "Shear Delight is a hair salon in Ottawa, open on Monday.",
  );
});

test("a place in small letters gets its capitals back", () => {
  const brief = "i bake birthday cakes from home in leeds";

  expect(editedIn("i bake cakes in leeds", brief)).toBe("I bake cakes in Leeds.");
});

test.each(["RYA courses", "MOTs", "NHS", "The BBC"])("“%s” is no sentence in capitals", (text) => {
  expect(editedIn(text)).toBe(`${text}.`);
});

test("a name in capitals is a name with capitals", () => {
  expect(inCapitals("MAIN STREET IRON")).toBe("Main Street Iron");
  expect(inCapitals("HOUSE OF IRON")).toBe("House of Iron");
  expect(inCapitals("KPMG")).toBe("KPMG");
});

import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { fieldNames, type Question } from "./questions.ts";

const asked = (...labels: string[]): Question[] => labels.map((label) => ({ label, kind: "text" }));

test("fields are named after their questions", () => {
  expect(fieldNames(asked("Name", "How many guests?", "Été ou hiver", "Don't call"))).toEqual([
    "name",
    "how-many-guests",
    "ete-ou-hiver",
    "dont-call",
  ]);
  expect(fieldNames([{ label: "E-mail", kind: "email" }])).toEqual(["email"]);
});

test("questions of one wording get names of their own, and those without letters a number", () => {
  expect(fieldNames(asked("Day", "Day", "?", "何名様ですか", ""))).toEqual([
    "day",
    "day-2",
    "question-3",
    "question-4",
    "question-5",
  ]);
});

test("no question gives an order to the service that takes the answers", () => {
  expect(fieldNames(asked("Redirect", "Subject", "Bot field", "CC", "_next", "2 nights?"))).toEqual([
    "answer-redirect",
    "answer-subject",
    "answer-bot-field",
    "answer-cc",
    "answer-next",
    "answer-2-nights",
  ]);
});

test("whatever is asked, names are different, short and plain", () => {
  const label = fc.oneof(
    fc.string({ unit: "binary", maxLength: 100 }),
    fc.constantFrom("Day", "day-2", "Day 2", "\ud800"),
  );
  fc.assert(
    fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
      const names = fieldNames(asked(...labels));
      expect(new Set(names).size).toBe(labels.length);
      for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]{0,59}$/);
    }),
  );
});

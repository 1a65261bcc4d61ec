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

test("equal questions get different names, and those without letters a number", () => {
  expect(fieldNames(asked("Day", "Day", "?", "何名様ですか", ""))).toEqual([
    "day",
    "day-2",
    "question-3",
    "question-4",
    "question-5",
  ]);
});

test("no field name is an instruction to the form service", () => {
  expect(fieldNames(asked("Redirect", "Subject", "Bot field", "CC", "_next", "2 nights?"))).toEqual([
    "answer-redirect",
    "answer-subject",
    "answer-bot-field",
    "answer-cc",
    "answer-next",
    "answer-2-nights",
  ]);
});

test("names are unique, short and plain for any questions", () => {
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

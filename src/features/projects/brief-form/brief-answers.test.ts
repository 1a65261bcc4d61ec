import { expect, test } from "vitest";
import { briefSchema } from "#src/contract/brief.ts";
import {
  type BriefAnswers,
  briefOf,
  errorsIn,
  noAnswers,
  reachableStep,
  readStored,
} from "./brief-answers.ts";

const complete: BriefAnswers = {
  ...noAnswers,
  businessName: "Crumb",
  description: "A bakery in Lisbon.",
  industry: "bakery",
  contactName: "Rita",
  email: "rita@example.com",
};

test("complete answers can be submitted", () => {
  expect(briefSchema.parse(briefOf({ ...complete, palette: "  navy ", module: "task-board" }))).toMatchObject(
    { businessName: "Crumb", look: { tone: null, palette: "navy" }, module: "task-board" },
  );
});

test.each([
  ["business", { description: " " }, { description: "Required" }],
  ["industry", { industry: "" }, { industry: "Choose an industry, or describe yours" }],
  ["look", { palette: "x".repeat(81) }, { palette: "At most 80 characters" }],
  ["contact", { phone: "call me" }, { phone: "Enter a number such as +1 555 0100" }],
] as const)("the step %s shows its errors", (step, changes, errors) => {
  expect(errorsIn(step, { ...complete, ...changes })).toEqual(errors);
});

test("a step does not show errors of other steps", () => {
  expect(errorsIn("pages", noAnswers)).toEqual({});
});

test.each([
  ["contact", complete, "contact"],
  ["contact", { ...complete, industry: "" }, "industry"],
  ["look", noAnswers, "business"],
  ["nothing", complete, "business"],
  [null, complete, "business"],
] as const)("opening the step %s stops at the first incomplete one", (wanted, answers, step) => {
  expect(reachableStep(wanted, answers)).toBe(step);
});

test("stored answers are restored without invalid fields", () => {
  const receipt = { id: 3, createdAt: "2026-01-01T00:00:00.000Z", projectKey: null };

  expect(readStored({ answers: { ...complete }, receipt })).toEqual({ answers: complete, receipt });
  expect(readStored({ answers: { businessName: 4, pages: [1, "Menu"], tone: "loud" }, receipt: 7 })).toEqual({
    answers: { ...noAnswers, pages: ["Menu"] },
    receipt: null,
  });
  expect(readStored(undefined)).toEqual({ answers: noAnswers, receipt: null });
});

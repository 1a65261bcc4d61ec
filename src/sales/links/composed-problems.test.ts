import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problemsOf } from "./composed-problems.ts";
import type { Composed } from "./link-kinds.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-12-01T15:00:00") }));
afterEach(() => void vi.useRealTimers());

test.each(["", "  ", "1,500", "$1500", "299.50", "0.01", "100,000"])("the amount “%s” is valid", (amount) => {
  expect(problems({ kind: "payment", amount }).amount).toBeUndefined();
});

test.each([
  ["0", /more than \$0/],
  ["100001", /\$100,000 at most/],
  ["500000", /\$100,000 at most/],
  ["15,00", /^Write it as/],
  ["a hundred", /^Write it as/],
])("the amount “%s” has an error", (amount, problem) => {
  expect(problems({ kind: "payment", amount }).amount).toMatch(problem);
  expect(problems({ kind: "module", amount }).amount).toBeUndefined();
});

test.each([
  ["", undefined],
  ["2026-12-01", undefined],
  ["2027-01-01", undefined],
  ["2026-11-30", "This day is over. Choose today or a later one."],
  ["12026-01-01", "There is no such day."],
])("the last day “%s” has the error %s", (lastDay, problem) => {
  expect(problems({ kind: "welcome", lastDay }).lastDay).toBe(problem);
  expect(problems({ kind: "payment", lastDay }).lastDay).toBeUndefined();
});

test("a telephone number has no letters, for links with a site to show it on", () => {
  expect(problems({ kind: "site", phone: "+44 (0)131 496-0123" }).phone).toBeUndefined();
  expect(problems({ kind: "welcome", phone: "call me" }).phone).toMatch(/^Enter a number/);
  expect(problems({ kind: "payment", phone: "call me" }).phone).toBeUndefined();
});

const problems = (typed: Partial<Composed>) =>
  problemsOf({
    ...{
      kind: "welcome",
      prospect: "Acme",
      accent: "",
      logo: "",
      sender: "",
      replyTo: "",
      replyUrl: "",
      note: "",
      industry: "",
      town: "",
      phone: "",
      about: "",
      tints: "",
      style: "",
    },
    ...{ module: "", as: "", lastDay: "", reset: "", plan: "full", amount: "", purpose: "" },
    ...typed,
  });

import { describe, expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { compileFormula } from "./compile-formula.ts";
import { formulaFunctions } from "./functions.ts";
import { withIds, withNames } from "./named-fields.ts";

const values: Record<string, unknown> = {
  price: 40,
  quantity: 3,
  name: "Bella",
  back: "2026-11-17",
  when: "2026-11-17T09:30",
  nothing: null,
  paid: true,
  broken: { error: "This field refers to itself." },
  list: [1, 2, 3],
};
const find = (name: string) => (Object.hasOwn(values, name) ? name : undefined);

function result(text: string) {
  const formula = compileFormula(text, find);
  return "problem" in formula
    ? formula
    : formula.evaluate({ read: (field) => values[field], now: "2026-11-29T12:00" });
}

describe("a formula", () => {
  test.each([
    ["{price} * {quantity} + 5", 125],
    ["2 + 3 * 4 ^ 2 / 2 - -1", 27],
    ["2 ^ 3 ^ 2", 512],
    ['IF({paid}, "Paid", "Owes " & {price})', "Paid"],
    ["if(not {paid}, 1, 2)", 2],
    ["IF({paid}, 1, 1 / 0)", 1],
    ["{back} < TODAY() and {paid}", true],
    ["{when} > {back}", false],
    ["TODAY() - {back}", 12],
    ["{back} + 30", "2026-12-17"],
    ['DATEADD("2026-01-31", 1, "month")', "2026-02-28"],
    ["ISBLANK({nothing})", true],
    ["{nothing} + 1", 1],
    ["{nothing} + {nothing}", null],
    ["SUM({list}, 4)", 10],
    ["MAX({list})", 3],
    ['MIN("2026-02-01", "2026-01-01")', "2026-01-01"],
    ["ROUND(2.675, 2)", 2.68],
    ['SWITCH({name}, "bella", 1, 2)', 1],
    ['JOIN(" ", UPPER({name}), LEFT("dogs", 3))', "BELLA dog"],
    ['{name} = "BELLA"', true],
    ["IFERROR(1 / 0, 7)", 7],
    ["IFERROR({broken}, 7)", 7],
    ["MOD(-1, 3)", 2],
  ])("%s is %j", (text, expected) => {
    expect(result(text)).toEqual(expected);
  });

  test.each([
    ["1 / 0", "Nothing can be divided by zero."],
    ["{name} * 2", "“Bella” is not a number."],
    ["{broken} + 1", "This field refers to itself."],
    ["10 ^ 400", "The result is too large."],
    ["{list} + 1", "There are several values, and one is needed."],
    ["SQRT(-1)", "A negative number has no square root."],
  ])("%s is an error that its cell can show", (text, error) => {
    expect(result(text)).toEqual({ error });
  });

  test.each([
    ["{Pryce} * 2", "There is no field “Pryce”.", 0],
    ["1 + {}", "There is no field “”.", 4],
    ["price * 2", "“price” is not known. Put the names of fields in braces, and texts in quotes.", 0],
    ["SUMM({price})", "There is no function “SUMM”.", 0],
    ["ROUND()", "ROUND needs 1 to 2 values, such as ROUND({price}, 2).", 0],
    ["", "Write a formula.", 0],
    ["{price} {quantity}", "There is an operator missing, such as + or *.", 0],
    ["(1 + 2", "Unclosed (.", 6],
  ])("%j is refused with a reason", (text, problem, at) => {
    expect(result(text)).toEqual({ problem, at });
  });

  test.each([
    '"".constructor',
    "{name}.constructor.constructor",
    "this",
    "[1, 2]",
    '"a"["b"]',
    "constructor(1)",
    "__proto__",
    "toString()",
    "globalThis",
    "IF.constructor(1, 2)",
    "x = 1; y",
  ])("%s cannot reach anything of the page", (text) => {
    expect(result(text)).toHaveProperty("problem");
  });
});

test("any text is a result, an error or a problem, never an exception", () => {
  const piece = fc.constantFrom(
    "{price}",
    "{list}",
    "{back}",
    "{broken}",
    "(",
    ")",
    ",",
    "+",
    "-",
    "*",
    "/",
    "^",
    "&",
    "=",
    "<",
    "1",
    '"a"',
    "IF(",
    "not ",
    " and ",
    "{",
    "}",
    "[",
    ".",
    "!",
    "\\",
    "'",
    "$0",
    "$9",
    ...Object.keys(formulaFunctions).map((name) => `${name}(`),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 12 }).map((parts) => parts.join("")),
        fc.string(),
      ),
      (text) => {
        const value = result(text);
        expect(value === undefined || typeof value === "function").toBe(false);
        if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
      },
    ),
    { numRuns: 5_000 },
  );
});

test("each function works as its example says", () => {
  for (const [name, { example }] of Object.entries(formulaFunctions)) {
    const formula = compileFormula(example, (field) => field);
    expect(formula, name).toHaveProperty("evaluate");
  }
});

test("formulas show the names of fields and store their ids", () => {
  const table = {
    id: "loans",
    name: { one: "Loan", many: "Loans" },
    nameField: "back-by",
    fields: [{ id: "back-by", name: "Back by", kind: "date" as const, options: {} }],
  };

  expect(withIds('{back BY} < TODAY() & "{Back by}"', table)).toBe('{back-by} < TODAY() & "{Back by}"');
  expect(withNames("{back-by} < TODAY()", table)).toBe("{Back by} < TODAY()");
  expect(withIds("{unknown} + 1", table)).toBe("{unknown} + 1");
});

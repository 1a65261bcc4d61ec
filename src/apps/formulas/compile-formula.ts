import jsep from "jsep";
import { type FormulaScope, formulaFunctions } from "./functions.ts";
import { operators, precedence, prefixes } from "./operators.ts";
import { FormulaError } from "./values.ts";

export interface Formula {
  /** The ids of the fields it reads, each once. */
  fields: readonly string[];
  /** The result changes with the day. */
  usesToday: boolean;
  /** Returns the result; an error is a value too. */
  evaluate: (scope: FormulaScope) => unknown;
}

export interface FormulaProblem {
  problem: string;
  /** The place in the text, from 0. */
  at: number;
}

type Evaluate = (scope: FormulaScope) => unknown;

class Problem extends Error {
  readonly at: number;
  constructor(message: string, at = 0) {
    super(message);
    this.at = at;
  }
}

const MAX_LENGTH = 4_000;
const FIELD = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\{([^{}"']*)\}/g;
const NEAR_TIME = /\b(?:TODAY|NOW)\s*\(/i;

// The parser keeps its operators for the whole page, and nothing else uses it.
jsep.removeAllBinaryOps();
jsep.removeAllUnaryOps();
jsep.removeAllLiterals();
for (const [operator, power] of Object.entries(precedence))
  jsep.addBinaryOp(operator, power, operator === "^");
for (const prefix of Object.keys(prefixes)) jsep.addUnaryOp(prefix);

/**
 * Compiles a formula such as `IF({paid}, 0, {price} * 1.2)` to nested functions, without generated code. Braces hold
 * what `findField` turns into the id of a field, or undefined.
 */
export function compileFormula(
  text: string,
  findField: (name: string) => string | undefined,
): Formula | FormulaProblem {
  if (text.length > MAX_LENGTH) return { problem: "This formula is too long.", at: MAX_LENGTH };
  const fields: string[] = [];
  try {
    // Replaced by names of the same length, so that places in the text stay right.
    const plain = text.replace(FIELD, (all: string, name: string | undefined, at: number) => {
      if (name === undefined) return all;
      const field = findField(name.trim());
      if (field === undefined) throw new Problem(`There is no field “${name.trim()}”.`, at);
      if (!fields.includes(field)) fields.push(field);
      return `$${fields.indexOf(field)}`.padEnd(all.length);
    });
    const evaluate = compile(parse(plain), fields);
    return { fields, usesToday: NEAR_TIME.test(plain), evaluate: (scope) => settle(evaluate, scope) };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message, at: error.at };
    throw error;
  }
}

function settle(evaluate: Evaluate, scope: FormulaScope) {
  try {
    return evaluate(scope);
  } catch (error) {
    if (error instanceof FormulaError) return { error: error.message };
    throw error;
  }
}

function parse(text: string) {
  if (text.trim() === "") throw new Problem("Write a formula.");
  try {
    return jsep(text);
  } catch (error) {
    const { description = "It cannot be read", index = 0 } = error as {
      description?: string;
      index?: number;
    };
    throw new Problem(`${description}.`.replace(/\.\.$/, "."), index);
  }
}

const constants: Record<string, unknown> = { true: true, false: false, yes: true, no: false, empty: null };

/** Only what this function names can be part of a formula: no members, no objects, no calls of anything else. */
function compile(node: jsep.Expression, fields: readonly string[]): Evaluate {
  const part = (child: unknown) => compile(child as jsep.Expression, fields);
  switch (node.type) {
    case "Literal": {
      const { value } = node as jsep.Literal;
      return () => value;
    }
    case "Identifier":
      return compileName((node as jsep.Identifier).name, fields);
    case "UnaryExpression": {
      const { operator, argument } = node as jsep.UnaryExpression;
      const apply = prefixes[operator];
      if (!apply) break;
      const value = part(argument);
      return (scope) => apply(value(scope));
    }
    case "BinaryExpression": {
      const { operator, left, right } = node as jsep.BinaryExpression;
      const apply = operators[operator];
      if (!apply) break;
      const [one, other] = [part(left), part(right)];
      return (scope) => apply(one(scope), () => other(scope));
    }
    case "CallExpression":
      return compileCall(node as jsep.CallExpression, part);
    case "Compound":
      throw new Problem("There is an operator missing, such as + or *.");
  }
  throw new Problem(
    "Formulas consist of fields in braces, numbers, texts in quotes, operators and functions.",
  );
}

function compileName(name: string, fields: readonly string[]): Evaluate {
  const field = /^\$\d+$/.test(name) ? fields[Number(name.slice(1))] : undefined;
  if (field !== undefined) return (scope) => scope.read(field);
  const constant = name.toLowerCase();
  if (Object.hasOwn(constants, constant)) return () => constants[constant];
  throw new Problem(`“${name}” is not known. Put the names of fields in braces, and texts in quotes.`);
}

function compileCall(
  { callee, arguments: given }: jsep.CallExpression,
  part: (child: unknown) => Evaluate,
): Evaluate {
  const name = callee.type === "Identifier" ? String(callee.name).toUpperCase() : "";
  const found = Object.hasOwn(formulaFunctions, name) ? formulaFunctions[name] : undefined;
  if (!found) throw new Problem(`There is no function “${name || "of this kind"}”.`);
  const [least, most] = found.takes;
  if (given.length < least || given.length > most) {
    const count =
      least === most ? `${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`;
    throw new Problem(
      `${name} needs ${count} ${count === "1" ? "value" : "values"}, such as ${found.example}.`,
    );
  }
  const values = given.map(part);
  const { call, isOfBefore } = found;
  return (present) => {
    const scope = isOfBefore ? { ...present, read: present.before ?? (() => null) } : present;
    return call(
      values.map((value) => () => value(scope)),
      scope,
    );
  };
}

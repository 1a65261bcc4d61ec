import { HIGHEST_AMOUNT, TOO_HIGH } from "#src/contract/pricing.ts";
import type { Cents } from "#src/lib/money.ts";

type CheckedAmount = { cents: Cents; problem?: undefined } | { cents?: undefined; problem: string };

/** An amount read from typed text, or what is wrong with it. The examples show amounts that are valid there. */
export function checkAmount(cents: Cents | undefined, examples: string): CheckedAmount {
  if (cents === undefined) return { problem: `Enter an amount such as ${examples}` };
  return cents > HIGHEST_AMOUNT ? { problem: TOO_HIGH } : { cents };
}

/** Dollars as people and programs write them, in whole cents: `$1,349`, `1.349,50`, `49.5`. */
export function readAmount(text: string): Cents | undefined {
  const figures = text.replace(/[\s'’]|\$|USD/gi, "");
  const match = /^(\d+|\d{1,3}(?:([.,])\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(figures);
  const [, whole = "", thousands, point, cents = ""] = match ?? [];
  if (!match || (thousands && thousands === point)) return undefined;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
}

import { HIGHEST_AMOUNT, TOO_HIGH } from "#src/contract/pricing.ts";
import type { Cents } from "#src/lib/money.ts";

type CheckedAmount = { cents: Cents; problem?: undefined } | { cents?: undefined; problem: string };

/** Returns the amount, or an error message that shows valid examples. */
export function checkAmount(cents: Cents | undefined, examples: string): CheckedAmount {
  if (cents === undefined) return { problem: `Enter an amount such as ${examples}` };
  return cents > HIGHEST_AMOUNT ? { problem: TOO_HIGH } : { cents };
}

/** Parses dollars in common notations into cents: `$1,349`, `1.349,50`, `49.5`. */
export function readAmount(text: string): Cents | undefined {
  const figures = text.replace(/[\s'’]|\$|USD/gi, "");
  const match = /^(\d+|\d{1,3}(?:([.,])\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(figures);
  const [, whole = "", thousands, point, cents = ""] = match ?? [];
  if (!match || (thousands && thousands === point)) return undefined;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
}

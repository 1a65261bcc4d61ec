import { HIGHEST_AMOUNT, TOO_HIGH } from "#src/contract/pricing.ts";
import type { Cents } from "#src/lib/money.ts";

type CheckedAmount = { cents: Cents; problem?: undefined } | { cents?: undefined; problem: string };

/** What was read of an amount that somebody wrote, or what is wrong with it. The examples are of what fits there. */
export function checkAmount(cents: Cents | undefined, examples: string): CheckedAmount {
  if (cents === undefined) return { problem: `Enter an amount such as ${examples}` };
  return cents > HIGHEST_AMOUNT ? { problem: TOO_HIGH } : { cents };
}

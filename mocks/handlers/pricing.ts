import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { readPricing } from "#src/contract/pricing.ts";
import type { Collections } from "../db/collections.ts";
import { handle } from "./handle.ts";

export function pricingHandlers({ pricing }: Collections) {
  return [
    // None are stored in a database from before there were any, nor where they had become unreadable.
    handle(readPricing, () => pricing.all()[0] ?? builtInPricing),
  ];
}

import type { Pricing } from "#src/contract/pricing.ts";

/** Returns a template's own price, or the standard one. */
export function templatePrice({ template, templatePrices = {} }: Pricing, id: string) {
  return Object.hasOwn(templatePrices, id) ? (templatePrices[id] ?? template) : template;
}

import type { Pricing } from "#src/contract/pricing.ts";

/** What one template costs: as all of them, where it has no price of its own. */
export function templatePrice({ template, templatePrices = {} }: Pricing, id: string) {
  return Object.hasOwn(templatePrices, id) ? (templatePrices[id] ?? template) : template;
}

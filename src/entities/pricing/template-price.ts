import type { Pricing } from "#src/contract/pricing.ts";

/** The price of one template: its own, or the common one. */
export function templatePrice({ template, templatePrices = {} }: Pricing, id: string) {
  return Object.hasOwn(templatePrices, id) ? (templatePrices[id] ?? template) : template;
}

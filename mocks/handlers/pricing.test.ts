import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { pricingSchema, readPricing } from "#src/contract/pricing.ts";
import { formatMoney, shareOf } from "#src/lib/money.ts";
import { seedOfDelivery, testBackend } from "../testing.ts";

test("the prices of delivery are those of the specification", async () => {
  const { send } = testBackend();

  const { full, installment } = readPricing.answer.parse(await (await send(readPricing)).json());

  expect([full.setup, full.regularSetup, full.monthly].map(formatMoney)).toEqual([
    "$1,349",
    "$1,499",
    "$179",
  ]);
  expect([installment.upfront, installment.onDelivery, installment.monthly].map(formatMoney)).toEqual([
    "$300",
    "$1,199",
    "$199",
  ]);
});

test("the percentages of the specification follow from its amounts", () => {
  const { full, installment } = builtInPricing;
  const whole = installment.upfront + installment.onDelivery;

  expect(shareOf(full.regularSetup - full.setup, full.regularSetup)).toBe(10);
  expect(shareOf(installment.upfront, whole)).toBe(20);
  expect(shareOf(installment.onDelivery, whole)).toBe(80);
  expect(whole).toBe(full.regularSetup);
});

test("what is stored is what is answered, without its id", async () => {
  const changed = { ...builtInPricing, template: 9_900 };
  const seed = { ...(await seedOfDelivery()), pricing: [{ id: "pricing", ...changed }] };
  const { send } = testBackend({ seed });

  expect(await (await send(readPricing)).json()).toEqual(changed);
});

test("where no prices are stored, those of delivery are answered", async () => {
  const { send } = testBackend({ seed: { ...(await seedOfDelivery()), pricing: [] } });

  expect(await (await send(readPricing)).json()).toEqual(builtInPricing);
});

test.each([
  ["half a cent", { template: 7_900.5 }, "Enter an amount of whole cents"],
  ["less than nothing", { template: -1 }, "Not less than 0"],
  ["a fortune", { template: 100_000_001 }, "At most $1,000,000"],
  [
    "a discount that is none",
    { full: { regularSetup: 100, setup: 101, monthly: 0 } },
    "Not more than the regular price",
  ],
  [
    "two add-ons of one id",
    { addOns: [builtInPricing.addOns[0], builtInPricing.addOns[0]] },
    "Each id only once",
  ],
  ["an add-on without a name", { addOns: [{ ...builtInPricing.addOns[0], name: " " }] }, "Required"],
])("%s is no price", (_, fields, message) => {
  const result = pricingSchema.safeParse({ ...builtInPricing, ...fields });

  expect(result.error?.issues[0]?.message).toBe(message);
});

import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { pricingSchema } from "#src/contract/pricing.ts";
import { fc } from "#tests/support/fuzz.ts";
import { applyEdits, type FieldId, typedAmount } from "./pricing-fields.ts";

const fields: FieldId[] = [
  "full:regularSetup",
  "full:setup",
  "full:monthly",
  "installment:upfront",
  "installment:onDelivery",
  "installment:monthly",
  "template",
  "add-on:mailbox",
];

test("typing replaces one amount and nothing else", () => {
  const { pricing, errors, isChanged } = applyEdits(builtInPricing, { "full:setup": "$1,299.50" });

  expect(pricing).toEqual({ ...builtInPricing, full: { ...builtInPricing.full, setup: 129_950 } });
  expect(errors).toEqual({});
  expect(isChanged).toBe(true);
});

test("the same amount in another notation changes nothing", () => {
  expect(applyEdits(builtInPricing, { "full:setup": " 1,349.00 " }).isChanged).toBe(false);
});

test.each([
  ["", "Required"],
  ["free", "Enter an amount such as 1,349 or 1349.50"],
  ["-1", "Enter an amount such as 1,349 or 1349.50"],
  ["12.345", "Enter an amount such as 1,349 or 1349.50"],
  ["1,34", "Enter an amount such as 1,349 or 1349.50"],
  ["1000000.01", "At most $1,000,000"],
])("“%s” is not an amount, and the preview keeps the previous one", (typed, error) => {
  const { pricing, errors } = applyEdits(builtInPricing, { template: typed });

  expect(errors).toEqual({ template: error });
  expect(pricing).toEqual(builtInPricing);
});

test("paid in full must not cost more than the regular price, whichever is edited", () => {
  const error = { "full:setup": "Not more than the regular price" };

  expect(applyEdits(builtInPricing, { "full:setup": "1500" }).errors).toEqual(error);
  expect(applyEdits(builtInPricing, { "full:regularSetup": "1000" }).errors).toEqual(error);
});

test("the backend accepts every input without errors", () => {
  const typed = fc.oneof(fc.string(), fc.nat(200_000_000).map(typedAmount));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), typed), (edits) => {
      const { pricing, errors } = applyEdits(builtInPricing, edits);
      if (Object.keys(errors).length === 0) expect(pricingSchema.safeParse(pricing).success).toBe(true);
    }),
  );
});

test("a formatted amount parses as itself", () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      expect(applyEdits(builtInPricing, { template: typedAmount(cents) }).pricing.template).toBe(cents);
    }),
  );
});

import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { planTexts } from "./plan-texts.ts";

test("the default prices produce the texts of the specification", () => {
  const { full, installment } = planTexts(builtInPricing);

  expect(full.name).toBe("Pay in full (10% discount)");
  expect(full.setup).toBe("$1,349 setup instead of the regular $1,499");
  expect(full.monthly).toBe("plus $179/month hosting and maintenance");
  expect(full.order).toBe("Buy Now $1,349 (Save 10%)");
  expect(installment.name).toBe("Trial");
  expect(installment.setup).toBe("$300 upfront (20%), $1,199 on delivery (80%)");
  expect(installment.monthly).toBe("$199/month hosting and maintenance, subscription after delivery");
  expect(installment.order).toBe("Start Trial $300 (20% Now)");
});

test("other prices give other percentages", () => {
  const { full, installment } = planTexts({
    ...builtInPricing,
    full: { regularSetup: 200_000, setup: 150_000, monthly: 10_050 },
    installment: { upfront: 100_000, onDelivery: 100_000, monthly: 0 },
  });

  expect(full.order).toBe("Buy Now $1,500 (Save 25%)");
  expect(full.monthly).toBe("plus $100.50/month hosting and maintenance");
  expect(installment.order).toBe("Start Trial $1,000 (50% Now)");
});

test("a discount of zero is not mentioned", () => {
  const { full } = planTexts({
    ...builtInPricing,
    full: { regularSetup: 149_900, setup: 149_900, monthly: 0 },
  });

  expect([full.name, full.setup, full.order]).toEqual(["Pay in full", "$1,499 setup", "Buy Now $1,499"]);
});

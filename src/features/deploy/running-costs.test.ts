import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { dollars } from "#src/lib/money.ts";
import { fc } from "#tests/support/fuzz.ts";
import { runningCosts, scaleTo } from "./running-costs.ts";

test("the costs of a year at default prices", () => {
  const costs = runningCosts(builtInPricing);

  expect(costs).toHaveLength(14);
  expect(costs[0]).toEqual({ when: "Order", full: dollars(1349), installment: dollars(300) });
  expect(costs[1]).toEqual({ when: "Delivery", full: dollars(1349), installment: dollars(1499) });
  expect(costs[2]).toEqual({ when: "Month 1", full: dollars(1528), installment: dollars(1698) });
  expect(costs.at(-1)).toEqual({ when: "Month 12", full: dollars(3497), installment: dollars(3887) });
});

test("the axis labels are round, start at zero, and reach the highest amount", () => {
  expect(scaleTo(dollars(3887))).toEqual([0, 1000, 2000, 3000, 4000].map(dollars));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_500_000_000 }), (highest) => {
      const scale = scaleTo(highest);
      expect(scale[0]).toBe(0);
      expect(scale.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(scale.length).toBeLessThanOrEqual(7);
      expect(new Set(scale).size).toBe(scale.length);
    }),
  );
});

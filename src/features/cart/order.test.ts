import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import type { Amounts, CartLine } from "#src/entities/cart/cart.ts";
import { addOnLine, planLine, templateLine } from "#src/entities/cart/cart-lines.ts";
import { dollars } from "#src/lib/money.ts";
import { fc } from "#tests/support/fuzz.ts";
import { orderOf } from "./order.ts";

test("a plan paid in full is due today, except its monthly part", () => {
  expect(orderOf([planLine("full")], builtInPricing, 0).total).toEqual(amounts(1349, 0, 179));
});

test("a trial is due in two parts", () => {
  expect(orderOf([planLine("installment")], builtInPricing, 0).total).toEqual(amounts(300, 1199, 199));
});

test("templates and add-ons are multiplied by their count and added up", () => {
  const lines = [
    planLine("installment"),
    templateLine({ id: "law-firm-ledger", name: "Ashworth" }),
    addOnLine("extra-page", 3),
    addOnLine("mailbox", 5),
  ];

  expect(orderOf(lines, builtInPricing, 0).total).toEqual(amounts(300 + 79 + 180, 1199, 199 + 20));
});

test("the promotion takes ten percent off one-off amounts, also on delivery, but not off monthly ones", () => {
  const order = orderOf([planLine("installment"), addOnLine("mailbox", 1)], builtInPricing, 10);

  expect(order.promotion).toEqual({ today: dollars(30), onDelivery: dollars(119.9) });
  expect(order.total).toEqual(amounts(270, 1079.1, 203));
});

test("the promotion applies after the plan's own discount", () => {
  expect(orderOf([planLine("full")], builtInPricing, 10).total.today).toBe(dollars(1214.1));
});

test("unavailable items cost nothing and are named", () => {
  const gone = addOnLine("fax-machine", 2);

  const order = orderOf([gone, planLine("full")], builtInPricing, 0);

  expect(order.unavailable).toEqual([gone]);
  expect(order.lines).toHaveLength(1);
  expect(order.total).toEqual(amounts(1349, 0, 179));
});

test("the count of an add-on is capped", () => {
  const [order] = orderOf([addOnLine("priority-changes", 9)], builtInPricing, 0).lines;

  expect(order).toMatchObject({ quantity: 1, amounts: amounts(0, 0, 29) });
});

const price = fc.integer({ min: 0, max: 100_000_000 });
const anyPricing: fc.Arbitrary<Pricing> = fc.record({
  full: fc.record({ regularSetup: fc.constant(100_000_000), setup: price, monthly: price }),
  installment: fc.record({ upfront: price, onDelivery: price, monthly: price }),
  template: price,
  addOns: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom("a", "b", "c"),
      name: fc.constant("Name"),
      description: fc.constant("Words"),
      price,
      isMonthly: fc.boolean(),
      maximum: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: ({ id }) => id },
  ),
});
const anyLines: fc.Arbitrary<CartLine[]> = fc.array(
  fc.oneof(
    fc.constantFrom("full" as const, "installment" as const).map(planLine),
    fc.constantFrom("x", "y").map((id) => templateLine({ id, name: id })),
    fc
      .tuple(fc.constantFrom("a", "b", "gone"), fc.integer({ min: 1, max: 99 }))
      .map(([id, quantity]) => addOnLine(id, quantity)),
  ),
  { maxLength: 12 },
);

test("the lines of any cart add up to the total and the promotion, to the cent", () => {
  fc.assert(
    fc.property(anyLines, anyPricing, fc.integer({ min: 0, max: 100 }), (lines, pricing, percent) => {
      const { lines: priced, promotion, subtotal, total } = orderOf(lines, pricing, percent);
      const discount: Amounts = { ...promotion, monthly: 0 };
      for (const when of ["today", "onDelivery", "monthly"] as const) {
        const exact = priced.reduce((total, { amounts }) => total + amounts[when], 0);
        expect(subtotal[when]).toBe(exact);
        expect(total[when] + discount[when]).toBe(exact);
        expect(total[when]).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(total[when])).toBe(true);
      }
    }),
  );
});

test("no line of any cart is lost: it is offered or named as unavailable", () => {
  fc.assert(
    fc.property(anyLines, anyPricing, (lines, pricing) => {
      const order = orderOf(lines, pricing, 10);
      expect(order.lines.length + order.unavailable.length).toBe(lines.length);
    }),
  );
});

test("without a promotion nothing is deducted, and no order is cheaper without it", () => {
  fc.assert(
    fc.property(anyLines, anyPricing, (lines, pricing) => {
      const [without, withIt] = [orderOf(lines, pricing, 0), orderOf(lines, pricing, 10)];
      expect(without.total).toEqual(without.subtotal);
      expect(withIt.total.today).toBeLessThanOrEqual(without.total.today);
      expect(withIt.total.onDelivery).toBeLessThanOrEqual(without.total.onDelivery);
      expect(withIt.total.monthly).toBe(without.total.monthly);
    }),
  );
});

function amounts(today: number, onDelivery: number, monthly: number): Amounts {
  return { today: dollars(today), onDelivery: dollars(onDelivery), monthly: dollars(monthly) };
}

test("a template with its own price costs that, and the others the standard price", () => {
  const line = (id: string) => ({
    kind: "template" as const,
    id: `template:${id}`,
    templateId: id,
    name: id,
    addedAt: "2026-01-01T00:00:00Z",
  });
  const pricing = { ...builtInPricing, templatePrices: { "law-firm-ledger": 4_900 } };

  const { lines } = orderOf([line("law-firm-ledger"), line("constructor")], pricing, 0);

  expect(lines.map(({ amounts }) => amounts.today)).toEqual([4_900, builtInPricing.template]);
});

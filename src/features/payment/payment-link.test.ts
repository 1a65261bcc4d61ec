import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { dollars } from "#src/lib/money.ts";
import { paths } from "#src/lib/paths.ts";
import { fc } from "#tests/support/fuzz.ts";
import { readPayment } from "./payment-link.ts";

const read = (search: string) => readPayment(search, builtInPricing);

test("a link without parameters charges the full plan", () => {
  expect(read("")).toEqual({ plan: "full", amount: dollars(1349), purpose: "", isOwnAmount: false });
});

test.each([
  ["?plan=installment", "installment", 300],
  ["?plan=full", "full", 1349],
  ["?plan=gold", "full", 1349],
  ["?plan=", "full", 1349],
  ["?plan=__proto__", "full", 1349],
  ["?plan=installment&amount=450", "installment", 450],
  ["?amount=450.5", "full", 450.5],
  ["?amount=100000", "full", 100_000],
  ["?amount=0.01", "full", 0.01],
  ["?amount=1,500", "full", 1500],
  ["?amount=$1500", "full", 1500],
])("%s charges the plan %s and %d dollars", (search, plan, amount) => {
  expect(read(search)).toMatchObject({ plan, amount: dollars(amount) });
});

test.each([
  "0",
  "-5",
  "1e5",
  "NaN",
  "Infinity",
  "100001",
  "12.345",
  "13,49",
  "$",
  " ",
  "0x10",
  "9".repeat(400),
])("%j is not a valid amount, so the plan's is used", (amount) => {
  expect(read(`?amount=${encodeURIComponent(amount)}`)).toMatchObject({
    amount: dollars(1349),
    isOwnAmount: false,
  });
});

test("the purpose is one line of sanitized text of limited length", () => {
  const purpose = (text: string) => read(`?${new URLSearchParams({ for: text })}`).purpose;

  expect(purpose("  Crumb\n bakery ")).toBe("Crumb bakery");
  expect(purpose("<b>Crumb</b>")).toBe("<b>Crumb</b>");
  expect(purpose("\u202EtxeT\u0000 👨‍👩‍👧")).toBe("txeT 👨‍👩‍👧");
  expect(Array.from(purpose("👩".repeat(5_000)))).toHaveLength(120);
});

test("any link gives a valid amount in cents and a short line of text", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: "binary" }), fc.string(), (plan, purpose, amount) => {
      const payment = read(`?${new URLSearchParams({ plan, for: purpose.toWellFormed(), amount })}`);
      expect(["full", "installment"]).toContain(payment.plan);
      expect(Number.isInteger(payment.amount)).toBe(true);
      expect(payment.amount).toBeGreaterThan(0);
      expect(payment.amount).toBeLessThanOrEqual(dollars(100_000));
      expect(Array.from(payment.purpose).length).toBeLessThanOrEqual(120);
      for (const mark of ["\n", "\r", "\u0000", "\u202E"]) expect(payment.purpose).not.toContain(mark);
    }),
  );
});

test("a generated link can be parsed", () => {
  const address = paths.betaPayment({ plan: "installment", amount: "299.50", for: "Crumb & Sons" });

  expect(address).toMatch(/^\/beta-payment\?/);
  expect(read(address.slice(address.indexOf("?")))).toEqual({
    plan: "installment",
    amount: dollars(299.5),
    purpose: "Crumb & Sons",
    isOwnAmount: true,
  });
  expect(paths.betaPayment()).toBe("/beta-payment");
});

import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { listChanges, undoChange } from "#src/contract/changes.ts";
import { pricingSchema, readPricing, resetPricing, savePricing } from "#src/contract/pricing.ts";
import { formatMoney, shareOf } from "#src/lib/money.ts";
import { type Send, seedOfDelivery, signIn, testBackend } from "../testing.ts";

test("the default prices match the specification", async () => {
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

test("the percentages of the specification match its amounts", () => {
  const { full, installment } = builtInPricing;
  const whole = installment.upfront + installment.onDelivery;

  expect(shareOf(full.regularSetup - full.setup, full.regularSetup)).toBe(10);
  expect(shareOf(installment.upfront, whole)).toBe(20);
  expect(shareOf(installment.onDelivery, whole)).toBe(80);
  expect(whole).toBe(full.regularSetup);
});

test("the stored prices are returned without their id", async () => {
  const changed = { ...builtInPricing, template: 9_900 };
  const seed = { ...(await seedOfDelivery()), pricing: [{ id: "pricing", ...changed }] };
  const { send } = testBackend({ seed });

  expect(await (await send(readPricing)).json()).toEqual(changed);
});

test("without stored prices the default prices are returned", async () => {
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
])("%s is refused as a price", (_, fields, message) => {
  const result = pricingSchema.safeParse({ ...builtInPricing, ...fields });

  expect(result.error?.issues[0]?.message).toBe(message);
});

const dearer = { ...builtInPricing, full: { ...builtInPricing.full, setup: 140_000 } };

test("an admin changes the prices for everybody, and can undo it", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  const response = await send(savePricing, dearer, admin);

  expect(await response.json()).toEqual(dearer);
  expect(await (await send(readPricing)).json()).toEqual(dearer);
  const log = await send(listChanges, undefined, admin, { search: { area: "pricing" } });
  expect(await log.json()).toMatchObject([{ id: 1, summary: "Changed the set-up paid in full" }]);
  await send(undoChange, undefined, admin, { params: { id: 1 } });
  expect(await (await send(readPricing)).json()).toEqual(builtInPricing);
});

test("a reset restores the default prices", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  await send(savePricing, dearer, admin);

  const response = await send(resetPricing, undefined, admin);

  expect(await response.json()).toEqual(builtInPricing);
  expect(await (await send(readPricing)).json()).toEqual(builtInPricing);
});

test.each([
  ["a visitor", 401, async () => undefined],
  ["an ordinary user", 403, (send: Send) => signIn(send, "user")],
])("%s changes no price", async (_, status, enter) => {
  const { send } = testBackend();
  const token = await enter(send);

  const answers = [await send(savePricing, dearer, token), await send(resetPricing, undefined, token)];

  expect(answers.map(({ status }) => status)).toEqual([status, status]);
  expect(await (await send(readPricing)).json()).toEqual(builtInPricing);
});

test("prices that contradict each other are refused", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  const response = await send(
    savePricing,
    { ...builtInPricing, full: { ...builtInPricing.full, setup: 149_901 } },
    admin,
  );

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "full.setup: Not more than the regular price" });
});

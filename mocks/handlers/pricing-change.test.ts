import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { listChanges } from "#src/contract/changes.ts";
import { readPricing } from "#src/contract/pricing.ts";
import { changePricing, type PricingChange } from "#src/contract/pricing-change.ts";
import { type Send, signIn, testBackend } from "../testing.ts";

const cheaper = { ...builtInPricing, template: 5_900 };

test("new prices apply to all visitors and are logged", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  const answer = await send(changePricing, aChange(), admin);

  expect(await answer.json()).toEqual(cheaper);
  expect(await prices(send)).toEqual(cheaper);
  const [logged] = listChanges.answer.parse(await (await send(listChanges, undefined, admin)).json());
  expect(logged).toMatchObject({ area: "upload-plans", summary: "Plans from “plans.csv”" });
});

test("prices that were changed meanwhile are not overwritten", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  await send(changePricing, aChange(), admin);

  const answer = await send(changePricing, aChange({ pricing: { ...builtInPricing, template: 1 } }), admin);

  expect(answer.status).toBe(409);
  expect(await prices(send)).toEqual(cheaper);
});

test.each([
  ["a visitor", 401, async () => undefined],
  ["an ordinary user", 403, (send: Send) => signIn(send, "user")],
])("%s may not", async (_, status, enter) => {
  const { send } = testBackend();

  const answer = await send(changePricing, aChange(), await enter(send));

  expect(answer.status).toBe(status);
  expect(await prices(send)).toEqual(builtInPricing);
});

test.each([
  ["half a cent", { ...cheaper, template: 0.5 }, "pricing.template: Enter an amount of whole cents"],
  [
    "a setup above its regular price",
    { ...cheaper, full: { ...cheaper.full, setup: 200_000 } },
    "pricing.full.setup: Not more than the regular price",
  ],
])("%s is refused with its reason", async (_, pricing, error) => {
  const { send } = testBackend();

  const answer = await send(changePricing, aChange({ pricing }), await signIn(send, "admin"));

  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error });
});

function aChange(fields: Partial<PricingChange> = {}): PricingChange {
  return {
    area: "upload-plans",
    summary: "Plans from “plans.csv”",
    before: builtInPricing,
    pricing: cheaper,
    ...fields,
  };
}

const prices = async (send: Send) => readPricing.answer.parse(await (await send(readPricing)).json());

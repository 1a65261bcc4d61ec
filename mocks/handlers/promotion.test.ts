import { expect, test } from "vitest";
import { register } from "#src/contract/auth.ts";
import { resetDemo } from "#src/contract/demo.ts";
import { readPromotion, redeemPromotion } from "#src/contract/promotion.ts";
import { aRegistration, type Send, signIn, testBackend, tokenOf } from "../testing.ts";

test("a new account has the promotion until an order has used it", async () => {
  const { send } = testBackend();
  const token = await tokenOf(await send(register, aRegistration()));
  expect(await isAvailable(send, token)).toBe(true);

  expect((await send(redeemPromotion, { order: "SW-1" }, token)).status).toBe(200);

  expect(await isAvailable(send, token)).toBe(false);
});

test("the same order may report its use twice, another order is refused", async () => {
  const { send } = testBackend();
  const token = await signIn(send, "user");
  await send(redeemPromotion, { order: "SW-1" }, token);

  const [again, other] = [
    await send(redeemPromotion, { order: "SW-1" }, token),
    await send(redeemPromotion, { order: "SW-2" }, token),
  ];

  expect(again.status).toBe(200);
  expect(other.status).toBe(409);
  expect(await other.json()).toEqual({ error: "This account has used its promotion for another order." });
});

test("of two orders at the same time only one gets it", async () => {
  const { send } = testBackend();
  const token = await signIn(send, "user");

  const answers = await Promise.all(["SW-1", "SW-2"].map((order) => send(redeemPromotion, { order }, token)));

  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
});

test("an account does not use up another account's promotion", async () => {
  const { send } = testBackend();
  await send(redeemPromotion, { order: "SW-1" }, await signIn(send, "user"));

  expect(await isAvailable(send, await signIn(send, "admin"))).toBe(true);
});

test("without an account there is none", async () => {
  const { send } = testBackend();

  expect((await send(readPromotion)).status).toBe(401);
  expect((await send(redeemPromotion, { order: "SW-1" })).status).toBe(401);
});

test("resetting the demo data gives it back", async () => {
  const { send } = testBackend();
  await send(redeemPromotion, { order: "SW-1" }, await signIn(send, "user"));

  await send(resetDemo);

  expect(await isAvailable(send, await signIn(send, "user"))).toBe(true);
});

async function isAvailable(send: Send, token: string) {
  return readPromotion.answer.parse(await (await send(readPromotion, undefined, token)).json()).isAvailable;
}

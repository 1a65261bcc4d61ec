import { readPromotion, redeemPromotion } from "#src/contract/promotion.ts";
import type { Collections } from "../db/collections.ts";
import { handle, Refusal } from "./handle.ts";
import { requireAccount } from "./session.ts";

export function promotionHandlers(collections: Collections) {
  const { promotionUses } = collections;
  const useOf = (id: number) => promotionUses.findFirst((query) => query.where({ id }));

  return [
    handle(readPromotion, ({ request }) => ({
      isAvailable: !useOf(requireAccount(collections, request).id),
    })),

    handle(redeemPromotion, async ({ body: { order }, request }) => {
      const { id } = requireAccount(collections, request);
      const earlier = useOf(id);
      if (earlier && earlier.order !== order) {
        throw new Refusal(409, "This account has used its promotion for another order.");
      }
      if (!earlier) await promotionUses.create({ id, order });
      return { isAvailable: false };
    }),
  ];
}

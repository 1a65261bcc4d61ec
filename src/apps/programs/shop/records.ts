import { localTimeOf } from "../../fields/instant.ts";
import { type Program, type ProgramRecords, recordOf } from "../program.ts";
import { productById, products } from "./catalogue.ts";
import { type Order, readShop } from "./earlier-shop.ts";
import { shapeOf } from "./product-shape.ts";

const FIRST_NUMBER = 1_041;

function productRecords(now: Date) {
  return products.map((product, place) => {
    const { id, outline: _outline, hasHandle: _hasHandle, ...values } = product;
    return recordOf(id, new Date(now.getTime() - products.length + place).toISOString(), {
      ...values,
      shape: shapeOf(product),
    });
  });
}

const numberOf = (order: Order) => Number(/\d+$/.exec(order.number)?.[0] ?? FIRST_NUMBER - 1);

/** Two tabs could give two orders one number. */
function differentIds(orders: readonly Order[]) {
  const taken = new Set<string>();
  return new Map(
    orders.map((order) => {
      let id = `order-${order.number}`;
      while (taken.has(id)) id += "-2";
      taken.add(id);
      return [order, id];
    }),
  );
}

/** The products, and orders that were placed with an earlier release. */
export function shopRecords(orders: readonly Order[], now: Date): ProgramRecords {
  const ids = differentIds(orders);
  const highest = orders.reduce((most, order) => Math.max(most, numberOf(order)), 0);
  return {
    counters: highest > 0 ? { "orders.number": highest } : {},
    records: {
      products: productRecords(now),
      orders: orders.toReversed().map((order) => {
        const at = new Date(order.on).toISOString();
        const { name, place, total, status } = order;
        return recordOf(ids.get(order) ?? "", at, {
          number: numberOf(order),
          name,
          place,
          total,
          status,
          on: localTimeOf(at),
        });
      }),
      lines: orders.toReversed().flatMap((order) =>
        order.lines.map(({ productId, glaze, count }, at) =>
          recordOf(`line-${ids.get(order)}-${at + 1}`, new Date(order.on).toISOString(), {
            order: [ids.get(order)],
            product: [productId],
            glaze,
            count,
            price: productById.get(productId)?.price,
          }),
        ),
      ),
    },
  };
}

/** What the storefront remembers besides records: the basket and the address as typed. */
export function shopDraft(saved: unknown) {
  const { basket, address } = readShop(saved);
  return {
    basket: basket.map(({ productId, glaze, count }) => ({ product: productId, variant: glaze, count })),
    texts: { ...address },
  };
}

export const shopProgram: Program = {
  document: () => import("./document.json").then(({ default: document }) => document),
  samples: (now) => shopRecords([], now),
  read: readShop,
  fromStored: (saved, now) => (saved ? shopRecords(readShop(saved).orders, now) : undefined),
  drafts: (saved) => ({ shelves: shopDraft(saved) }),
};

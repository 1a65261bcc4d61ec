import { localTimeOf } from "../../fields/instant.ts";
import { productById, products } from "../../shop/catalogue.ts";
import { type Order, readShop } from "../../shop/orders.ts";
import { shapeOf } from "../../shop/product-shape.ts";
import { type Program, type ProgramRecords, recordOf } from "../program.ts";

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

const numberOf = (order: Order) => Number(order.number.slice(3)) || FIRST_NUMBER - 1;

/** The products, and orders that were placed with an earlier release. */
export function shopRecords(orders: readonly Order[], now: Date): ProgramRecords {
  const highest = orders.reduce((most, order) => Math.max(most, numberOf(order)), 0);
  return {
    counters: highest > 0 ? { "orders.number": highest } : {},
    records: {
      products: productRecords(now),
      orders: orders.toReversed().map((order) => {
        const at = new Date(order.on).toISOString();
        const { name, place, total, status } = order;
        return recordOf(`order-${order.number}`, at, {
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
          recordOf(`line-${order.number}-${at + 1}`, new Date(order.on).toISOString(), {
            order: [`order-${order.number}`],
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
  fromStored: (saved, now) => (saved ? shopRecords(readShop(saved).orders, now) : undefined),
};

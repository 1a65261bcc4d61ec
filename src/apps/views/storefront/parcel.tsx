import type { AppColumns } from "../../computed/column.ts";
import { findTable } from "../../document.ts";
import type { AppRecord } from "../../records/record.ts";
import { type Basket, isShop, type Shop, shopOf } from "./basket.ts";
import { ProductPicture } from "./product-picture.tsx";

const MOST_PIECES = 5;

/** Draws up to five pieces of an order side by side. */
export function Parcel({ shop, basket }: { shop: Shop; basket: Basket }) {
  const products = shop.columns.data.records(shop.table.id);
  return (
    <span className="parcel" aria-hidden="true">
      {basket.slice(0, MOST_PIECES).map(({ product: id, variant }) => {
        const product = products.get(id);
        return (
          product && (
            <ProductPicture key={`${id} ${variant}`} shop={shop} product={product} variant={variant} />
          )
        );
      })}
    </span>
  );
}

interface ParcelOfProps {
  columns: AppColumns;
  /** The id of the storefront whose order it is. */
  storefront: string;
  order: AppRecord;
}

/** Draws an order that was placed in a storefront. */
export function ParcelOf({ columns, storefront, order }: ParcelOfProps) {
  const { document } = columns.data;
  const view = document.views.find(({ id }) => id === storefront);
  const table = findTable(document, view?.table ?? "");
  const shop = view?.kind === "storefront" && table && shopOf(columns, table, view);
  if (!shop || !isShop(shop)) return null;
  const { lines, line } = shop;
  const basket = (columns.linking(lines.id, line.order).get(order.id) ?? []).map(({ values }) => ({
    product: String([values[line.product]].flat()[0] ?? ""),
    variant: String(values[line.variant?.id ?? ""] ?? ""),
    count: 1,
  }));
  return basket.length > 0 && <Parcel shop={shop} basket={basket} />;
}

import { useEffect, useRef, useState } from "react";
import type { RunningApp, RunningAppProps } from "#src/entities/running-app.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { formatToTheCent } from "#src/lib/money.ts";
import { announce } from "#src/ui/announce.ts";
import { BasketPage } from "./basket-page.tsx";
import type { Glaze, Product } from "./catalogue.ts";
import { OrderList } from "./order-list.tsx";
import orderCss from "./order-pages.css?inline";
import {
  addToBasket,
  countOf,
  noAddress,
  type Order,
  readShop,
  type StoredShop,
  setCount,
} from "./orders.ts";
import { Parcel } from "./parcel.tsx";
import { ProductPage } from "./product-page.tsx";
import { Shelves } from "./shelves.tsx";
import css from "./shop.css?inline";

adoptStyle(css + orderCss);

type View =
  | { at: "shelves" }
  | { at: "product"; product: Product }
  | { at: "basket" }
  | { at: "thanks"; order: Order }
  | { at: "orders" };

export const shop: RunningApp = { Component: Shop, read: readShop };

/** A pottery shop: product list, product pages, basket, simulated checkout, and orders. */
function Shop({ name, role, saved, onSave }: RunningAppProps) {
  const [shop, setShop] = useState(() => readShop(saved));
  const [view, setView] = useState<View>({ at: "shelves" });
  const { basket, orders } = shop;
  const page = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLElement>(null);
  const before = useRef(view);

  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    top.current?.scrollIntoView?.({ block: "nearest" });
    page.current?.querySelector<HTMLElement>("[data-title]")?.focus({ preventScroll: true });
  }, [view]);

  const keep = (changed: Partial<StoredShop>) => {
    const next = { ...shop, ...changed };
    setShop(next);
    onSave({ ...next });
  };

  const add = (product: Product, glaze: Glaze) => {
    const next = addToBasket(basket, product.id, glaze);
    const isFull = countOf(next) === countOf(basket);
    announce(isFull ? "There are no more of these." : `${product.name} is in the basket.`);
    keep({ basket: next });
    return !isFull;
  };

  const link = (at: "shelves" | "basket" | "orders", label: string) => (
    <button type="button" aria-current={view.at === at ? "page" : undefined} onClick={() => setView({ at })}>
      {label}
    </button>
  );

  return (
    <div className="shop" ref={page}>
      <header className="top" ref={top}>
        <h2>{name}</h2>
        <nav aria-label={`${name} pages`}>
          {link("shelves", "Shelves")}
          {link("orders", role === "admin" ? "All orders" : "My orders")}
          {link("basket", `Basket (${countOf(basket)})`)}
        </nav>
      </header>
      {view.at === "shelves" && <Shelves onOpen={(product) => setView({ at: "product", product })} />}
      {view.at === "product" && (
        <ProductPage
          product={view.product}
          onAdd={add}
          onBack={() => setView({ at: "shelves" })}
          onBasket={() => setView({ at: "basket" })}
        />
      )}
      {view.at === "basket" && (
        <BasketPage
          shop={shop}
          role={role}
          onCount={(line, count) => keep({ basket: setCount(basket, line, count) })}
          onAddress={(address) => keep({ address })}
          onOrder={(order) => {
            keep({ basket: [], orders: [order, ...orders], address: noAddress });
            setView({ at: "thanks", order });
          }}
          onBack={() => setView({ at: "shelves" })}
        />
      )}
      {view.at === "thanks" && (
        <section className="sheet">
          <h3 data-title="" tabIndex={-1}>
            Thank you, {view.order.name}.
          </h3>
          <p>
            Order {view.order.number} for {formatToTheCent(view.order.total)} is on the packing table. Nothing
            was paid: this checkout is a rehearsal.
          </p>
          <Parcel lines={view.order.lines} />
          <p className="buy">
            <button type="button" className="act main" onClick={() => setView({ at: "orders" })}>
              See the order
            </button>
          </p>
        </section>
      )}
      {view.at === "orders" && (
        <OrderList
          orders={orders}
          role={role}
          onStatus={(number, status) =>
            keep({ orders: orders.map((order) => (order.number === number ? { ...order, status } : order)) })
          }
        />
      )}
    </div>
  );
}

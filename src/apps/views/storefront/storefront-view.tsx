import { useEffect, useRef, useState } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { announce } from "#src/ui/announce.ts";
import type { AppRecord } from "../../records/record.ts";
import { editWithRules } from "../../rules/edit-with-rules.ts";
import { rightsOf } from "../../rules/rights.ts";
import { fillTemplate } from "../../rules/template.ts";
import { useDraft } from "../use-draft.ts";
import { ADMIN, type ViewProps } from "../view-props.ts";
import {
  addOne,
  type Basket,
  countOf,
  isShop,
  placeOrder,
  readBasket,
  type Shop,
  setCount,
  shopOf,
} from "./basket.ts";
import { BasketPage } from "./basket-page.tsx";
import { Parcel } from "./parcel.tsx";
import { ProductPage } from "./product-page.tsx";
import { Shelves } from "./shelves.tsx";
import css from "./storefront.css?inline";

adoptStyle(css);

type Page =
  | { at: "shelves" }
  | { at: "product"; id: string }
  | { at: "basket" }
  | { at: "thanks"; order: AppRecord; parcel: Basket };

/** A shop over any table with a price: shelves, a page for each product, a basket, and an order with its lines. */
export function StorefrontView(props: ViewProps<"storefront">) {
  const shop = shopOf(props.columns, props.table, props.view);
  if (!isShop(shop)) return <p className="empty">{shop.problem}</p>;
  return <OpenShop {...props} shop={shop} />;
}

function OpenShop({ shop, ...props }: ViewProps<"storefront"> & { shop: Shop }) {
  const { columns, table, view, result, person = ADMIN, onEdit, onOpen } = props;
  const { options } = view;
  const [draft, setDraft] = useDraft(view.id, readDraft);
  const [page, setPage] = useState<Page>({ at: "shelves" });
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  /** The basket that has been ordered: a second submit before the next rendering finds it here. */
  const ordered = useRef<unknown>(null);
  const basket = readBasket(shop, draft.basket);
  const records = columns.data.records(table.id);

  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    place.current?.scrollIntoView?.({ block: "nearest" });
    place.current?.querySelector<HTMLElement>("[data-title]")?.focus({ preventScroll: true });
  }, [page]);

  const keepBasket = (next: Basket) => setDraft({ basket: next });

  function add(product: AppRecord, variant: string) {
    const next = addOne(shop, basket, { product: product.id, variant });
    const isFull = countOf(next) === countOf(basket);
    announce(isFull ? "There are no more of these." : `${columns.name(table.id, product)} is in the basket.`);
    keepBasket(next);
    return !isFull;
  }

  function order(values: Readonly<Record<string, unknown>>) {
    if (ordered.current === draft.basket) return;
    const made = placeOrder(shop, basket, values, person.id);
    if ("problem" in made) return made.problem;
    ordered.current = draft.basket;
    onEdit(editWithRules(columns, made.edit, person.id).edit);
    setDraft({ basket: [], texts: {} });
    setPage({ at: "thanks", order: made.order, parcel: basket });
  }

  const product = page.at === "product" ? records.get(page.id) : undefined;
  const toShelves = () => setPage({ at: "shelves" });
  const toBasket = () => setPage({ at: "basket" });
  const filled = (text: string, order: AppRecord) => fillTemplate(columns, shop.orders.id, order, text);
  return (
    <div className="storefront-view" ref={place}>
      <p className="shop-bar">
        {page.at !== "shelves" && (
          <button type="button" className="act" onClick={toShelves}>
            Back to {view.name.toLowerCase()}
          </button>
        )}
        <button
          type="button"
          className="act to-basket"
          aria-current={page.at === "basket" ? "page" : undefined}
          onClick={toBasket}
        >
          Basket ({countOf(basket)})
        </button>
      </p>
      {page.at === "shelves" && (
        <Shelves shop={shop} records={result.records} onOpen={({ id }) => setPage({ at: "product", id })} />
      )}
      {product && (
        <ProductPage key={product.id} shop={shop} product={product} onAdd={add} onBasket={toBasket} />
      )}
      {page.at === "basket" && (
        <BasketPage
          shop={shop}
          basket={basket}
          texts={draft.texts}
          mayOrder={rightsOf(columns.data.document, person, shop.orders.id).add}
          onCount={(line, count) => keepBasket(setCount(shop, basket, line, count))}
          onTexts={(texts) => setDraft({ texts })}
          onOrder={order}
          onBack={toShelves}
        />
      )}
      {page.at === "thanks" && (
        <section className="sheet" aria-label="Order">
          <h3 data-title="" tabIndex={-1}>
            {filled(options.thanks ?? "Thank you. The order was placed.", page.order)}
          </h3>
          {options.thanksText && <p>{filled(options.thanksText, page.order)}</p>}
          {options.note && <p>{options.note}</p>}
          <Parcel shop={shop} basket={page.parcel} />
          <p>
            <button type="button" className="act main" onClick={() => onOpen(shop.orders.id, page.order)}>
              See the {shop.orders.name.one.toLowerCase()}
            </button>
          </p>
        </section>
      )}
    </div>
  );
}

interface Draft {
  /** Checked when it is used: what is left in stock changes. */
  basket: unknown;
  texts: Readonly<Record<string, string>>;
}

function readDraft(stored: unknown): Draft {
  const { basket, texts } = (stored ?? {}) as Record<string, unknown>;
  const typed = Object.entries(texts ?? {}).filter(([, text]) => typeof text === "string");
  return { basket: basket ?? [], texts: Object.fromEntries(typed) as Record<string, string> };
}

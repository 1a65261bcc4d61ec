import { type FormEvent, useEffect, useRef, useState } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { formatDate } from "#src/lib/english.ts";
import { formatToTheCent } from "#src/lib/money.ts";
import type { ProgramProps, ProgramRole } from "#src/lib/program.ts";
import { announce } from "#src/ui/announce.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import {
  findProducts,
  type Glaze,
  glazes,
  type Kind,
  kinds,
  type Product,
  productById,
  type Sorting,
} from "./catalogue.ts";
import {
  type Address,
  addressProblems,
  addToBasket,
  amounts,
  countOf,
  type KeptShop,
  type Line,
  noAddress,
  type Order,
  type OrderStatus,
  orderStatuses,
  placeOrder,
  readShop,
  setCount,
} from "./orders.ts";
import { Pot } from "./pot.tsx";
import css from "./shop.css?inline";

adoptStyle(css);

type View =
  | { at: "shelves" }
  | { at: "product"; product: Product }
  | { at: "basket" }
  | { at: "thanks"; order: Order }
  | { at: "orders" };

/** A pottery's shop: shelves, a page for each piece, a basket, a checkout that takes no money, and its orders. */
export function Shop({ name, role, kept, onKeep }: ProgramProps) {
  const [shop, setShop] = useState(() => readShop(kept));
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

  const keep = (changed: Partial<KeptShop>) => {
    const next = { ...shop, ...changed };
    setShop(next);
    onKeep({ ...next });
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
          <OnShelf lines={view.order.lines} />
          <p className="buy">
            <button type="button" className="act main" onClick={() => setView({ at: "orders" })}>
              See the order
            </button>
          </p>
        </section>
      )}
      {view.at === "orders" && (
        <Orders
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

function Shelves({ onOpen }: { onOpen: (product: Product) => void }) {
  const [words, setWords] = useState("");
  const [kind, setKind] = useState<Kind | "all">("all");
  const [sorting, setSorting] = useState<Sorting>("featured");
  const found = findProducts(words, kind, sorting);
  const [moon, rice] = ["moon-vase", "rice-bowl"].map((id) => productById.get(id));
  return (
    <>
      <section className="hero tone-accent" aria-label="Welcome">
        <div>
          <h3>Thrown for the table.</h3>
          <p>Stoneware from one wheel and one kiln, made to be filled, passed around and washed up.</p>
          {moon && (
            <button type="button" className="act main" onClick={() => onOpen(moon)}>
              Look at the moon vase
            </button>
          )}
        </div>
        {moon && <Pot product={moon} glaze="Chalk" className="pot" />}
        {rice && <Pot product={rice} glaze="Sea" className="pot small" />}
      </section>
      <div className="hunt">
        <RadioGroup label="Kind" className="kinds" value={kind} onChoose={setKind}>
          {(["all", ...kinds] as const).map((id) => (
            <RadioButton key={id} value={id} className="act">
              {id === "all" ? "Everything" : id}
            </RadioButton>
          ))}
        </RadioGroup>
        <label className="field">
          <span>Search the shelves</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label className="field">
          <span>Order by</span>
          <select value={sorting} onChange={(event) => setSorting(event.target.value as Sorting)}>
            <option value="featured">As on the shelf</option>
            <option value="cheap">Lowest price</option>
            <option value="dear">Highest price</option>
          </select>
        </label>
      </div>
      <p role="status" className="sr">
        {found.length} pieces
      </p>
      {found.length === 0 ? (
        <p className="sheet">Nothing on the shelves is called so.</p>
      ) : (
        <div className="shelves">
          {found.map((product, at) => (
            <button key={product.id} type="button" className="piece" onClick={() => onOpen(product)}>
              <span className="on-shelf">
                <Pot product={product} glaze={glazes[at % glazes.length] ?? "Clay"} />
              </span>
              <b>{product.name}</b>
              <span className="cost">{formatToTheCent(product.price)}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

interface ProductPageProps {
  product: Product;
  onAdd: (product: Product, glaze: Glaze) => boolean;
  onBack: () => void;
  onBasket: () => void;
}

function ProductPage({ product, onAdd, onBack, onBasket }: ProductPageProps) {
  const [glaze, setGlaze] = useState<Glaze>("Clay");
  const [said, setSaid] = useState("");
  return (
    <section className="page-of" aria-label={product.name}>
      <div className="stage tone-tinted">
        <Pot product={product} glaze={glaze} />
      </div>
      <div className="about">
        <button type="button" className="act" onClick={onBack}>
          Back to the shelves
        </button>
        <h3 data-title="" tabIndex={-1}>
          {product.name}
        </h3>
        <span className="cost">{formatToTheCent(product.price)}</span>
        <p>
          {product.text} {product.height} high; {product.stock} in the store room.
        </p>
        <RadioGroup label="Glaze" labelClassName="glaze" className="glazes" value={glaze} onChoose={setGlaze}>
          {glazes.map((id) => (
            <RadioButton key={id} value={id} className="act">
              {id}
            </RadioButton>
          ))}
        </RadioGroup>
        <div className="buy">
          <button
            type="button"
            className="act main"
            onClick={() =>
              setSaid(onAdd(product, glaze) ? "It is in the basket." : "There are no more of these.")
            }
          >
            Add to basket
          </button>
          <button type="button" className="act" onClick={onBasket}>
            To the basket
          </button>
        </div>
        <p>{said}</p>
      </div>
    </section>
  );
}

interface BasketPageProps {
  shop: KeptShop;
  role: ProgramRole;
  onCount: (line: Line, count: number) => void;
  onAddress: (address: Address) => void;
  onOrder: (order: Order) => void;
  onBack: () => void;
}

function BasketPage({ shop, role, onCount, onAddress, onOrder, onBack }: BasketPageProps) {
  const { basket, orders, address } = shop;
  const [isChecked, setIsChecked] = useState(false);
  const problems = isChecked ? addressProblems(address) : {};
  const { goods, postage, total, untilFree } = amounts(basket);

  const order = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const [first] = Object.keys(addressProblems(address));
    if (first)
      (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else onOrder(placeOrder(basket, address, orders));
  };

  if (basket.length === 0) {
    return (
      <section className="sheet">
        <h3 data-title="" tabIndex={-1}>
          The basket is empty.
        </h3>
        <button type="button" className="act main" onClick={onBack}>
          To the shelves
        </button>
      </section>
    );
  }
  return (
    <section className="sheet">
      <h3 data-title="" tabIndex={-1}>
        Basket
      </h3>
      <div className="two">
        <ul className="lines">
          {basket.map((line) => {
            const product = productById.get(line.productId);
            if (!product) return null;
            const what = `${product.name}, ${line.glaze}`;
            return (
              <li key={what}>
                <Pot product={product} glaze={line.glaze} />
                <span>
                  <b>{product.name}</b>
                  <small>
                    {line.glaze}, {formatToTheCent(product.price * line.count)}
                  </small>
                </span>
                <span className="count">
                  <button
                    type="button"
                    aria-label={`One ${what} less`}
                    onClick={() => onCount(line, line.count - 1)}
                  >
                    −
                  </button>
                  <output aria-label={`How many: ${what}`}>{line.count}</output>
                  <button
                    type="button"
                    aria-label={`One ${what} more`}
                    onClick={() => onCount(line, line.count + 1)}
                  >
                    +
                  </button>
                </span>
              </li>
            );
          })}
        </ul>
        <div>
          <dl className="sums">
            <div>
              <dt>Goods</dt>
              <dd>{formatToTheCent(goods)}</dd>
            </div>
            <div>
              <dt>Postage</dt>
              <dd>{postage === 0 ? "Free" : formatToTheCent(postage)}</dd>
            </div>
            <div className="all">
              <dt>Total</dt>
              <dd>{formatToTheCent(total)}</dd>
            </div>
          </dl>
          {untilFree > 0 && <p>{formatToTheCent(untilFree)} more, and the postage is on us.</p>}
          {role === "guest" ? (
            <p>Guests look on. Switch the role to order.</p>
          ) : (
            <form onSubmit={order} noValidate>
              {(["name", "street", "place"] as const).map((field) => (
                <label key={field} className="field">
                  <span>
                    {{ name: "Name", street: "Street and number", place: "Postcode and town" }[field]}
                  </span>
                  <input
                    name={field}
                    value={address[field]}
                    maxLength={80}
                    autoComplete={{ name: "name", street: "street-address", place: "address-level2" }[field]}
                    aria-invalid={Boolean(problems[field])}
                    onChange={(event) => onAddress({ ...address, [field]: event.target.value })}
                  />
                  {problems[field] && <em className="wrong">{problems[field]}</em>}
                </label>
              ))}
              <p>A rehearsal: nothing is paid, and nothing is sent.</p>
              <button type="submit" className="act main">
                Place the order
              </button>
            </form>
          )}
        </div>
      </div>
    </section>
  );
}

/** What was ordered, side by side; a few stand for many. */
function OnShelf({ lines }: { lines: readonly Line[] }) {
  return (
    <div className="parcel" aria-hidden="true">
      {lines.slice(0, 5).map(({ productId, glaze }) => {
        const product = productById.get(productId);
        return product && <Pot key={`${productId} ${glaze}`} product={product} glaze={glaze} />;
      })}
    </div>
  );
}

interface OrdersProps {
  orders: readonly Order[];
  role: ProgramRole;
  onStatus: (number: string, status: OrderStatus) => void;
}

function Orders({ orders, role, onStatus }: OrdersProps) {
  return (
    <section className="sheet">
      <h3 data-title="" tabIndex={-1}>
        Orders
      </h3>
      {orders.length === 0 ? (
        <p>
          Nothing was ordered yet. What is ordered at the checkout stands here, with what is in the parcel.
        </p>
      ) : (
        <ul className="orders">
          {orders.map(({ number, on, name, place, lines, total, status }) => (
            <li key={number}>
              <b>{number}</b>
              <OnShelf lines={lines} />
              <span>
                {name}, {place}; {formatDate(new Date(on), "medium")}
                <br />
                {lines
                  .map(
                    ({ productId, glaze, count }) =>
                      `${count} × ${productById.get(productId)?.name} (${glaze})`,
                  )
                  .join(", ")}
              </span>
              <span>{formatToTheCent(total)}</span>
              {role === "admin" ? (
                <select
                  aria-label={`Status of ${number}`}
                  value={status}
                  onChange={(event) => onStatus(number, event.target.value as OrderStatus)}
                >
                  {orderStatuses.map((status) => (
                    <option key={status}>{status}</option>
                  ))}
                </select>
              ) : (
                <span>{status}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

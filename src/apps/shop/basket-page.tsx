import { type FormEvent, useState } from "react";
import type { AppRole } from "#src/entities/running-app.ts";
import { formatToTheCent } from "#src/lib/money.ts";
import { productById } from "./catalogue.ts";
import {
  type Address,
  addressProblems,
  amounts,
  type Line,
  type Order,
  placeOrder,
  type StoredShop,
} from "./orders.ts";
import { Pot } from "./pot.tsx";

interface BasketPageProps {
  shop: StoredShop;
  role: AppRole;
  onCount: (line: Line, count: number) => void;
  onAddress: (address: Address) => void;
  onOrder: (order: Order) => void;
  onBack: () => void;
}

/** The lines of the basket, what they cost, and the checkout. */
export function BasketPage({ shop, role, onCount, onAddress, onOrder, onBack }: BasketPageProps) {
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
            <p>Guests can only look. Switch the role to order.</p>
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

import type { AppRole } from "#src/entities/running-app.ts";
import { formatDate } from "#src/lib/english.ts";
import { formatToTheCent } from "#src/lib/money.ts";
import { productById } from "./catalogue.ts";
import { type Order, type OrderStatus, orderStatuses } from "./orders.ts";
import { Parcel } from "./parcel.tsx";

interface OrderListProps {
  orders: readonly Order[];
  role: AppRole;
  onStatus: (number: string, status: OrderStatus) => void;
}

/** The orders; an admin sets their status. */
export function OrderList({ orders, role, onStatus }: OrderListProps) {
  return (
    <section className="sheet">
      <h3 data-title="" tabIndex={-1}>
        Orders
      </h3>
      {orders.length === 0 ? (
        <p>No orders yet. Orders from the checkout are listed here with their products.</p>
      ) : (
        <ul className="orders">
          {orders.map(({ number, on, name, place, lines, total, status }) => (
            <li key={number}>
              <b>{number}</b>
              <Parcel lines={lines} />
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

import { useDeferredValue, useId, useMemo, useState } from "react";
import type { AppRole } from "#src/entities/running-app.ts";
import { downloadText } from "#src/lib/download.ts";
import { formatToTheCent } from "#src/lib/money.ts";
import {
  channels,
  type Filter,
  filterOrders,
  isoOf,
  noFilter,
  type Order,
  ordersCsv,
  type SortKey,
  type Status,
  sortOrders,
  statuses,
} from "./figures.ts";
import { formatDay } from "./formats.ts";

const ROWS = 12;

interface OrderLedgerProps {
  orders: readonly Order[];
  from: number;
  to: number;
  role: AppRole;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onStatus: (order: Order, status: Status) => void;
}

/** The orders of the range, with search, filter and sorting. Admins can export them. */
export function OrderLedger({ orders, from, to, role, filter, onFilter, onStatus }: OrderLedgerProps) {
  const id = useId();
  const [sort, setSort] = useState<{ key: SortKey; isDown: boolean }>({ key: "day", isDown: true });
  const [rows, setRows] = useState(ROWS);
  const wanted = useDeferredValue(filter);
  const found = useMemo(
    () => sortOrders(filterOrders(orders, wanted), sort.key, sort.isDown),
    [orders, wanted, sort],
  );

  const narrow = (changed: Partial<Filter>) => {
    onFilter({ ...filter, ...changed });
    setRows(ROWS);
  };

  return (
    <section className="ledger" aria-labelledby={id}>
      <div className="ledger-head">
        <h3 id={id}>The ledger</h3>
        <div className="filters">
          <label className="field">
            <span>Search orders</span>
            <input
              type="search"
              value={filter.words}
              onChange={(event) => narrow({ words: event.target.value })}
            />
          </label>
          <Choice
            label="Channel"
            value={filter.channel}
            values={channels}
            onChoose={(channel) => narrow({ channel })}
          />
          <Choice
            label="Status"
            value={filter.status}
            values={statuses}
            onChoose={(status) => narrow({ status })}
          />
        </div>
      </div>
      {found.length === 0 ? (
        <p>
          No orders match.{" "}
          <button type="button" className="act" onClick={() => narrow(noFilter)}>
            Clear the filters
          </button>
        </p>
      ) : (
        <div className="wide">
          <table aria-label="Orders">
            <thead>
              <tr>
                <Column label="Date" sortKey="day" sort={sort} onSort={setSort} />
                <Column label="Customer" sortKey="customer" sort={sort} onSort={setSort} />
                <th scope="col">Channel</th>
                <Column label="Status" sortKey="status" sort={sort} onSort={setSort} />
                <Column label="Total" sortKey="total" sort={sort} onSort={setSort} className="sum" />
              </tr>
            </thead>
            <tbody>
              {found.slice(0, rows).map((order) => (
                <tr key={order.id}>
                  <td>{formatDay(order.day)}</td>
                  <td>
                    {order.customer}
                    <small>{order.what}</small>
                  </td>
                  <td>{order.channel}</td>
                  <td>
                    {role === "guest" ? (
                      order.status
                    ) : (
                      <select
                        aria-label={`Status of order ${order.id}`}
                        value={order.status}
                        onChange={(event) => onStatus(order, event.target.value as Status)}
                      >
                        {statuses
                          .filter(
                            (status) => role === "admin" || status !== "Refunded" || order.status === status,
                          )
                          .map((status) => (
                            <option key={status}>{status}</option>
                          ))}
                      </select>
                    )}
                  </td>
                  <td className={`sum ${order.status}`}>{formatToTheCent(order.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="foot-row">
        <p role="status">
          {Math.min(rows, found.length)} of {found.length} orders
        </p>
        <div className="range">
          {found.length > rows && (
            <button type="button" className="act" onClick={() => setRows(rows + 5 * ROWS)}>
              Show more
            </button>
          )}
          {role === "admin" && (
            <button type="button" className="act main" onClick={() => saveCsv(found, from, to)}>
              Export CSV
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | "all";
  values: readonly Value[];
  onChoose: (value: Value | "all") => void;
}

function Choice<Value extends string>({ label, value, values, onChoose }: ChoiceProps<Value>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value as Value | "all")}>
        <option value="all">All</option>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

interface ColumnProps {
  label: string;
  sortKey: SortKey;
  sort: { key: SortKey; isDown: boolean };
  onSort: (sort: { key: SortKey; isDown: boolean }) => void;
  className?: string;
}

function Column({ label, sortKey, sort, onSort, className }: ColumnProps) {
  const isSorted = sort.key === sortKey;
  return (
    <th
      scope="col"
      className={className}
      {...(isSorted && { "aria-sort": sort.isDown ? ("descending" as const) : ("ascending" as const) })}
    >
      <button type="button" onClick={() => onSort({ key: sortKey, isDown: isSorted ? !sort.isDown : true })}>
        {label} {isSorted && <span aria-hidden="true">{sort.isDown ? "↓" : "↑"}</span>}
      </button>
    </th>
  );
}

const saveCsv = (orders: readonly Order[], from: number, to: number) =>
  downloadText(`orders ${isoOf(from)} to ${isoOf(to)}.csv`, ordersCsv(orders), "text/csv");

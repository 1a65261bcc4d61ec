import { useMemo, useState } from "react";
import type { RunningApp, RunningAppProps } from "#src/entities/running-app.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import css from "./dashboard.css?inline";
import { DateRange } from "./date-range.tsx";
import { daily, keyFigures, ordersBetween, readDashboard, type StoredDashboard, today } from "./figures.ts";
import { formatDay } from "./formats.ts";
import { KeyFigures } from "./key-figures.tsx";
import ledgerCss from "./order-ledger.css?inline";
import { OrderLedger } from "./order-ledger.tsx";
import { RevenueChart } from "./revenue-chart.tsx";
import { RevenueTable } from "./revenue-table.tsx";

adoptStyle(css + ledgerCss);

export const dashboard: RunningApp = { Component: Dashboard, read: readDashboard };

/** The dashboard of a roastery: key figures, a revenue chart, and a table of orders. */
function Dashboard({ name, role, saved, onSave }: RunningAppProps) {
  const now = today();
  const [state, setState] = useState(() => readDashboard(saved));
  const { statuses: changed, filter, span } = state;
  const to = Math.min(span.last ?? now, now);
  const length = span.days;
  const from = to - length + 1;
  const [look, setLook] = useState<number | null>(null);

  const orders = useMemo(() => ordersBetween(from, to, changed), [from, to, changed]);
  const before = useMemo(
    () => keyFigures(ordersBetween(from - length, from - 1, changed)),
    [from, length, changed],
  );
  const days = useMemo(() => daily(orders, from, to), [orders, from, to]);

  const keep = (changed: Partial<StoredDashboard>) => {
    const next = { ...state, ...changed };
    setState(next);
    onSave({ ...next });
  };

  const setRange = (from: number, to: number) => {
    setLook(null);
    keep({ span: { days: to - from + 1, last: to === now ? null : to } });
  };

  return (
    <div className="dash">
      <section className="sky tone-dark" aria-label="Figures">
        <div className="bar">
          <div>
            <h2>{name}</h2>
            <p>
              {formatDay(from)} to {formatDay(to)}, compared with the {length} days before
            </p>
          </div>
          <DateRange from={from} to={to} now={now} onRange={setRange} />
        </div>
        <KeyFigures figures={keyFigures(orders)} before={before} />
        <RevenueChart days={days} from={from} to={to} look={look} onLook={setLook} />
      </section>
      <RevenueTable days={days} />
      <OrderLedger
        orders={orders}
        from={from}
        to={to}
        role={role}
        filter={filter}
        onFilter={(filter) => keep({ filter })}
        onStatus={(order, status) => keep({ statuses: { ...changed, [order.id]: status } })}
      />
    </div>
  );
}

import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { downloadText } from "#src/lib/download.ts";
import { formatDate } from "#src/lib/english.ts";
import { formatDollars, formatToTheCent } from "#src/lib/money.ts";
import type { ProgramProps } from "#src/lib/program.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import css from "./dashboard.css?inline";
import {
  change,
  channels,
  type DayFigures,
  daily,
  dateOf,
  dayOf,
  type Filter,
  filterOrders,
  isoOf,
  type KeptDashboard,
  keyFigures,
  LONGEST_DAYS,
  noFilter,
  type Order,
  ordersBetween,
  ordersCsv,
  readDashboard,
  type SortKey,
  type Status,
  sortOrders,
  statuses,
  today,
} from "./figures.ts";
import { formatChange, formatDay, formatShare } from "./formats.ts";
import { Ridges } from "./ridges.tsx";

adoptStyle(css);

const spans = [
  { days: 7, name: "Week" },
  { days: 30, name: "Month" },
  { days: 90, name: "Quarter" },
  { days: 365, name: "Year" },
];
const ROWS = 12;

/** The day's takings of a roastery: figures, hills of revenue, and the ledger of orders below. */
export function Dashboard({ name, role, kept, onKeep }: ProgramProps) {
  const id = useId();
  const now = today();
  const [state, setState] = useState(() => readDashboard(kept));
  const { statuses: changed, filter, span } = state;
  const to = Math.min(span.last ?? now, now);
  const from = to - span.days + 1;
  const [sort, setSort] = useState<{ key: SortKey; isDown: boolean }>({ key: "day", isDown: true });
  const [rows, setRows] = useState(ROWS);
  const [look, setLook] = useState<number | null>(null);

  const length = span.days;
  const orders = useMemo(() => ordersBetween(from, to, changed), [from, to, changed]);
  const before = useMemo(
    () => keyFigures(ordersBetween(from - length, from - 1, changed)),
    [from, length, changed],
  );
  const figures = keyFigures(orders);
  const days = useMemo(() => daily(orders, from, to), [orders, from, to]);
  const best = days.reduce((best, { total }, at) => (total > (days[best]?.total ?? 0) ? at : best), 0);
  const at = Math.min(look ?? best, days.length - 1);
  const wanted = useDeferredValue(filter);
  const found = useMemo(
    () => sortOrders(filterOrders(orders, wanted), sort.key, sort.isDown),
    [orders, wanted, sort],
  );

  const keep = (changed: Partial<KeptDashboard>) => {
    const next = { ...state, ...changed };
    setState(next);
    onKeep({ ...next });
  };

  const setRange = (from: number, to: number) => {
    setLook(null);
    keep({ span: { days: to - from + 1, last: to === now ? null : to } });
  };

  const setDate = (which: "from" | "to", iso: string) => {
    const day = Math.min(dayOf(iso), now);
    if (Number.isNaN(day)) return;
    if (which === "from") setRange(day, Math.min(Math.max(to, day), day + LONGEST_DAYS - 1));
    else setRange(Math.max(Math.min(from, day), day - LONGEST_DAYS + 1), day);
  };

  const setStatus = (order: Order, status: Status) => keep({ statuses: { ...changed, [order.id]: status } });

  const narrow = (changed: Partial<Filter>) => {
    keep({ filter: { ...filter, ...changed } });
    setRows(ROWS);
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
          <fieldset className="range">
            <legend className="sr">Date range</legend>
            <RadioGroup
              label="Up to today"
              className="spans"
              value={to === now ? length : null}
              onChoose={(days) => setRange(now - days + 1, now)}
            >
              {spans.map(({ days, name }) => (
                <RadioButton key={days} value={days} className="act">
                  {name}
                </RadioButton>
              ))}
            </RadioGroup>
            <input
              type="date"
              aria-label="From"
              value={isoOf(from)}
              max={isoOf(now)}
              onChange={(event) => setDate("from", event.target.value)}
            />
            <input
              type="date"
              aria-label="To"
              value={isoOf(to)}
              max={isoOf(now)}
              onChange={(event) => setDate("to", event.target.value)}
            />
          </fieldset>
        </div>
        <dl className="figures">
          <Figure label="Revenue" now={figures.revenue} before={before.revenue}>
            {formatDollars(figures.revenue)}
          </Figure>
          <Figure label="Orders" now={figures.orders} before={before.orders}>
            {figures.orders}
          </Figure>
          <Figure label="Average order" now={figures.average} before={before.average}>
            {formatToTheCent(figures.average)}
          </Figure>
          <Figure label="Refunded" now={figures.refunded} before={before.refunded}>
            {formatShare(figures.refunded)}
          </Figure>
        </dl>
        <div className="chart">
          <Ridges days={days} at={at} id={id} />
          <input
            type="range"
            aria-label="Day on the chart"
            min={0}
            max={Math.max(0, days.length - 1)}
            value={at}
            aria-valuetext={days[at] && toldOf(days[at])}
            onChange={(event) => setLook(Number(event.target.value))}
          />
          <p className="days" aria-hidden="true">
            {[...new Set([from, from + Math.floor((length - 1) / 2), to])].map((day) => (
              <span key={day}>{formatDate(dateOf(day), "short", { inUtc: true })}</span>
            ))}
          </p>
          {days[at] && <Told day={days[at]} isBest={at === best} />}
        </div>
      </section>

      <details className="asked">
        <summary>The chart as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <section className="scroll" tabIndex={0} aria-label="Revenue by day">
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {channels.map((channel) => (
                  <th key={channel} scope="col" className="sum">
                    {channel}
                  </th>
                ))}
                <th scope="col" className="sum">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, byChannel, total }) => (
                <tr key={day}>
                  <td>{formatDay(day)}</td>
                  {channels.map((channel) => (
                    <td key={channel} className="sum">
                      {formatDollars(byChannel[channel])}
                    </td>
                  ))}
                  <td className="sum">{formatDollars(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>

      <section className="ledger" aria-labelledby={`${id}-ledger`}>
        <div className="ledger-head">
          <h3 id={`${id}-ledger`}>The ledger</h3>
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
            No order is like that.{" "}
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
                          onChange={(event) => setStatus(order, event.target.value as Status)}
                        >
                          {statuses
                            .filter(
                              (status) =>
                                role === "admin" || status !== "Refunded" || order.status === status,
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
    </div>
  );
}

function Figure({
  label,
  now,
  before,
  children,
}: {
  label: string;
  now: number;
  before: number;
  children: ReactNode;
}) {
  const changed = change(now, before);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        <small>{changed === null ? "nothing before" : `${formatChange(changed)} vs. before`}</small>
      </dd>
    </div>
  );
}

function Told({ day, isBest }: { day: DayFigures; isBest: boolean }) {
  return (
    <p className="told">
      <span>
        {formatDay(day.day)}
        {isBest && ", the best day"}
        <b>{formatDollars(day.total)}</b>
      </span>
      {channels.map((channel) => (
        <span key={channel} className={`key ${channel}`}>
          {channel}
          <b>{formatDollars(day.byChannel[channel])}</b>
        </span>
      ))}
    </p>
  );
}

const toldOf = ({ day, total }: DayFigures) => `${formatDay(day)}: ${formatDollars(total)}`;

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

import { type Program, type ProgramRecords, recordOf } from "../program.ts";
import { dayOf, isoOf, type Order, ordersBetween, readDashboard, type Status, today } from "./roastery.ts";

/** A year, and the year before to compare it with. */
const SAMPLE_DAYS = 730;

function recordsOf(orders: readonly Order[], now: Date) {
  return orders.toReversed().map(({ id, day, ...values }, place) => {
    const at = new Date(now.getTime() - orders.length + place).toISOString();
    return recordOf(`order-${id}`, at, { ...values, number: id, day: isoOf(day) });
  });
}

/** The orders up to today, with the statuses that were set by hand. */
export function orderRecords(now: Date, changed: Readonly<Record<string, Status>> = {}): ProgramRecords {
  const last = today(now);
  const records = recordsOf(ordersBetween(last - SAMPLE_DAYS + 1, last, changed), now);
  const known = new Set(records.map(({ id }) => id));
  // A status that was set more than two years ago, or a clock that was ahead.
  const others = [
    ...new Set(
      Object.keys(changed).flatMap((id) => (known.has(`order-${id}`) ? [] : (dayOfOrder(id) ?? []))),
    ),
  ]
    .flatMap((day) => ordersBetween(day, day, changed))
    .filter(({ id }) => id in changed);
  return { counters: {}, records: { orders: [...recordsOf(others, new Date(0)), ...records] } };
}

/** Sample orders have their day in their number: `261130-4`. */
function dayOfOrder(id: string) {
  const [, year, month, date] = /^(\d\d)(\d\d)(\d\d)-\d+$/.exec(id) ?? [];
  const day = dayOf(`20${year}-${month}-${date}`);
  return Number.isNaN(day) ? undefined : day;
}

export const dashboardProgram: Program = {
  document: () => import("./document.json").then(({ default: document }) => document),
  samples: (now) => orderRecords(now),
  read: readDashboard,
  fromStored: (saved, now) => (saved ? orderRecords(now, readDashboard(saved).statuses) : undefined),
  drafts(saved) {
    const { filter, span } = readDashboard(saved);
    const { words, ...choices } = filter;
    return {
      figures: { days: span.days, last: span.last === null ? null : isoOf(span.last) },
      "search ledger": { search: words },
      "filters ledger": {
        wanted: Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== "all")),
      },
    };
  },
  goOn({ orders = [] }, now): ProgramRecords["records"] {
    const last = orders.reduce(
      (newest, id) => Math.max(newest, dayOfOrder(id.slice("order-".length)) ?? 0),
      0,
    );
    const to = today(now);
    if (last === 0 || last >= to) return {};
    return { orders: recordsOf(ordersBetween(Math.max(last + 1, to - SAMPLE_DAYS + 1), to), now) };
  },
};

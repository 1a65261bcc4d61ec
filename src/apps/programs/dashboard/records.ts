import { isoOf, ordersBetween, readDashboard, type Status, today } from "../../dashboard/figures.ts";
import { type Program, type ProgramRecords, recordOf } from "../program.ts";

/** A year, and the year before to compare it with. */
const SAMPLE_DAYS = 730;

/** The orders up to today, with the statuses that were set by hand. */
export function orderRecords(now: Date, changed: Readonly<Record<string, Status>> = {}): ProgramRecords {
  const last = today(now);
  const orders = ordersBetween(last - SAMPLE_DAYS + 1, last, changed);
  return {
    counters: {},
    records: {
      orders: orders.toReversed().map(({ id, day, ...values }, place) => {
        const at = new Date(now.getTime() - orders.length + place).toISOString();
        return recordOf(`order-${id}`, at, { ...values, number: id, day: isoOf(day) });
      }),
    },
  };
}

export const dashboardProgram: Program = {
  document: () => import("./document.json").then(({ default: document }) => document),
  samples: (now) => orderRecords(now),
  read: readDashboard,
  fromStored: (saved, now) => (saved ? orderRecords(now, readDashboard(saved).statuses) : undefined),
  drafts: () => ({}),
};

import { createRandom } from "#src/lib/random.ts";

export const channels = ["Counter", "Online", "Wholesale"] as const;
export type Channel = (typeof channels)[number];
export const statuses = ["Paid", "Packed", "Sent", "Refunded"] as const;
export type Status = (typeof statuses)[number];

export interface Order {
  id: string;
  /** Days since 1970. */
  day: number;
  customer: string;
  what: string;
  channel: Channel;
  status: Status;
  /** The total in cents. */
  total: number;
}

const DAY_MS = 86_400_000;
export const today = (now = new Date()) =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS);
export const dateOf = (day: number) => new Date(day * DAY_MS);
export const isoOf = (day: number) => dateOf(day).toISOString().slice(0, 10);
export const dayOf = (iso: string) => Math.floor(Date.parse(iso) / DAY_MS);

const customers = [
  "Ada Lindqvist",
  "Bowline Café",
  "Tomás Ferreira",
  "The Reading Room",
  "Mei Okafor",
  "Pier 9 Kitchen",
  "Jonas Weber",
  "Saltmarsh Hotel",
  "Priya Raman",
  "Union Street Deli",
  "Elin Haugen",
  "Corner & Crumb",
];
const goods: Record<Channel, readonly [what: string, cents: number][]> = {
  Counter: [
    ["Flat white and a bun", 890],
    ["Bag of Harbour blend", 1_450],
    ["Two filters, one slice", 1_180],
  ],
  Online: [
    ["Guji, 1 kg, whole bean", 3_600],
    ["Harbour blend, 2 × 250 g", 2_700],
    ["Brew kit with kettle", 11_900],
  ],
  Wholesale: [
    ["Espresso, 12 kg", 24_800],
    ["Decaf, 6 kg", 13_900],
    ["Harbour blend, 24 kg", 47_200],
  ],
};
const LEVEL: Record<Channel, number> = { Counter: 3, Online: 2, Wholesale: 1 };

/** Generates the orders of a day. The same day always gives the same orders. */
export function ordersOfDay(day: number): Order[] {
  const random = createRandom(day * 7_919);
  const weekday = (day + 4) % 7;
  const season = 1 + 0.35 * Math.sin((day / 365) * 2 * Math.PI) + 0.2 * Math.sin(day / 9);
  const orders: Order[] = [];
  for (const channel of channels) {
    const isClosed = channel === "Wholesale" && (weekday === 0 || weekday === 6);
    const rush = channel === "Counter" && weekday === 6 ? 2 : 1;
    const count = isClosed ? 0 : Math.round(LEVEL[channel] * season * rush * (0.5 + random()));
    for (let at = 0; at < count; at++) {
      const [what, cents] = goods[channel][Math.floor(random() * 3)] ?? goods[channel][0] ?? ["", 0];
      const chance = random();
      orders.push({
        id: `${isoOf(day).replaceAll("-", "").slice(2)}-${orders.length + 1}`,
        day,
        customer: customers[Math.floor(random() * customers.length)] ?? "",
        what,
        channel,
        status: chance < 0.04 ? "Refunded" : chance < 0.2 ? "Packed" : chance < 0.4 ? "Paid" : "Sent",
        total: Math.round(cents * (0.85 + random() * 0.5)),
      });
    }
  }
  return orders;
}

/** Returns the orders from `from` to `to` inclusive, newest first, with manual status changes applied. */
export function ordersBetween(from: number, to: number, changed: Readonly<Record<string, Status>> = {}) {
  const orders: Order[] = [];
  for (let day = to; day >= from; day--) {
    for (const order of ordersOfDay(day))
      orders.push({ ...order, status: changed[order.id] ?? order.status });
  }
  return orders;
}

const counted = (orders: readonly Order[]) => orders.filter(({ status }) => status !== "Refunded");
const sum = (orders: readonly Order[]) => counted(orders).reduce((total, order) => total + order.total, 0);

export function keyFigures(orders: readonly Order[]) {
  const paid = counted(orders);
  return {
    revenue: sum(orders),
    orders: paid.length,
    average: paid.length > 0 ? Math.round(sum(orders) / paid.length) : 0,
    refunded: orders.length > 0 ? (orders.length - paid.length) / orders.length : 0,
  };
}

/** Returns the relative change; null if the previous value is zero. */
export const change = (now: number, before: number) => (before === 0 ? null : (now - before) / before);

export interface DayFigures {
  day: number;
  byChannel: Record<Channel, number>;
  total: number;
}

/** Returns one entry a day, including days without orders. */
export function daily(orders: readonly Order[], from: number, to: number): DayFigures[] {
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({
    day: from + at,
    byChannel: { Counter: 0, Online: 0, Wholesale: 0 },
    total: 0,
  }));
  for (const order of counted(orders)) {
    const entry = days[order.day - from];
    if (!entry) continue;
    entry.byChannel[order.channel] += order.total;
    entry.total += order.total;
  }
  return days;
}

/** Returns up to four round amounts below the highest, for grid lines. */
export function ticksBelow(highest: number) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const step = [0.2, 0.5, 1, 2, 5].map((part) => part * power).find((step) => highest / step < 5) ?? power;
  return Array.from({ length: Math.floor(highest / step) }, (_, at) => (at + 1) * step);
}

export interface Filter {
  words: string;
  channel: Channel | "all";
  status: Status | "all";
}

export function filterOrders(orders: readonly Order[], { words, channel, status }: Filter) {
  const wanted = words.trim().toLowerCase();
  return orders.filter(
    (order) =>
      (channel === "all" || order.channel === channel) &&
      (status === "all" || order.status === status) &&
      `${order.id} ${order.customer} ${order.what}`.toLowerCase().includes(wanted),
  );
}

export const noFilter: Filter = { words: "", channel: "all", status: "all" };

/** A range of days. `to` is null if it always ends today. */
export interface Span {
  days: number;
  last: number | null;
}

export const LONGEST_DAYS = 730;

export interface StoredDashboard {
  /** Manual status changes, by order id. */
  statuses: Readonly<Record<string, Status>>;
  filter: Filter;
  span: Span;
}

/** Parses stored data and drops what is invalid. */
export function readDashboard(saved: unknown): StoredDashboard {
  const { statuses: set, filter, span } = (saved ?? {}) as Partial<Record<keyof StoredDashboard, unknown>>;
  const { words, channel, status } = (filter ?? {}) as Partial<Filter>;
  const { days, last } = (span ?? {}) as Partial<Span>;
  const isDay = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 1_000_000;
  return {
    statuses: Object.fromEntries(
      Object.entries(set ?? {}).filter((entry): entry is [string, Status] => statuses.includes(entry[1])),
    ),
    filter: {
      words: typeof words === "string" ? words.slice(0, 200) : "",
      channel: channels.includes(channel as Channel) ? (channel as Channel) : "all",
      status: statuses.includes(status as Status) ? (status as Status) : "all",
    },
    span: {
      days: isDay(days) ? Math.min(LONGEST_DAYS, Math.max(1, days as number)) : 30,
      last: isDay(last) ? (last as number) : null,
    },
  };
}

export type SortKey = "day" | "customer" | "total" | "status";

export function sortOrders(orders: readonly Order[], key: SortKey, isDown: boolean) {
  const sign = isDown ? -1 : 1;
  return orders.toSorted((one, other) => {
    const [a, b] = [one[key], other[key]];
    return (
      sign * (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b)))
    );
  });
}

/** Returns the orders as CSV. Cells that a spreadsheet would run as formulas are escaped. */
export function ordersCsv(orders: readonly Order[]) {
  const cell = (value: string) => {
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const rows = orders.map(({ id, day, customer, what, channel, status, total }) =>
    [id, isoOf(day), customer, what, channel, status, (total / 100).toFixed(2)].map(cell).join(","),
  );
  return ["Order,Date,Customer,Goods,Channel,Status,Total", ...rows, ""].join("\r\n");
}

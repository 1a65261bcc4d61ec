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
export const isoOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
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

// What the dashboard of earlier releases stored, which was a program of its own.

export interface Filter {
  words: string;
  channel: Channel | "all";
  status: Status | "all";
}

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

import { type Glaze, glazes, productById } from "./catalogue.ts";

export interface Line {
  productId: string;
  glaze: Glaze;
  count: number;
}

export type Basket = readonly Line[];

const FREE_FROM = 15_000;
const POSTAGE = 950;
export const MOST_OF_ONE = 12;

const isSame = (one: Line, other: Pick<Line, "productId" | "glaze">) =>
  one.productId === other.productId && one.glaze === other.glaze;

/** The highest count of one product in a basket, across all glazes. */
const limitOf = (productId: string) => Math.min(MOST_OF_ONE, productById.get(productId)?.stock ?? 0);

export function addToBasket(basket: Basket, productId: string, glaze: Glaze): Basket {
  const line = basket.find((line) => isSame(line, { productId, glaze })) ?? { productId, glaze, count: 0 };
  return setCount(basket, line, line.count + 1);
}

/** Sets the count of a line. Zero removes the line; counts above the stock are capped. */
export function setCount(basket: Basket, line: Line, wanted: number): Basket {
  const others = basket
    .filter((other) => other.productId === line.productId && !isSame(other, line))
    .reduce((sum, { count }) => sum + count, 0);
  const count = Math.max(0, Math.min(Math.trunc(wanted), limitOf(line.productId) - others));
  if (count === 0) return basket.filter((other) => !isSame(other, line));
  if (!basket.some((other) => isSame(other, line))) return [...basket, { ...line, count }];
  return basket.map((other) => (isSame(other, line) ? { ...other, count } : other));
}

export const countOf = (basket: Basket) => basket.reduce((sum, { count }) => sum + count, 0);

export function amounts(basket: Basket) {
  const goods = basket.reduce(
    (sum, { productId, count }) => sum + (productById.get(productId)?.price ?? 0) * count,
    0,
  );
  const postage = goods === 0 || goods >= FREE_FROM ? 0 : POSTAGE;
  return { goods, postage, total: goods + postage, untilFree: Math.max(0, FREE_FROM - goods) };
}

export interface Order {
  number: string;
  on: string;
  name: string;
  place: string;
  lines: Basket;
  total: number;
  status: OrderStatus;
}

export const orderStatuses = ["New", "Packed", "Sent"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export interface Address {
  name: string;
  street: string;
  place: string;
}

/** Returns the validation errors of an address, by field. */
export function addressProblems({ name, street, place }: Address) {
  return {
    ...(name.trim().length < 2 && { name: "Who is it for?" }),
    ...(street.trim().length < 4 && { street: "Which street and number?" }),
    ...(place.trim().length < 3 && { place: "Which postcode and town?" }),
  } as Partial<Record<keyof Address, string>>;
}

export function placeOrder(
  basket: Basket,
  { name, place }: Address,
  before: readonly Order[],
  now = new Date(),
): Order {
  const highest = before.reduce(
    (highest, { number }) => Math.max(highest, Number(number.slice(3)) || 0),
    1_040,
  );
  return {
    number: `KT-${highest + 1}`,
    on: now.toISOString(),
    name: name.trim(),
    place: place.trim(),
    lines: basket,
    total: amounts(basket).total,
    status: "New",
  };
}

export const noAddress: Address = { name: "", street: "", place: "" };

export interface StoredShop {
  basket: Basket;
  orders: readonly Order[];
  /** The address as typed so far. */
  address: Address;
}

/** Parses stored data and drops products that no longer exist. */
export function readShop(saved: unknown): StoredShop {
  const { basket, orders, address } = (saved ?? {}) as Partial<Record<keyof StoredShop, unknown>>;
  const typed = Object.entries(address ?? {}).filter(
    ([field, text]) => Object.hasOwn(noAddress, field) && typeof text === "string",
  );
  return {
    address: { ...noAddress, ...Object.fromEntries(typed) },
    basket: readLines(basket),
    orders: (Array.isArray(orders) ? orders : []).flatMap((order: Partial<Order> | null) => {
      const { number, on, name, place, total, status } = order ?? {};
      const isWhole =
        [number, on, name, place].every((text) => typeof text === "string") && Number.isFinite(total);
      return isWhole &&
        orderStatuses.includes(status as OrderStatus) &&
        !Number.isNaN(Date.parse(on as string))
        ? [{ ...(order as Order), lines: readLines(order?.lines) }]
        : [];
    }),
  };
}

function readLines(lines: unknown): Line[] {
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line: Partial<Line> | null) => {
    const { productId = "", glaze, count } = line ?? {};
    const isWhole = productById.has(productId) && glazes.includes(glaze as Glaze) && Number.isInteger(count);
    return isWhole && (count as number) > 0 ? [{ productId, glaze, count } as Line] : [];
  });
}

import type { AppColumns } from "../../computed/column.ts";
import { type AppTable, type Field, findTable, type ViewOf } from "../../document.ts";
import type { Edit } from "../../records/change.ts";
import { addRecords, changeRecords, type Values } from "../../records/edits.ts";
import type { AppRecord } from "../../records/record.ts";

export interface BasketLine {
  product: string;
  /** The id of a choice; empty without variants. */
  variant: string;
  count: number;
}

export type Basket = readonly BasketLine[];

/** A shop with the fields that its orders are written into. */
export interface Shop {
  columns: AppColumns;
  table: AppTable;
  options: ViewOf<"storefront">["options"];
  orders: AppTable;
  lines: AppTable;
  order: { total: string | undefined; date: string | undefined };
  line: {
    order: string;
    product: string;
    count: string | undefined;
    price: string | undefined;
    variant: Field | undefined;
  };
}

/** Finds the tables and fields of a shop, or says what is missing. */
export function shopOf(
  columns: AppColumns,
  table: AppTable,
  { options }: ViewOf<"storefront">,
): Shop | { problem: string } {
  const { document } = columns.data;
  const orders = findTable(document, options.orders);
  const lines = findTable(document, options.lines);
  if (!orders || !lines) return { problem: "The table for orders or for their lines is missing." };
  const linkTo = (to: AppTable) =>
    lines.fields.find((field) => field.kind === "link" && field.options.table === to.id)?.id;
  const first = (of: AppTable, ...kinds: Field["kind"][]) =>
    of.fields.find(({ kind, default: start }) => kinds.includes(kind) && start === undefined)?.id;
  const { orderFields = {}, lineFields = {} } = options;
  const order = lineFields.order ?? linkTo(orders);
  const product = lineFields.product ?? linkTo(table);
  if (!order || !product)
    return {
      problem: `${lines.name.many} need a link to ${orders.name.many} and one to ${table.name.many}.`,
    };
  const variant = lines.fields.find(({ id }) => id === lineFields.variant);
  return {
    columns,
    table,
    options,
    orders,
    lines,
    order: {
      total: orderFields.total ?? first(orders, "money"),
      date: orderFields.date ?? first(orders, "date", "date-time"),
    },
    line: {
      order,
      product,
      count: lineFields.count ?? first(lines, "number"),
      price: lineFields.price ?? first(lines, "money"),
      variant: variant?.kind === "choice" ? variant : undefined,
    },
  };
}

export const isShop = (shop: Shop | { problem: string }): shop is Shop => "table" in shop;

const productOf = ({ columns, table }: Shop, id: string) => columns.data.records(table.id).get(id);

export function priceOf({ columns, table, options }: Shop, product: AppRecord) {
  const price = columns.column(table.id, options.price)?.value(product);
  return typeof price === "number" ? price : 0;
}

/** The most pieces of a product that one order can have: of what is left, if the shop counts. */
export function limitOf({ columns, table, options }: Shop, product: AppRecord) {
  const stock =
    options.stock === undefined ? undefined : columns.column(table.id, options.stock)?.value(product);
  if (options.stock !== undefined && typeof stock !== "number") return 0;
  return Math.max(0, Math.min(options.most, typeof stock === "number" ? Math.floor(stock) : options.most));
}

const isSame = (one: BasketLine, other: Pick<BasketLine, "product" | "variant">) =>
  one.product === other.product && one.variant === other.variant;

export const countOf = (basket: Basket) => basket.reduce((sum, { count }) => sum + count, 0);

/** Sets the count of a line. Zero removes it; more than there are left is capped, across all variants of a product. */
export function setCount(
  shop: Shop,
  basket: Basket,
  line: Pick<BasketLine, "product" | "variant">,
  wanted: number,
): Basket {
  const product = productOf(shop, line.product);
  const others = basket
    .filter((other) => other.product === line.product && !isSame(other, line))
    .reduce((sum, { count }) => sum + count, 0);
  const most = product ? limitOf(shop, product) - others : 0;
  const count = Math.max(0, Math.min(Math.trunc(wanted), most));
  if (count === 0) return basket.filter((other) => !isSame(other, line));
  if (!basket.some((other) => isSame(other, line))) return [...basket, { ...line, count }];
  return basket.map((other) => (isSame(other, line) ? { ...other, count } : other));
}

export function addOne(shop: Shop, basket: Basket, line: Pick<BasketLine, "product" | "variant">) {
  const present = basket.find((other) => isSame(other, line))?.count ?? 0;
  return setCount(shop, basket, line, present + 1);
}

/** Reads a stored basket. Products that are gone, or of which fewer are left, are taken out. */
export function readBasket(shop: Shop, stored: unknown): Basket {
  if (!Array.isArray(stored)) return [];
  let basket: Basket = [];
  for (const { product, variant, count } of stored as Partial<BasketLine>[])
    if (typeof product === "string" && typeof variant === "string" && Number.isInteger(count))
      basket = setCount(shop, basket, { product, variant }, count ?? 0);
  return basket;
}

export function amountsOf(shop: Shop, basket: Basket) {
  const goods = basket.reduce((sum, { product: id, count }) => {
    const product = productOf(shop, id);
    return sum + (product ? priceOf(shop, product) * count : 0);
  }, 0);
  const { price = 0, freeFrom } = shop.options.postage ?? {};
  const isFree = goods === 0 || (freeFrom !== undefined && goods >= freeFrom);
  return {
    goods,
    postage: isFree ? 0 : price,
    total: goods + (isFree ? 0 : price),
    untilFree: freeFrom === undefined ? 0 : Math.max(0, freeFrom - goods),
  };
}

export interface Ordered {
  edit: Edit;
  order: AppRecord;
}

/**
 * Makes an order with its lines and takes the pieces from the stock, as one edit. Another tab may have sold some since:
 * then it says so instead.
 */
export function placeOrder(
  shop: Shop,
  basket: Basket,
  filled: Values,
  by?: string,
): Ordered | { problem: string } {
  const { columns, table, orders, lines, order, line, options } = shop;
  const now = readBasket(shop, basket);
  if (countOf(now) === 0) return { problem: "The basket is empty." };
  if (countOf(now) !== countOf(basket))
    return { problem: "Some of these have just been sold. The basket now has what is left." };
  const present = columns.now();
  const dateKind = orders.fields.find(({ id }) => id === order.date)?.kind;
  const head = addRecords(
    columns,
    orders.id,
    [
      {
        ...filled,
        ...(order.date && { [order.date]: dateKind === "date" ? present.slice(0, 10) : present }),
        ...(order.total && { [order.total]: amountsOf(shop, now).total }),
      },
    ],
    { by },
  );
  const record = head.patches[0]?.after;
  if (!record) return { problem: "The order could not be made." };
  const rows = now.map(({ product, variant, count }): Values => {
    const found = productOf(shop, product);
    return {
      [line.order]: [record.id],
      [line.product]: [product],
      ...(line.count && { [line.count]: count }),
      ...(line.price && found && { [line.price]: priceOf(shop, found) }),
      ...(line.variant && variant && { [line.variant.id]: variant }),
    };
  });
  const body = addRecords(columns, lines.id, rows, { by, counters: head.counters });
  const { stock } = options;
  const isCounted =
    stock !== undefined && table.fields.some(({ id, kind }) => id === stock && kind === "number");
  const left = new Map<string, Values>();
  if (isCounted)
    for (const { product, count } of now) {
      const value = left.get(product)?.[stock] ?? productOf(shop, product)?.values[stock];
      left.set(product, { [stock]: (typeof value === "number" ? value : 0) - count });
    }
  const taken = changeRecords(columns.data, table.id, left);
  return {
    order: record,
    edit: {
      label: `Add ${orders.name.one.toLowerCase()}`,
      patches: [...head.patches, ...body.patches, ...taken.patches],
      counters: body.counters ?? head.counters,
    },
  };
}

import { expect, test } from "vitest";
import { findProducts, products } from "./catalogue.ts";
import {
  addressProblems,
  addToBasket,
  amounts,
  type Basket,
  countOf,
  MOST_OF_ONE,
  placeOrder,
  readShop,
  setCount,
} from "./orders.ts";

const two = [1, 2].reduce<Basket>((basket) => addToBasket(basket, "rice-bowl", "Sea"), []);

test("the same product is one line, another glaze is a second one", () => {
  const basket = addToBasket(two, "rice-bowl", "Clay");

  expect(basket.map(({ glaze, count }) => [glaze, count])).toEqual([
    ["Sea", 2],
    ["Clay", 1],
  ]);
  expect(countOf(basket)).toBe(3);
});

test("nobody can order more than the stock, across all glazes", () => {
  const cake = addToBasket(addToBasket([], "cake-stand", "Sea"), "cake-stand", "Clay");

  expect(setCount(cake, cake[0] as (typeof cake)[number], 99)[0]?.count).toBe(4);
  expect(setCount(two, two[0] as (typeof two)[number], 99)[0]?.count).toBe(MOST_OF_ONE);
});

test("a count of zero removes the line", () => {
  expect(setCount(two, two[0] as (typeof two)[number], 0)).toEqual([]);
  expect(setCount(two, two[0] as (typeof two)[number], -3)).toEqual([]);
});

test("postage is paid up to $150 of goods, and never for an empty basket", () => {
  expect(amounts(two)).toEqual({ goods: 5_200, postage: 950, total: 6_150, untilFree: 9_800 });
  expect(amounts([{ productId: "moon-vase", glaze: "Clay", count: 2 }]).postage).toBe(0);
  expect(amounts([]).total).toBe(0);
});

test("order numbers are consecutive, and orders keep their content", () => {
  const address = { name: " Ada ", street: "Quay 4", place: "5003 Bergen" };
  const first = placeOrder(two, address, []);

  expect(first).toMatchObject({ number: "KT-1041", name: "Ada", total: 6_150, status: "New", lines: two });
  expect(placeOrder(two, address, [first]).number).toBe("KT-1042");
});

test("an incomplete address lists its errors", () => {
  expect(addressProblems({ name: "A", street: "", place: "5003 Bergen" })).toEqual({
    name: "Who is it for?",
    street: "Which street and number?",
  });
});

test("the catalogue can be searched, filtered and sorted", () => {
  expect(findProducts("handle", "Cups", "featured").map(({ id }) => id)).toEqual([
    "morning-cup",
    "espresso-cup",
  ]);
  const prices = findProducts("", "all", "cheap").map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
});

test("stored data is read again without invalid values", () => {
  const order = placeOrder(two, { name: "Ada", street: "Quay 4", place: "Bergen" }, []);

  const address = { name: "Ada", street: "", place: "" };
  expect(readShop({ basket: two, orders: [order, null, { number: 7 }], address: { name: "Ada" } })).toEqual({
    basket: two,
    orders: [order],
    address,
  });
  expect(
    readShop({ basket: [{ productId: "gone", glaze: "Sea", count: 1 }], orders: "x", address: [7] }),
  ).toEqual({ basket: [], orders: [], address: { ...address, name: "" } });
});

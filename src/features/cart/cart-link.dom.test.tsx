import "fake-indexeddb/auto";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createWorkDatabase, type WorkCollection } from "#src/api/work-database.ts";
import { type CartRecord, cartRecordSchema } from "#src/entities/cart/cart.ts";
import { planLine } from "#src/entities/cart/cart-lines.ts";
import { CART_HINT } from "#src/entities/cart/has-cart.ts";
import { CartLink } from "./cart-link.tsx";

const records: WorkCollection<CartRecord> = { store: "cart", schema: cartRecordSchema };

test("with an empty cart no database opens, until another tab adds an item", async () => {
  render(<CartLink />);
  expect(await screen.findByRole("link", { name: "Cart" })).toBeVisible();
  expect(await indexedDB.databases()).toEqual([]);

  await createWorkDatabase().change([records], ({ put }) => put(records, planLine("full")));
  localStorage.setItem(CART_HINT, "1");
  window.dispatchEvent(new StorageEvent("storage", { key: CART_HINT }));

  expect(await screen.findByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});

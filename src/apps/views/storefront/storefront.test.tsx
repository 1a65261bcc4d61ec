import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openProgram } from "../../programs/open-program.ts";
import { TestFrame } from "../../run/testing.tsx";
import { accessibilityProblems } from "../testing.ts";

async function show() {
  const opened = await openProgram("app-ecommerce", undefined, new Date("2026-11-21T12:00:00Z"));
  const { container } = render(<TestFrame {...opened} />);
  return { ...opened, container, user: userEvent.setup() };
}

test("an order is made once with its lines, and takes from the stock", async () => {
  const { user, app, container } = await show();
  await user.click(screen.getByRole("button", { name: /^Cake stand/ }));
  await user.click(screen.getByRole("radio", { name: "Sea" }));
  for (let piece = 0; piece < 5; piece++)
    await user.click(screen.getByRole("button", { name: "Add to basket" }));
  expect(screen.getByText("It is in the basket.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Clay" }));
  await user.click(screen.getByRole("button", { name: "Add to basket" }));
  expect(screen.getByText("There are no more of these.")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Basket (5)" }));
  expect(await accessibilityProblems(container)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "One Cake stand, Sea less" }));
  await user.click(screen.getByRole("button", { name: "Place the order" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  expect(app.records("orders").size).toBe(0);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Ada Quill");
  await user.type(screen.getByRole("textbox", { name: "Street and number" }), "12 Quay Street");
  await user.type(screen.getByRole("textbox", { name: "Postcode and town" }), "04101 Portland");

  const order = screen.getByRole("button", { name: "Place the order" });
  await act(async () => {
    order.click();
    order.click();
  });

  expect(await screen.findByRole("heading", { name: "Thank you, Ada Quill." })).toHaveFocus();
  expect(screen.getByText("Order KT-1041 for $276.00 is on the packing table.")).toBeVisible();
  const [placed, ...more] = app.records("orders").values();
  expect(more).toEqual([]);
  expect(placed?.values).toMatchObject({
    number: 1041,
    total: 27_600,
    status: "New",
    on: "2026-11-21T12:00",
  });
  expect([...app.records("lines").values()].map(({ values }) => values)).toEqual([
    { order: [placed?.id], product: ["cake-stand"], glaze: "Sea", count: 4, price: 6_900 },
  ]);
  expect(app.records("products").get("cake-stand")?.values.stock).toBe(1);
  app.undo();
  expect([app.records("orders").size, app.records("lines").size]).toEqual([0, 0]);
  expect(app.records("products").get("cake-stand")?.values.stock).toBe(5);
});

test("what another tab has sold is taken out of the basket, and said", async () => {
  const { user, app } = await show();
  await user.click(screen.getByRole("button", { name: /^Shoulder jar/ }));
  for (let piece = 0; piece < 3; piece++)
    await user.click(screen.getByRole("button", { name: "Add to basket" }));
  await user.click(screen.getByRole("button", { name: "Basket (3)" }));
  const before = app.records("products").get("shoulder-jar");
  if (!before) throw new Error("There is no shoulder jar.");

  const after = { ...before, values: { ...before.values, stock: 1 } };
  app.apply({ label: "Sold", patches: [{ table: "products", id: before.id, before, after }] });

  expect(await screen.findByRole("button", { name: "Basket (1)" })).toBeVisible();
  expect(screen.getByText("$96.00", { selector: ".sums > div:first-child dd" })).toBeVisible();
});

test("the shelves are searched, filtered and sorted", async () => {
  const { user } = await show();
  const names = () =>
    within(screen.getByRole("main"))
      .getAllByRole("listitem")
      .map((item) => item.querySelector("b")?.textContent);
  await user.click(screen.getByRole("radio", { name: "Jugs" }));
  expect(names()).toEqual(["Water jug", "Milk jug"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Order by" }), "Lowest price");
  expect(names()).toEqual(["Milk jug", "Water jug"]);
  await user.type(screen.getByRole("searchbox"), "spout");
  expect(names()).toEqual(["Water jug"]);
  await user.type(screen.getByRole("searchbox"), "!");
  expect(screen.getByText("No products match your search.")).toBeVisible();
});

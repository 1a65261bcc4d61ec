import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { seedOfDelivery, testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { open } from "../../tests/render-page.tsx";

test("both plans stand side by side, with the figures and buttons of the specification", async () => {
  open("/pricing");

  const full = await screen.findByRole("article", { name: "Pay in full (10% discount)" });
  expect(within(full).getByText("$1,349 setup instead of the regular $1,499")).toBeVisible();
  expect(within(full).getByText("plus $179/month hosting and maintenance")).toBeVisible();
  expect(within(full).getByRole("button", { name: "Buy Now $1,349 (Save 10%)" })).toBeVisible();
  const trial = screen.getByRole("article", { name: "Trial" });
  expect(within(trial).getByText("$300 upfront (20%), $1,199 on delivery (80%)")).toBeVisible();
  expect(
    within(trial).getByText("$199/month hosting and maintenance, subscription after delivery"),
  ).toBeVisible();
  expect(within(trial).getByRole("button", { name: "Start Trial $300 (20% Now)" })).toBeVisible();
});

test("prices that are stored otherwise are shown everywhere, the built-in ones only until then", async () => {
  const seed = {
    ...(await seedOfDelivery()),
    pricing: [
      { id: "pricing", ...builtInPricing, full: { regularSetup: 200_000, setup: 150_000, monthly: 10_000 } },
    ],
  };
  const { backend } = testBackend({ seed });
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));

  open("/pricing");

  expect(await screen.findByRole("button", { name: "Buy Now $1,500 (Save 25%)" })).toBeVisible();
  expect(screen.getByText("Pay in full (25% discount)")).toBeVisible();
  expect(screen.queryByText(/\$1,349/)).not.toBeInTheDocument();
});

test("prices that cannot be had are said to be list prices, and can be asked for again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { backend } = testBackend();
  let isFailing = true;
  replaceTransport((path, init) =>
    isFailing && path === "/api/pricing"
      ? Promise.resolve(new Response("<h1>Oops</h1>", { status: 500 }))
      : backend(new Request(`http://localhost${path}`, init)),
  );
  const visitor = open("/pricing");

  expect(await screen.findByText(/The current prices could not be loaded/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Buy Now $1,349 (Save 10%)" })).toBeVisible();

  isFailing = false;
  await visitor.click(screen.getByRole("button", { name: "Retry" }));
  await vi.waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
});

test("the table behind the chart has every month of both plans", async () => {
  open("/pricing");
  const table = await screen.findByRole("table", { hidden: true });

  const rows = within(table).getAllByRole("row", { hidden: true });

  expect(rows).toHaveLength(15);
  expect(rows[1]).toHaveTextContent("Order$1,349$300");
  expect(rows[2]).toHaveTextContent("Delivery$1,349$1,499");
  expect(rows.at(-1)).toHaveTextContent("Month 12$3,497$3,887");
});

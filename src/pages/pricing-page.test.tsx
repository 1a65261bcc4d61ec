import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { seedOfDelivery, testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { open } from "../../tests/render-page.tsx";

const FULL = "Buy Now $1,349 (Save 10%)";
const TRIAL = "Start Trial $300 (20% Now)";

afterEach(async () => {
  vi.useRealTimers();
  await work.clear();
});

test("both plans are side by side, with the figures and buttons of the specification", {
  tags: "short",
}, async () => {
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

test("stored prices are shown everywhere, and the built-in ones only until they are loaded", async () => {
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

test("if prices cannot be loaded, the page says that it shows list prices, and can retry", async () => {
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

test("the chart's table has every month of both plans", async () => {
  open("/pricing");
  const table = await screen.findByRole("table", { hidden: true });

  const rows = within(table).getAllByRole("row", { hidden: true });

  expect(rows).toHaveLength(15);
  expect(rows[1]).toHaveTextContent("Order$1,349$300");
  expect(rows[2]).toHaveTextContent("Delivery$1,349$1,499");
  expect(rows.at(-1)).toHaveTextContent("Month 12$3,497$3,887");
});

test("each plan opens the deploy dialog with that plan selected, which describes three roles", async () => {
  const visitor = open("/pricing");
  await visitor.click(await screen.findByRole("button", { name: TRIAL }));
  const dialog = await screen.findByRole("dialog", { name: "Deploy" });
  expect(within(dialog).getByRole("radio", { name: /^Trial/ })).toBeChecked();
  expect(within(dialog).getByRole("button", { name: TRIAL })).toBeVisible();
  for (const [role, rights] of [
    ["Admin", "full access"],
    ["User", "limited basic access"],
    ["Agent", "unlimited access to all features"],
  ] as const) {
    const term = within(dialog).getByText(role, { selector: "dt, dt *" });
    expect(term.closest("dl > div")).toHaveTextContent(rights);
  }
  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: TRIAL })).toHaveFocus();

  await visitor.click(screen.getByRole("button", { name: FULL }));
  const again = within(await screen.findByRole("dialog", { name: "Deploy" }));
  expect(again.getByRole("radio", { name: /^Pay in full/ })).toBeChecked();
  await visitor.click(again.getByText("Trial"));
  expect(again.getByRole("button", { name: TRIAL })).toBeVisible();
});

test("confirming announces the deployment immediately and the payment two seconds later, also on other pages", {
  tags: "short",
}, async () => {
  const visitor = open("/pricing");
  await visitor.click(await screen.findByRole("button", { name: FULL }));
  const dialog = within(await screen.findByRole("dialog", { name: "Deploy" }));
  await screen.findByRole("region", { name: /^Notifications/ });
  vi.useFakeTimers();

  fireEvent.click(dialog.getByRole("button", { name: FULL }));
  await pass(0);
  expect(screen.getByText("Deployment Initiated")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Processing payment…" })).toBeVisible();
  fireEvent.click(dialog.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  await pass(0);
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "View Demos" }));
  expect(location.pathname).toBe("/live-demos");
  await pass(1_900);
  expect(screen.queryByText("Payment Processed")).toBeNull();
  await pass(200);

  expect(screen.getByText("Payment Processed")).toBeVisible();
  expect(screen.queryByText("Deployment Initiated")).toBeNull();
});

test("the promotion links to an account", async () => {
  const visitor = open("/pricing");
  const promotion = await screen.findByRole("region", {
    name: "10% off any order with account creation",
  });

  expect(promotion).toHaveTextContent("$1,349 becomes $1,214.10");
  expect(promotion).toHaveTextContent("each account has it for one order");
  await visitor.click(within(promotion).getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("dialog", { name: "Create account" })).toBeVisible();
});

test("plans and add-ons are added to the cart, the header counts them, and another plan replaces the first", async () => {
  const visitor = open("/pricing");
  await visitor.click(await screen.findByRole("button", { name: /^Add to cart\s*Pay in full$/ }));
  expect(await screen.findByText("Added to cart")).toBeVisible();
  expect(await inHeader().findAllByRole("link", { name: /^Cart\s*,\s*1 item$/ })).not.toEqual([]);

  await visitor.click(screen.getByRole("button", { name: /^Add to cart\s*Mailbox$/ }));
  expect(await inHeader().findAllByRole("link", { name: /^Cart\s*,\s*2 items$/ })).not.toEqual([]);
  await visitor.click(screen.getByRole("button", { name: /^Add to cart\s*Trial$/ }));
  expect(await screen.findByText("Plan changed")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await visitor.click(inHeader().getAllByRole("link", { name: /^Cart/ })[0] as HTMLElement);

  expect(location.pathname).toBe("/cart");
  expect(await screen.findByRole("heading", { name: "2 items" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { level: 3, name: "Pay in full" })).toBeVisible());
  expect(screen.queryByRole("heading", { level: 3, name: "Trial" })).toBeNull();
});

test("the notification about an addition closes in the cart, where its button leads", async () => {
  const visitor = open("/pricing");
  await visitor.click(await screen.findByRole("button", { name: /^Add to cart\s*Mailbox$/ }));
  expect(await screen.findByText("Added to cart")).toBeVisible();

  await visitor.click(inHeader().getAllByRole("link", { name: /^Cart/ })[0] as HTMLElement);

  expect(await screen.findByRole("heading", { name: "1 item" })).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Added to cart")).toBeNull());
});

const inHeader = () => within(screen.getByRole("banner"));

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { signIn, testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { addOnLine, planLine } from "#src/entities/cart/cart-lines.ts";
import { addLine } from "#src/entities/cart/cart-store.ts";
import { open } from "../../tests/render-page.tsx";

beforeEach(() => work.clear());

test("an empty cart links to the plans and the templates", async () => {
  open("/cart");

  expect(await screen.findByText("Your cart is empty")).toBeVisible();
  expect(document.title).toBe("Cart · Sitewright");
  expect(screen.getByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/pricing");
  expect(screen.getByRole("link", { name: "Browse templates" })).toHaveAttribute("href", "/template-demos");
  expect(screen.queryByRole("heading", { name: "Checkout" })).toBeNull();
});

test("an unknown receipt is not found, and links to the cart", async () => {
  const visitor = open(`/cart?receipt=${encodeURIComponent("<img src=x>")}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Receipt not found" })).toBeVisible();

  await visitor.click(screen.getByRole("link", { name: "Go to the cart" }));

  expect(await screen.findByText("Your cart is empty")).toBeVisible();
});

test("a declined payment says so and loses nothing; the next one leads to a receipt, which survives a reload", async () => {
  askBankAtOnce();
  await addLine(planLine("installment"));
  await addLine(addOnLine("mailbox"));
  const visitor = open("/cart");
  await visitor.type(await screen.findByLabelText(/^Name/), "Nora <b>Quill</b>");
  await visitor.type(screen.getByLabelText(/^Email/), "nora@example.com");
  await visitor.click(screen.getByRole("radio", { name: /The payment is declined/ }));
  await visitor.click(screen.getByRole("button", { name: /, simulated$/ }));

  const alert = await screen.findByText("Payment declined");
  expect(alert.closest("[role=alert]")).toHaveTextContent("Nothing was charged and nothing is lost");
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  expect(screen.getByLabelText(/^Name/)).toHaveValue("Nora <b>Quill</b>");

  await visitor.click(screen.getByRole("radio", { name: /The payment succeeds/ }));
  await visitor.dblClick(screen.getByRole("button", { name: "Try again: pay $300, simulated" }));
  const heading = await screen.findByRole("heading", {
    level: 1,
    name: "The receipt of a simulated order",
  });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(location.search).toMatch(/^\?receipt=SW-\d{8}-[2-9A-Z]{5}$/);
  expect(screen.getByText("Nora <b>Quill</b>")).toBeVisible();
  const main = screen.getByRole("main");
  expect(main).toHaveTextContent("Paid today, simulated$300");
  expect(main).toHaveTextContent("Due on delivery$1,199");
  expect(main).toHaveTextContent("Every month$203");

  const number = new URLSearchParams(location.search).get("receipt") ?? "";
  cleanup();
  open(location.pathname + location.search);
  expect(await screen.findByText(number)).toBeVisible();
  cleanup();
  const again = open("/cart");
  expect(await screen.findByText("Your cart is empty")).toBeVisible();
  await again.click(await screen.findByRole("link", { name: new RegExp(number) }));
  expect(await screen.findByText("Paid today, simulated")).toBeVisible();
});

test("a beta visitor's empty cart has no link to the plans", async () => {
  open("/cart?token=abc");

  expect(await screen.findByText("Your cart is empty")).toBeVisible();
  expect(screen.queryByRole("link", { name: /plans|pricing/i })).not.toBeInTheDocument();
});

test("removing a line moves the focus to its neighbour, and after the last one to what the cart says", async () => {
  await addLine(planLine("installment"));
  await addLine(addOnLine("mailbox", 2));
  const visitor = open("/cart");
  await visitor.click(await screen.findByRole("button", { name: /^Remove.*Mailbox/ }));
  await waitFor(() => expect(screen.getByRole("button", { name: /^Remove/ })).toHaveFocus());

  // The first line is being removed and cannot be pressed again.
  await visitor.click(await screen.findByRole("button", { name: /^Remove/ }));

  await waitFor(() => expect(screen.getByText("Your cart is empty")).toHaveFocus());
});

test("a cart can be paid for without an account, and gives a receipt", { tags: "short" }, async () => {
  askBankAtOnce();
  await addLine(planLine("installment"));
  await addLine(addOnLine("mailbox", 2));
  const visitor = open("/cart");
  const summary = await screen.findByRole("region", { name: "What you pay" });
  expect(summary).toHaveTextContent("Due today$300");
  expect(summary).toHaveTextContent("Every month$207");
  expect(within(summary).getByRole("button", { name: "Create account" })).toBeVisible();

  await visitor.type(await screen.findByLabelText(/^Name/), "Nora Quill");
  await visitor.type(screen.getByLabelText(/^Email/), "nora@example.com");
  await visitor.click(screen.getByRole("button", { name: "Pay $300, simulated" }));

  expect(await screen.findByRole("heading", { name: "The receipt of a simulated order" })).toBeVisible();
  expect(screen.getByText("2 × Mailbox")).toBeVisible();
  expect(screen.getByText("nora@example.com")).toBeVisible();
});

test.each([
  [Response.json({ error: "The storage is full." }, { status: 507 }), "The storage is full."],
  [
    new Response("<h1>Oops</h1>", { status: 500 }),
    "The promotion of your account could not be used. Nothing was charged: try again.",
  ],
])("a promotion that cannot be redeemed is explained, and nothing is lost", async (answer, words) => {
  const { backend, send } = testBackend();
  localStorage.setItem("auth_token", await signIn(send, "user"));
  replaceTransport(async (path, init) =>
    path === "/api/promotion/redeem" ? answer : backend(new Request(`http://localhost${path}`, init)),
  );
  await addLine(planLine("full"));
  const visitor = open("/cart");

  await visitor.click(await screen.findByRole("button", { name: "Pay $1,214.10, simulated" }));

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again: pay $1,214.10, simulated" })).toBeVisible();
});

/** Skips the simulated bank delay of one second. */
function askBankAtOnce() {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, delay?: number) =>
    setTimeout(run, delay === 1_000 ? 0 : delay)) as typeof setTimeout);
}

import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { open } from "../../tests/render-page.tsx";

test.each([
  ["", /Pay in full plan\$1,349due today.*then \$179 a month/],
  ["?plan=gold", /Pay in full plan\$1,349due today/],
  ["?plan=installment", /Trial plan\$300due today.*then \$1,199 on deliverythen \$199 a month/],
  [
    "?plan=full&amount=450.50&for=Crumb%20bakery",
    /The link says it is for Crumb bakery\$450\.50is what the link asks for\./,
  ],
  ["?amount=-1&for=%3Cb%3ECrumb%3C%2Fb%3E", /.*<b>Crumb<\/b>\$1,349/],
])(
  "the order summary of a link with %j shows its payment, or the full plan for invalid values",
  async (search, summary) => {
    open(`/beta-payment${search}`);

    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Your beta payment");
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "Order summary" }).textContent).toMatch(
        new RegExp(`^Order summary${summary.source}`),
      ),
    );
  },
);

test("a payment takes a second, can be declined, and then succeeds; no field asks for a card", {
  tags: "short",
}, async () => {
  const visitor = open("/beta-payment?plan=installment&for=Crumb");
  const name = await screen.findByLabelText(/^Name/);
  expect(screen.getAllByRole("textbox")).toHaveLength(2);
  await visitor.type(name, "Nora Quill");
  await visitor.type(screen.getByLabelText(/^Email/), "nora@example.com");
  await visitor.click(screen.getByRole("radio", { name: /declined/ }));
  const bank = holdBank();
  await visitor.click(screen.getByRole("button", { name: /, simulated$/ }));
  expect(await screen.findByRole("button", { name: "Processing…" })).toBeVisible();
  await bank.answer();
  expect(await screen.findByText("Payment declined")).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue("nora@example.com");

  await visitor.click(screen.getByRole("radio", { name: /succeeds/ }));
  await visitor.click(screen.getByRole("button", { name: "Try again: pay $300, simulated" }));
  await bank.answer();

  expect(await screen.findByRole("heading", { level: 1, name: "Payment simulated" })).toBeVisible();
  expect(screen.getByText(/in the name of/)).toHaveTextContent(
    "paying $300 for Crumb, in the name of Nora Quill.",
  );
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});

test("missing input is marked at its field, and the first one has the focus", async () => {
  const visitor = open("/beta-payment");
  const name = await screen.findByLabelText(/^Name/);
  const email = screen.getByLabelText(/^Email/);
  await visitor.type(email, "nora");

  await visitor.click(screen.getByRole("button", { name: /, simulated$/ }));

  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription("Required");
  expect(email).toHaveAccessibleDescription("Enter an e-mail address such as name@example.com");
  await visitor.type(name, "Nora Quill");
  await waitFor(() => expect(name).toBeValid());
});

/** Returns a function that ends the simulated bank delay of one second. */
function holdBank() {
  const waiting: (() => void)[] = [];
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, delay?: number) =>
    delay === 1_000 ? waiting.push(run) : setTimeout(run, delay)) as typeof setTimeout);
  return {
    answer: async () => {
      await waitFor(() => expect(waiting).toHaveLength(1));
      waiting.pop()?.();
    },
  };
}

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { open } from "../../../tests/render-page.tsx";

const nora = {
  "First name": "Nora",
  "Last name": "Quill",
  Email: "nora@example.com",
  Password: "paper-kite-31",
};

test("the registration dialog opens from the promotion and from the login dialog", async () => {
  const visitor = open("/");
  expect(await screen.findByText("10% off any order with account creation")).toBeVisible();
  await visitor.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("dialog", { name: "Create account" })).toBeVisible();
  expect(dialog().getByLabelText("First name")).toHaveFocus();

  await visitor.click(dialog().getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  await visitor.click(dialog().getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("dialog", { name: "Create account" })).toBeVisible();
});

test("each field shows its error, and the first one takes the focus", async () => {
  const calls = callsTo("/api/auth/register");
  await openRegister();

  submit();

  for (const [field, message] of [
    ["First name", "Required"],
    ["Last name", "Required"],
    ["Email", "Enter an e-mail address such as name@example.com"],
    ["Password", "Use at least 8 characters"],
  ] as const) {
    await waitFor(() => expect(dialog().getByLabelText(field)).toHaveAccessibleDescription(message));
    expect(dialog().getByLabelText(field)).toHaveAttribute("aria-invalid", "true");
  }
  expect(dialog().getByLabelText("First name")).toHaveFocus();
  expect(calls).toEqual([]);
});

test("invalid fields are refused before submitting", async () => {
  const calls = callsTo("/api/auth/register");
  await openRegister();

  for (const [field, value, message] of [
    ["First name", "n".repeat(81), "At most 80 characters"],
    ["Email", "nora", "Enter an e-mail address such as name@example.com"],
    ["Password", "seven77", "Use at least 8 characters"],
    ["First name", "   ", "Required"],
    ["Last name", "n".repeat(1_000_000), "At most 80 characters"],
    ["Email", `${"n".repeat(250)}@example.com`, "At most 254 characters"],
    ["Password", "p".repeat(201), "Use at most 200 characters"],
  ] as const) {
    fill({ ...nora, [field]: value });
    submit();
    await waitFor(() => expect(dialog().getByLabelText(field)).toHaveAccessibleDescription(message));
  }
  expect(calls).toEqual([]);
});

test("a new account is signed in, and can sign in again", { tags: "short" }, async () => {
  const visitor = await openRegister();

  fill({ ...nora, Email: "Nora@Example.com" });
  submit();

  expect(await screen.findByText("Welcome!")).toBeVisible();
  expect(screen.getByText(/^Your account is ready, Nora\./)).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await welcome()).toBeVisible();
  expect(screen.queryByRole("link", { name: "App Marketplace" })).toBeNull();

  await visitor.click(screen.getByRole("button", { name: "Logout" }));
  cleanup();
  open(`${QUIET}?login=1`);
  await screen.findByRole("dialog", { name: "Welcome Back" });
  fill({ Email: "nora@example.com", Password: nora.Password });
  fireEvent.click(dialog().getByRole("button", { name: "Sign In" }));
  expect(await welcome()).toBeVisible();
});

test("where the server fails without a word, the notice says Registration failed, and what was typed stays", async () => {
  const { backend } = testBackend();
  replaceTransport(async (path, init) =>
    path === "/api/auth/register"
      ? new Response(null, { status: 500 })
      : backend(new Request(`http://localhost${path}`, init)),
  );
  await openRegister();

  fill(nora);
  submit();

  const notice = (await screen.findByText("Registration Failed")).closest("li") as HTMLElement;
  expect(within(notice).getByText("Registration failed")).toBeVisible();
  expect(dialog().getByLabelText("First name")).toHaveValue("Nora");
});

test("a taken e-mail address is refused at its field, which has the focus", async () => {
  await openRegister();
  fill({ ...nora, Email: demoAccounts.user.email });
  submit();

  const email = dialog().getByLabelText("Email");
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription(
    "An account with this e-mail address already exists. Sign in instead.",
  );
  expect(screen.getByText("Registration Failed")).toBeVisible();
});

/** A page without deferred parts. */
const QUIET = "/no/such/page";

const dialog = () => within(screen.getByRole("dialog"));

/** The header texts also occur in the closed menu for small screens. */
const welcome = async () => (await screen.findAllByText("Welcome, nora@example.com"))[0];

async function openRegister() {
  const visitor = open(`${QUIET}?login=1`);
  await screen.findByRole("dialog", { name: "Welcome Back" });
  await visitor.click(dialog().getByRole("button", { name: "Create account" }));
  await screen.findByRole("dialog", { name: "Create account" });
  return visitor;
}

function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
  }
}

const submit = () => fireEvent.click(dialog().getByRole("button", { name: "Create account" }));

/** Records the calls to a path. */
function callsTo(path: string) {
  const calls: string[] = [];
  const { backend } = testBackend();
  replaceTransport((called, init) => {
    if (called === path) calls.push(called);
    return backend(new Request(`http://localhost${called}`, init));
  });
  return calls;
}

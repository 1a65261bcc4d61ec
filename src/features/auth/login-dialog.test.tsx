import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { open } from "../../../tests/render-page.tsx";

test("api/login opens the login dialog on the home page", async () => {
  open("/api/login");

  expect(await screen.findByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  expect(screen.getByText("Sign in to your account")).toBeVisible();
  expect(location.pathname + location.search).toBe("/");
});

test("?login, however often and whatever its value, opens the login dialog once", async () => {
  const visitor = open("/no-such-page?login=1&login=%3Cscript%3E&login&q=desk");

  expect(await screen.findAllByRole("dialog", { name: "Welcome Back" })).toHaveLength(1);
  expect(location.pathname + location.search).toBe("/no-such-page?q=desk");
  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the login dialog has its texts, fields and buttons, and closes by Escape and its button", {
  tags: "short",
}, async () => {
  const visitor = open(QUIET);
  const opener = await screen.findByRole("button", { name: "Login" });
  await visitor.click(opener);

  expect(await screen.findByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  expect(dialog().getByRole("heading")).toHaveTextContent("Welcome Back");
  expect(dialog().getByText("Sign in to your account")).toBeVisible();
  expect(dialog().getByLabelText("Email")).toHaveFocus();
  expect(dialog().getByLabelText("Password")).toHaveAttribute("type", "password");
  expect(dialog().getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(dialog().getByText("Or try demo accounts")).toBeVisible();

  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opener).toHaveFocus();
  await visitor.keyboard("{Enter}");
  await visitor.click(dialog().getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opener).toHaveFocus();
});

test("a demo account fills in the fields without signing in", async () => {
  const calls = countCalls("/api/auth/login");
  const visitor = open(`${QUIET}?login=1`);
  await screen.findByRole("dialog", { name: "Welcome Back" });

  for (const [button, account] of [
    ["Admin Demo", demoAccounts.admin],
    ["User Demo", demoAccounts.user],
  ] as const) {
    await visitor.click(dialog().getByRole("button", { name: button }));
    expect(dialog().getByLabelText("Email")).toHaveValue(account.email);
    expect(dialog().getByLabelText("Password")).toHaveValue(account.password);
  }
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(calls()).toBe(0);
  expect(localStorage.getItem("auth_token")).toBeNull();

  await visitor.click(screen.getByRole("button", { name: "Sign In" }));
  expect(await screen.findByText("Successfully logged in")).toBeVisible();
  expect(screen.getAllByText(`Welcome, ${demoAccounts.user.email}`)[0]).toBeInTheDocument();
});

test("after signing in from the header, the focus is on the new controls", async () => {
  const visitor = open("/");
  const opener = screen.getAllByRole("button", { name: "Login" })[0];
  if (!opener) throw new Error("The header has a button to log in with");
  await visitor.click(opener);
  await visitor.click(await screen.findByRole("button", { name: "User Demo" }));

  await visitor.click(screen.getByRole("button", { name: "Sign In" }));

  await waitFor(() => expect(screen.getByRole("button", { name: /^Welcome, / })).toHaveFocus());
  expect(screen.getByRole("button", { name: "Logout" })).toBeVisible();
});

test.each([
  ["", ""],
  ["user@sitewright.example", ""],
  ["", "dovetail-lamp-27"],
])("both fields are required: “%s” and “%s” are refused", async (email, password) => {
  const calls = countCalls("/api/auth/login");
  const visitor = open(`${QUIET}?login=1`);
  fireEvent.change(await screen.findByLabelText("Email"), { target: { value: email } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });

  await visitor.click(screen.getByRole("button", { name: "Sign In" }));

  const notice = await noticeOf("Error");
  expect(notice.getByText("Please enter both email and password")).toBeVisible();
  const missing = dialog().getByLabelText(email ? "Password" : "Email");
  await waitFor(() => expect(missing).toHaveFocus());
  expect(missing).toHaveAccessibleDescription("Required");
  expect(dialog().queryByRole("alert")).toBeNull();
  expect(calls()).toBe(0);

  await visitor.click(dialog().getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("dialog", { name: "Create account" })).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Please enter both email and password")).toBeNull());
});

test("a wrong password is refused, and the input stays", async () => {
  const visitor = open(`${QUIET}?login=1`);
  await visitor.type(await screen.findByLabelText("Email"), demoAccounts.user.email);
  await visitor.type(screen.getByLabelText("Password"), "not-it");

  await visitor.click(screen.getByRole("button", { name: "Sign In" }));

  const notice = await noticeOf("Login Failed");
  expect(notice.getByText("Invalid email or password")).toBeVisible();
  expect(dialog().getByText("Invalid email or password")).toBeVisible();
  expect(dialog().getByLabelText("Email")).toHaveValue(demoAccounts.user.email);
  expect(screen.queryByText(/^Welcome, /)).toBeNull();
});

test("after five wrong passwords the dialog says how long to wait", async () => {
  const visitor = open("/?login=1");
  await visitor.type(await screen.findByLabelText("Email"), "someone@example.com");
  await visitor.type(screen.getByLabelText("Password"), "wrong");
  const dialog = within(screen.getByRole("dialog", { name: "Welcome Back" }));

  for (let attempt = 0; attempt < 5; attempt += 1) {
    await visitor.click(await screen.findByRole("button", { name: "Sign In" }));
    expect(await dialog.findByText("Invalid email or password")).toBeVisible();
  }
  await visitor.click(await screen.findByRole("button", { name: "Sign In" }));

  expect(
    await dialog.findByText(/^Too many wrong passwords\. Wait \d+ seconds, then try again\.$/),
  ).toBeVisible();
  expect(screen.getByText("Login Failed")).toBeVisible();
});

/** A page without deferred parts. */
const QUIET = "/no/such/page";

const dialog = () => within(screen.getByRole("dialog"));

const noticeOf = async (title: string) =>
  within((await screen.findByText(title)).closest("li") as HTMLElement);

/** Returns a function that counts the calls to a path since then. */
function countCalls(path: string) {
  const { backend } = testBackend();
  let count = 0;
  replaceTransport((called, init) => {
    if (called === path) count += 1;
    return backend(new Request(`http://localhost${called}`, init));
  });
  return () => count;
}

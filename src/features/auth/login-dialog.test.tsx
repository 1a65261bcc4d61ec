import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { demoAccounts } from "#src/contract/demo-accounts.ts";
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

test("a demo account fills in the fields and leaves signing in to the visitor", async () => {
  const visitor = open("/?login=1");
  await visitor.click(await screen.findByRole("button", { name: "User Demo" }));

  expect(screen.getByLabelText("Email")).toHaveValue(demoAccounts.user.email);
  expect(screen.getByLabelText("Password")).toHaveValue(demoAccounts.user.password);
  expect(localStorage.getItem("auth_token")).toBeNull();

  await visitor.click(screen.getByRole("button", { name: "Sign In" }));
  expect(await screen.findByText("Successfully logged in")).toBeVisible();
  expect(screen.getAllByText(`Welcome, ${demoAccounts.user.email}`)[0]).toBeInTheDocument();
});

test("who signs in from the header has the focus on what stands there now", async () => {
  const visitor = open("/");
  const opener = screen.getAllByRole("button", { name: "Login" })[0];
  if (!opener) throw new Error("The header has a button to log in with");
  await visitor.click(opener);
  await visitor.click(await screen.findByRole("button", { name: "User Demo" }));

  await visitor.click(screen.getByRole("button", { name: "Sign In" }));

  await waitFor(() => expect(screen.getAllByRole("button", { name: "Logout" })[0]).toHaveFocus());
});

test("both fields are asked for", async () => {
  const visitor = open("/?login=1");
  await visitor.type(await screen.findByLabelText("Email"), "someone@example.com");

  await visitor.click(screen.getByRole("button", { name: "Sign In" }));

  expect((await screen.findAllByText("Please enter both email and password"))[0]).toBeVisible();
});

test("a wrong password is refused, and what was typed stays", async () => {
  const visitor = open("/?login=1");
  await visitor.type(await screen.findByLabelText("Email"), demoAccounts.user.email);
  await visitor.type(screen.getByLabelText("Password"), "wrong");

  await visitor.click(screen.getByRole("button", { name: "Sign In" }));

  expect(await screen.findByText("Login Failed")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue(demoAccounts.user.email);
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

test("a new account is created from the second dialog, and signs in", async () => {
  const visitor = open("/?login=1");
  await visitor.click(await inDialog("Create account"));
  await visitor.type(await screen.findByLabelText("First name"), "Ines");
  await visitor.type(screen.getByLabelText("Last name"), "Moreau");
  await visitor.type(screen.getByLabelText("Email"), "not an address");
  await visitor.type(screen.getByLabelText("Password"), "short");
  await visitor.click(await inDialog("Create account"));
  expect(await screen.findByText("Enter an e-mail address such as name@example.com")).toBeVisible();
  expect(screen.getByText("Use at least 8 characters")).toBeVisible();

  await visitor.clear(screen.getByLabelText("Email"));
  await visitor.type(screen.getByLabelText("Email"), "Ines@Example.com");
  await visitor.type(screen.getByLabelText("Password"), " enough");
  await visitor.click(await inDialog("Create account"));

  expect(await screen.findByText(/^Your account is ready, Ines\./)).toBeVisible();
  expect(screen.getAllByText("Welcome, ines@example.com")[0]).toBeInTheDocument();
});

async function inDialog(button: string) {
  return within(await screen.findByRole("dialog")).getByRole("button", { name: button });
}

import { render } from "@testing-library/react";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { replaceTransport } from "#src/api/transport.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { AuthProvider, createAuthStore, useAuth } from "./auth-slice.ts";

test("a login stores the token and the user, and closes the dialog", async () => {
  const auth = createAuthStore();
  auth.getState().openDialog("login");

  await auth.getState().login(demoAccounts.user);

  expect(auth.getState()).toMatchObject({
    user: { email: demoAccounts.user.email, role: "user" },
    dialog: null,
  });
  expect(localStorage.getItem("auth_token")).toMatch(/^[0-9a-f]{32}$/);
});

test("on start the stored token restores the user", async () => {
  await createAuthStore().getState().login(demoAccounts.admin);
  const auth = createAuthStore();
  expect(auth.getState()).toMatchObject({ user: null, isLoading: true });

  await auth.getState().check();

  expect(auth.getState()).toMatchObject({ user: { role: "admin" }, isLoading: false });
});

test.each(["", "nonsense", "\u0000", "x".repeat(1_000_000)])(
  "an invalid stored token is removed",
  async (token) => {
    localStorage.setItem("auth_token", token);
    const auth = createAuthStore();

    await auth.getState().check();

    expect(auth.getState()).toMatchObject({ user: null, isLoading: false });
    expect(localStorage.getItem("auth_token")).toBeNull();
  },
);

test("a page that is left while the session is checked signs nobody out", async () => {
  await createAuthStore().getState().login(demoAccounts.user);
  const breakOff = vi.fn<() => void>();
  replaceTransport(
    () =>
      new Promise((_, reject) => breakOff.mockImplementation(() => reject(new TypeError("NetworkError")))),
  );
  let isLoading = true;
  const Watcher = () => {
    isLoading = useAuth((auth) => auth.isLoading);
    return null;
  };
  render(createElement(AuthProvider, null, createElement(Watcher)));
  await vi.waitFor(() => expect(breakOff.getMockImplementation()).toBeDefined());

  window.dispatchEvent(new Event("beforeunload"));
  breakOff();

  await vi.waitFor(() => expect(isLoading).toBe(false));
  expect(localStorage.getItem("auth_token")).toMatch(/^[0-9a-f]{32}$/);
});

test("without a token there is no request", async () => {
  replaceTransport(() => Promise.reject(new Error("Nobody should have called")));
  const auth = createAuthStore();

  await auth.getState().check();

  expect(auth.getState().isLoading).toBe(false);
});

test("logging out signs out, even when the server cannot be reached", async () => {
  const auth = createAuthStore();
  await auth.getState().login(demoAccounts.user);
  replaceTransport(() => Promise.reject(new TypeError("Failed to fetch")));

  auth.getState().logout();

  expect(auth.getState().user).toBeNull();
  expect(localStorage.getItem("auth_token")).toBeNull();
});

test("a refusal shows the server's message, or a default one", async () => {
  const auth = createAuthStore();
  await expect(auth.getState().login({ email: "a@b.example", password: "x" })).rejects.toThrow(
    "Invalid email or password",
  );

  replaceTransport(() => Promise.resolve(new Response("<html>", { status: 502 })));
  const person = { firstName: "A", lastName: "B", email: "a@b.example", password: "long enough" };
  await expect(auth.getState().login({ email: "a@b.example", password: "x" })).rejects.toThrow(
    "Login failed",
  );
  await expect(auth.getState().register(person)).rejects.toThrow("Registration failed");
});

test("a check that ends after a login does not undo it", async () => {
  localStorage.setItem("auth_token", "0".repeat(32));
  const auth = createAuthStore();
  const check = auth.getState().check();

  await auth.getState().login(demoAccounts.user);
  await check;

  expect(auth.getState().user).toMatchObject({ role: "user" });
  expect(localStorage.getItem("auth_token")).not.toBeNull();
});

test("without storage a login lasts as long as the page", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  const auth = createAuthStore();

  await auth.getState().login(demoAccounts.user);
  await auth.getState().check();
  expect(auth.getState().user).toMatchObject({ role: "user" });

  auth.getState().logout();
  await auth.getState().check();
  expect(auth.getState().user).toBeNull();
});

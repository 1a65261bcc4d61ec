import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { headersOfPost, testBackend } from "#mocks/testing.ts";
import { replaceTransport, type Transport } from "#src/api/transport.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { open } from "../../../tests/render-page.tsx";

/** A page without deferred parts. */
const QUIET = "/no/such/page";

test("a user is greeted, stays signed in after a reload, and can sign out", { tags: "short" }, async () => {
  const { backend } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
  await signIn("User Demo");

  const notice = within((await screen.findByText("Welcome!")).closest("li") as HTMLElement);
  expect(notice.getByText("Successfully logged in")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await welcome()).toBeVisible();
  expect(screen.queryByRole("button", { name: "Login" })).toBeNull();
  expect(screen.queryByRole("link", { name: "App Marketplace" })).toBeNull();
  const token = localStorage.getItem("auth_token");
  expect(token).toMatch(/^[0-9a-f]{32}$/);

  reload();
  expect(await welcome()).toBeVisible();

  fireEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(await screen.findByText("Logged Out")).toBeVisible();
  expect(screen.getByRole("button", { name: "Login" })).toBeVisible();
  expect(screen.queryByText(/^Welcome, /)).toBeNull();
  expect(localStorage.getItem("auth_token")).toBeNull();
  // The backend has deleted the session, too.
  const headers = { ...headersOfPost(), authorization: `Bearer ${token}` };
  await waitFor(async () => {
    const answer = await backend(new Request("http://localhost/api/auth/user", { headers }));
    expect(answer.status).toBe(401);
  });

  reload();
  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
  expect(screen.queryByText(/^Welcome, /)).toBeNull();
});

test("an admin sees the four admin links, in the mobile menu only the marketplace", async () => {
  open(QUIET);
  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "App Marketplace" })).toBeNull();
  cleanup();

  await signIn("Admin Demo");

  const list = await screen.findByRole("list", { name: "Administration" });
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["App Marketplace", "/admin/marketplace"],
    ["AI Assistant", "/admin/ai-assistant"],
    ["Upload Plans", "/admin/upload-plans"],
    ["Admin Pricing", "/admin/pricing"],
  ]);
  expect(screen.queryByText(/^Welcome, /)).toBeNull();
  expect(screen.getByRole("button", { name: "Logout" })).toBeVisible();

  fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
  const toggle = await screen.findByRole("button", { name: "Close menu" });
  const menu = within(document.getElementById(toggle.getAttribute("aria-controls") ?? "") as HTMLElement);
  expect(menu.getByRole("link", { name: "App Marketplace" })).toHaveAttribute("href", "/admin/marketplace");
  for (const name of ["AI Assistant", "Upload Plans", "Admin Pricing"]) {
    expect(menu.queryByRole("link", { name })).toBeNull();
  }
  expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(menu.getByRole("link", { name: "My Projects" })).toHaveAttribute("href", "/view-projects?tab=mine");
});

test("the account's menu leads to its projects and opens the accessibility settings; Logout stays beside it", async () => {
  const visitor = userEvent.setup();
  await signIn("User Demo");
  const name = `Welcome, ${demoAccounts.user.email}`;
  expect(await screen.findByRole("button", { name })).toHaveAttribute("aria-haspopup", "menu");
  expect(screen.getByRole("button", { name: "Logout" })).toBeVisible();

  await visitor.click(screen.getByRole("button", { name }));
  const choices = await screen.findAllByRole("menuitem");
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    "My Projects",
    "New project",
    "Accessibility settings",
  ]);
  await visitor.click(screen.getByRole("menuitem", { name: "Accessibility settings" }));
  const settings = await screen.findByRole("dialog", { name: "Accessibility Settings" });
  expect(settings).toBeVisible();
  await waitFor(() => expect(settings).toContainElement(document.activeElement as HTMLElement));
  await visitor.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());

  await visitor.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  await waitFor(() => expect(screen.getByRole("menu")).toHaveAttribute("aria-activedescendant"));
  await visitor.keyboard("{Enter}");
  await waitFor(() => expect(location.pathname + location.search).toBe("/view-projects?tab=mine"));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

const badAnswers = {
  "an error 500": { status: 500, body: '{"error":"The till is on fire"}', words: "The till is on fire" },
  "a page of HTML": { status: 200, body: "<!doctype html><h1>Welcome to nginx", words: "Login failed" },
  "an empty body": { status: 200, body: "", words: "Login failed" },
  "another shape": { status: 200, body: '[{ "id": "one", "name": 7 }]', words: "Login failed" },
  "an error without a word": { status: 502, body: "", words: "Login failed" },
};

test.each(Object.entries(badAnswers))(
  "a login that the server answers with %s: a notice has its words or “Login failed”",
  async (_name, { status, body, words }) => {
    answerAt("/api/auth/login", async () => new Response(body, { status }));

    await signIn("User Demo");

    const notice = within((await screen.findByText("Login Failed")).closest("li") as HTMLElement);
    expect(notice.getByText(words)).toBeVisible();
    const dialog = within(screen.getByRole("dialog", { name: "Welcome Back" }));
    expect(dialog.getByText(words)).toBeVisible();
    expect(await dialog.findByRole("button", { name: "Sign In" })).toBeVisible();
    expect(localStorage.getItem("auth_token")).toBeNull();
  },
);

test("where the server fails at a logout, one is signed out all the same", async () => {
  const calls = answerAt("/api/auth/logout", async () => new Response(null, { status: 500 }));
  await signIn("User Demo");

  fireEvent.click(await screen.findByRole("button", { name: "Logout" }));

  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(localStorage.getItem("auth_token")).toBeNull();
  reload();
  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
});

test("where the server fails at checking who is signed in, the token is removed", async () => {
  await signIn("User Demo");
  await screen.findByRole("button", { name: "Logout" });
  answerAt("/api/auth/user", async () => new Response(null, { status: 503 }));

  reload();

  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem("auth_token")).toBeNull());
});

/** The header texts also occur in the menu for small screens. */
const welcome = async () => (await screen.findAllByText(`Welcome, ${demoAccounts.user.email}`))[0];

/** Signs in through the dialog with a demo account. */
async function signIn(account: "User Demo" | "Admin Demo") {
  open(`${QUIET}?login=1`);
  fireEvent.click(await screen.findByRole("button", { name: account }));
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

function reload() {
  cleanup();
  open(location.pathname + location.search);
}

/** Replaces the backend's response to one path, and records these calls. */
function answerAt(path: string, answer: () => ReturnType<Transport>) {
  const calls: string[] = [];
  const { backend } = testBackend();
  replaceTransport((called, init) => {
    if (called !== path) return backend(new Request(`http://localhost${called}`, init));
    calls.push(called);
    return answer();
  });
  return calls;
}

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport, type Transport } from "#src/api/transport.ts";
import { writeDemoSession } from "#src/features/demo/demo-session.ts";
import { open } from "../../tests/render-page.tsx";

test("the instant login opens on its demo tab, with the first user type chosen", async () => {
  open("/module/arcade-cabinet");

  const dialog = await screen.findByRole("dialog", { name: "Instant Login" });
  expect(within(dialog).getByRole("tab", { name: "Demo Login" })).toHaveAttribute("aria-selected", "true");
  expect(await within(dialog).findByRole("button", { name: "User" })).toHaveAttribute("aria-pressed", "true");
  expect(within(dialog).getByRole("button", { name: "Copy username waiting.room" })).toBeVisible();
});

test("a custom login lets anybody in, without a user type", async () => {
  const visitor = open("/module/arcade-cabinet");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));

  await visitor.type(screen.getByLabelText("Username"), "<b>someone</b>");
  await visitor.type(screen.getByLabelText("Password"), "anything");
  await visitor.click(await openLogin());

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(screen.getByText("<b>someone</b>")).toBeVisible();
});

test.each(["%3Cscript%3E", "__proto__", "emperor", "manager%00", "ADMIN"])(
  "?as=%s enters nobody's demo, and leaves the address",
  async (wanted) => {
    open(`/module/arcade-cabinet?as=${wanted}`);

    expect(await screen.findByRole("dialog", { name: "Instant Login" })).toBeVisible();
    await waitFor(() => expect(location.pathname + location.search).toBe("/module/arcade-cabinet"));
    expect(screen.queryByText("Demo Interface")).toBeNull();
  },
);

test("a login by hand waits for the demo accounts, and then knows whose it is", async () => {
  const answer = holdDemoUsers();
  const visitor = open("/module/client-portal");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));

  await visitor.type(screen.getByLabelText("Username"), "the.abernathys");
  await visitor.type(screen.getByLabelText("Password"), "garden-door-12{Enter}");
  expect(loginButton()).toBeDisabled();
  expect(screen.getByText("Loading demo accounts…")).toBeVisible();

  answer();
  await visitor.click(await openLogin());
  expect(await screen.findByText("the.abernathys")).toBeVisible();
  expect(screen.getByText("Client")).toBeVisible();
});

test("where the demo accounts cannot be loaded, one logs in by hand", async () => {
  const consoleError = failDemoUsers();
  const visitor = open("/module/client-portal");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));
  await visitor.type(screen.getByLabelText("Username"), "someone");
  await visitor.type(screen.getByLabelText("Password"), "anything");

  await visitor.click(await openLogin());

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(consoleError.mock.calls).toEqual([["The demo users could not be loaded."]]);
});

test("of demo accounts that fail to load while nobody asks for a login, the console alone is told, once", async () => {
  const consoleError = failDemoUsers();
  writeDemoSession("Client Portal", { username: "someone", section: "dashboard" });

  open("/module/client-portal");

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  await waitFor(() => expect(consoleError.mock.calls).toEqual([["The demo users could not be loaded."]]));
  expect(screen.queryByText("Failed to load demo users. Please try again.")).toBeNull();
});

test("a custom login without a password is refused", async () => {
  const visitor = open("/module/arcade-cabinet");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));

  await visitor.type(screen.getByLabelText("Username"), "someone");
  await visitor.click(await openLogin());

  expect(await screen.findByText("Invalid Input")).toBeVisible();
  expect(screen.getAllByText("Please enter both username and password")[0]).toBeVisible();
});

test("a link with a user type enters the demo at once", async () => {
  open("/module/arcade-cabinet?as=developer");

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(screen.getByText("Developer")).toBeVisible();
  expect(location.search).toBe("");
});

test("a demo session and its section survive a reload", async () => {
  const visitor = open("/module/arcade-cabinet?as=guest");
  await visitor.click(await screen.findByRole("tab", { name: "Reports" }));
  cleanup();

  open("/module/arcade-cabinet");

  expect(await screen.findByRole("heading", { name: "Reports" })).toBeVisible();
  expect(screen.getByText("Guest")).toBeVisible();
});

const loginButton = () => within(screen.getByRole("dialog")).getByRole("button", { name: "Login" });

/** The button, once the demo accounts are there or have failed. */
async function openLogin() {
  await waitFor(() => expect(loginButton()).toBeEnabled());
  return loginButton();
}

/** Keeps the answer with the demo users back until the returned function is called. */
function holdDemoUsers() {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerDemoUsers((go) => held.then(go));
  return answer;
}

function failDemoUsers() {
  answerDemoUsers(async () => new Response("Out of order", { status: 500 }));
  return vi.spyOn(console, "error").mockImplementation(() => {});
}

function answerDemoUsers(answer: (go: () => ReturnType<Transport>) => ReturnType<Transport>) {
  const { backend } = testBackend();
  replaceTransport((path, init) => {
    const go = () => backend(new Request(`http://localhost${path}`, init));
    return path === "/api/demo-users" ? answer(go) : go();
  });
}

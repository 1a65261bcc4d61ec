import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { demoUserSeed } from "#mocks/db/seed/demo-users.ts";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport, type Transport } from "#src/api/transport.ts";
import { writeDemoSession } from "#src/features/demo/demo-session.ts";
import { open } from "../../tests/render-page.tsx";

test("the instant login has two tabs, and preselects the first user type and its account", {
  tags: "short",
}, async () => {
  open("/module/client-portal");

  const dialog = within(await screen.findByRole("dialog", { name: "Instant Login" }));
  expect(texts(dialog.getAllByRole("tab"))).toEqual(["Demo Login", "Custom Login"]);
  expect(dialog.getByRole("tab", { selected: true })).toHaveTextContent("Demo Login");
  expect(dialog.getByText("Client Portal")).toBeVisible();
  const types = within(await dialog.findByRole("radiogroup", { name: "User type" })).getAllByRole("radio");
  expect(texts(types)).toEqual(["Admin", "Manager", "User", "Client"]);
  expect(types[0]).toBeChecked();
  const [username, password] = dialog.getAllByRole("definition");
  expect(username).toHaveTextContent(/^helene\.marchetti/);
  expect(password).toHaveTextContent(/^walnut-gate-64/);
  expect(dialog.getByRole("button", { name: "Copy username helene.marchetti" })).toBeVisible();
  expect(loginButton()).toBeEnabled();
});

test("the instant login closes by Cancel and Escape, and returns the focus", async () => {
  const visitor = open("/module/client-portal");
  await screen.findByRole("dialog");
  await visitor.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();

  const opener = screen.getByRole("button", { name: "Log in to the demo" });
  await visitor.click(opener);
  expect(screen.getByRole("dialog")).toBeVisible();
  await visitor.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opener).toHaveFocus();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Client Portal");
});

test("another user type's account can be selected, and logs in", async () => {
  const visitor = open("/module/client-portal");
  await visitor.click(await screen.findByRole("radio", { name: "Manager" }));
  const [username, password] = within(screen.getByRole("dialog")).getAllByRole("definition");
  expect(username).toHaveTextContent(/^studio\.manager/);
  expect(password).toHaveTextContent(/^paper-heron-30/);

  await visitor.click(await openLogin());

  expect(await loggedIn()).toMatch(/studio\.manager\s*Manager$/);
  expect(await screen.findByText("Login Successful")).toBeVisible();
  expect(screen.getByText("Welcome to the Client Portal module demo!")).toBeVisible();
});

test("a custom login accepts anybody, without a user type", async () => {
  const visitor = open("/module/arcade-cabinet");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));

  await visitor.type(await screen.findByLabelText("Username"), "<b>nobody</b>");
  await visitor.type(screen.getByLabelText("Password"), "whatever");
  await visitor.click(await openLogin());

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(await loggedIn()).toBe("Logged in as <b>nobody</b>");
  expect(await screen.findByText("Login Successful")).toBeVisible();
});

test("while the demo accounts are loading, both tabs say so and Login waits", async () => {
  const answer = holdDemoUsers();
  const visitor = open("/module/client-portal");
  expect(await screen.findByText("Loading demo accounts…")).toBeVisible();
  expect(loginButton()).toBeDisabled();
  await visitor.click(screen.getByRole("tab", { name: "Custom Login" }));
  expect(await screen.findByText("Loading demo accounts…")).toBeVisible();
  expect(loginButton()).toBeDisabled();
  await visitor.click(screen.getByRole("tab", { name: "Demo Login" }));

  answer();

  expect(await screen.findByRole("radio", { name: "Admin" })).toBeChecked();
  expect(loginButton()).toBeEnabled();
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

test("a custom login waits for the demo accounts and then matches them", async () => {
  const answer = holdDemoUsers();
  const visitor = open("/module/client-portal");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));

  await visitor.type(await screen.findByLabelText("Username"), "the.abernathys");
  await visitor.type(screen.getByLabelText("Password"), "garden-door-12{Enter}");
  expect(loginButton()).toBeDisabled();
  expect(screen.getByText("Loading demo accounts…")).toBeVisible();

  answer();
  await visitor.click(await openLogin());
  expect(await screen.findByText("the.abernathys")).toBeVisible();
  expect(screen.getByText("Client")).toBeVisible();
});

test("if the demo accounts cannot be loaded, a custom login works", async () => {
  const consoleError = failDemoUsers();
  const visitor = open("/module/client-portal");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));
  await visitor.type(await screen.findByLabelText("Username"), "someone");
  await visitor.type(screen.getByLabelText("Password"), "anything");

  await visitor.click(await openLogin());

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(consoleError.mock.calls).toEqual([["The demo users could not be loaded."]]);
});

test("demo accounts that fail to load without a login dialog are logged once", async () => {
  const consoleError = failDemoUsers();
  writeDemoSession("Client Portal", { username: "someone", section: "dashboard" });

  open("/module/client-portal");

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  await waitFor(() => expect(consoleError.mock.calls).toEqual([["The demo users could not be loaded."]]));
  expect(screen.queryByText("Failed to load demo users. Please try again.")).toBeNull();
});

test("a custom login without username or password is refused each time", async () => {
  const visitor = open("/module/arcade-cabinet");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));

  for (const [username, password] of [
    ["", ""],
    ["somebody", ""],
    ["", "something"],
    ["   ", "something"],
  ] as const) {
    fireEvent.change(await screen.findByLabelText("Username"), { target: { value: username } });
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
    await visitor.click(await openLogin());

    const notice = (await screen.findByText("Invalid Input")).closest("li") as HTMLElement;
    expect(within(notice).getByText("Please enter both username and password")).toBeVisible();
    fireEvent.click(within(notice).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  }
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("Please enter both username and password")).toBeVisible();
  expect(screen.queryByText("Demo Interface")).toBeNull();
});

test("input in a custom login survives a look at the demo accounts", async () => {
  const visitor = open("/module/arcade-cabinet");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));
  await visitor.type(await screen.findByLabelText("Username"), "somebody");
  await visitor.click(await openLogin());
  await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Required");

  await visitor.click(screen.getByRole("tab", { name: "Demo Login" }));
  expect(screen.getByLabelText("Username")).not.toBeVisible();
  await visitor.click(screen.getByRole("tab", { name: "Custom Login" }));

  expect(screen.getByLabelText("Username")).toHaveValue("somebody");
});

test.each(demoUserSeed.filter(({ module }) => module === "Client Portal"))(
  "a link with the user type $userType enters the demo immediately, and is removed from the address",
  async ({ userType, username }) => {
    open(`/module/client-portal?as=${userType}`);

    expect(await loggedIn()).toMatch(new RegExp(`^Logged in as ${username}\\s*${userType}$`, "i"));
    expect(await screen.findByText("Login Successful")).toBeVisible();
    expect(location.pathname + location.search).toBe("/module/client-portal");
  },
);

test.each(["no-such-module", "__proto__", "constructor", "%E0%A4%A", "%00", "Client Portal"])(
  "%s is an unknown module",
  async (name) => {
    open(`/module/${name}`);

    expect(await screen.findByRole("heading", { name: "Module Not Found" })).toBeVisible();
    const home = within(screen.getByRole("main")).getByRole("link", { name: "Return to Home" });
    expect(home).toHaveAttribute("href", "/");
    expect(screen.queryByText(/^Loading/)).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("a demo session and its section survive a reload", async () => {
  const visitor = open("/module/arcade-cabinet?as=guest");
  await visitor.click(await screen.findByRole("tab", { name: "Reports" }));
  cleanup();

  open("/module/arcade-cabinet");

  expect(await screen.findByRole("heading", { name: "Reports" })).toBeVisible();
  expect(screen.getByText("Guest")).toBeVisible();
});

const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const loggedIn = async () => (await screen.findByText("Logged in as")).textContent;
const loginButton = () => within(screen.getByRole("dialog")).getByRole("button", { name: "Login" });

/** Returns the button, once the demo accounts have loaded or failed. */
async function openLogin() {
  await waitFor(() => expect(loginButton()).toBeEnabled());
  return loginButton();
}

/** Holds back the response with the demo users until the returned function is called. */
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

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { demoUserSeed } from "#mocks/db/seed/demo-users.ts";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { open } from "../../tests/render-page.tsx";

afterEach(() => getSelection()?.removeAllRanges());

test("the page starts with the permissions of both kinds of accounts, and one account of each with the same password", async () => {
  open("/demo-accounts");

  expect(await screen.findByRole("heading", { level: 1, name: "Demo accounts" })).toBeVisible();
  expect(
    screen.getByText(/Admin accounts have full access; regular users have limited access/),
  ).toBeVisible();
  expect(screen.getByText(/Admin accounts have full access:/)).toBeVisible();
  expect(screen.getByText(/Regular users have limited access:/)).toBeVisible();
  const headings = [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
  expect(headings).toEqual(["Admin account", "Regular user account", "Accounts by module"]);
  expect(copyButtons(`email ${demoAccounts.admin.email}`)).toHaveLength(1);
  expect(copyButtons(`email ${demoAccounts.user.email}`)).toHaveLength(1);
  expect(demoAccounts.admin.password).toBe(demoAccounts.user.password);
  expect(copyButtons(`password ${demoAccounts.user.password}`)).toHaveLength(2);
});

test.each(Object.values(demoAccounts))(
  "the credentials shown for $email sign in",
  async ({ email, password }) => {
    const visitor = open("/demo-accounts");
    await screen.findByRole("heading", { level: 1, name: "Demo accounts" });
    const shownEmail = copyButton(`email ${email}`).textContent ?? "";
    const shownPassword = copyButton(`password ${password}`).textContent ?? "";

    await visitor.click(inHeader().getByRole("button", { name: "Login" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Welcome Back" }));
    fireEvent.change(dialog.getByLabelText("Email"), { target: { value: shownEmail } });
    fireEvent.change(dialog.getByLabelText("Password"), { target: { value: shownPassword } });
    await visitor.click(dialog.getByRole("button", { name: "Sign In" }));

    expect(await inHeader().findByRole("button", { name: "Logout" })).toBeVisible();
  },
);

test("each module has a group of demo users with type, username, password and a link to its demo", {
  tags: "short",
}, async () => {
  const visitor = open("/demo-accounts");
  const way = await wayToClientPortal();
  expect(way).toHaveAccessibleName(/^Open demo\s*of Client Portal$/);

  const groups = [...document.querySelectorAll("main section:has(h3)")]
    .filter((group) => !group.querySelector("section"))
    .map((group) => ({
      name: group.querySelector("h3")?.textContent,
      accounts: Array.from(group.querySelectorAll("li"), (item) => [
        item.querySelector("span")?.textContent,
        ...Array.from(item.querySelectorAll("code"), (code) => code.textContent),
      ]),
    }));
  expect(groups).toEqual(
    moduleCatalogue.map(({ name }) => ({
      name,
      accounts: demoUserSeed
        .filter(({ module }) => module === name)
        .map(({ userType, username, password }) => [
          userType.charAt(0).toUpperCase() + userType.slice(1),
          username,
          password,
        ]),
    })),
  );

  await visitor.click(way);
  expect(await screen.findByRole("dialog", { name: "Instant Login" })).toBeVisible();
  expect(location.pathname).toBe("/module/client-portal");
});

test.each(["refuses", "has no clipboard"])(
  "where the browser %s, a click selects the value and says so",
  async (refusal) => {
    const visitor = open("/demo-accounts");
    await wayToClientPortal();
    const refuse = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(
      (refusal === "refuses" ? { writeText: refuse } : undefined) as unknown as Clipboard,
    );

    await visitor.click(copyButton("username the.abernathys"));

    expect(await screen.findByText(/The browser did not let us copy. It is selected/)).toBeVisible();
    expect(String(getSelection())).toBe("the.abernathys");
    expect(screen.queryByText("Copied!")).toBeNull();
  },
);

test("while the accounts are loading, the fixed ones are shown and the others are announced", async () => {
  const { backend } = testBackend();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  replaceTransport(async (path, init) => {
    await released;
    return backend(new Request(`http://localhost${path}`, init));
  });
  open("/demo-accounts");

  expect(await screen.findByText("Loading demo accounts…")).toBeVisible();
  expect(copyButton(`email ${demoAccounts.user.email}`)).toBeVisible();

  release();
  expect(await wayToClientPortal()).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Loading demo accounts…")).toBeNull());
});

// The page has hundreds of buttons and links, so searching all of it by role is slow.
const inHeader = () => within(document.querySelector("header") as HTMLElement);

const wayToClientPortal = () =>
  waitFor(() => {
    const link = document.querySelector<HTMLElement>('main a[href="/module/client-portal"]');
    if (!link) throw new Error("The accounts of modules are not there yet.");
    return link;
  });

const copyButtons = (value: string) => [
  ...document.querySelectorAll<HTMLElement>(`button[aria-label="Copy ${value}"]`),
];
const copyButton = (value: string) => copyButtons(value)[0] as HTMLElement;

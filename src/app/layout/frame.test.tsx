import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { open } from "../../../tests/render-page.tsx";

afterEach(() => void vi.useRealTimers());

test("the header links to home, templates, demos and prices; the footer to all public pages", {
  tags: "short",
}, async () => {
  const visitor = open("/no-such-page");

  // One of them is for small screens.
  await waitFor(() => expect(within(header()).getAllByRole("link", { name: "Cart" })).toHaveLength(2));
  expect(linksIn(header())).toEqual([
    ["Sitewright", "/"],
    ["Start Building", "/template-demos"],
    ["View Demos", "/live-demos"],
    ["Get Pricing", "/pricing"],
    ["Cart", "/cart"],
    ["Cart", "/cart"],
  ]);
  expect(linksIn(footer())).toEqual([
    ["Sitewright", "/"],
    ["Home", "/"],
    ["Templates", "/template-demos"],
    ["Live demos", "/live-demos"],
    ["Projects", "/view-projects"],
    ["Pricing", "/pricing"],
    ["Write a brief", "/web-app-form"],
    ["Cart", "/cart"],
    ["Demo accounts", "/demo-accounts"],
    ["Demo preview", "/demo-preview"],
    ["Help", "/help"],
    ["Changelog", "/changelog"],
  ]);
  expect(
    within(header())
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual(["Login", "Open menu"]);

  await visitor.click(within(header()).getByRole("link", { name: "Sitewright" }));
  expect(location.pathname).toBe("/");
});

test("the mobile menu has its own links, and closes by its toggle, by Escape and by a choice", async () => {
  const visitor = open("/no-such-page");
  const toggle = (name: string) => within(header()).findByRole("button", { name });
  const openMenu = async () => {
    await visitor.click(await toggle("Open menu"));
    const opened = await toggle("Close menu");
    expect(opened).toHaveAttribute("aria-expanded", "true");
    return document.getElementById(opened.getAttribute("aria-controls") ?? "") as HTMLElement;
  };
  const isClosed = async (menu: HTMLElement) => {
    expect(await toggle("Open menu")).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  };
  expect(await toggle("Open menu")).toHaveAttribute("aria-expanded", "false");
  expect(within(header()).queryByRole("link", { name: "Browse Templates" })).toBeNull();

  const menu = await openMenu();
  expect(linksIn(menu)).toEqual([
    ["Browse Templates", "/template-demos"],
    ["Start Building", "/web-app-builder"],
    ["View Demos", "/live-demos"],
    ["Get Pricing", "/pricing"],
  ]);
  expect(within(menu).getByRole("button", { name: "Login" })).toBeVisible();
  await visitor.click(await toggle("Close menu"));
  await isClosed(menu);

  const again = await openMenu();
  await visitor.keyboard("{Escape}");
  await isClosed(again);
  expect(await toggle("Open menu")).toHaveFocus();

  const last = await openMenu();
  await visitor.click(within(last).getByRole("link", { name: "View Demos" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Live demos" })).toBeVisible();
  await isClosed(last);
});

test("the footer shows the current year", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-06T12:00:00") });

  open("/no-such-page");

  expect(footer()).toHaveTextContent("© 2031 Sitewright");
});

test("a token in the address starts a beta session without pricing links, until Leave removes it", async () => {
  const visitor = open("/no-such-page?token=spring-2026&q=card");
  expectBeta(true);
  expect(sessionStorage.getItem("beta_token")).toBe("spring-2026");
  await visitor.click(within(footer()).getByRole("link", { name: "Cart" }));
  expect(location.pathname + location.search).toBe("/cart");
  expectBeta(true);
  history.back();
  await screen.findByRole("heading", { name: "404 Page Not Found" });
  reload();
  expectBeta(true);

  await visitor.click(within(header()).getByRole("button", { name: /^Leave/ }));
  expectBeta(false);
  expect(sessionStorage.getItem("beta_token")).toBeNull();
  expect(location.pathname + location.search).toBe("/no-such-page?q=card");
  reload();
  expectBeta(false);
});

test("a notification closes after five seconds", { tags: "short" }, async () => {
  await refuseLogin();

  act(() => void vi.advanceTimersByTime(4_900));
  expect(notices()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(200));

  expect(notices()).toHaveLength(0);
});

test("a notification closes by its button, and the next one replaces it", async () => {
  const dialog = await refuseLogin();
  expect(notices()).toHaveLength(1);
  fireEvent.click(within(notices()[0] as HTMLElement).getByRole("button", { name: "Close" }));
  await vi.advanceTimersByTimeAsync(500);
  expect(notices()).toHaveLength(0);

  fireEvent.click(dialog.getByRole("button", { name: "Sign In" }));
  await vi.advanceTimersByTimeAsync(100);
  expect(notices()).toHaveLength(1);
  expect(notices()[0]).toHaveTextContent("Please enter both email and password");
  vi.useRealTimers();
  fireEvent.click(dialog.getByRole("button", { name: "User Demo" }));
  fireEvent.click(dialog.getByRole("button", { name: "Sign In" }));

  await waitFor(() => expect(notices()[0]).toHaveTextContent("Welcome!"));
  expect(notices()).toHaveLength(1);
});

const header = () => screen.getByRole("banner");
const footer = () => screen.getByRole("contentinfo");
const notices = () =>
  within(screen.getByRole("region", { name: /^Notifications/ })).queryAllByRole("listitem");

const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

/** Simulates a reload: a new page with the same stores and address. */
function reload() {
  cleanup();
  open(location.pathname + location.search);
}

function expectBeta(isBeta: boolean) {
  const count = isBeta ? 1 : 0;
  expect(within(header()).queryAllByText("Beta visitor")).toHaveLength(count);
  expect(within(header()).queryAllByRole("link", { name: "Get Pricing" })).toHaveLength(1 - count);
  expect(within(footer()).queryAllByRole("link", { name: "Pricing" })).toHaveLength(1 - count);
}

/** Triggers a notification and installs fake timers. */
async function refuseLogin() {
  const visitor = open("/no-such-page");
  await visitor.click(within(header()).getByRole("button", { name: "Login" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Welcome Back" }));
  await screen.findByRole("region", { name: "Notifications (F8)" });
  vi.useFakeTimers();
  fireEvent.click(dialog.getByRole("button", { name: "Sign In" }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(notices()[0]).toHaveTextContent("Please enter both email and password");
  return dialog;
}

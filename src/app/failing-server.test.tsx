import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport, type Transport } from "#src/api/transport.ts";
import { open } from "../../tests/render-page.tsx";

const badAnswers: [string, () => Response][] = [
  ["an error 500", () => Response.json({ error: "The till is on fire" }, { status: 500 })],
  ["a page of HTML", () => new Response("<!doctype html><h1>Welcome to nginx")],
  ["an empty body", () => new Response("")],
  ["another shape", () => Response.json([{ id: "one", name: 7, __proto__: { a: 1 } }])],
  ["an error without a word", () => new Response("", { status: 502 })],
];

const MISSING = /^Modules that were added to the catalogue could not be loaded\. You see the built-in ones\./;

beforeEach(() => {
  // React logs caught errors, and the product logs failed demo users.
  vi.spyOn(console, "error").mockReturnValue();
});

test.each(badAnswers)(
  "where the modules are answered with %s, the page says so, Retry works and the header stays",
  async (_name, answer) => {
    const server = failAt("/api/modules", async () => answer());
    const visitor = open("/live-demos");

    expect(await screen.findByRole("alert")).toHaveTextContent(MISSING);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(35);
    expect(screen.queryByText(/nginx|\bZod|JSON|undefined/)).toBeNull();
    expect(server.calls(), "no call is repeated by itself").toBe(1);
    await visitor.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByRole("dialog", { name: "Welcome Back" })).toBeVisible();
    await visitor.keyboard("{Escape}");

    await visitor.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(server.calls()).toBe(2));
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();

    server.recover();
    await visitor.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(35);
  },
);

test("where the modules are not answered within ten seconds, the page says so and Retry works", async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  const server = failAt("/api/modules", () => new Promise(() => {}));
  const visitor = open("/module-preview/client-portal");
  expect(await screen.findByText("Loading module preview...")).toBeVisible();
  await waitFor(() => expect(server.calls()).toBe(1));
  expect(timeout).toHaveBeenCalledWith(10_000);

  patience.abort();

  expect(await screen.findByText(MISSING)).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Client Portal" })).toBeVisible();
  timeout.mockRestore();
  server.recover();
  await visitor.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
  expect(screen.getByRole("heading", { level: 1, name: "Client Portal" })).toBeVisible();
});

test.each(badAnswers)(
  "where the demo users are answered with %s, a notice says so and Retry works",
  async (_name, answer) => {
    const server = failAt("/api/demo-users", async () => answer());
    const visitor = open("/live-demos?q=copy+desk");

    const notice = within((await screen.findByText("Error")).closest("li") as HTMLElement);
    expect(notice.getByText("Failed to load demo users. Please try again.")).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByText("Failed to load demo users. Please try again.")).toBeVisible();
    expect(main.getByRole("heading", { level: 3, name: "Copy Desk" })).toBeVisible();
    expect(vi.mocked(console.error).mock.calls).toEqual([["The demo users could not be loaded."]]);

    server.recover();
    await visitor.click(main.getByRole("button", { name: "Retry" }));
    expect(await main.findByRole("link", { name: /^Enter Copy Desk as\s*Manager$/ })).toBeVisible();
    expect(main.queryByText(/^Failed to load demo users\./)).toBeNull();
  },
);

/** Replaces the backend's response to one path, until it recovers. */
function failAt(path: string, answer: () => ReturnType<Transport>) {
  const { backend } = testBackend();
  let count = 0;
  let isFailing = true;
  replaceTransport((called, init) => {
    if (!isFailing || called !== path) return backend(new Request(`http://localhost${called}`, init));
    count += 1;
    return answer();
  });
  return {
    calls: () => count,
    recover: () => {
      isFailing = false;
    },
  };
}

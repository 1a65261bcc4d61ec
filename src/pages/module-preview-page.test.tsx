import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { replaceTransport } from "#src/api/transport.ts";
import { open } from "../../tests/render-page.tsx";

test("an unknown module leads back home", async () => {
  open("/module-preview/no-such-module");

  expect(await screen.findByRole("heading", { name: "Module Not Found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test.each(["__proto__", "constructor", "%E0%A4%A"])("%s is a module that nobody knows", async (name) => {
  open(`/module-preview/${name}`);

  expect(await screen.findByRole("heading", { name: "Module Not Found" })).toBeVisible();
});

test("while the modules are loading the page says so", async () => {
  replaceTransport(() => new Promise(() => {}));

  open("/module-preview/client-portal");

  expect(await screen.findByText("Loading module preview...")).toBeVisible();
});

test("a module shows its account of each user type, and logs in to its demo and out again", async () => {
  const visitor = open("/module-preview/client-portal");
  await visitor.click(await screen.findByRole("button", { name: "Client" }));
  expect(screen.getByRole("button", { name: "Copy username the.abernathys" })).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Login to Demo" }));

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(await screen.findByText("Login Successful")).toBeVisible();
  expect(screen.getByText("Welcome to the Client Portal module demo!")).toBeVisible();
  expect(screen.getByText("the.abernathys")).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Logout" }));
  expect(await screen.findByText("Logged Out")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Demo Login" })).toBeVisible();
});

test("demo users that fail to load are reported, and can be asked for again", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const backend = await failingFor("/api/demo-users");
  const visitor = open("/module-preview/client-portal");

  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  expect(await screen.findAllByText("Failed to load demo users. Please try again.")).not.toHaveLength(0);
  expect(consoleError.mock.calls).toEqual([["The demo users could not be loaded."]]);

  backend.recover();
  await visitor.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Login to Demo" })).toBeVisible();
});

/** The real backend, but for one path that answers 500 until it recovers. */
async function failingFor(path: string) {
  const { testBackend } = await import("#mocks/testing.ts");
  const { backend } = testBackend();
  let isFailing = true;
  replaceTransport((called, init) =>
    isFailing && called === path
      ? Promise.resolve(new Response("<h1>Oops</h1>", { status: 500 }))
      : backend(new Request(`http://localhost${called}`, init)),
  );
  return {
    recover: () => {
      isFailing = false;
    },
  };
}

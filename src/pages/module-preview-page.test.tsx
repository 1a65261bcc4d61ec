import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { demoUserSeed } from "#mocks/db/seed/demo-users.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { open } from "../../tests/render-page.tsx";

test("an unknown module leads back home", async () => {
  open("/module-preview/no-such-module");

  expect(await screen.findByRole("heading", { name: "Module Not Found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test.each(["__proto__", "constructor", "%E0%A4%A"])("%s is an unknown module", async (name) => {
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
  await visitor.click(await screen.findByRole("radio", { name: "Client" }));
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

test("a preview shows category, name and description, information, demo users and links", {
  tags: "short",
}, async () => {
  const visitor = open("/module-preview/client-portal");
  const panel = within(await screen.findByRole("complementary", { name: "Demo login" }));
  const types = within(await panel.findByRole("radiogroup", { name: "User type" })).getAllByRole("radio");
  const main = within(screen.getByRole("main"));
  const { description = "" } = moduleCatalogue.find(({ name }) => name === "Client Portal") ?? {};
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Client Portal$/);
  expect(main.getByText("CRM")).toBeVisible();
  expect(main.getByText(description)).toBeVisible();
  expect(main.getByRole("button", { name: "Try Demo Now" })).toBeVisible();
  expect(main.getByRole("link", { name: "Back to Modules" })).toHaveAttribute("href", "/live-demos");
  expect(document.title).toBe("Client Portal · Sitewright");

  const information = screen.getByRole("region", { name: "Module information" });
  expect(within(information).getByRole("heading", { name: "Module information" })).toBeVisible();
  expect(information).toHaveTextContent("Dashboard, Data View, Reports, Settings");
  expect(information).toHaveTextContent("1.2.0");
  expect(information).toHaveTextContent("Commercial");
  expect(screen.getByRole("heading", { name: "Interface preview" })).toBeVisible();

  expect(types.map(({ textContent }) => textContent)).toEqual(["Admin", "Manager", "User", "Client"]);
  expect(types[0]).toBeChecked();
  expect(panel.getAllByRole("radio", { checked: true })).toHaveLength(1);
  expect(panel.getByRole("heading", { name: "Demo Login" })).toBeVisible();
  const users = demoUserSeed.filter(({ module }) => module === "Client Portal");
  for (const { userType, username, password } of users) {
    const type = userType.charAt(0).toUpperCase() + userType.slice(1);
    await visitor.click(panel.getByRole("radio", { name: type }));
    const values = panel.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(values).toEqual([
      expect.stringMatching(new RegExp(`^${username}`)),
      expect.stringMatching(new RegExp(`^${password}`)),
    ]);
  }
  expect(panel.getByRole("link", { name: "Contact Sales" })).toHaveAttribute(
    "href",
    "/web-app-form?module=client-portal",
  );

  await visitor.click(main.getByRole("link", { name: "Back to Modules" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Live demos" })).toBeVisible();
});

test.each([
  ["CRM", "client-portal", "Gannet Row Dental"],
  ["Games", "puzzle-trail", "The Florist's Five Blooms"],
  ["Security", "visitor-log", "Front door and till locks"],
  ["Productivity", "task-board", "Renew the food hygiene certificate"],
  ["AI", "copy-desk", "Opening-hours answer bot"],
])("a preview of the category %s has its badge and sample entries", async (category, slug, first) => {
  open(`/module-preview/${slug}`);

  const figure = await screen.findByRole("figure");
  await waitFor(() => expect(figure.querySelectorAll("tbody tr")).toHaveLength(3));
  expect(figure).toHaveTextContent(first);
  expect(within(screen.getByRole("main")).getByText(category)).toBeVisible();
});

test("Login to Demo opens the demo with the chosen type, Logout closes it; Try Demo Now enters as the first type and survives a reload", async () => {
  const visitor = open("/module-preview/client-portal");
  await visitor.click(await screen.findByRole("radio", { name: "Client" }));
  await visitor.click(screen.getByRole("button", { name: "Login to Demo" }));
  expect(await loggedInAs()).toMatch(/the\.abernathys\s*Client$/);
  expect(location.pathname).toBe("/module-preview/client-portal");

  await visitor.click(within(screen.getByRole("main")).getByRole("button", { name: "Logout" }));
  expect(await screen.findByRole("button", { name: "Try Demo Now" })).toBeVisible();
  expect(screen.queryByText("Demo Interface")).toBeNull();
  expect(await screen.findByRole("button", { name: "Login to Demo" })).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Try Demo Now" }));
  expect(await loggedInAs()).toMatch(/helene\.marchetti\s*Admin$/);
  await visitor.click(await screen.findByRole("tab", { name: "Reports" }));
  cleanup();
  open("/module-preview/client-portal");
  expect(await loggedInAs()).toMatch(/helene\.marchetti\s*Admin$/);
  expect(await screen.findByRole("tab", { name: "Reports" })).toHaveAttribute("aria-selected", "true");
});

const loggedInAs = async () => (await screen.findByText("Logged in as")).textContent;

test("demo users that fail to load are reported, and can be retried", async () => {
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

test("without the catalogue, the page of a built-in module works, and that of another offers a retry", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const backend = await failingFor("/api/modules");
  open("/module-preview/client-portal");
  expect(await screen.findByRole("button", { name: "Login to Demo" })).toBeVisible();

  cleanup();
  const visitor = open("/module-preview/added-here");
  expect(await screen.findByRole("heading", { name: "This page could not be shown" })).toBeVisible();

  backend.recover();
  await visitor.click(within(screen.getByRole("main")).getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Module Not Found" })).toBeVisible();
});

test.each(["/live-demos", "/demo-accounts"])(
  "without the catalogue, %s has the built-in modules and says so until a retry helps",
  async (address) => {
    const backend = await failingFor("/api/modules");
    const visitor = open(address);

    expect(await screen.findByText(/^Modules that were added to the catalogue could not/)).toBeVisible();
    expect(await screen.findByRole("heading", { level: 3, name: "Client Portal" })).toBeVisible();

    backend.recover();
    await visitor.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText(/^Modules that were added/)).toBeNull());
  },
);

/** The real backend, except that one path answers 500 until it recovers. */
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

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { demoUserSeed } from "#mocks/db/seed/demo-users.ts";
import { aModule, signIn, testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { moduleCategories } from "#src/contract/module-categories.ts";
import { addModule } from "#src/contract/modules.ts";
import { open } from "../../tests/render-page.tsx";

test("the built-in list is shown while the modules are loading", async () => {
  replaceTransport(() => new Promise(() => {}));

  open("/live-demos");

  expect(await screen.findAllByRole("heading", { level: 3 })).toHaveLength(35);
});

test("search and category are in the address, and a search without results offers a way on", async () => {
  const visitor = open("/live-demos");
  await visitor.type(await screen.findByRole("searchbox", { name: "Search modules" }), "zzz");
  await visitor.click(screen.getByRole("radio", { name: /^AI/ }));
  expect(location.search).toBe("?q=zzz&category=AI");
  expect(screen.getByText("No modules found")).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Show all modules" }));

  expect(location.search).toBe("");
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(35);
});

test("each user type of a module has a link into its demo", async () => {
  open("/live-demos?q=client+portal");

  expect(await screen.findByRole("link", { name: /^Enter Client Portal as\s*Manager$/ })).toHaveAttribute(
    "href",
    "/module/client-portal?as=manager",
  );
});

test("the tour moves from step to step and returns the focus", async () => {
  const visitor = open("/live-demos");
  const start = await screen.findByRole("button", { name: "Take the tour" });
  await visitor.click(start);
  expect(await screen.findByRole("dialog", { name: "Say what you need" })).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("dialog", { name: "Or choose a kind" })).toBeVisible();

  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(start).toHaveFocus();
});

test("the catalogue has 35 modules, seven in each of five categories, with links to previews and demos", {
  tags: "short",
}, async () => {
  const visitor = open("/live-demos");
  await waitFor(() => expect(entries()).not.toEqual([]));

  expect(document.querySelector("h1")).toHaveTextContent(/^Live demos$/);
  expect(modules()).toEqual(moduleCatalogue.map(({ name }) => name));
  expect(modules()).toHaveLength(35);
  for (const category of ["CRM", "Games", "Security", "Productivity", "AI"]) {
    const shelf = [...document.querySelectorAll("main section")].find(
      (section) => section.querySelector("h2")?.textContent === category,
    );
    expect(shelf).toHaveAccessibleName(category);
    expect(shelf?.querySelectorAll("h3")).toHaveLength(7);
  }

  const links = [...document.querySelectorAll("main h3 a")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    moduleCatalogue.map(({ name }) => [name, `/module-preview/${name.toLowerCase().replaceAll(" ", "-")}`]),
  );
  const texts = [...document.querySelectorAll("main p")].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(moduleCatalogue.map(({ description }) => description)));
  expect(entries()).toEqual(
    moduleCatalogue.flatMap(({ name }) =>
      demoUserSeed
        .filter(({ module }) => module === name)
        .map(({ userType }) => `Enter ${name} as ${userType.charAt(0).toUpperCase()}${userType.slice(1)}`),
    ),
  );

  await visitor.click(within(screen.getByRole("main")).getByRole("link", { name: "Demo accounts" }));
  expect(location.pathname).toBe("/demo-accounts");
  await waitFor(() => expect(document.querySelector("h1")).toHaveTextContent(/^Demo accounts$/));
});

test("categories and search filter the modules, ignoring case, and show counts", async () => {
  const visitor = open("/live-demos");
  const search = await screen.findByRole("searchbox", { name: "Search modules" });
  expect(counts()).toEqual(["All 35", ...moduleCategories.map((name) => `${name} 7`)]);

  await visitor.click(category("Games"));
  expect(modules()).toHaveLength(7);
  expect(modules()).toContain("Puzzle Trail");
  expect(screen.queryByRole("heading", { level: 2, name: "CRM" })).toBeNull();
  expect(category("Games")).toBeChecked();
  expect(category("All")).not.toBeChecked();
  await visitor.click(category("All"));
  expect(modules()).toHaveLength(35);

  fireEvent.change(search, { target: { value: "desk" } });
  const found = moduleCatalogue.filter(({ name, category, description }) =>
    `${name} ${category} ${description}`.toLowerCase().includes("desk"),
  );
  expect(found.length).toBeGreaterThan(2);
  expect(counts()).toEqual([
    `All ${found.length}`,
    ...moduleCategories.map((name) => `${name} ${found.filter(({ category }) => category === name).length}`),
  ]);

  fireEvent.change(search, { target: { value: "CHATBOT" } });
  expect(modules()).toEqual(["AI Chatbot Builder"]);
  expect(await screen.findByText("1 module")).toBeInTheDocument();
  fireEvent.change(search, { target: { value: "stamp card" } });
  expect(modules()).toEqual(["Loyalty Ledger"]);
});

test("markup in the search is shown as text, typed or in the address", async () => {
  const markup = '<img src=x onerror="window.wasHacked=1"><script>window.wasHacked=1</script>';
  open("/live-demos");
  fireEvent.change(await screen.findByRole("searchbox", { name: "Search modules" }), {
    target: { value: markup },
  });
  expect(screen.getByRole("main")).toHaveTextContent(`Nothing matches “${markup}”.`);

  cleanup();
  open(location.pathname + location.search);
  expect(await screen.findByText("No modules found")).toBeVisible();
  expect(screen.getByRole("main")).toHaveTextContent(`Nothing matches “${markup}”.`);
  expect(screen.getByLabelText("Search modules")).toHaveValue(markup);
  expect(document.querySelector("img[src=x], main script")).toBeNull();
});

test("resetting the demo data asks first; Cancel changes nothing, confirming restores the modules and signs out", {
  tags: "short",
}, async () => {
  const { backend, send } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
  await send(addModule, aModule(), await signIn(send, "admin"));
  localStorage.setItem("auth_token", await signIn(send, "user"));
  const visitor = open("/live-demos");
  await waitFor(() => expect(modules()).toHaveLength(36));
  await screen.findByRole("button", { name: "Logout" });
  const button = within(screen.getByRole("main")).getByRole("button", { name: "Reset demo data" });

  await visitor.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Reset demo data?" });
  expect(dialog).toHaveTextContent("go back to how they were delivered");
  await visitor.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button).toHaveFocus();
  expect(modules()).toContain("Key Cabinet");

  await visitor.click(button);
  const again = within(await screen.findByRole("dialog", { name: "Reset demo data?" }));
  await visitor.click(again.getByRole("button", { name: "Reset demo data" }));
  expect(await screen.findByText("Demo data restored")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(modules()).toHaveLength(35));
  expect(screen.getByRole("button", { name: "Login" })).toBeVisible();
  cleanup();
  open("/live-demos");
  await waitFor(() => expect(entries()).not.toEqual([]));
  expect(modules()).toHaveLength(35);
  expect(modules()).not.toContain("Key Cabinet");
});

const modules = () => [...document.querySelectorAll("main h3")].map(({ textContent }) => textContent);

/** The names of the links into the demos. */
const entries = () =>
  [...document.querySelectorAll("main a")]
    .map(({ textContent }) => textContent ?? "")
    .filter((name) => /^Enter .+ as /.test(name));

const categories = () => within(screen.getByRole("radiogroup", { name: "Category" }));

/** A category's accessible name ends with its count. */
const category = (name: string) => categories().getByRole("radio", { name: new RegExp(`^${name} \\d+$`) });

const counts = () =>
  categories()
    .getAllByRole("radio")
    .map(({ textContent }) => textContent);

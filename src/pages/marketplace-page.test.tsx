import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { open } from "../../tests/render-page.tsx";

const ALL = `24 of ${templates.length} templates`;

/** Sites of the industry, and apps that suit it. */
const countOf = (industry: string) =>
  `${templates.filter((one) => one.industry === industry || one.suits?.includes(industry)).length} templates`;

afterEach(() => vi.unstubAllGlobals());

const cards = () =>
  within(screen.getByRole("list", { name: "Templates" }))
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);
const cardLinks = () => within(screen.getByRole("list", { name: "Templates" })).getAllByRole("link");
const searchBox = () => screen.findByLabelText("Search templates");
const filter = (name: RegExp) => within(screen.getByRole("region", { name: "Filters" })).getByLabelText(name);

test.each(["/template-demos", "/start-building", "/web-app-builder"])(
  "%s is the marketplace",
  async (address) => {
    open(address);

    expect(
      await screen.findByRole("heading", { level: 1, name: "Start from a finished site" }),
    ).toBeVisible();
    expect(screen.getByText(ALL)).toBeVisible();
    expect(cards()[0]).toBe("Ashworth & Vale");
  },
);

test("typing finds law firms, also with a typo, and updates the address", { tags: "short" }, async () => {
  const visitor = open("/template-demos?utm_source=fair");

  await visitor.type(await searchBox(), "laywer");

  expect(await screen.findByText(/^([6-9]|1\d) templates$/)).toBeVisible();
  expect(screen.getAllByText(/^Law firm · /).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Restaurant · /)).toBeNull();
  await waitFor(() => expect(location.search).toBe("?utm_source=fair&q=laywer"));
});

test("facets filter, show counts, and can be removed one by one or all at once", async () => {
  const visitor = open("/template-demos");
  await screen.findByText(ALL);

  await visitor.click(screen.getByRole("button", { name: /^All \d+ of industry$/ }));
  await visitor.click(filter(/^Restaurant/));
  await visitor.click(filter(/^Law firm/));
  await visitor.click(filter(/^Ledger/));

  expect(screen.getByText("2 templates")).toBeVisible();
  expect(location.search).toBe("?industry=restaurant.law-firm&style=ledger");
  expect(filter(/^Accounting 1 template$/)).not.toBeChecked();
  expect(filter(/^Game 0 templates$/)).toBeDisabled();

  await visitor.click(screen.getByRole("button", { name: "Remove filter: Law firm" }));
  expect(screen.getByText("1 template")).toBeVisible();
  expect(cards()).toEqual(["Hartwell’s"]);

  await visitor.click(screen.getByRole("button", { name: "Clear all" }));
  expect(screen.getByText(ALL)).toBeVisible();
  expect(location.search).toBe("");
});

test("back and forward restore earlier queries", async () => {
  const visitor = open("/template-demos");
  await screen.findByText(ALL);
  await visitor.click(filter(/^Accounting/));
  await visitor.selectOptions(screen.getByLabelText("Sort by"), "Name");

  history.back();
  await waitFor(() => expect(screen.getByLabelText("Sort by")).toHaveValue("featured"));
  expect(screen.getByText(countOf("accounting"))).toBeVisible();
  history.back();
  expect(await screen.findByText(ALL)).toBeVisible();
  history.forward();
  expect(await screen.findByText(countOf("accounting"))).toBeVisible();
});

test("24 templates are shown, and 24 more on each request; the focus moves to the first new one", async () => {
  const visitor = open("/template-demos?utm_source=fair");
  await screen.findByText(ALL);
  expect(cards()).toHaveLength(24);

  await visitor.click(screen.getByRole("button", { name: `Show more (${templates.length - 24} left)` }));

  expect(cards()).toHaveLength(48);
  expect(within(screen.getByRole("heading", { level: 2 })).getByRole("status")).toHaveTextContent(
    `48 of ${templates.length} templates`,
  );
  expect(cardLinks()[24]).toHaveFocus();
  expect(location.search).toBe("?utm_source=fair&show=48");

  await visitor.keyboard("{End}");
  expect(cardLinks()[47]).toHaveFocus();
  await visitor.keyboard("{Home}");
  expect(cardLinks()[0]).toHaveFocus();
});

test("the button disappears with the last templates", async () => {
  const visitor = open("/template-demos?style=ledger");
  await screen.findByText("24 of 45 templates");

  await visitor.click(screen.getByRole("button", { name: "Show more (21 left)" }));

  expect(screen.getByText("45 templates")).toBeVisible();
  expect(cards()).toHaveLength(45);
  expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull();
  expect(cardLinks()[24]).toHaveFocus();
});

test("going back from a preview keeps the number of templates; another search starts with 24 again", async () => {
  const visitor = open("/template-demos");
  await screen.findByText(ALL);
  await visitor.click(screen.getByRole("button", { name: /^Show more/ }));
  await visitor.click(cardLinks()[30] as HTMLElement);
  await screen.findByRole("dialog");

  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(cards()).toHaveLength(48);

  await visitor.click(filter(/^Website/));
  expect(screen.getByText("24 of 270 templates")).toBeVisible();
  expect(cards()).toHaveLength(24);
  expect(location.search).toBe("?type=web");
});

test("below proposals are four templates of the same industry, and a link to all", async () => {
  // jsdom has no fonts, which the proposed sites load.
  vi.stubGlobal(
    "FontFace",
    class {
      load = async () => this;
    },
  );
  Object.defineProperty(document, "fonts", { value: new Set(), configurable: true });
  const visitor = open("/web-app-builder?brief=A%20bakery%20in%20Lisbon");

  const all = await screen.findByRole("link", { name: "See all templates" });
  expect(screen.getAllByText(/^Bakery · /)).toHaveLength(4);
  expect(screen.queryByLabelText("Search templates")).toBeNull();

  await visitor.click(all);
  expect(await screen.findByText(ALL)).toBeVisible();
});

test("invalid values in an address are ignored", async () => {
  open(
    "/template-demos?industry=__proto__.restaurant&sort=constructor&preview=nothing&compare=a.b&view=compare",
  );

  expect(await screen.findByText(countOf("restaurant"))).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("region", { name: "Templates to compare" })).toBeNull();
});

test("an empty result suggests the nearest queries, and says what they drop", async () => {
  const visitor = open("/template-demos?industry=restaurant&type=game");

  expect(await screen.findByRole("heading", { name: "No template matches all of this" })).toBeVisible();
  await visitor.click(await screen.findByRole("button", { name: "Show: Without type: Game" }));

  expect(await screen.findByText(countOf("restaurant"))).toBeVisible();
  expect(screen.getAllByText(/^Restaurant · /).length).toBeGreaterThan(0);
});

test("a favourite can be marked, filtered and unmarked", async () => {
  const visitor = open("/template-demos");
  await screen.findByText(ALL);

  await visitor.click(screen.getByRole("button", { name: "Favourite: Tavola Nord" }));
  await visitor.click(await screen.findByRole("button", { name: "Favourites 1" }));

  expect(await screen.findByText("1 template")).toBeVisible();
  expect(location.search).toBe("?favourites=1");
  await visitor.click(screen.getByRole("button", { name: "Favourite: Tavola Nord" }));
  expect(await screen.findByRole("heading", { name: "No template matches all of this" })).toBeVisible();
});

test("three templates can be compared, but not four", async () => {
  const visitor = open("/template-demos");
  await screen.findByText(ALL);

  for (const name of ["Ashworth & Vale", "Tavola Nord", "Suds & Tails"]) {
    await visitor.click(screen.getByRole("button", { name: `Compare: ${name}` }));
  }

  const tray = await screen.findByRole("region", { name: "Templates to compare" });
  expect(within(tray).getByRole("button", { name: "Compare 3" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Compare: Level Nine" })).toBeDisabled();
  expect(location.search).toBe("?compare=law-firm-ledger.restaurant-studio.pet-services-counter");
  await visitor.click(within(tray).getByRole("button", { name: "Do not compare: Tavola Nord" }));
  expect(screen.getByRole("button", { name: "Compare: Level Nine" })).toBeEnabled();
});

test("“Use template” opens the wizard with that template", { tags: "short" }, async () => {
  const visitor = open("/template-demos?q=ashworth");
  await screen.findByText("1 template");

  await visitor.click(screen.getByRole("button", { name: "Use template: Ashworth & Vale" }));

  expect(await screen.findByRole("dialog", { name: /Create New Project|Select Template/ })).toBeVisible();
  expect(new URLSearchParams(location.search).get("template")).toBe("law-firm-ledger");
});

test("the button and ?new=1 open the wizard", async () => {
  const visitor = open("/template-demos");

  await visitor.click(await screen.findByRole("button", { name: "Create New Project" }));

  expect(await screen.findByRole("dialog", { name: "Create New Project" })).toBeVisible();
});

test("a game can be played in its preview, and beta visitors see no price", async () => {
  open("/template-demos?preview=game-puzzle&token=abc");

  const dialog = await screen.findByRole("dialog", { name: "Puzzle Game" });

  expect(await within(dialog).findByRole("button", { name: "Undo" })).toBeVisible();
  expect(within(dialog).queryByText(/\$/)).toBeNull();
});

test("other visitors see the price of a template", async () => {
  open("/template-demos?preview=game-arcade");

  expect(await screen.findByText("$79")).toBeVisible();
});

test("applications are filtered by type and by private use, and one runs in its preview", async () => {
  const visitor = open("/template-demos");
  await screen.findByText(ALL);
  const apps = templates.filter(({ type }) => type === "app").length;

  await visitor.click(filter(/^Application/));
  expect(screen.getByText(`24 of ${apps} templates`)).toBeVisible();
  expect(apps).toBeGreaterThanOrEqual(63);
  await visitor.click(filter(/^Garden/));
  expect(screen.getByText("2 templates")).toBeVisible();
  expect(location.search).toBe("?type=app&use=garden");
  expect(cards()).toEqual(["Plot 17", "The Green Corner"]);
  expect(screen.getByText("Application · Allotment")).toBeVisible();

  await visitor.click(screen.getByRole("link", { name: "Plot 17" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Plot 17" }));
  expect(await dialog.findByRole("heading", { level: 1, name: "Plot 17" })).toBeVisible();
  expect(dialog.getByRole("button", { name: "Harvests" })).toBeVisible();

  await visitor.click(dialog.getByRole("button", { name: "Use template" }));
  const wizard = within(await screen.findByRole("dialog", { name: "Create New Project" }));
  expect(wizard.getByLabelText("Project name")).toHaveValue("Plot 17");
  expect(wizard.getByLabelText("Project description")).toHaveValue(
    "Beds, what is sown where and when, and what came out of it in kilos.",
  );
  expect(wizard.getByRole("radio", { name: /^Application/ })).toBeChecked();
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { demoUserSeed } from "#mocks/db/seed/demo-users.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { open } from "../../../tests/render-page.tsx";

beforeEach(() => {
  // The data of a demo takes 1.5 seconds to load. Fake timers skip that.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.setTimerTickMode("interval", 10);
});
afterEach(() => void vi.useRealTimers());

/** The columns of each category's sample rows, and the cells of the first row. */
const categories = [
  {
    category: "CRM",
    name: "Client Portal",
    rows: [
      "Gannet Row Dental",
      "Three Kilns Pottery",
      "Ferryman's Inn",
      "Morrow & Pike Surveyors",
      "Bluebell Day Nursery",
    ],
    columns: ["Contact", "Revenue"],
    cells: ["Dr. Elif Sayın", "$18,400", "Active"],
    overview: ["Customers: 5", "Revenue this year: $68,000", "Largest account: Ferryman's Inn"],
  },
  {
    category: "Games",
    name: "Puzzle Trail",
    rows: [
      "The Florist's Five Blooms",
      "Harbour Street Stamp Walk",
      "Thursday Night Quiz League",
      "Ninety-Second Noodle Catch",
      "Corner Café Rummy",
    ],
    columns: ["Players", "Rating"],
    cells: ["512", "4.7 / 5", "Active"],
    overview: ["Total players: 8,850", "Active: 1,240", "Average rating: 4.5 / 5"],
  },
  {
    category: "Security",
    name: "Visitor Log",
    rows: [
      "Front door and till locks",
      "Supplier logins unchanged for a year",
      "Nightly copy of the order book",
      "Lookalike shop address",
      "Fire drill headcount",
    ],
    columns: ["Last checked", "Risk"],
    cells: [/^Nov\s20,\s2026, 7:45\sAM$/, "Low", "Secure"],
    overview: ["Low risk: 3", "Medium risk: 1", "High risk: 1"],
  },
  {
    category: "Productivity",
    name: "Task Board",
    rows: [
      "Renew the food hygiene certificate",
      "Count the cellar before the wine order",
      "Publish the December rota",
      "Fit the new sink in bay two",
      "Answer winter booking requests",
    ],
    columns: ["Assignee", "Due date"],
    cells: ["Marta Oyelaran", /^Dec\s4,\s2026$/, "In Progress"],
    overview: ["Done: 2", "Open: 3", "People: 5"],
  },
  {
    category: "AI",
    name: "Copy Desk",
    rows: [
      "Opening-hours answer bot",
      "Saturday loaf forecast",
      "Review grumble finder",
      "Before-and-after picker",
      "Portuguese call notes",
    ],
    columns: ["Accuracy", "Last trained"],
    cells: ["94.2%", /^Nov\s9,\s2026$/, "Active"],
    overview: ["Average accuracy: 90.6%", "Models at work: 3", "Best model: Opening-hours answer bot"],
  },
];

test.each(categories)(
  "a demo of the category $category shows its figures, rows, columns, overview and banner",
  async ({ category, name, rows, columns, cells, overview }) => {
    await enter(name);

    expect(panel().getByRole("heading", { level: 2 })).toHaveTextContent("Dashboard");
    expect(texts(panel().getAllByRole("term"))).toEqual(["Total", "Active", "Recent"]);
    expect(texts(panel().getAllByRole("definition"))).toEqual(["5", "3", "2"]);
    expect(texts(panel().getAllByRole("rowheader"))).toEqual(rows.slice(0, 3));

    const side = screen.getByRole("complementary", { name: "Module Overview" });
    const { description } = moduleCatalogue.find((module) => module.name === name) ?? {};
    expect(side).toHaveTextContent(description ?? "There is no such module");
    const facts = Array.from(side.querySelectorAll("dl > div"), ({ children }) =>
      texts([...children]).join(": "),
    );
    expect(facts).toEqual(overview);
    const banner = `main img[src="/images/banners/${category.toLowerCase()}.svg"]`;
    expect(document.querySelectorAll(banner)).toHaveLength(1);

    choose("Data View");
    expect(panel().getByRole("heading", { level: 2 })).toHaveTextContent("Data View");
    expect(texts(panel().getAllByRole("columnheader"))).toEqual(["Name", ...columns, "Status", "Actions"]);
    expect(texts(panel().getAllByRole("rowheader"))).toEqual(rows);
    const [, first] = panel().getAllByRole("row");
    const shownCells = texts(within(first as HTMLElement).getAllByRole("cell"));
    expect(shownCells).toEqual([...cells.map((cell) => asymmetric(cell)), ""]);
    expect(panel().getByText("Showing 5 items")).toBeVisible();
    expect(panel().getByRole("button", { name: "Add New" })).toBeVisible();
    for (const row of rows) {
      expect(panel().getByRole("button", { name: `Edit ${row}` })).toBeVisible();
      expect(panel().getByRole("button", { name: `View ${row}` })).toBeVisible();
    }
  },
);

test("loading the data takes one and a half seconds", async () => {
  open("/module/client-portal?as=client");
  fireEvent.click(await screen.findByRole("button", { name: "Logout" }));
  fireEvent.click(screen.getByRole("button", { name: "Log in to the demo" }));
  const login = await within(screen.getByRole("dialog")).findByRole("button", { name: "Login" });
  vi.setTimerTickMode("manual");

  fireEvent.click(login);
  expect(screen.getByText("Loading module data…")).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(screen.getByText("Loading module data…")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();

  await vi.advanceTimersByTimeAsync(1);
  vi.setTimerTickMode("interval", 10);
  expect(await screen.findByRole("table")).toBeVisible();
  expect(screen.queryByText("Loading module data…")).toBeNull();
});

test("another module's data is loaded separately", async () => {
  await enter("Client Portal");
  expect(screen.getByRole("table")).toHaveTextContent("Gannet Row Dental");

  navigate("/module/puzzle-trail?as=guest");

  expect(await screen.findByText("Loading module data…")).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await screen.findByRole("table")).toHaveTextContent("The Florist's Five Blooms");
  expect(screen.getByRole("table")).not.toHaveTextContent("Gannet Row Dental");
});

test("a demo shows the module, the user and a way out", { tags: "short" }, async () => {
  open("/module/client-portal?as=client");

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(screen.getByText("Logged in as").textContent).toMatch(/^Logged in as the\.abernathys\s*Client$/);
  expect(screen.getByText("Demo Interface").querySelector("svg")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Client Portal");
  expect(screen.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(document.title).toBe("Client Portal demo · Sitewright");
  expect(texts(screen.getAllByRole("tab"))).toEqual(
    ["Dashboard", "Data View", "Reports", "Settings"].map((name) =>
      expect.stringMatching(new RegExp(`^\\s*${name}$`)),
    ),
  );
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Dashboard");
});

test("a demo has reports and settings with default values", async () => {
  await enter("Client Portal");

  choose("Reports");
  expect(panel().getByRole("heading", { name: "Summary Report" })).toBeVisible();
  expect(panel().getByRole("heading", { name: "Detailed Export" })).toBeVisible();

  choose("Settings");
  expect(panel().getByLabelText("Notifications")).toBeVisible();
  expect(panel().getByLabelText("Data refresh interval")).toHaveDisplayValue("15 minutes");
  expect(panel().getByLabelText("Theme")).toHaveDisplayValue("System Default");
  expect(panel().getByLabelText("Language")).toHaveDisplayValue("English");
  expect(texts(panel().getAllByRole("term"))).toEqual(["Version", "Last updated", "License"]);
  expect(texts(panel().getAllByRole("definition"))).toEqual(["1.2.0", "Nov 15 2023", "Commercial"]);
});

test.each([
  ["Data View", ["Add New", "Edit Gannet Row Dental", "View Gannet Row Dental"]],
  ["Reports", ["Generate Report", "Detailed Export (CSV)"]],
  ["Settings", ["Save Changes"]],
])("the buttons of %s have no effect", async (section, buttons) => {
  await enter("Client Portal");
  const notice = (await screen.findByText("Login Successful")).closest("li") as HTMLElement;
  fireEvent.click(within(notice).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  const openWindow = vi.spyOn(window, "open");
  const download = vi.spyOn(HTMLAnchorElement.prototype, "click");
  choose(section);

  for (const name of buttons) {
    const before = shown();
    fireEvent.click(screen.getByRole("button", { name }));
    await vi.advanceTimersByTimeAsync(100);
    expect(shown(), name).toEqual(before);
  }
  expect(openWindow).not.toHaveBeenCalled();
  expect(download).not.toHaveBeenCalled();
});

const panel = () => within(screen.getByRole("tabpanel"));
const choose = (section: string) => fireEvent.click(screen.getByRole("tab", { name: section }));
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const asymmetric = (text: string | RegExp) => (typeof text === "string" ? text : expect.stringMatching(text));

/** Enters with the module's first account and waits for the data. */
async function enter(name: string) {
  const { userType } = demoUserSeed.find(({ module }) => module === name) ?? {};
  open(`/module/${name.toLowerCase().replaceAll(" ", "-")}?as=${userType}`);
  await screen.findByText("Demo Interface");
  await vi.advanceTimersByTimeAsync(1_500);
  await waitFor(() => expect(screen.getByRole("table")).toBeVisible());
}

/** Everything that a visitor could notice. */
const shown = () => ({
  text: screen.getByRole("main").textContent,
  address: location.href,
  dialogs: screen.queryAllByRole("dialog").length,
  notices: within(screen.getByRole("region", { name: /^Notification/ })).queryAllByRole("listitem").length,
});

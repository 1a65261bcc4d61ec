import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { createStudioStore, StudioProvider } from "../../studio-slice.ts";
import { SearchPanel } from "./search-panel.tsx";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;

test("the preview of a search result follows the title, which is counted, and the address of the site", {
  tags: "short",
}, async () => {
  const { visitor, site } = showPanel();
  const result = screen.getByText("In search results, about").closest("figure");

  await visitor.type(
    screen.getByLabelText("Title"),
    "Bread from a stone oven, cakes to order and a long table, open early",
  );
  expect(result).toHaveTextContent("Bread from a stone oven, cakes to order and a long table, o…");
  expect(screen.getByText("68 characters. Search results show about 60.")).toBeVisible();

  await visitor.type(screen.getByLabelText("Address of the site"), "https://crumb.example/");
  expect(result).toHaveTextContent("crumb.example");
  expect(site().head).toEqual({ origin: "https://crumb.example" });
});

test("an address that is none is refused beside its field, and the site has what it had", async () => {
  const { visitor, site } = showPanel();
  const field = screen.getByLabelText("Address of the site");

  await visitor.type(field, "http://crumb");
  expect(field).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("Use an address such as https://example.com");
  expect(site().head?.origin).toBeUndefined();
});

test("a page and the site can be kept out of search results, and put back", async () => {
  const { visitor, site } = showPanel();
  const page = screen.getByRole("switch", { name: "Keep this page out of search results" });
  const whole = screen.getByRole("switch", { name: "Keep the site out of search results" });

  await visitor.click(page);
  expect(site().pages[0]?.head).toEqual({ isUnlisted: true });
  expect(screen.getByText(/^Not listed/)).toBeVisible();
  await visitor.click(whole);
  expect(site().head).toEqual({ isUnlisted: true });
  await visitor.click(page);
  await visitor.click(whole);
  expect(JSON.stringify(site())).toBe(JSON.stringify(bakery));
});

test("AI crawlers can be kept out, and let in again", async () => {
  const { visitor, site } = showPanel();
  const refuse = screen.getByRole("switch", { name: "Keep AI crawlers out" });

  await visitor.click(refuse);
  expect(site().head).toEqual({ refusesAi: true });
  await visitor.click(refuse);
  expect(JSON.stringify(site())).toBe(JSON.stringify(bakery));
});

test.each([
  ["51.0543, 3.7174", { latitude: 51.0543, longitude: 3.7174 }],
  ["-33.8; 151", { latitude: -33.8, longitude: 151 }],
])("%s is a position", async (words, geo) => {
  const { visitor, site } = showPanel();
  await visitor.type(screen.getByLabelText("Position on a map"), words);

  expect(site().head?.geo).toEqual(geo);
});

test.each(["Ghent", "91, 3", "51"])("%s is no position", async (words) => {
  const { visitor, site } = showPanel();
  await visitor.type(screen.getByLabelText("Position on a map"), words);

  expect(screen.getByRole("alert")).toHaveTextContent("Write two numbers");
  expect(site().head?.geo).toBeUndefined();
});

test("an old address of an article can be given up on the page with its list", async () => {
  const id = bakery.pages[0]?.id ?? "";
  const formerEntries = [
    { from: "rye", to: "rye-is-back", page: id },
    { from: "spelt", to: "oats", page: "elsewhere" },
  ];
  const { visitor, site } = showPanel({ ...bakery, head: { formerEntries } });

  expect(screen.queryByText("/spelt")).toBeNull();
  await visitor.click(screen.getByRole("button", { name: /^Remove ?\/rye$/ }));
  expect(screen.queryByText("Old addresses of articles and people")).toBeNull();
  expect(site().head?.formerEntries ?? []).toEqual([]);
});

test("an old address of a page can be given up", async () => {
  const [home, ...rest] = bakery.pages;
  const moved = home && {
    ...bakery,
    pages: [{ ...home, head: { formerPaths: ["start", "welcome"] } }, ...rest],
  };
  const { visitor, site } = showPanel(moved);

  await visitor.click(screen.getByRole("button", { name: /^Remove ?\/start$/ }));
  expect(site().pages[0]?.head).toEqual({ formerPaths: ["welcome"] });
  await visitor.click(screen.getByRole("button", { name: /^Remove ?\/welcome$/ }));
  expect(site().pages[0]?.head).toBeUndefined();
});

test("a counter is checked as it is typed, brings a page about privacy, and both can be taken back", async () => {
  const { visitor, site } = showPanel();
  const privacy = screen.getByRole("switch", { name: "Page about privacy" });
  expect(privacy).not.toBeChecked();

  await visitor.selectOptions(screen.getByLabelText("Count visits"), "Plausible");
  const name = screen.getByLabelText("Name of the site at Plausible");
  await visitor.type(name, "crumb");
  expect(name).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("such as example.com");
  expect(site().meta.counter).toBeUndefined();
  await visitor.type(name, ".be");
  expect(site().meta.counter).toEqual({ kind: "plausible", domain: "crumb.be" });
  expect(privacy).toBeChecked();

  await visitor.click(privacy);
  expect(site().meta.hasPrivacyPage).toBe(false);
  await visitor.selectOptions(screen.getByLabelText("Count visits"), "No");
  expect(site().meta.counter).toBeUndefined();
});

function showPanel(document: SiteDocument = bakery) {
  const store = createStudioStore({
    key: "1",
    project: { id: 1, name: "Crumb & Co", templateId: "bakery-counter", type: "web" },
    document,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only what the panel reads
  render(
    <ToastProvider>
      <StudioProvider store={store}>
        <SearchPanel />
      </StudioProvider>
    </ToastProvider>,
  );
  store.setState({ holding: "held" });
  return { visitor: userEvent.setup(), site: () => store.getState().history.present };
}

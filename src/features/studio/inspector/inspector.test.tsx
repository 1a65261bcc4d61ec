import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { addBlock, blockAt, writeField } from "#src/sites/edit/edit-blocks.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { Inspector } from "./inspector.tsx";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;

test("the home page has the title set in the inspector, by default the name and tagline", {
  tags: "short",
}, async () => {
  const { visitor, exportedTitle } = showInspector();
  const title = screen.getByLabelText("Title");

  expect(title).toHaveAttribute("placeholder", "Bun & Button · Iced buns at eleven, sharp");
  await visitor.clear(screen.getByLabelText("Name"));
  await visitor.type(screen.getByLabelText("Name"), "Crumb & Co");
  await visitor.clear(screen.getByLabelText("What it is, in a few words"));
  await visitor.type(screen.getByLabelText("What it is, in a few words"), "Bakery in Ghent");
  expect(exportedTitle()).toBe("Crumb &amp; Co · Bakery in Ghent");

  await visitor.type(title, "The best bread");
  expect(exportedTitle()).toBe("The best bread");

  await visitor.clear(title);
  expect(exportedTitle()).toBe("Crumb &amp; Co · Bakery in Ghent");
});

test("the address of a video is validated while typing, and an invalid one is not saved", async () => {
  const { visitor, store } = showInspector();
  const [page] = bakery.pages;
  const video = { id: "video", kind: "video", variant: "wide", tone: "plain", data: { ...data(), to: "" } };
  act(() => {
    store.getState().change("Added", (site) => addBlock(site, page?.id ?? "", video as unknown as Block, 2));
    store.getState().choose("video");
  });
  const to = () => blockAt(store.getState().history.present, { page: page?.id ?? "", block: "video" })?.data;
  const field = await screen.findByLabelText("Address of the video");

  await visitor.type(field, "https://example.org/film");
  expect(field).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("example.org is not known for videos");
  expect(to()).toMatchObject({ to: "" });

  await visitor.clear(field);
  await visitor.type(field, "https://youtu.be/dQw4w9WgXcQ");
  expect(field).toBeValid();
  expect(to()).toMatchObject({ to: "https://youtu.be/dQw4w9WgXcQ" });
});

test("the hours show whether the business is open now, to its owner only", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T12:00:00") });
  try {
    const { store } = showInspector();
    const [page] = bakery.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === "hours"));
    const hours = page?.blocks.find(({ kind }) => kind === "hours");
    const place = { page: page?.id ?? "", block: hours?.id ?? "" };
    const day = { day: "Monday", open: "09:00", close: "18:00", note: "" };
    act(() => {
      store.getState().change("Changed", (site) => writeField(site, place, ["days"], [day]));
      store.getState().showPage(place.page);
      store.getState().choose(place.block);
    });

    expect(await screen.findByText("Open now, until 18:00")).toBeVisible();
    const files = renderStatic(store.getState().history.present).files;
    expect(files.filter(({ text }) => text.includes("Open now"))).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test("the footer says that it is shared by all pages, and an entry starts with its own page", async () => {
  const { visitor, store } = showInspector();
  const [page] = bakery.pages;
  const journal = { id: "news", kind: "journal", variant: "list", tone: "plain", data: data() };
  act(() => store.getState().choose("footer"));
  expect(await screen.findByText(/^The same on all pages/)).toBeVisible();

  act(() => {
    const block = { ...journal, data: { ...journal.data, posts: [] } } as unknown as Block;
    store.getState().change("Added", (site) => addBlock(site, page?.id ?? "", block, 2));
    store.getState().choose("journal");
  });
  await visitor.click(await screen.findByRole("button", { name: "Add article" }));
  expect(screen.queryByRole("link", { name: "Preview its page" })).toBeNull();
  await visitor.type(screen.getAllByLabelText("Title").at(-1) as HTMLElement, "Rye is back");
  await visitor.type(screen.getByLabelText("Text"), "At last.");

  expect(screen.getByRole("link", { name: "Preview its page" })).toHaveAttribute(
    "href",
    "/app-preview/1?page=article-rye-is-back",
  );
  const files = renderStatic(store.getState().history.present).files.map(({ path }) => path);
  expect(files).toContain("rye-is-back.html");
  await visitor.type(screen.getByLabelText("Address of that page"), "2 late");
  expect(screen.getByRole("alert")).toHaveTextContent("Use small letters, digits and hyphens");
});

test("after the removal of an entry its neighbour has the focus, and after the last one the button that adds one", async () => {
  const { visitor, store } = showInspector();
  const posts = ["Rye", "Spelt", "Rolls"].map((title) => ({
    title,
    summary: "",
    date: "",
    body: [],
    picture: null,
  }));
  const journal = { id: "news", kind: "journal", variant: "list", tone: "plain", data: { ...data(), posts } };
  act(() => {
    const home = bakery.pages[0]?.id ?? "";
    store.getState().change("Added", (site) => addBlock(site, home, journal as unknown as Block, 2));
    store.getState().choose("journal");
  });
  const remove = async (title: string) => {
    await visitor.click(await screen.findByRole("button", { name: title }));
    await visitor.click(screen.getByRole("button", { name: "Delete article" }));
  };

  await remove("Spelt");
  expect(screen.getByRole("button", { name: "Rolls" })).toHaveFocus();
  await remove("Rolls");
  expect(screen.getByRole("button", { name: "Rye" })).toHaveFocus();
  await remove("Rye");
  expect(screen.getByRole("button", { name: "Add article" })).toHaveFocus();
});

test("a drawing is found by its word and becomes the picture", async () => {
  const { visitor, store } = showInspector();
  const [page] = bakery.pages;
  const hero = page?.blocks.find(({ kind }) => kind === "hero");
  const picture = () =>
    blockAt(store.getState().history.present, { page: page?.id ?? "", block: hero?.id ?? "" })?.data;
  act(() => store.getState().choose(hero?.id ?? ""));
  await visitor.click(await screen.findByRole("button", { name: "Change" }));

  await visitor.type(await screen.findByRole("searchbox", { name: "What should it show?" }), "guitar");
  const found = await screen.findByRole("radio", { name: "A guitar" });
  await visitor.click(found);
  expect(picture()).toMatchObject({
    picture: { kind: "subject", subjects: ["guitar"], label: "A guitar" },
  });

  await visitor.clear(screen.getByRole("searchbox", { name: "What should it show?" }));
  await visitor.type(screen.getByRole("searchbox", { name: "What should it show?" }), "zzz");
  expect(await screen.findByText(/^No drawing shows that/)).toBeVisible();
});

function showInspector() {
  const store = createStudioStore({
    key: "1",
    project: { id: 1, name: "Crumb & Co", templateId: "bakery-counter", type: "web" },
    document: bakery,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only the state that the inspector reads
  render(
    <ToastProvider>
      <StudioProvider store={store}>
        <Inspector />
      </StudioProvider>
    </ToastProvider>,
  );
  store.setState({ holding: "held" });
  const exportedTitle = () =>
    /<title>(.*)<\/title>/.exec(renderStatic(store.getState().history.present).files[0]?.text ?? "")?.[1];
  return { visitor: userEvent.setup(), exportedTitle, store };
}

const data = () => ({
  kicker: "",
  title: "Film",
  text: "",
  picture: null,
  shape: "wide",
  captions: "",
  transcript: [],
});

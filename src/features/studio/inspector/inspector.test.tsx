import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { addBlock, blockAt } from "#src/sites/edit/edit-blocks.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { Inspector } from "./inspector.tsx";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;

test("the home page has the title that the inspector says, by default the name and what the business is", async () => {
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

test("the address of a video is checked as it is typed, and one that is refused does not stay", async () => {
  const { visitor, store } = showInspector();
  const [page] = bakery.pages;
  const video = { id: "video", kind: "video", variant: "wide", tone: "plain", data: { ...data(), to: "" } };
  act(() => {
    store.getState().change("Added", (site) => addBlock(site, page?.id ?? "", video as unknown as Block, 2));
    store.getState().choose("video");
  });
  const to = () => blockAt(store.getState().history.present, { page: page?.id ?? "", block: "video" })?.data;
  const field = screen.getByLabelText("Address of the video");

  await visitor.type(field, "https://example.org/film");
  expect(field).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("example.org is not known for videos");
  expect(to()).toMatchObject({ to: "" });

  await visitor.clear(field);
  await visitor.type(field, "https://youtu.be/dQw4w9WgXcQ");
  expect(field).toBeValid();
  expect(to()).toMatchObject({ to: "https://youtu.be/dQw4w9WgXcQ" });
});

function showInspector() {
  const store = createStudioStore({
    key: "1",
    project: { id: 1, name: "Crumb & Co", templateId: "bakery-counter", type: "web" },
    document: bakery,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only what the inspector reads
  render(
    <StudioProvider store={store}>
      <Inspector />
    </StudioProvider>,
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

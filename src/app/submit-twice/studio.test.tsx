import { act, render, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { saveAsTemplate } from "#src/entities/projects/own-templates.ts";
import { createLocalProject } from "#src/entities/projects/projects-store.ts";
import { BlockActions } from "#src/features/studio/blocks/block-actions.tsx";
import type { StudioProject } from "#src/features/studio/saved-sites.ts";
import { createStudioStore, StudioProvider } from "#src/features/studio/studio-slice.ts";
import type { Block } from "#src/sites/document.ts";
import { clippingOf } from "#src/sites/edit/clipping-format.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { button, firstButton, testPressedTwice } from "../../../tests/press-twice.ts";

beforeAll(() => void vi.stubGlobal("IntersectionObserver", NoObserver));
beforeEach(() => localStorage.setItem("studio-tour-seen", "true"));

testPressedTwice([
  {
    what: "Add page",
    isSample: true,
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Pages");
      await visitor.type(await screen.findByLabelText(/^New page/), "Events");
      return button("Add page");
    },
    count: () => pages(),
  },
  {
    what: "Duplicate page",
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Pages");
      return duplicatePage(visitor);
    },
    count: () => pages(),
  },
  {
    what: "A block of the palette",
    address: newBakery,
    prepare: async (visitor) => {
      await visitor.click(await button("Add a block"));
      return button("Before and after");
    },
    count: () => blocks(),
  },
  {
    what: "Paste it",
    address: newBakery,
    prepare: async (visitor) => {
      await visitor.click(await screen.findByText("Paste a copied block or page"));
      const site = await templateDocument("bakery-counter");
      const block = site?.pages[0]?.blocks[2];
      if (!site || !block) throw new Error("There is no such block.");
      await visitor.click(screen.getByLabelText("Copied text"));
      await visitor.paste(clippingOf(site, { block }));
      return button("Paste it");
    },
    count: () => blocks(),
  },
  {
    what: "Save the test page",
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Forms");
      await visitor.click(await screen.findByRole("radio", { name: /^Formspree/ }));
      await visitor.click(screen.getByLabelText("Id of the form"));
      await visitor.paste("xayzbqwe");
      return button("Save the test page");
    },
    leaves: "file",
  },
  {
    what: "Save version",
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Versions");
      return button("Save version");
    },
    leaves: "saved versions",
  },
  {
    what: "Save as my template",
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Versions");
      return button("Save as my template");
    },
    leaves: "saved ownTemplates",
  },
  {
    what: "New project with an own template",
    address: withTemplate,
    prepare: () => button("New project with Bakery look"),
    leaves: "saved projects",
  },
  {
    what: "Delete an own template",
    address: withTemplate,
    prepare: () => button("Delete Bakery look"),
    leaves: "saved ownTemplates",
  },
  {
    what: "Delete version",
    address: newBakery,
    prepare: async (visitor) => {
      await saveVersion(visitor);
      return button("Delete version");
    },
    leaves: "saved versions",
  },
  {
    what: "Restore it",
    address: newBakery,
    prepare: async (visitor) => {
      await saveVersion(visitor);
      await visitor.keyboard("{Escape}");
      await openPanel(visitor, "Pages");
      await visitor.click(await duplicatePage(visitor));
      await openPanel(visitor, "Versions");
      await visitor.click(await button("Look at it"));
      return button("Restore it");
    },
    count: () => screen.queryAllByText(/^The version .* is restored\. Undo takes it back/).length,
  },
  {
    what: "Put it in, for a finding of the site check",
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Check");
      await visitor.click(await button(/^Write your own: The .+ of the business /));
      const phone = screen.getByLabelText("Telephone");
      await visitor.clear(phone);
      await visitor.type(phone, "09 222 33 44");
      return button("Put it in");
    },
    count: () => screen.queryAllByRole("button", { name: "Put it in" }).length,
  },
  {
    what: "A fix of the site check",
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Check");
      return firstButton(/^Hide the block: /);
    },
    count: () => screen.queryAllByRole("button", { name: /^Hide the block: / }).length,
  },
  {
    what: "Show what would change, for an edit",
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Words");
      await visitor.type(await screen.findByLabelText(/^What should change/), "Make it darker");
      return button("Show what would change");
    },
    count: () => screen.queryAllByRole("region", { name: "What would change" }).length,
  },
  {
    what: "Show what would change, for a brief",
    address: newBakery,
    prepare: async (visitor) => {
      await openPanel(visitor, "Words");
      await visitor.click(await screen.findByRole("tab", { name: "Rewrite it" }));
      await visitor.type(await screen.findByLabelText(/^Your brief/), "A florist in Leeds called Petal");
      return button("Show what would change");
    },
    count: () => screen.queryAllByRole("region", { name: "What would change" }).length,
  },
]);

test.each([
  { what: "Duplicate", difference: 1 },
  { what: "Delete", difference: -1 },
])("$what, pressed twice at once on a block, happens once", async ({ what, difference }) => {
  const { blocks, store } = await showActions();
  const before = blocks().length;
  const pressed = screen.getByRole("button", { name: what });

  await act(async () => {
    pressed.click();
    pressed.click();
  });

  expect(blocks()).toHaveLength(before + difference);
  act(() => store.getState().undo());
  expect(blocks()).toHaveLength(before);
});

const pages = () => screen.getAllByRole("button", { name: /Home page|\// }).length;
const blocks = () => document.querySelectorAll("[data-block]").length;

async function duplicatePage(visitor: UserEvent) {
  const panel = within(await screen.findByRole("list", { name: "Pages of the site" }));
  await visitor.click(panel.getByRole("button", { name: "More" }));
  return screen.findByRole("menuitem", { name: "Duplicate page" });
}

async function saveVersion(visitor: UserEvent) {
  await openPanel(visitor, "Versions");
  await visitor.click(await button("Save version"));
  await visitor.click(await button("Look at it"));
}

/** The buttons of the second block of a bakery. */
async function showActions() {
  const document = await templateDocument("bakery-counter");
  const project = { key: "1", project: { kind: "local", id: 1 }, document, savedAt: null };
  const store = createStudioStore(project as unknown as StudioProject); // only the state that the buttons read
  const blocks = () => store.getState().history.present.pages[0]?.blocks ?? [];
  render(
    <StudioProvider store={store}>
      <BlockActions block={blocks()[1] as Block} />
    </StudioProvider>,
  );
  act(() => store.setState({ holding: "held" }));
  return { blocks, store };
}

async function newBakery() {
  const { id } = await createLocalProject(
    {
      name: "Crumb & Co",
      description: "A bakery with boats in front",
      type: "web",
      templateId: "bakery-counter",
    },
    "new-project",
  );
  return `/studio/local-${id}`;
}

async function openPanel(visitor: UserEvent, name: string) {
  const panels = within(await screen.findByRole("toolbar", { name: "Panels" }));
  const panel = panels.getByRole("button", { name });
  if (panel.getAttribute("aria-pressed") !== "true") await visitor.click(panel);
}

class NoObserver {
  observe() {}
  disconnect() {}
}

async function withTemplate() {
  const site = await templateDocument("bakery-ledger");
  if (site) await saveAsTemplate("Bakery look", site);
  return "/view-projects?tab=mine";
}

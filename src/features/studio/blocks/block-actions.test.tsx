import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { stubInnerText } from "../../../../tests/inner-text.ts";
import type { StudioProject } from "../saved-sites.ts";
import { createStudioStore, StudioProvider, useSite } from "../studio-slice.ts";
import { useShortcuts } from "../use-shortcuts.ts";
import { BlockActions } from "./block-actions.tsx";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;
const block = bakery.pages[0]?.blocks[1] as Block;

stubInnerText();

test("where there is little room, all but moving is in a menu", async () => {
  const { visitor, blocks } = showActions();
  const names = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(names()).toEqual(["Move up", "Move down", "More"]);

  await openMenu(visitor);
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Duplicate",
    "Copy",
    "Hide from the page",
    "Lock",
    "Delete",
  ]);
  await visitor.click(screen.getByRole("menuitem", { name: "Lock" }));

  expect(blocks()[1]).toMatchObject({ id: block.id, isLocked: true });
  await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  await openMenu(visitor);
  expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("menuitem", { name: "Unlock" })).not.toHaveAttribute("aria-disabled");
});

test("letters typed in the menu find an entry, and are no shortcuts of the studio", async () => {
  const { visitor, blocks } = showActions();
  await openMenu(visitor);

  await visitor.keyboard("h");
  expect(blocks()[1]?.isHidden).toBeFalsy();
  await visitor.keyboard("{Enter}");

  expect(blocks()[1]).toMatchObject({ id: block.id, isHidden: true });
});

async function openMenu(visitor: ReturnType<typeof userEvent.setup>) {
  await visitor.click(screen.getByRole("button", { name: "More" }));
  await screen.findByRole("menu", { name: "More" });
}

/** The buttons of the second block, and the shortcuts of the studio. */
function showActions() {
  const project = { key: "1", project: { kind: "local", id: 1 }, document: bakery, savedAt: null };
  const store = createStudioStore(project as unknown as StudioProject); // only the state that the buttons read
  render(
    <ToastProvider>
      <StudioProvider store={store}>
        <Actions />
      </StudioProvider>
    </ToastProvider>,
  );
  act(() => {
    store.setState({ holding: "held" });
    store.getState().choose(block.id);
  });
  return {
    visitor: userEvent.setup(),
    blocks: () => store.getState().history.present.pages[0]?.blocks ?? [],
  };
}

function Actions() {
  useShortcuts();
  const shown = useSite().pages[0]?.blocks.find(({ id }) => id === block.id);
  return shown && <BlockActions block={shown} isShort />;
}

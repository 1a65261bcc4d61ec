import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { CheckPanel } from "./check-panel.tsx";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;

test("a finding leads to its block and field, also on another page", async () => {
  const { visitor, store } = await showPanel(bakery);
  const finding = screen
    .getAllByRole("listitem")
    .find((item) => within(item).queryByText(/^Opening hours: all days/));
  if (!finding) throw new Error("The sample hours were not found.");

  await visitor.click(within(finding).getByRole("button", { name: /^Show/ }));

  const { page, block, field } = store.getState();
  const shown = bakery.pages.find(({ id }) => id === page)?.blocks.find(({ id }) => id === block);
  expect(shown?.kind).toBe("hours");
  expect(field).toBe("days");
});

test("a fix changes the site in one undo step and removes its finding", async () => {
  const { visitor, store } = await showPanel({ ...bakery, head: { isUnlisted: true } });

  await visitor.click(screen.getByRole("button", { name: /^Let them list it/ }));

  expect(store.getState().history.present.head).toBeUndefined();
  await expect.poll(() => screen.queryByText("The site asks search engines not to list it.")).toBeNull();
  store.getState().undo();
  expect(store.getState().history.present.head).toEqual({ isUnlisted: true });
  expect(await screen.findByText("The site asks search engines not to list it.")).toBeVisible();
});

test("if another tab edits the site, it can be viewed but not changed", async () => {
  const { visitor, store } = await showPanel({ ...bakery, head: { isUnlisted: true } }, "elsewhere");

  expect(screen.queryByRole("button", { name: /^Let them list it/ })).toBeNull();
  const [first] = screen.getAllByRole("button", { name: /^Show/ });
  if (first) await visitor.click(first);
  expect(store.getState().panel).toBe("search");
});

async function showPanel(document: SiteDocument, holding: "held" | "elsewhere" = "held") {
  const store = createStudioStore({
    key: "1",
    project: { id: 1, name: "Crumb & Co", templateId: "bakery-counter", type: "web" },
    document,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only the state that the panel reads
  render(
    <StudioProvider store={store}>
      <CheckPanel />
    </StudioProvider>,
  );
  store.setState({ holding });
  await screen.findAllByRole("listitem");
  return { visitor: userEvent.setup(), store };
}

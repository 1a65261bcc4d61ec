import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import type { StudioProject } from "../saved-sites.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { BlocksPanel } from "./blocks-panel.tsx";

test("a suggestion says that visitors do not see it", async () => {
  const bakery = (await templateDocument("bakery-counter")) as SiteDocument;
  const [home, ...others] = bakery.pages;
  if (!home) throw new Error("The template has no page.");
  const blocks = home.blocks.map((block) =>
    block.kind === "hours" ? { ...block, isHidden: true, isSuggestion: true } : block,
  );
  const document = { ...bakery, pages: [{ ...home, blocks }, ...others] };
  const project = { key: "1", project: { kind: "local", id: 1 }, document, savedAt: null };
  const store = createStudioStore(project as unknown as StudioProject); // only the state that the panel reads

  render(
    <ToastProvider>
      <StudioProvider store={store}>
        <BlocksPanel />
      </StudioProvider>
    </ToastProvider>,
  );

  const suggestions = screen.getAllByText("Suggestion: visitors don’t see it");
  expect(suggestions).toHaveLength(blocks.filter(({ isSuggestion }) => isSuggestion).length);
});

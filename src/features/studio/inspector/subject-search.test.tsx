import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { DrawnPicture } from "#src/sites/fields.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { SubjectSearch } from "./subject-search.tsx";

const bakery = await templateDocument("bakery-counter");

test("Enter takes the first drawing that shows the word", async () => {
  const chosen = renderSearch();

  await search("cheese");
  await userEvent.keyboard("{Enter}");

  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toMatchObject({
    kind: "subject",
    label: screen.getAllByRole("radio")[0]?.getAttribute("aria-label"),
  });
});

test("the arrows go from the word through the drawings, and Escape goes back and clears it", async () => {
  const chosen = renderSearch();
  const field = screen.getByRole("searchbox", { name: "What should it show?" });

  await search("cheese");
  await userEvent.keyboard("{ArrowDown}");
  const [first, second] = screen.getAllByRole("radio");
  expect(first).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(second).toHaveFocus();
  expect(chosen.at(-1)).toMatchObject({ label: second?.getAttribute("aria-label") });

  await userEvent.keyboard("{Escape}");
  expect(field).toHaveFocus();
  expect(field).toHaveValue("cheese");
  await userEvent.keyboard("{Escape}");
  expect(field).toHaveValue("");
  await waitFor(() => expect(screen.queryByRole("radiogroup")).toBeNull());
});

test("each drawing has a name, and their number is said", async () => {
  renderSearch();

  await search("cheese");

  expect(screen.getByRole("radiogroup", { name: "Drawings found" })).toBeVisible();
  for (const radio of screen.getAllByRole("radio")) expect(radio).toHaveAccessibleName(/^[A-Z]/);
  expect(screen.getByRole("status")).toHaveTextContent(/^\d+ drawings$/);
});

test("a word that nothing shows is said, and Enter chooses nothing", async () => {
  const chosen = renderSearch();

  await userEvent.type(screen.getByRole("searchbox"), "zzz{Enter}");

  expect(await screen.findByText(/No drawing shows that/)).toBeVisible();
  expect(chosen).toEqual([]);
});

function renderSearch() {
  const chosen: DrawnPicture[] = [];
  const store = createStudioStore({
    key: "1",
    project: { id: 1, name: "Crumb & Co", templateId: "bakery-counter", type: "web" },
    document: bakery,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only the state that the search reads
  render(
    <StudioProvider store={store}>
      <SubjectSearch picture={null} onChoose={(picture) => chosen.push(picture)} />
    </StudioProvider>,
  );
  return chosen;
}

async function search(words: string) {
  await userEvent.tab();
  await userEvent.keyboard(words);
  await screen.findByRole("radiogroup", { name: "Drawings found" }, { timeout: 20_000 });
}

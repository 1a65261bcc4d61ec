import "fake-indexeddb/auto";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { work } from "#src/api/work-database.ts";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { NewProjectOnRequest } from "./new-project-on-request.tsx";

const ledger: ProjectTemplate = {
  id: "law-firm-ledger",
  name: "Vance & Adeke",
  description: "A law firm with fixed fees, said up front",
  type: "web",
};

beforeEach(() => work.clear());

test("a marketplace template fills in the first step, and is preselected in the second", async () => {
  const { visitor, dialog } = await openWith(ledger);
  expect(dialog.getByLabelText("Project name")).toHaveValue(ledger.name);
  expect(dialog.getByLabelText("Project description")).toHaveValue(ledger.description);
  expect(dialog.getByRole("radio", { name: /Website/ })).toBeChecked();

  await visitor.click(dialog.getByRole("button", { name: "Next" }));

  const [first, ...others] = await dialog.findAllByRole("radio");
  expect(first).toHaveAccessibleName(/Vance & Adeke/);
  expect(first).toBeChecked();
  expect(others).toHaveLength(3);
});

test("each template has its own draft", async () => {
  const { visitor, dialog, leave } = await openWith(ledger);
  await visitor.type(dialog.getByLabelText("Project name"), "!");
  leave();

  const other = await openWith({ ...ledger, id: "law-firm-studio", name: "Another Firm" });
  expect(other.dialog.getByLabelText("Project name")).toHaveValue("Another Firm");
  other.leave();

  const again = await openWith(ledger);
  expect(again.dialog.getByLabelText("Project name")).toHaveValue("Vance & Adeke!");
});

async function openWith(template: ProjectTemplate) {
  history.replaceState(null, "", `/web-app-builder?new=1&template=${template.id}`);
  const visitor = userEvent.setup();
  const { unmount: leave } = render(
    <ToastProvider>
      <NewProjectOnRequest findTemplate={(id) => (id === template.id ? template : undefined)} />
    </ToastProvider>,
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Create New Project" }));
  return { visitor, dialog, leave };
}

import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { work } from "#src/api/work-database.ts";
import { open } from "../../../tests/render-page.tsx";

beforeEach(() => work.clear());

test("consent needs an account, and grants required and selected permissions", {
  tags: "short",
}, async () => {
  const visitor = open("/app-connector?project=1&connector=spreadsheet");
  await visitor.click(await screen.findByRole("button", { name: "Connect" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Connect Spreadsheet" }));
  const account = dialog.getByLabelText(/^Workbook/);
  expect(dialog.getByRole("checkbox", { name: /^Add and change rows/ })).toBeDisabled();
  expect(dialog.getByRole("checkbox", { name: /^Add and change rows/ })).toBeChecked();

  await visitor.click(dialog.getByRole("button", { name: "Allow" }));
  await waitFor(() => expect(account).toHaveFocus());
  expect(account).toHaveAccessibleDescription("Required");

  await visitor.type(account, " Sales 2026 ");
  await visitor.click(dialog.getByRole("checkbox", { name: /^Read the rows/ }));
  await visitor.click(dialog.getByRole("button", { name: "Allow" }));

  expect(await screen.findByText(/^Sales 2026, for “/)).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByText("add and change rows")).toBeVisible();
});

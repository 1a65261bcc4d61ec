import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createColumns } from "../../computed/columns.ts";
import type { AppDocument, View } from "../../document.ts";
import { allRecords, createRecords } from "../../records/records.ts";
import { TestFrame } from "../../run/testing.tsx";
import { openExample } from "../../testing.ts";
import { accessibilityProblems } from "../testing.ts";

/** The example with one table as its only page. */
function showTable(table: string, name: string, { roles }: Partial<Pick<AppDocument, "roles">> = {}) {
  const { app: example } = openExample("groomer");
  const view = { id: "whole", table, kind: "table", name, options: {} } as View;
  const document = {
    ...example.document,
    views: [...example.document.views, view],
    pages: ["whole"],
    ...(roles && { roles }),
  };
  const app = createRecords({ document, records: allRecords(example) });
  const { container } = render(
    <TestFrame app={app} columns={createColumns(app)} person={{ role: roles ? "user" : "admin" }} />,
  );
  const user = userEvent.setup();
  const cell = (record: string, head: string) => {
    const row = screen.getByRole("row", { name: new RegExp(record) });
    const place = screen.getAllByRole("columnheader").findIndex(({ textContent }) => textContent === head);
    return [...row.children][place] as HTMLElement;
  };
  return { app, container, user, cell };
}

test("a cell is changed where it stands, with the keys of a grid, and one undo takes it back", async () => {
  const { app, container, user, cell } = showTable("dogs", "All dogs");
  const breed = () => app.records("dogs").get("bella")?.values.breed;
  const before = breed();
  const [opener] = within(screen.getByRole("grid", { name: "All dogs" })).getAllByRole("button", {
    name: "Bella",
  });
  opener?.focus();
  while (document.activeElement !== cell("Bella", "Breed")) await user.keyboard("{ArrowRight}");

  await user.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "Breed" })).toHaveFocus();
  await user.keyboard("Whippet{Escape}");
  expect(breed()).toBe(before);
  await user.click(cell("Bella", "Breed"));
  await user.keyboard("Whippet{Enter}");

  expect(breed()).toBe("Whippet");
  await expect.poll(() => document.activeElement).toBe(cell("Bella", "Breed"));
  expect(await accessibilityProblems(container)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(breed()).toBe(before);
});

test("a value that does not fit stays beside its reason, and nothing is saved", async () => {
  const { app, user, cell } = showTable("appointments", "Appointments");
  const [first] = app.records("appointments").values();
  const row = screen.getAllByRole("row")[1]?.firstElementChild?.textContent ?? "";

  await user.click(cell(row, "Price"));
  await user.clear(screen.getByRole("textbox", { name: "Price" }));
  await user.keyboard("plenty{Enter}");

  expect(screen.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(/amount|number/);
  expect(app.records("appointments").get(first?.id ?? "")).toBe(first);
  expect(app.canUndo).toBe(false);
});

test("whoever may not change records gets a plain table", () => {
  showTable("dogs", "All dogs", {
    roles: [{ id: "user", tables: { dogs: { see: true, add: true, change: false, delete: false } } }],
  });

  expect(screen.queryByRole("grid")).not.toBeInTheDocument();
  expect(screen.getByRole("table")).toBeInTheDocument();
});

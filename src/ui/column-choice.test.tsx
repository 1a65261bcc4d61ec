import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ColumnChoice, useHiddenColumns } from "./column-choice.tsx";
import { type DataColumn, DataTable } from "./data-table.tsx";

interface Tool {
  name: string;
  weight: number;
  place: string;
}

const rows: Tool[] = [{ name: "Awl", weight: 1, place: "Drawer" }];

const columns: DataColumn<Tool>[] = [
  { id: "name", label: "Name", cell: ({ name }) => name },
  { id: "weight", label: "Weight", cell: ({ weight }) => weight },
  { id: "place", label: "Place", cell: ({ place }) => place },
  { id: "do", label: "Actions", hidesLabel: true, cell: () => <button type="button">Take</button> },
];

test("columns can be hidden and shown, except a row's name and its controls", async () => {
  const visitor = userEvent.setup();
  render(<Tools />);
  expect(shownColumns()).toEqual(["Name", "Weight", "Place", "Actions"]);
  const button = screen.getByRole("button", { name: "Columns", expanded: false });
  expect(screen.queryByRole("checkbox")).toBeNull();

  await visitor.click(button);
  expect(screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
    "Weight",
    "Place",
  ]);
  await visitor.click(screen.getByRole("checkbox", { name: "Weight" }));
  await visitor.click(screen.getByRole("checkbox", { name: "Place" }));
  expect(shownColumns()).toEqual(["Name", "Actions"]);

  await visitor.click(screen.getByRole("checkbox", { name: "Place" }));
  expect(shownColumns()).toEqual(["Name", "Place", "Actions"]);
  await visitor.click(screen.getByRole("button", { name: "Columns", expanded: true }));
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("hidden columns are stored per table", async () => {
  const visitor = userEvent.setup();
  const first = render(<Tools />);
  await visitor.click(screen.getByRole("button", { name: "Columns" }));
  await visitor.click(screen.getByRole("checkbox", { name: "Weight" }));
  first.unmount();

  const second = render(<Tools />);
  expect(shownColumns()).toEqual(["Name", "Place", "Actions"]);
  second.unmount();

  render(<Tools table="spares" />);
  expect(shownColumns()).toEqual(["Name", "Weight", "Place", "Actions"]);
});

test("stored columns cannot hide a row's name, and unknown ones are ignored", () => {
  localStorage.setItem("hidden_columns:tools", "name gone do place");

  render(<Tools />);

  expect(shownColumns()).toEqual(["Name", "Weight", "Actions"]);
});

function Tools({ table = "tools" }: { table?: string }) {
  const [hidden, hide] = useHiddenColumns(table, columns);
  return (
    <>
      <ColumnChoice columns={columns} hidden={hidden} onChange={hide} />
      <DataTable
        caption="Tools"
        columns={columns}
        hidden={hidden}
        rows={rows}
        rowId={({ name }) => name}
        nameOf={({ name }) => name}
        empty="No tools."
      />
    </>
  );
}

const shownColumns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

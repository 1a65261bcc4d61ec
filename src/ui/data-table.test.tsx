import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { type DataColumn, DataTable, type RowId, type TableSort } from "./data-table.tsx";

interface Tool {
  id: number;
  name: string;
  weight: number;
}

const tools: Tool[] = [
  { id: 1, name: "Plane 10", weight: 3 },
  { id: 2, name: "Awl", weight: 1 },
  { id: 3, name: "Plane 9", weight: 2 },
];

const columns: DataColumn<Tool>[] = [
  { id: "name", label: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: "weight",
    label: "Weight",
    isNumber: true,
    cell: ({ weight }) => weight,
    sortBy: ({ weight }) => weight,
  },
  {
    id: "do",
    label: "Actions",
    hidesLabel: true,
    cell: ({ name }) => <button type="button">Take {name}</button>,
  },
];

test("clicking a header sorts ascending, then descending, then unsorted", async () => {
  const user = userEvent.setup();
  render(<Tools />);
  const head = screen.getByRole("columnheader", { name: "Name" });

  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual(["Awl", "Plane 9", "Plane 10"]);
  expect(head).toHaveAttribute("aria-sort", "ascending");

  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual(["Plane 10", "Plane 9", "Awl"]);
  expect(head).toHaveAttribute("aria-sort", "descending");

  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual(["Plane 10", "Awl", "Plane 9"]);
  expect(head).toHaveAttribute("aria-sort", "none");
});

test("rows can be selected one by one, as a range with Shift, and all at once", async () => {
  const user = userEvent.setup();
  render(<Tools />);
  const box = (name: string) => screen.getByRole("checkbox", { name });

  await user.click(box("Select Plane 10"));
  await user.keyboard("{Shift>}");
  await user.click(box("Select Plane 9"));
  await user.keyboard("{/Shift}");
  expect(screen.getByText("Chosen: 1, 2, 3")).toBeVisible();

  await user.click(box("Select all"));
  expect(screen.getByText("Chosen:")).toBeVisible();

  await user.click(box("Select Awl"));
  expect(box("Select all")).toHaveProperty("indeterminate", true);
});

test("one row is a tab stop, and the arrow keys move to the same control of other rows", async () => {
  const user = userEvent.setup();
  render(<Tools />);
  const take = (name: string) => screen.getByRole("button", { name: `Take ${name}` });
  take("Plane 10").focus();

  await user.keyboard("{ArrowDown}");
  expect(take("Awl")).toHaveFocus();
  await user.keyboard("{End}");
  expect(take("Plane 9")).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(take("Plane 9")).toHaveFocus();
  await user.keyboard("{Home}{ArrowUp}");
  expect(take("Plane 10")).toHaveFocus();

  expect(take("Plane 10")).toHaveProperty("tabIndex", 0);
  expect(take("Awl")).toHaveProperty("tabIndex", -1);
});

test("loading, error and empty states replace the rows", async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  const all = { caption: "Tools", columns, rowId: ({ id }: Tool) => id, nameOf: ({ name }: Tool) => name };
  const { rerender } = render(<DataTable {...all} rows={[]} isLoading empty="No tools." />);
  expect(screen.getByRole("region", { name: "Tools" })).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByText("No tools.")).toBeNull();

  rerender(
    <DataTable {...all} rows={[]} failure={{ message: "The drawer is stuck.", onRetry }} empty="No tools." />,
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.getByText("The drawer is stuck.")).toBeVisible();
  expect(onRetry).toHaveBeenCalledOnce();

  rerender(<DataTable {...all} rows={[]} empty="No tools." />);
  expect(screen.getByText("No tools.")).toBeVisible();
});

test("until its rows are rendered, a table with rows is loading and not empty", () => {
  const all = { caption: "Tools", columns, rowId: ({ id }: Tool) => id, nameOf: ({ name }: Tool) => name };
  const { container, rerender } = render(<DataTable {...all} rows={[]} isLoading empty="No tools." />);
  const changes = new MutationObserver(() => {});
  changes.observe(container, { childList: true, subtree: true });

  rerender(<DataTable {...all} rows={tools} empty="No tools." />);

  const added = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
  expect(added.map(({ textContent }) => textContent).join()).toContain("Awl");
  expect(added.filter(({ textContent }) => textContent?.includes("No tools."))).toEqual([]);
});

test("equal rows keep their order", async () => {
  const user = userEvent.setup();
  render(<Tools rows={tools.map((tool) => ({ ...tool, weight: 1 }))} />);

  await user.click(screen.getByRole("button", { name: "Weight" }));
  expect(names()).toEqual(["Plane 10", "Awl", "Plane 9"]);
  await user.click(screen.getByRole("button", { name: "Weight" }));
  expect(screen.getByRole("columnheader", { name: "Weight" })).toHaveAttribute("aria-sort", "descending");
  expect(names()).toEqual(["Plane 10", "Awl", "Plane 9"]);
});

test("numbers are sorted by value", async () => {
  const user = userEvent.setup();
  render(<Tools rows={tools.map((tool) => ({ ...tool, weight: tool.id === 2 ? 10 : tool.weight }))} />);

  await user.click(screen.getByRole("button", { name: "Weight" }));
  expect(names()).toEqual(["Plane 9", "Plane 10", "Awl"]);
});

test("Shift also selects upwards, in the displayed order", async () => {
  const user = userEvent.setup();
  render(<Tools />);
  await user.click(screen.getByRole("button", { name: "Name" }));

  await user.click(screen.getByRole("checkbox", { name: "Select Plane 9" }));
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: "Select Awl" }));
  await user.keyboard("{/Shift}");

  expect(screen.getByText("Chosen: 3, 2")).toBeVisible();
});

test("selected rows that are filtered out stay selected", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tools />);
  await user.click(screen.getByRole("checkbox", { name: "Select Awl" }));

  rerender(<Tools rows={tools.filter(({ name }) => name.startsWith("Plane"))} />);
  expect(screen.getByRole("checkbox", { name: "Select all" })).toHaveProperty("indeterminate", false);
  await user.click(screen.getByRole("checkbox", { name: "Select Plane 9" }));

  expect(screen.getByText("Chosen: 2, 3")).toBeVisible();
});

test("a hidden column is in neither the header nor the rows", () => {
  render(<Tools hidden={["weight"]} />);

  expect(screen.queryByRole("columnheader", { name: "Weight" })).toBeNull();
  expect(screen.getByRole("columnheader", { name: "Name" })).toBeVisible();
  expect(screen.getAllByRole("row").map((row) => row.children.length)).toEqual([3, 3, 3, 3]);
});

test("of ten thousand rows few are in the document, and all are counted", () => {
  // Virtualization needs the heights of the box and the rows, which jsdom lacks.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(56);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800);
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Nail ${id}`, weight: 1 }));
  render(<Tools rows={rows} />);

  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  expect(names()).toContain("Nail 0");
  expect(screen.getAllByRole("row").length).toBeLessThan(60);
});

function Tools({ rows = tools, hidden }: { rows?: readonly Tool[]; hidden?: readonly string[] }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set());
  return (
    <>
      <DataTable
        caption="Tools"
        columns={columns}
        hidden={hidden}
        rows={rows}
        rowId={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onSelect }}
        empty="No tools."
      />
      <p>Chosen: {[...selected].join(", ")}</p>
    </>
  );
}

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .flatMap((row) =>
      within(row)
        .queryAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    );

import type { ModuleCategory } from "#src/contract/module-categories.ts";
import type { Column } from "#src/ui/table.tsx";
import type { SampleRow, sampleRows } from "./sample-rows.ts";

type RowOf<Category extends ModuleCategory> = (typeof sampleRows)[Category][number];

const date = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
export const number = new Intl.NumberFormat("en");
export const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** What a table shows of a row between its name and its status. */
const columns: { [Category in ModuleCategory]: readonly Column<RowOf<Category>>[] } = {
  CRM: [
    { label: "Contact", cell: ({ contact }) => contact },
    { label: "Revenue", isNumber: true, cell: ({ revenue }) => dollars.format(revenue) },
  ],
  Productivity: [
    { label: "Assignee", cell: ({ assignee }) => assignee },
    { label: "Due date", cell: ({ dueDate }) => date.format(new Date(dueDate)) },
  ],
  Games: [
    { label: "Players", isNumber: true, cell: ({ players }) => number.format(players) },
    { label: "Rating", isNumber: true, cell: ({ rating }) => `${rating.toFixed(1)} / 5` },
  ],
  Security: [
    { label: "Last checked", cell: ({ lastChecked }) => time.format(new Date(lastChecked)) },
    { label: "Risk", cell: ({ risk }) => risk },
  ],
  AI: [
    { label: "Accuracy", isNumber: true, cell: ({ accuracy }) => `${accuracy.toFixed(1)}%` },
    { label: "Last trained", cell: ({ lastTrained }) => date.format(new Date(lastTrained)) },
  ],
};

/** A category's columns, applicable to its own rows. */
export function columnsOf(category: ModuleCategory) {
  // The table above pairs each category with its own rows, which the compiler cannot follow through an index.
  return columns[category] as readonly Column<SampleRow>[];
}

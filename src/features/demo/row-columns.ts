import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { formatDate, formatDateTime, formatNumber } from "#src/lib/english.ts";
import { dollars, formatMoney } from "#src/lib/money.ts";
import type { Column } from "#src/ui/table.tsx";
import type { SampleRow, sampleRows } from "./sample-rows.ts";

type RowOf<Category extends ModuleCategory> = (typeof sampleRows)[Category][number];

/** Lines break between date and time only. */
const unbroken = (text: string) => text.replace(/ (?!\d+:)/g, "\u00a0");
const day = (date: string) => unbroken(formatDate(new Date(date), "medium", { inUtc: true }));

/** The columns between name and status. */
const columns: { [Category in ModuleCategory]: readonly Column<RowOf<Category>>[] } = {
  CRM: [
    { label: "Contact", cell: ({ contact }) => contact },
    { label: "Revenue", isNumber: true, cell: ({ revenue }) => formatMoney(dollars(revenue)) },
  ],
  Productivity: [
    { label: "Assignee", cell: ({ assignee }) => assignee },
    { label: "Due date", cell: ({ dueDate }) => day(dueDate) },
  ],
  Games: [
    { label: "Players", isNumber: true, cell: ({ players }) => formatNumber(players) },
    { label: "Rating", isNumber: true, cell: ({ rating }) => `${rating.toFixed(1)} / 5` },
  ],
  Security: [
    {
      label: "Last checked",
      cell: ({ lastChecked }) => unbroken(formatDateTime(new Date(lastChecked), "medium", { inUtc: true })),
    },
    { label: "Risk", cell: ({ risk }) => risk },
  ],
  AI: [
    { label: "Accuracy", isNumber: true, cell: ({ accuracy }) => `${accuracy.toFixed(1)}%` },
    { label: "Last trained", cell: ({ lastTrained }) => day(lastTrained) },
  ],
};

/** Returns the columns of a category, typed for its rows. */
export function columnsOf(category: ModuleCategory) {
  // The table above pairs each category with its rows, but TypeScript cannot follow that through an index.
  return columns[category] as readonly Column<SampleRow>[];
}

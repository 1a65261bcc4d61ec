import checkIcon from "icon:check-circle";
import warningIcon from "icon:warning";
import { formatNumber } from "#src/lib/english.ts";
import type { CheckedRows, RowError } from "#src/lib/spreadsheet/check-rows.ts";
import { type DataColumn, DataTable } from "#src/ui/data-table.tsx";
import { Icon } from "#src/ui/icon.tsx";

const columns: readonly DataColumn<RowError & { id: number }>[] = [
  { id: "row", label: "Row", width: "w-16 sm:w-20", cell: ({ row }) => row },
  { id: "column", label: "Column", width: "w-32 sm:w-44", cell: ({ column }) => column },
  {
    id: "message",
    label: "What is wrong",
    // With its value, so that a phone shows all columns.
    cell: ({ text, message }) => (
      <span className="break-words">
        {text && `“${shorten(text)}”: `}
        {message}
      </span>
    ),
  },
];

export type RowChoice = "all" | "good";

interface RowCheckProps {
  checked: CheckedRows<unknown>;
  choice: RowChoice;
  onChoose: (choice: RowChoice) => void;
}

/** Shows the number of valid rows, the errors of the others, and a choice to import only the valid ones. */
export function RowCheck({ checked: { good, errors, badRows }, choice, onChoose }: RowCheckProps) {
  return (
    <section aria-labelledby="rows">
      <h2 id="rows" className="text-2xl">
        Rows
      </h2>
      <p role="status" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 font-medium">
        <span className="flex items-center gap-2 text-green-ink">
          <Icon path={checkIcon} /> {count(good.length)} right
        </span>
        {badRows > 0 && (
          <span className="flex items-center gap-2 text-danger">
            <Icon path={warningIcon} /> {count(badRows)} with errors
          </span>
        )}
      </p>
      {badRows > 0 && (
        <>
          <fieldset className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
            <legend className="sr-only">Which rows to apply</legend>
            <Choice
              label="Apply nothing until all rows are right"
              isChosen={choice === "all"}
              onChoose={() => onChoose("all")}
            />
            <Choice
              label={`Apply only the ${good.length} right ${good.length === 1 ? "row" : "rows"}`}
              isChosen={choice === "good"}
              onChoose={() => onChoose("good")}
            />
          </fieldset>
          <div className="mt-4">
            <DataTable
              caption="Errors by row and column"
              columns={columns}
              rows={errors.map((error, id) => ({ ...error, id }))}
              rowId={({ id }) => id}
              nameOf={({ row }) => `row ${row}`}
              empty=""
              minWidth="min-w-80 sm:min-w-160"
            />
          </div>
        </>
      )}
    </section>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input type="radio" name="rows" checked={isChosen} onChange={onChoose} className="size-5" />
      {label}
    </label>
  );
}

const count = (rows: number) => `${formatNumber(rows)} ${rows === 1 ? "row" : "rows"}`;
const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

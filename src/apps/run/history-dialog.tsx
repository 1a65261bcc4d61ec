import { use } from "react";
import type { AppColumns } from "../computed/column.ts";
import type { AppTable } from "../document.ts";
import { isEmpty } from "../fields/operators.ts";
import type { Change } from "../records/change.ts";
import { historyOf } from "../records/history.ts";
import type { AppRecord } from "../records/record.ts";
import { AppDialog } from "./app-dialog.tsx";

interface HistoryDialogProps {
  columns: AppColumns;
  table: AppTable;
  record: AppRecord;
  /** The change log, read outside this component: what waits forgets its own promise. */
  log: Promise<readonly Change[]>;
  onClose: () => void;
}

const kinds = { added: "Added", changed: "Changed", deleted: "Deleted" };

/** Everything that has happened to a record, last first. */
export function HistoryDialog({ columns, table, record, log, onClose }: HistoryDialogProps) {
  const entries = historyOf(use(log), table.id, record.id);
  const when = new Intl.DateTimeFormat(columns.context.locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <AppDialog title="What changed" onClose={onClose}>
      {entries.length === 0 && (
        <p>Nothing has changed since this {table.name.one.toLowerCase()} came into the app.</p>
      )}
      <ol className="run-history">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.label}`}>
            <p>
              <strong>{kinds[entry.kind]}</strong>{" "}
              <time dateTime={entry.at}>{when.format(new Date(entry.at))}</time>
            </p>
            {entry.kind === "changed" && (
              <ul>
                {entry.fields.map(({ field, before, after }) => {
                  const column = columns.column(table.id, field);
                  const shown = (value: unknown) =>
                    isEmpty(value) ? "nothing" : (column?.format(value) ?? "a deleted field");
                  return (
                    <li key={field}>
                      {column?.field.name ?? "Deleted field"}: <del>{shown(before)}</del>{" "}
                      <span aria-hidden="true">→</span> <ins>{shown(after)}</ins>
                    </li>
                  );
                })}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </AppDialog>
  );
}

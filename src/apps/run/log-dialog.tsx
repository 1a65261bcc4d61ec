import { use } from "react";
import type { AppColumns } from "../computed/column.ts";
import { type AppTable, findTable } from "../document.ts";
import type { Change, Edit } from "../records/change.ts";
import { type Deleted, deletedRecords, restoreRecord } from "../records/delete-records.ts";
import { SAMPLE } from "../records/record.ts";
import { AppDialog } from "./app-dialog.tsx";

const MOST_SHOWN = 50;

interface LogDialogProps {
  columns: AppColumns;
  /** The change log, read outside this component: what waits forgets its own promise. */
  log: Promise<readonly Change[]>;
  onEdit: (edit: Edit) => void;
  onClose: () => void;
}

/** The latest changes of an app, and the records that were deleted in any session, each with a button to bring it back. */
export function LogDialog({ columns, log: reading, onEdit, onClose }: LogDialogProps) {
  const log = use(reading);
  const { data } = columns;
  const when = new Intl.DateTimeFormat(data.document.locale, { dateStyle: "medium", timeStyle: "short" });
  const deleted = data.document.tables
    .flatMap((table) =>
      // Samples are deleted all at once, on purpose. Undo brings them back.
      deletedRecords({ ...data, records: data.records, log }, table.id)
        .filter(({ record }) => record.by !== SAMPLE)
        .map((one) => ({ table, ...one })),
    )
    .sort((one, other) => (one.change.at < other.change.at ? 1 : -1));
  return (
    <AppDialog title="What changed" onClose={onClose}>
      {deleted.length > 0 && (
        <section>
          <h3>Deleted records</h3>
          <ul className="run-history">
            {deleted.slice(0, MOST_SHOWN).map((one) => (
              <li key={`${one.table.id} ${one.record.id}`} className="run-deleted">
                <p>
                  <strong>{nameOf(columns, one)}</strong>{" "}
                  <time dateTime={one.change.at}>{when.format(new Date(one.change.at))}</time>
                </p>
                <button
                  type="button"
                  className="act"
                  onClick={() => {
                    onClose();
                    onEdit(restoreRecord(data, one));
                  }}
                >
                  Bring back <span className="sr">{nameOf(columns, one)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>Latest changes</h3>
        {log.length === 0 && <p>Nothing has changed yet.</p>}
        <ol className="run-history">
          {log
            .slice(-MOST_SHOWN)
            .toReversed()
            .map(({ id, label, at }) => (
              <li key={id}>
                {label} <time dateTime={at}>{when.format(new Date(at))}</time>
              </li>
            ))}
        </ol>
      </section>
    </AppDialog>
  );
}

/** A deleted record has its name only as far as its own values tell it. */
function nameOf({ data, column }: AppColumns, { table, record }: Deleted & { table: AppTable }) {
  const named = column(table.id, findTable(data.document, table.id)?.nameField ?? "");
  return named?.format(named.value(record)) || table.name.one;
}

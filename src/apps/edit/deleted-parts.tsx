import { Suspense, use, useState } from "react";
import type { AppTable } from "../document.ts";
import type { Change } from "../records/change.ts";
import { deletedFields, restoreField } from "../records/edit-fields.ts";
import { deletedTables, restoreTable } from "../records/restore-tables.ts";
import { useEdits } from "./editing.ts";

type ReadLog = () => Promise<readonly Change[]>;

interface ListProps {
  log: Promise<readonly Change[]>;
}

/** Fields that were deleted in any session, each with a button to bring it back. */
export function DeletedFields({ table, readLog }: { table: AppTable; readLog: ReadLog }) {
  const { document } = useEdits();
  // Read again after each change of the document.
  return (
    <Logged
      key={`${table.id} ${document.tables.map(({ fields }) => fields.length).join()}`}
      readLog={readLog}
    >
      {(log) => <FieldList table={table} log={log} />}
    </Logged>
  );
}

export function DeletedTables({ readLog }: { readLog: ReadLog }) {
  const { document } = useEdits();
  return (
    <Logged key={document.tables.length} readLog={readLog}>
      {(log) => <TableList log={log} />}
    </Logged>
  );
}

interface LoggedProps {
  readLog: ReadLog;
  children: (log: Promise<readonly Change[]>) => React.ReactNode;
}

function Logged({ readLog, children }: LoggedProps) {
  const [log] = useState(readLog);
  return <Suspense>{children(log)}</Suspense>;
}

function FieldList({ table, log: reading }: ListProps & { table: AppTable }) {
  const { columns, edit } = useEdits();
  const log = use(reading);
  const { data } = columns;
  const deleted = deletedFields({ ...data, records: data.records, document: data.document, log }).filter(
    (one) => one.table === table.id,
  );
  if (deleted.length === 0 || table.isLocked) return null;
  return (
    <section aria-label="Deleted fields">
      <h3>Deleted fields</h3>
      <ul className="run-history">
        {deleted.map((one) => (
          <li key={one.field.id} className="run-deleted">
            <strong>{one.field.name}</strong>
            <button type="button" className="act" onClick={() => edit(restoreField(data, one))}>
              Bring back <span className="sr">{one.field.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableList({ log: reading }: ListProps) {
  const { columns, edit } = useEdits();
  const { data } = columns;
  const deleted = deletedTables(data.document, use(reading));
  if (deleted.length === 0) return null;
  return (
    <section aria-label="Deleted tables">
      <h3>Deleted tables</h3>
      <ul className="run-history">
        {deleted.map((one) => (
          <li key={one.table.id} className="run-deleted">
            <strong>{one.table.name.many}</strong>
            <button type="button" className="act" onClick={() => edit(restoreTable(data.document, one))}>
              Bring back <span className="sr">{one.table.name.many}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

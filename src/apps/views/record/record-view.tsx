import { findField, findTable } from "../../document.ts";
import { isEmpty } from "../../fields/operators.ts";
import { type AppRecord, inOrder } from "../../records/record.ts";
import { Cell } from "../cell.tsx";
import { RecordActions } from "../record-actions.tsx";
import type { ViewProps } from "../view-props.ts";

export interface RecordViewProps
  extends Pick<ViewProps, "columns" | "table" | "shown" | "person" | "onOpen" | "onEdit"> {
  record: AppRecord;
}

export function RecordView({ columns, table, shown, record, person, onOpen, onEdit }: RecordViewProps) {
  const fields = shown.filter(({ field }) => field.id !== table.nameField);
  return (
    <article className="record-view">
      <h2>{columns.name(table.id, record) || `Unnamed ${table.name.one.toLowerCase()}`}</h2>
      <RecordActions columns={columns} table={table} record={record} person={person} onEdit={onEdit} />
      <dl>
        {fields
          .filter((column) => !isEmpty(column.value(record)))
          .map((column) => (
            <div key={column.field.id}>
              <dt>{column.field.name}</dt>
              <dd>
                <Cell column={column} value={column.value(record)} />
              </dd>
            </div>
          ))}
      </dl>
      <LinkedRecords columns={columns} table={table} record={record} onOpen={onOpen} />
    </article>
  );
}

/** Everything that links to the record: a dog shows its visits. */
function LinkedRecords({
  columns,
  table,
  record,
  onOpen,
}: Pick<RecordViewProps, "columns" | "table" | "record" | "onOpen">) {
  const linked = columns.data.document.tables.flatMap((from) =>
    from.fields.flatMap((field) => {
      if (field.kind !== "link" || field.options.table !== table.id) return [];
      const records = columns.linking(from.id, field.id).get(record.id) ?? [];
      return records.length > 0 ? [{ from, field, records: inOrder(records) }] : [];
    }),
  );
  return linked.map(({ from, field, records }) => (
    <section key={`${from.id}.${field.id}`} aria-label={from.name.many}>
      <h3>{findTable(columns.data.document, from.id)?.name.many}</h3>
      <ul>
        {records.map((one) => {
          const date = columns.column(
            from.id,
            from.fields.find(({ kind }) => kind === "date-time" || kind === "date")?.id ?? "",
          );
          const isNamedByIt = date !== undefined && findField(from, from.nameField)?.id === date.field.id;
          return (
            <li key={one.id}>
              <button type="button" onClick={() => onOpen(from.id, one)}>
                {columns.name(from.id, one) || from.name.one}
              </button>
              {date && !isNamedByIt && <span>{date.format(date.value(one))}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

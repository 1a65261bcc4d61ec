import { useState } from "react";
import { summarize } from "../../query/query-view.ts";
import { Cell, isNumeric } from "../cell.tsx";
import type { ViewProps } from "../view-props.ts";

/** A simple table stays readable for screen readers; more rows come when they are asked for. */
const ROWS_AT_A_TIME = 200;

export function TableView({ columns, view, table, result, shown, onOpen }: ViewProps<"table">) {
  const [rows, setRows] = useState(ROWS_AT_A_TIME);
  const sums = shown.map((column) =>
    column.field.summary ? summarize(columns, column, column.field.summary, result.records) : null,
  );
  const [, ...others] = shown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls with the arrow keys
    <section className="table-view" aria-label={view.name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.field.id} scope="col" className={isNumeric(column) ? "numeric" : undefined}>
                {column.field.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.records.slice(0, rows).map((record) => (
            <tr key={record.id}>
              <th scope="row">
                <button type="button" onClick={() => onOpen(table.id, record)}>
                  {shown[0]?.format(shown[0].value(record)) || columns.name(table.id, record) || "Open"}
                </button>
              </th>
              {others.map((column) => (
                <td key={column.field.id} className={isNumeric(column) ? "numeric" : undefined}>
                  <Cell column={column} value={column.value(record)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums.some(Boolean) && (
          <tfoot>
            <tr>
              {sums.map((sum, at) => (
                <td key={shown[at]?.field.id} className="numeric">
                  {sum?.text}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {result.records.length > rows && (
        <button type="button" className="act" onClick={() => setRows(rows + ROWS_AT_A_TIME)}>
          Show more of {result.records.length} {table.name.many.toLowerCase()}
        </button>
      )}
    </section>
  );
}

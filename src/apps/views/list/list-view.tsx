import { useState } from "react";
import { isEmpty } from "../../fields/operators.ts";
import { type Group, summarize } from "../../query/query-view.ts";
import { Cell, isNumeric } from "../cell.tsx";
import type { ViewProps } from "../view-props.ts";

const ROWS_AT_A_TIME = 200;

/** Rows as people write lists: what matters in large type, the rest beside it, the figures at the end. */
export function ListView(props: ViewProps<"list">) {
  const { result } = props;
  const groups: readonly Group[] = result.groups ?? [
    { key: null, value: null, name: "", records: result.records },
  ];
  return (
    <div className="list-view">
      {groups
        .filter(({ records }) => records.length > 0)
        .map((group) => (
          // A list without groups is the page, which has its name.
          <section key={group.key ?? ""} aria-label={result.groups ? group.name || "Not set" : undefined}>
            {result.groups && <h3>{group.name || "Not set"}</h3>}
            <ListRows {...props} records={group.records} />
          </section>
        ))}
    </div>
  );
}

function ListRows({
  columns,
  view,
  table,
  shown,
  records,
  onOpen,
}: ViewProps<"list"> & Pick<Group, "records">) {
  const [count, setCount] = useState(view.options.rows ?? ROWS_AT_A_TIME);
  const [first, ...others] = shown;
  const marked = columns.column(table.id, view.options.marked ?? "");
  const numbers = others.filter(isNumeric);
  const words = others.filter((column) => !isNumeric(column));
  const sums = shown.filter(({ field }) => field.summary);
  return (
    <>
      <ul>
        {records.slice(0, count).map((record) => {
          const isMarked = marked?.value(record) === true;
          return (
            <li key={record.id} data-marked={isMarked || undefined}>
              <button type="button" onClick={() => onOpen(table.id, record)}>
                {first?.format(first.value(record)) || columns.name(table.id, record) || "Open"}
              </button>
              {isMarked && <span className="label mark">{marked.field.name}</span>}
              <span className="words">
                {words
                  .filter((column) => !isEmpty(column.value(record)))
                  .map((column) => (
                    <span key={column.field.id} title={column.field.name}>
                      <Cell column={column} value={column.value(record)} />
                    </span>
                  ))}
              </span>
              {numbers.map((column) => (
                <span key={column.field.id} className="figure">
                  <Cell column={column} value={column.value(record)} />
                </span>
              ))}
            </li>
          );
        })}
      </ul>
      {records.length > count && (
        <button type="button" className="act" onClick={() => setCount(count + ROWS_AT_A_TIME)}>
          Show more of {records.length}
        </button>
      )}
      {sums.map((column) => (
        <p key={column.field.id} className="sum">
          {column.field.name}{" "}
          <span className="figure">
            {summarize(columns, column, column.field.summary ?? "count", records).text}
          </span>
        </p>
      ))}
    </>
  );
}

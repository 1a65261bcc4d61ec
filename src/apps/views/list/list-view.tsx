import { useState } from "react";
import type { Column } from "../../computed/column.ts";
import { localTimeOf } from "../../fields/instant.ts";
import { isEmpty } from "../../fields/operators.ts";
import { type Group, summarize } from "../../query/query-view.ts";
import type { AppRecord } from "../../records/record.ts";
import { dayText } from "../calendar/period.ts";
import { Cell, isNumeric } from "../cell.tsx";
import type { ViewProps } from "../view-props.ts";
import { SwipeRow } from "./swipe-row.tsx";

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
  person,
  onOpen,
  onEdit,
  onDelete,
}: ViewProps<"list"> & Pick<Group, "records">) {
  const [count, setCount] = useState(view.options.rows ?? ROWS_AT_A_TIME);
  const [first, ...others] = shown;
  const marked = columns.column(table.id, view.options.marked ?? "");
  const date = columns.column(table.id, view.options.date ?? "");
  const numbers = others.filter(isNumeric);
  const words = others.filter((column) => !isNumeric(column));
  const sums = shown.filter(({ field }) => field.summary);
  return (
    <>
      <ul className={date && "log"}>
        {records.slice(0, count).map((record) => {
          if (date)
            return (
              <LogRow
                key={record.id}
                columns={columns}
                table={table}
                record={record}
                shown={shown}
                date={date}
                onOpen={onOpen}
              />
            );
          const isMarked = marked?.value(record) === true;
          return (
            <SwipeRow
              key={record.id}
              columns={columns}
              table={table}
              record={record}
              person={person}
              isMarked={isMarked}
              onEdit={onEdit}
              onDelete={onDelete}
            >
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
            </SwipeRow>
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

interface LogRowProps extends Pick<ViewProps<"list">, "columns" | "table" | "shown" | "onOpen"> {
  record: AppRecord;
  date: Column;
}

/** A date with what kind of row it is, and beside it of whom the row is and what it says. */
function LogRow({ columns, table, record, shown, date, onOpen }: LogRowProps) {
  const texts = shown.filter((column) => column !== date && !isEmpty(column.value(record)));
  const isKind = ({ shown: { kind } }: Column) => kind === "choice" || kind === "choices";
  const [last] = texts.filter((column) => !isKind(column)).slice(-1);
  return (
    <li>
      <span className="when">
        {shortDay(date.value(record), columns.context.locale)}
        {texts.filter(isKind).map((column) => (
          <span key={column.field.id}>{column.format(column.value(record))}</span>
        ))}
      </span>
      <span>
        {texts
          .filter((column) => column !== last && !isKind(column))
          .map((column) => (
            <b key={column.field.id}>{column.format(column.value(record))}: </b>
          ))}
        <button type="button" onClick={() => onOpen(table.id, record)}>
          {last?.format(last.value(record)) || columns.name(table.id, record) || "Open"}
        </button>
      </span>
    </li>
  );
}

function shortDay(value: unknown, locale: string) {
  if (typeof value !== "string") return null;
  const day = (value.endsWith("Z") ? localTimeOf(value) : value).slice(0, 10);
  return <time dateTime={day}>{dayText(day, locale, { month: "short", day: "numeric" })}</time>;
}

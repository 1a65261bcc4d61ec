import { useState } from "react";
import { isEmpty } from "../../fields/operators.ts";
import { Cell } from "../cell.tsx";
import { FieldName } from "../view-editing.tsx";
import type { ViewProps } from "../view-props.ts";

const CARDS_AT_A_TIME = 60;

export function CardsView({ columns, view, table, result, shown, onOpen }: ViewProps<"cards">) {
  const [count, setCount] = useState(CARDS_AT_A_TIME);
  const others = shown.filter(({ field }) => field.id !== table.nameField);
  return (
    <>
      <ul className="cards-view" aria-label={view.name}>
        {result.records.slice(0, count).map((record) => {
          const name = columns.name(table.id, record) || `Unnamed ${table.name.one.toLowerCase()}`;
          return (
            <li key={record.id} className="app-card">
              <span aria-hidden="true" className="initial">
                {[...name][0]}
              </span>
              <h3>
                <button type="button" onClick={() => onOpen(table.id, record)}>
                  {name}
                </button>
              </h3>
              <dl>
                {others
                  .filter((column) => !isEmpty(column.value(record)))
                  .map((column) => (
                    <div key={column.field.id}>
                      <dt>
                        <FieldName table={table.id} field={column.field} />
                      </dt>
                      <dd>
                        <Cell column={column} value={column.value(record)} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </li>
          );
        })}
      </ul>
      {result.records.length > count && (
        <button type="button" className="act" onClick={() => setCount(count + CARDS_AT_A_TIME)}>
          Show more of {result.records.length} {table.name.many.toLowerCase()}
        </button>
      )}
    </>
  );
}

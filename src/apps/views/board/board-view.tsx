import { useId } from "react";
import { isEmpty } from "../../fields/operators.ts";
import type { Group } from "../../query/query-view.ts";
import { changeRecords } from "../../records/edits.ts";
import type { AppRecord } from "../../records/record.ts";
import { Cell } from "../cell.tsx";
import type { ViewProps } from "../view-props.ts";

/** Each card has a list of the columns, which works with every pointer, key and screen reader. */
export function BoardView(props: ViewProps<"board">) {
  const { columns, view, table, result, onEdit } = props;
  const groups = result.groups ?? [];
  const move = (record: AppRecord, key: string) =>
    onEdit(changeRecords(columns.data, table.id, new Map([[record.id, { [view.options.by]: key || null }]])));
  return (
    <div className="board-view">
      {groups.map((group) => (
        <BoardColumn key={group.key ?? ""} {...props} group={group} groups={groups} onMove={move} />
      ))}
    </div>
  );
}

interface BoardColumnProps extends ViewProps<"board"> {
  group: Group;
  groups: readonly Group[];
  onMove: (record: AppRecord, key: string) => void;
}

function BoardColumn({ columns, table, shown, group, groups, onOpen, onMove }: BoardColumnProps) {
  const id = useId();
  const title = group.name || "Not set";
  const others = shown.filter(({ field }) => field.id !== table.nameField);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {title} <small>{group.records.length}</small>
      </h3>
      <ul>
        {group.records.map((record) => {
          const name = columns.name(table.id, record);
          return (
            <li key={record.id} className="app-card">
              <h4>
                <button type="button" onClick={() => onOpen(table.id, record)}>
                  {name || `Unnamed ${table.name.one.toLowerCase()}`}
                </button>
              </h4>
              {others
                .filter((column) => !isEmpty(column.value(record)))
                .map((column) => (
                  <p key={column.field.id}>
                    <Cell column={column} value={column.value(record)} />
                  </p>
                ))}
              <select
                aria-label={`Move ${name}`}
                value={group.key ?? ""}
                onChange={({ target }) => onMove(record, target.value)}
              >
                {groups.map((other) => (
                  <option key={other.key ?? ""} value={other.key ?? ""}>
                    {other.name || "Not set"}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

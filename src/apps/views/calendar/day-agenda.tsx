import { useId } from "react";
import { formatTime } from "../../fields/dates-in-words.ts";
import { isEmpty } from "../../fields/operators.ts";
import { Cell } from "../cell.tsx";
import { RecordActions } from "../record-actions.tsx";
import type { CalendarParts } from "./calendar-parts.ts";
import { type Entry, entriesOn, timeText } from "./entries.ts";
import { longDay } from "./period.ts";

interface DayAgendaProps extends CalendarParts {
  /** The day is the only one on screen, so its heading is that of the calendar. */
  isAlone?: boolean;
}

/** One day as a list: the time, what it is, and what one needs on the way: the address, the telephone, "Done". */
export function DayAgenda({ isAlone = false, ...parts }: DayAgendaProps) {
  const { props, entries, day, today } = parts;
  const id = useId();
  const { locale } = props.columns.context;
  const found = entriesOn(entries, day);
  return (
    <section
      className="agenda"
      aria-label={isAlone ? props.view.name : undefined}
      aria-labelledby={isAlone ? undefined : id}
    >
      {!isAlone && (
        <h4 id={id} data-today={day === today || undefined}>
          {longDay(day, locale)}
        </h4>
      )}
      {found.length === 0 ? (
        <p className="free">Nothing on this day.</p>
      ) : (
        <ol>
          {found.map((entry) => (
            <AgendaEntry key={entry.record.id} entry={entry} others={found} parts={parts} />
          ))}
        </ol>
      )}
    </section>
  );
}

function AgendaEntry({
  entry,
  others,
  parts,
}: {
  entry: Entry;
  others: readonly Entry[];
  parts: CalendarParts;
}) {
  const { props, day } = parts;
  const { columns, table, view, shown, onOpen, onEdit, person } = props;
  const { record, start } = entry;
  const rest = shown.filter(
    ({ field }) =>
      field.id !== table.nameField && field.id !== view.options.start && field.id !== view.options.end,
  );
  const clashes = others.filter((other) => other !== entry && overlaps(entry, other));
  return (
    <li data-colour={entry.colour}>
      <p className="time">
        {start === null || entry.day !== day ? (
          "All day"
        ) : (
          <time dateTime={`${entry.day}T${timeText(start)}`}>
            {formatTime(`${entry.day}T${timeText(start)}`, columns.context.locale)}
          </time>
        )}
      </p>
      <div>
        <button type="button" className="title" onClick={() => onOpen(table.id, record)}>
          {entry.name}
        </button>
        <dl>
          {rest
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
        {clashes.length > 0 && (
          <p className="clash">
            <span aria-hidden="true">⚠ </span>
            At the same time as {clashes.map(({ name }) => name).join(" and ")}.
          </p>
        )}
        <RecordActions columns={columns} table={table} record={record} person={person} onEdit={onEdit} />
      </div>
    </li>
  );
}

const overlaps = (one: Entry, other: Entry) =>
  one.start !== null &&
  other.start !== null &&
  one.day === other.day &&
  one.start < other.end &&
  other.start < one.end;

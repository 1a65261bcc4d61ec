import { type KeyboardEvent, useRef } from "react";
import { useDropZone } from "#src/ui/use-sortable.ts";
import { addDays, addMonths, endOfPeriod, startOfPeriod } from "../../fields/days.ts";
import type { CalendarParts } from "./calendar-parts.ts";
import { DayAgenda } from "./day-agenda.tsx";
import { entriesOn, moveTo } from "./entries.ts";
import { CALENDAR_LIST, EntryButton } from "./entry-button.tsx";
import { dayText, longDay } from "./period.ts";

const ENTRIES_IN_A_CELL = 3;

interface MonthGridProps extends CalendarParts {
  days: readonly string[];
  isNarrow: boolean;
}

/** Follows the grid pattern of the ARIA Authoring Practices: one tab stop, arrows by day and week, Page Up and Down by month. */
export function MonthGrid({ days, isNarrow, ...parts }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const { props, day, onDay, onOpenDay } = parts;
  const { locale } = props.columns.context;
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && event.target === event.currentTarget.querySelector(`[data-day="${day}"]`)) {
      event.preventDefault();
      return onOpenDay(day);
    }
    const next = nextDay(event, day);
    if (next === undefined) return;
    event.preventDefault();
    onDay(next);
    // The days of another month mount new cells.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the calendar is a grid of the ARIA practices */}
      <table ref={grid} role="grid" className="month" aria-label={props.view.name} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {days.slice(0, 7).map((one) => (
              <th key={one} scope="col">
                <abbr title={dayText(one, locale, { weekday: "long" })}>
                  {dayText(one, locale, { weekday: isNarrow ? "narrow" : "short" })}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <MonthDay key={one} of={one} isNarrow={isNarrow} parts={parts} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isNarrow && <DayAgenda {...parts} day={day} />}
    </>
  );
}

function MonthDay({ of, isNarrow, parts }: { of: string; isNarrow: boolean; parts: CalendarParts }) {
  const cell = useRef<HTMLTableCellElement>(null);
  const { props, entries, day, today, mayAdd, onDay, onOpenDay, onMove, onAdd } = parts;
  const { locale } = props.columns.context;
  const found = entriesOn(entries, of);
  const isChosen = of === day;
  useDropZone(
    {
      list: CALENDAR_LIST,
      onDrop(id) {
        const entry = entries.find(({ record }) => record.id === id);
        if (entry) onMove(entry, moveTo(entry, of));
      },
    },
    cell,
  );
  const shown = found.length > ENTRIES_IN_A_CELL ? found.slice(0, ENTRIES_IN_A_CELL - 1) : found;
  const count = found.length === 0 ? "" : `, ${found.length} ${found.length === 1 ? "entry" : "entries"}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of its cells
    <td
      ref={cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above
      role="gridcell"
      data-day={of}
      data-today={of === today || undefined}
      data-outside={of.slice(0, 7) !== day.slice(0, 7) || undefined}
      aria-selected={isChosen}
      aria-label={`${longDay(of, locale)}${count}`}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onDay(of)}
    >
      <span className="number" aria-hidden="true">
        {Number(of.slice(8))}
      </span>
      {isNarrow ? (
        <span className="dots" aria-hidden="true">
          {found.slice(0, 4).map(({ record, colour }) => (
            <i key={record.id} data-colour={colour} />
          ))}
        </span>
      ) : (
        <>
          {mayAdd && (
            <button
              type="button"
              className="plus"
              tabIndex={isChosen ? 0 : -1}
              aria-label={`Add on ${longDay(of, locale)}`}
              onClick={(event) => {
                event.stopPropagation();
                onAdd(of);
              }}
            >
              <span aria-hidden="true">+</span>
            </button>
          )}
          {shown.map((entry) => (
            <EntryButton
              key={entry.record.id}
              entry={entry}
              parts={parts}
              vertical={{ days: 7 }}
              isReachable={isChosen}
              className="in-month"
            />
          ))}
          {found.length > shown.length && (
            <button
              type="button"
              className="more"
              tabIndex={isChosen ? 0 : -1}
              onClick={(event) => {
                event.stopPropagation();
                onOpenDay(of);
              }}
            >
              {found.length - shown.length} more
            </button>
          )}
        </>
      )}
    </td>
  );
}

function nextDay({ key, shiftKey }: KeyboardEvent, day: string) {
  if (shiftKey) return;
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return startOfPeriod(day, "week");
    case "End":
      return endOfPeriod(day, "week");
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
  }
}

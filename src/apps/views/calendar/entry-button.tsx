import { type KeyboardEvent, useRef } from "react";
import { useSortable } from "#src/ui/use-sortable.ts";
import { formatTime } from "../../fields/dates-in-words.ts";
import type { CalendarParts } from "./calendar-parts.ts";
import { type Entry, moveTo, timeText } from "./entries.ts";

export const CALENDAR_LIST = "calendar";

const steps: Record<string, { days: number } | "up" | "down"> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: "up",
  ArrowDown: "down",
};

interface EntryButtonProps {
  entry: Entry;
  parts: CalendarParts;
  /** Where Shift with the up and down keys moves it: by days in a month, by minutes in a week. */
  vertical: { days: number } | { minutes: number };
  isReachable: boolean;
  className: string;
}

/** An entry that opens its record. It can be dragged to a day, or moved with Shift and the arrow keys. */
export function EntryButton({ entry, parts, vertical, isReachable, className }: EntryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { props, entries, mayMove, onMove } = parts;
  const { columns, table, onOpen } = props;
  const { id } = entry.record;
  const { locale } = columns.context;

  useSortable(
    {
      list: CALENDAR_LIST,
      id,
      canDrag: mayMove,
      onDrop(dropped) {
        const other = entries.find(({ record }) => record.id === dropped);
        if (other) onMove(other, moveTo(other, entry.day));
      },
    },
    () => ({ item: button.current }),
  );

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || !event.shiftKey || !mayMove) return;
    event.preventDefault();
    event.stopPropagation();
    const sign = step === "up" ? -1 : 1;
    onMove(
      entry,
      typeof step === "object"
        ? step
        : Object.fromEntries(Object.entries(vertical).map(([unit, size]) => [unit, sign * size])),
    );
    const grid = button.current?.closest(".calendar-view");
    // A move to another day mounts a new element, so focus is restored on the next frame.
    requestAnimationFrame(() => grid?.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus());
  }

  const time = entry.start === null ? "" : formatTime(`${entry.day}T${timeText(entry.start)}`, locale);
  return (
    <button
      ref={button}
      type="button"
      data-entry={id}
      data-colour={entry.colour}
      tabIndex={isReachable ? 0 : -1}
      className={`entry ${className}`}
      title={`${time} ${entry.name}`.trim()}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(table.id, entry.record);
      }}
    >
      {time && <span className="time">{time}</span>} {entry.name}
    </button>
  );
}

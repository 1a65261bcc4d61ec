import { type CSSProperties, useRef } from "react";
import { useDropZone } from "#src/ui/use-sortable.ts";
import { formatTime } from "../../fields/dates-in-words.ts";
import type { CalendarParts } from "./calendar-parts.ts";
import { type Entry, entriesOn, moveTo, placed, timeText } from "./entries.ts";
import { CALENDAR_LIST, EntryButton } from "./entry-button.tsx";
import { dayText, longDay } from "./period.ts";

/** The hours of a usual day are always shown; earlier and later ones if there is something in them. */
const USUAL_HOURS = [8, 18] as const;

/** Seven columns by the hour. Entries at the same time stand beside each other. */
export function WeekGrid({ days, ...parts }: CalendarParts & { days: readonly string[] }) {
  const timed = parts.entries.filter(({ start }) => start !== null);
  const from = Math.min(USUAL_HOURS[0], ...timed.map(({ start }) => Math.floor((start ?? 0) / 60)));
  const to = Math.max(USUAL_HOURS[1], ...timed.map(({ end }) => Math.ceil(end / 60)));
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  const { locale } = parts.props.columns.context;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="week-scroll" tabIndex={0} aria-label={parts.props.view.name}>
      <div className="week" style={{ "--hours": hours.length } as CSSProperties}>
        <div className="hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{formatTime(`2026-01-01T${timeText(hour * 60)}`, locale)}</span>
          ))}
        </div>
        {days.map((day) => (
          <WeekDay key={day} of={day} from={from} parts={parts} />
        ))}
      </div>
    </section>
  );
}

function WeekDay({ of, from, parts }: { of: string; from: number; parts: CalendarParts }) {
  const column = useRef<HTMLElement>(null);
  const { props, entries, today, mayAdd, onMove, onAdd } = parts;
  const { locale } = props.columns.context;
  const found = entriesOn(entries, of);
  const isWhole = (entry: Entry) => entry.start === null || entry.day !== of;
  useDropZone(
    {
      list: CALENDAR_LIST,
      onDrop(id) {
        const entry = entries.find(({ record }) => record.id === id);
        if (entry) onMove(entry, moveTo(entry, of));
      },
    },
    column,
  );
  const button = (entry: Entry, className: string) => (
    <EntryButton
      key={entry.record.id}
      entry={entry}
      parts={parts}
      vertical={{ minutes: 15 }}
      isReachable
      className={className}
    />
  );
  return (
    <section
      ref={column}
      className="week-day"
      aria-label={longDay(of, locale)}
      data-today={of === today || undefined}
    >
      <h4>
        <span>{dayText(of, locale, { weekday: "short" })}</span> {Number(of.slice(8))}
        {mayAdd && (
          <button
            type="button"
            className="plus"
            aria-label={`Add on ${longDay(of, locale)}`}
            onClick={() => onAdd(of)}
          >
            <span aria-hidden="true">+</span>
          </button>
        )}
      </h4>
      <div className="whole">{found.filter(isWhole).map((entry) => button(entry, "in-month"))}</div>
      <ul className="timed">
        {placed(found.filter((entry) => !isWhole(entry))).map(({ entry, lane, lanes }) => (
          <li
            key={entry.record.id}
            style={
              {
                "--from": (entry.start ?? 0) / 60 - from,
                "--length": (entry.end - (entry.start ?? 0)) / 60,
                "--lane": lane,
                "--lanes": lanes,
              } as CSSProperties
            }
          >
            {button(entry, "in-week")}
          </li>
        ))}
      </ul>
    </section>
  );
}

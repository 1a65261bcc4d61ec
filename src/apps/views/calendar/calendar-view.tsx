import { useEffect, useMemo, useRef, useState } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { useMedia } from "#src/lib/use-media.ts";
import { announce } from "#src/ui/announce.ts";
import { isDay } from "../../fields/days.ts";
import { editWithRules } from "../../rules/edit-with-rules.ts";
import { rightsOf } from "../../rules/rights.ts";
import { ChoiceRow } from "../choice-row.tsx";
import { RecordForm } from "../record-form.tsx";
import { useDraft } from "../use-draft.ts";
import { ADMIN, shownColumns, type ViewProps } from "../view-props.ts";
import css from "./calendar.css?inline";
import type { CalendarParts } from "./calendar-parts.ts";
import { DayAgenda } from "./day-agenda.tsx";
import { entriesOf, isMovable, moved, moveEntry } from "./entries.ts";
import { MonthGrid } from "./month-grid.tsx";
import { type CalendarSpan, longDay, periodText, shownDays, stepped } from "./period.ts";
import { WeekGrid } from "./week-grid.tsx";

adoptStyle(css);

const SPANS = { day: "Day", week: "Week", month: "Month" } as const;
const NARROW = "(max-width: 44rem)";

/** Records by day: one day as a list, a week by the hour, a month as a grid. A phone begins with the day. */
export function CalendarView(props: ViewProps<"calendar">) {
  const { columns, view, table, result, person = ADMIN, onEdit } = props;
  const { context, data } = columns;
  const isNarrow = useMedia(NARROW, false);
  const [{ day, span: chosen }, setDraft] = useDraft(null, (stored) => readDraft(stored, context.today));
  const span = chosen ?? (isNarrow ? "day" : view.options.span);
  const [adding, setAdding] = useState<string | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const entries = useMemo(
    () => entriesOf(columns, table, view, result.records),
    [columns, table, view, result.records],
  );
  const rights = rightsOf(data.document, person, table.id);
  const days = shownDays(span, day);
  /** The records that were there when somebody began to add one. */
  const before = useRef<ReadonlySet<string>>(null);
  // A record that was just added for another day is shown at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once whenever there are other entries
  useEffect(() => {
    const added = entries.find(({ record }) => before.current?.has(record.id) === false);
    if (!added) return;
    before.current = null;
    if (!days.includes(added.day)) setDraft({ day: added.day });
  }, [entries]);

  const parts: CalendarParts = {
    props,
    entries: entries.filter(
      (entry) => entry.lastDay >= (days[0] ?? day) && entry.day <= (days.at(-1) ?? day),
    ),
    day,
    today: context.today,
    mayMove: rights.change && isMovable(table, view),
    mayAdd: rights.add && isMovable(table, view),
    onDay: (next) => setDraft({ day: next }),
    onOpenDay(next) {
      setDraft({ day: next, span: "day" });
      requestAnimationFrame(() => head.current?.focus());
    },
    onMove(entry, by) {
      onEdit(editWithRules(columns, moveEntry(columns, table, view, entry.record, by), person.id).edit);
      const from = entry.record.values[view.options.start];
      const to = typeof from === "string" ? moved(from, by) : entry.day;
      announce(`${entry.name}: ${columns.column(table.id, view.options.start)?.format(to) ?? to}.`);
      if (by.days) setDraft({ day: to.slice(0, 10) });
    },
    onAdd(of) {
      before.current = new Set(entries.map(({ record }) => record.id));
      if (props.onAdd) props.onAdd({ [view.options.start]: beginOf(props, of) });
      else setAdding(of);
    },
  };
  return (
    <div className="calendar-view">
      <Toolbar span={span} onSpan={(next) => setDraft({ span: next })} parts={parts} head={head} />
      {parts.mayMove && span !== "day" && (
        <p className="hint">Drag an entry to another day, or move it with Shift and the arrow keys.</p>
      )}
      {adding && (
        <section className="adding" aria-label={`New ${table.name.one.toLowerCase()}`}>
          <h3>
            New {table.name.one.toLowerCase()} on {longDay(adding, context.locale)}
          </h3>
          <RecordForm
            key={adding}
            columns={columns}
            table={table}
            shown={shownColumns(columns, table)}
            label={`New ${table.name.one.toLowerCase()}`}
            begin={{ [view.options.start]: beginOf(props, adding) }}
            draftKey={`add ${view.id}`}
            by={person.id}
            onEdit={onEdit}
            onAdded={() => setAdding(null)}
            onCancel={() => setAdding(null)}
          />
        </section>
      )}
      {span === "month" && <MonthGrid {...parts} days={days} isNarrow={isNarrow} />}
      {span === "week" &&
        (isNarrow ? <Agendas {...parts} days={days} /> : <WeekGrid {...parts} days={days} />)}
      {span === "day" && <DayAgenda {...parts} day={day} isAlone />}
    </div>
  );
}

const Agendas = ({ days, ...parts }: CalendarParts & { days: readonly string[] }) =>
  days.map((day) => <DayAgenda key={day} {...parts} day={day} />);

interface ToolbarProps {
  span: CalendarSpan;
  onSpan: (span: CalendarSpan) => void;
  parts: CalendarParts;
  head: React.RefObject<HTMLHeadingElement | null>;
}

function Toolbar({ span, onSpan, parts: { props, day, today, mayAdd, onDay, onAdd }, head }: ToolbarProps) {
  const unit = SPANS[span].toLowerCase();
  return (
    <div className="calendar-bar">
      <h3 ref={head} tabIndex={-1} aria-live="polite">
        {periodText(span, day, props.columns.context.locale)}
      </h3>
      <div className="steps">
        <button
          type="button"
          className="act"
          aria-label={`Previous ${unit}`}
          onClick={() => onDay(stepped(span, day, -1))}
        >
          <span aria-hidden="true">←</span>
        </button>
        <button type="button" className="act" onClick={() => onDay(today)}>
          Today
        </button>
        <button
          type="button"
          className="act"
          aria-label={`Next ${unit}`}
          onClick={() => onDay(stepped(span, day, 1))}
        >
          <span aria-hidden="true">→</span>
        </button>
      </div>
      <ChoiceRow
        label="Show"
        className="spans"
        value={span}
        options={(Object.keys(SPANS) as CalendarSpan[]).map((id) => ({ value: id, name: SPANS[id] }))}
        onChoose={onSpan}
      />
      {mayAdd && (
        <button type="button" className="act main" onClick={() => onAdd(day)}>
          Add {props.table.name.one.toLowerCase()}
        </button>
      )}
    </div>
  );
}

/** An entry with a time begins at nine, until somebody says otherwise. */
const beginOf = ({ table, view }: ViewProps<"calendar">, day: string) =>
  table.fields.find(({ id }) => id === view.options.start)?.kind === "date-time" ? `${day}T09:00` : day;

function readDraft(stored: unknown, today: string): { day: string; span: CalendarSpan | undefined } {
  const { day, span } = (stored ?? {}) as Record<string, unknown>;
  return {
    day: typeof day === "string" && isDay(day) ? day : today,
    span: typeof span === "string" && Object.hasOwn(SPANS, span) ? (span as CalendarSpan) : undefined,
  };
}

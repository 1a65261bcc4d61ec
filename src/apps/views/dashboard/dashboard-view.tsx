import { useId, useMemo } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import type { View } from "../../document.ts";
import { addDays, daysBetween, isDay } from "../../fields/days.ts";
import { queryRecords } from "../../query/query-view.ts";
import { rightsOf } from "../../rules/rights.ts";
import { longDay } from "../calendar/period.ts";
import { partViewOf } from "../part-views.ts";
import { useDraft } from "../use-draft.ts";
import { ADMIN, showView, type ViewProps } from "../view-props.ts";
import { Chart } from "./chart.tsx";
import {
  changeOf,
  chartData,
  dateColumnOf,
  figureOf,
  type Range,
  rangeBefore,
  shortText,
  within,
} from "./chart-data.ts";
import css from "./dashboard.css?inline";
import type { DashboardTile } from "./dashboard-options.ts";
import { DateRange, LONGEST_DAYS } from "./date-range.tsx";

adoptStyle(css);

interface Draft {
  days: number;
  /** The last day; null if the range always ends today. */
  last: string | null;
}

/** Figures and charts over the records of views, and views beside them. */
export function DashboardView(props: ViewProps<"dashboard">) {
  const { columns, view } = props;
  const { today, locale } = columns.context;
  const { range: usual, tiles, tone } = view.options;
  const [{ days, last }, setDraft] = useDraft(view.id, (stored) => readDraft(stored, usual?.days ?? 30));
  const to = last ?? today;
  const range = usual && { from: addDays(to, 1 - days), to };
  const figures = tiles.filter(({ chart }) => chart !== "view");
  const parts = tiles.filter(({ chart }) => chart === "view");
  return (
    <div className="dashboard-view">
      {figures.length + (range ? 1 : 0) > 0 && (
        <section className={`figures tone-${tone}`} aria-label="Figures">
          {range && (
            <div className="bar">
              <p>
                {longDay(range.from, locale)} to {longDay(to, locale)}
                {figures.some(({ compares }) => compares) && `, compared with the ${days} days before`}
              </p>
              <DateRange
                range={range}
                today={today}
                onRange={(next) =>
                  setDraft({
                    days: daysBetween(next.from, next.to) + 1,
                    last: next.to === today ? null : next.to,
                  })
                }
              />
            </div>
          )}
          <div className="tiles">
            {figures.map((tile) => (
              <Tile key={tile.name} tile={tile} range={range} props={props} />
            ))}
          </div>
        </section>
      )}
      {parts.length > 0 && (
        <div className="parts">
          {parts.map((tile) => (
            <Part key={tile.name} tile={tile} range={range} props={props} />
          ))}
        </div>
      )}
    </div>
  );
}

interface TileProps {
  tile: DashboardTile;
  range: Range | undefined;
  props: ViewProps<"dashboard">;
}

const viewOf = (
  { columns, person = ADMIN }: ViewProps<"dashboard">,
  tile: DashboardTile,
): View | undefined => {
  const { document } = columns.data;
  const view = document.views.find(({ id }) => id === tile.view);
  if (!view) return;
  const { see, add } = rightsOf(document, person, view.table);
  return see && (view.kind !== "form" || add) ? view : undefined;
};

function recordsOf({ columns }: ViewProps<"dashboard">, view: View, tile: DashboardTile) {
  const filter =
    view.filter && tile.filter ? { all: [view.filter, tile.filter] } : (tile.filter ?? view.filter);
  return queryRecords(columns, { table: view.table, filter }).records;
}

function Tile({ tile, range, props }: TileProps) {
  const id = useId();
  const { columns } = props;
  const { edition } = columns.data;
  const view = viewOf(props, tile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: records are read from `columns`, and the edition says when they change
  const shown = useMemo(() => {
    if (!view) return;
    const all = recordsOf(props, view, tile);
    const date = range && dateColumnOf(columns, view.table, tile);
    const records = within(date, all, range);
    if (tile.chart === "figure") {
      const figure = figureOf(columns, view.table, tile, records);
      const before =
        tile.compares && range && date
          ? figureOf(columns, view.table, tile, within(date, all, rangeBefore(range))).value
          : undefined;
      const text = shortText(columns, columns.column(view.table, tile.field ?? ""), figure);
      return {
        figure: { ...figure, text },
        change: before === undefined ? undefined : changeOf(figure.value, before),
      };
    }
    return { data: chartData(columns, view.table, tile, records, range) };
  }, [columns, edition, view, tile, range?.from, range?.to]);
  if (!shown) return null;
  if ("figure" in shown && shown.figure)
    return (
      <div className="tile figure-tile" data-width={widthOf(tile)}>
        {tile.text ? (
          <p className="sentence">{tile.text.replace("{figure}", shown.figure.text)}</p>
        ) : (
          <dl>
            <dt>{tile.name}</dt>
            <dd>{shown.figure.text || "–"}</dd>
          </dl>
        )}
        {shown.change !== undefined && (
          <p className="change">
            {shown.change === null ? "nothing before" : `${percent(shown.change)} vs. before`}
          </p>
        )}
        {tile.hint && <p className="hint">{tile.hint}</p>}
      </div>
    );
  return (
    <section
      className="tile chart-tile"
      data-width={widthOf(tile)}
      data-chart={tile.chart}
      aria-labelledby={id}
    >
      <h3 id={id}>{tile.name}</h3>
      {tile.hint && <p className="hint">{tile.hint}</p>}
      {shown.data && <Chart data={shown.data} tile={tile} />}
    </section>
  );
}

const widthOf = ({ width, chart }: DashboardTile) =>
  width ?? (chart === "figure" ? "third" : chart === "view" ? "full" : "half");

const percent = (change: number) => {
  const tenths = Math.round(Math.abs(change) * 1_000) / 10;
  return tenths === 0 ? "0%" : `${change < 0 ? "−" : "+"}${tenths}%`;
};

/** A view inside the dashboard, with a search of its own if it asks for one. */
function Part({ tile, range, props }: TileProps) {
  const [{ search }, setDraft] = useDraft(`search ${tile.view}`, readSearch);
  const { columns } = props;
  const view = viewOf(props, tile);
  const Shown = view && partViewOf(view.kind);
  const shown = view && showView(columns, view, search);
  if (!view || !Shown || !shown) return null;
  const date = range && tile.date ? dateColumnOf(columns, view.table, tile) : undefined;
  const inRange = (records: readonly (typeof shown.result.records)[number][]) => within(date, records, range);
  const result = date
    ? {
        ...shown.result,
        records: inRange(shown.result.records),
        groups: shown.result.groups?.map((group) => ({ ...group, records: inRange(group.records) })) ?? null,
      }
    : shown.result;
  return (
    <div className="part" data-width={widthOf(tile)}>
      <div className={tile.hidesName ? "sr" : "part-head"}>
        <h3>{tile.name}</h3>
        {tile.hasSearch && (
          <label className="field">
            <span>Search {tile.name.toLowerCase()}</span>
            <input
              type="search"
              value={search}
              onChange={({ target }) => setDraft({ search: target.value })}
            />
          </label>
        )}
      </div>
      {tile.hint && <p className="hint">{tile.hint}</p>}
      {result.records.length === 0 && view.kind !== "form" && view.kind !== "board" && (
        <p role="status" className="empty">
          {search ? `Nothing matches “${search}”. ` : `No ${shown.table.name.many.toLowerCase()} here.`}
          {search && (
            <button type="button" className="act" onClick={() => setDraft({ search: "" })}>
              Clear the search
            </button>
          )}
        </p>
      )}
      <Shown
        columns={columns}
        view={view}
        table={shown.table}
        shown={shown.shown}
        result={result}
        person={props.person}
        onOpen={props.onOpen}
        onEdit={props.onEdit}
      />
    </div>
  );
}

function readSearch(stored: unknown) {
  const { search } = (stored ?? {}) as Record<string, unknown>;
  return { search: typeof search === "string" ? search : "" };
}

function readDraft(stored: unknown, usual: number): Draft {
  const { days, last } = (stored ?? {}) as Record<string, unknown>;
  const isCount = Number.isInteger(days) && (days as number) >= 1 && (days as number) <= LONGEST_DAYS;
  return {
    days: isCount ? (days as number) : usual,
    last: typeof last === "string" && isDay(last) ? last : null,
  };
}

import clsx from "clsx";
import { formatDate } from "#src/lib/english.ts";

interface Day {
  /** An ISO date, such as `2026-02-14`. */
  date: string;
}

interface Series<Row> {
  label: string;
  of: (day: Row) => number;
}

interface DayChartProps<Row extends Day> {
  title: string;
  days: readonly Row[];
  /** One or two series: the first is filled, the second outlined beside it. */
  series: readonly Series<Row>[];
}

const HEIGHT = 200;
const LEFT = 30;
const TOP = 12;
const BOTTOM = HEIGHT - 26;
const looks = ["fill-signal stroke-signal", "fill-raised stroke-amber-ink"];
const dayName = ({ date }: Day) => formatDate(new Date(`${date}T12:00:00Z`), "short", { inUtc: true });

/** Bars for each day, and the same figures as a table. */
export function DayChart<Row extends Day>({ title, days, series }: DayChartProps<Row>) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{title}</span>
        <span className="flex flex-wrap gap-x-5 text-muted text-sm">
          {series.map(({ label }, index) => (
            <span key={label} className="inline-flex items-center gap-2">
              <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
                <rect x={1} y={1} width={10} height={10} className={looks[index]} strokeWidth={2} />
              </svg>
              {label}
            </span>
          ))}
        </span>
      </figcaption>
      <Drawing
        title={title}
        days={days}
        series={series}
        width={360}
        weeksPerLabel={2}
        className="sm:hidden"
      />
      <Drawing
        title={title}
        days={days}
        series={series}
        width={780}
        weeksPerLabel={1}
        className="hidden sm:block"
      />
      <DayTable title={title} days={days} series={series} />
    </figure>
  );
}

interface DrawingProps<Row extends Day> extends DayChartProps<Row> {
  /** The width of the drawing in its own units. Text keeps its size. */
  width: number;
  weeksPerLabel: number;
  className: string;
}

function Drawing<Row extends Day>({
  title,
  days,
  series,
  width,
  weeksPerLabel,
  className,
}: DrawingProps<Row>) {
  const top = evenTop(Math.max(...days.flatMap((day) => series.map(({ of }) => of(day))), 1));
  const step = (width - LEFT) / days.length;
  const bar = (step * 0.76) / series.length;
  const y = (value: number) => BOTTOM - (value / top) * (BOTTOM - TOP);
  const sums = series.map(({ label, of }) => `${label}: ${days.reduce((sum, day) => sum + of(day), 0)}`);
  // Counting back from today, one label for each week or two.
  const hasLabel = (index: number) => (days.length - 1 - index) % (7 * weeksPerLabel) === 3;

  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      direction="ltr"
      aria-label={`${title}. ${sums.join(", ")}.`}
      className={clsx("w-full font-text", className)}
    >
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${width}`} className={value === 0 ? "stroke-ink" : "stroke-line"} />
          <text
            x={LEFT - 8}
            y={y(value) + 4}
            textAnchor="end"
            className="fill-muted text-[0.8125rem] tabular-nums"
          >
            {value}
          </text>
        </g>
      ))}
      {days.map((day, index) => (
        <g key={day.date}>
          {series.map(({ label, of }, place) => {
            const value = of(day);
            return value === 0 ? null : (
              <rect
                key={label}
                x={LEFT + step * (index + 0.12) + bar * place}
                y={y(value)}
                width={Math.max(bar - 2, 2)}
                height={BOTTOM - y(value)}
                className={clsx(
                  "origin-bottom animate-grow transition-[y,height] duration-200 [transform-box:fill-box]",
                  looks[place],
                )}
                strokeWidth={1.5}
              />
            );
          })}
          {hasLabel(index) && (
            <text
              x={LEFT + step * (index + 0.5)}
              y={HEIGHT - 6}
              textAnchor="middle"
              className="fill-muted text-[0.8125rem]"
            >
              {dayName(day)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function DayTable<Row extends Day>({ title, days, series }: DayChartProps<Row>) {
  return (
    <details className="mt-2 border-line border-y">
      <summary className="flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-signal">
        The same figures as a table
      </summary>
      <table className="mb-3 w-full border-collapse text-left text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-ink border-b">
            <th scope="col" className="py-1.5 pe-4">
              Day
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="px-2 py-1.5 text-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date} className="border-line border-b">
              <th scope="row" className="py-1.5 pe-4 font-normal">
                {dayName(day)}
              </th>
              {series.map(({ label, of }) => (
                <td key={label} className="px-2 py-1.5 text-right">
                  {of(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** An even number, so half of it is a whole number. */
function evenTop(most: number) {
  if (most <= 10) return most + (most % 2);
  const power = 10 ** Math.floor(Math.log10(most));
  return Math.ceil(most / power) * power;
}

import { type CSSProperties, useId, useState } from "react";
import type { Bucket, ChartData } from "./chart-data.ts";
import { ticksBelow } from "./chart-data.ts";
import type { DashboardTile } from "./dashboard-options.ts";
import { curve, donutArcs, PLOT, placeX, placeY, stacked } from "./shapes.ts";

interface ChartProps {
  data: ChartData;
  tile: DashboardTile;
}

/** A chart, drawn as SVG or with boxes, and the same figures as a table. */
export function Chart({ data, tile }: ChartProps) {
  const { buckets, isTime } = data;
  if (buckets.length === 0 || buckets.every(({ total }) => total === 0))
    return <p className="no-figures">Nothing to draw yet.</p>;
  const isPeriod = isTime && tile.chart !== "share" && tile.chart !== "donut";
  return (
    <>
      {isPeriod ? (
        <PeriodChart data={data} tile={tile} />
      ) : tile.chart === "share" ? (
        <ShareBar data={data} />
      ) : tile.chart === "donut" ? (
        <Donut data={data} />
      ) : (
        <Bars data={data} />
      )}
      <ChartTable data={data} name={tile.name} />
    </>
  );
}

/** Periods as columns, a line or ridges. A slider chooses the period whose figures are written below. */
function PeriodChart({ data, tile }: ChartProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const { buckets, series, format } = data;
  const best = buckets.reduce((top, { total }, at) => (total > (buckets[top]?.total ?? 0) ? at : top), 0);
  const at = Math.min(chosen ?? best, buckets.length - 1);
  const here = buckets[at];
  const last = buckets.length - 1;
  return (
    <div className="plot-box" data-chart={tile.chart}>
      <Plot id={id} data={data} chart={tile.chart} at={at} best={best} />
      <input
        type="range"
        aria-label={`Period of ${tile.name}`}
        min={0}
        max={last}
        value={at}
        aria-valuetext={here && `${here.name}: ${format(here.total)}`}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <p className="ends" aria-hidden="true">
        {[...new Set([0, Math.floor(last / 2), last])].map((place) => (
          <span key={place}>{buckets[place]?.name}</span>
        ))}
      </p>
      {here && (
        <p className="told">
          <span>
            {here.name}
            {at === best && buckets.length > 1 && ", the highest"} <b>{format(here.total)}</b>
          </span>
          {series.length > 1 &&
            series.map((one, place) => (
              <span key={one.key} className="key" style={shade(place, series.length)}>
                {one.name} <b>{format(here.values[place] ?? 0)}</b>
              </span>
            ))}
        </p>
      )}
    </div>
  );
}

/** The shade of a series, from 0 in front to 1 behind. */
const shade = (place: number, count: number) =>
  ({ "--deep": count < 2 ? 1 : place / (count - 1) }) as CSSProperties;

interface PlotProps {
  id: string;
  data: ChartData;
  chart: DashboardTile["chart"];
  at: number;
  best: number;
}

function Plot({ id, data, chart, at, best }: PlotProps) {
  const { buckets, series, format } = data;
  const highest = Math.max(...buckets.map(({ total }) => total), Number.MIN_VALUE);
  const layers = stacked(buckets, highest);
  const x = (index: number) => placeX(index, buckets.length, chart === "bars");
  const top = layers.at(-1)?.[at] ?? PLOT.floor;
  return (
    <div className="plot">
      <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} preserveAspectRatio="none" aria-hidden="true">
        {chart === "ridge" && (
          <>
            <radialGradient id={`${id}-sun`}>
              <stop offset="0" stopColor="var(--accent)" stopOpacity=".75" />
              <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
            </radialGradient>
            <ellipse cx={x(best)} cy="60" rx="330" ry="230" fill={`url(#${id}-sun)`} />
          </>
        )}
        {series
          .map((one, place) => ({ ...one, place, points: layers[place] ?? [] }))
          .toReversed()
          .map(({ key, place, points }) => (
            <g key={key} className="layer" style={shade(place, series.length)}>
              {chart === "bars" ? (
                <BarShapes points={points} below={layers[place - 1]} chosen={at} />
              ) : (
                <>
                  <linearGradient id={`${id}-${place}`} x1="0" y1="0" x2="0" y2="1">
                    <stop offset="0" className="top" />
                    <stop offset="1" className="foot" />
                  </linearGradient>
                  <path
                    d={`M0 ${PLOT.height} L${curve(points.map((y, index) => [x(index), y]))} L${PLOT.width} ${PLOT.height}Z`}
                    fill={`url(#${id}-${place})`}
                  />
                  {chart === "line" && (
                    <path
                      d={`M${curve(points.map((y, index) => [x(index), y]))}`}
                      className="line"
                      vectorEffect="non-scaling-stroke"
                    />
                  )}
                </>
              )}
            </g>
          ))}
        {chart !== "bars" && (
          <>
            <path d={`M${x(at)} 0V${PLOT.height}`} className="here" vectorEffect="non-scaling-stroke" />
            <path d={`M${x(at)} ${top}h.01`} className="dot" vectorEffect="non-scaling-stroke" />
          </>
        )}
      </svg>
      {ticksBelow(highest, data.isCount).map((value) => (
        <span
          key={value}
          className="tick"
          aria-hidden="true"
          style={{ top: `${(100 * placeY(value, highest)) / PLOT.height}%` }}
        >
          {format(value).replace(/([.,])0+(?=\D*$)/, "")}
        </span>
      ))}
    </div>
  );
}

interface BarShapesProps {
  points: readonly number[];
  below: readonly number[] | undefined;
  chosen: number;
}

const BarShapes = ({ points, below, chosen }: BarShapesProps) =>
  points.map((y, index) => {
    const width = (PLOT.width / points.length) * 0.72;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        key={index}
        x={placeX(index, points.length, true) - width / 2}
        y={y}
        width={width}
        height={Math.max(0, (below?.[index] ?? PLOT.floor) - y)}
        className="bar"
        data-chosen={index === chosen || undefined}
      />
    );
  });

/** One bar for each name, with its figure. Long names stay readable. */
function Bars({ data: { buckets, series, format } }: Pick<ChartProps, "data">) {
  const highest = Math.max(...buckets.map(({ total }) => total), Number.MIN_VALUE);
  return (
    <>
      <ul className="bars" aria-hidden="true">
        {buckets.map(({ key, name, values, total }) => (
          <li key={key}>
            <span>{name}</span>
            <b>{format(total)}</b>
            <span className="track">
              {values.map((value, place) => (
                <i
                  key={series[place]?.key}
                  style={{
                    ...shade(place, series.length),
                    width: `${Math.max(0, (100 * value) / highest)}%`,
                  }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {series.length > 1 && (
        <p className="told">
          {series.map(({ key, name }, place) => (
            <span key={key} className="key" style={shade(place, series.length)}>
              {name}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

const shareOf = (part: number, whole: number) =>
  whole > 0 ? Math.round((100 * Math.max(0, part)) / whole) : 0;
const wholeOf = (buckets: readonly Bucket[]) =>
  buckets.reduce((sum, { total }) => sum + Math.max(0, total), 0);

function ShareBar({ data: { buckets, format } }: Pick<ChartProps, "data">) {
  const whole = wholeOf(buckets);
  return (
    <>
      <div className="share" aria-hidden="true">
        {buckets
          .filter(({ total }) => total > 0)
          .map(({ key, total }) => (
            <i
              key={key}
              data-colour={(buckets.findIndex((one) => one.key === key) % 8) + 1}
              style={{ flexGrow: total }}
            />
          ))}
      </div>
      <Legend buckets={buckets} whole={whole} format={format} />
    </>
  );
}

function Donut({ data: { buckets, format } }: Pick<ChartProps, "data">) {
  const whole = wholeOf(buckets);
  return (
    <div className="donut">
      <svg viewBox="0 0 42 42" aria-hidden="true">
        {donutArcs(buckets.map(({ total }) => total)).map(({ length, from }, place) => (
          <circle
            key={buckets[place]?.key}
            cx="21"
            cy="21"
            r="15.9155"
            pathLength="100"
            data-colour={(place % 8) + 1}
            strokeDasharray={`${length} ${100 - length}`}
            strokeDashoffset={25 - from}
          />
        ))}
      </svg>
      <p className="whole">{format(whole)}</p>
      <Legend buckets={buckets} whole={whole} format={format} />
    </div>
  );
}

function Legend({
  buckets,
  whole,
  format,
}: {
  buckets: readonly Bucket[];
  whole: number;
  format: ChartData["format"];
}) {
  return (
    <ul className="legend" aria-hidden="true">
      {buckets.map(({ key, name, total }, place) => (
        <li key={key}>
          <i data-colour={(place % 8) + 1} />
          <span>{name}</span>
          <b>{format(total)}</b>
          <span className="percent">{shareOf(total, whole)}%</span>
        </li>
      ))}
    </ul>
  );
}

/** The figures of a chart for people who read them: with a screen reader, or exactly. */
function ChartTable({ data, name }: { data: ChartData; name: string }) {
  const { buckets, series, format } = data;
  const hasParts = series.length > 1;
  return (
    <details className="as-table">
      <summary>{name} as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="scroll" tabIndex={0} aria-label={`${name} as a table`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{data.isTime ? "Period" : "Name"}</th>
              {hasParts &&
                series.map((one) => (
                  <th key={one.key} scope="col" className="numeric">
                    {one.name}
                  </th>
                ))}
              <th scope="col" className="numeric">
                {hasParts ? "Total" : "Figure"}
              </th>
            </tr>
          </thead>
          <tbody>
            {buckets.map((bucket) => (
              <tr key={bucket.key}>
                <th scope="row">{bucket.name}</th>
                {hasParts &&
                  bucket.values.map((value, place) => (
                    <td key={series[place]?.key} className="numeric">
                      {format(value)}
                    </td>
                  ))}
                <td className="numeric">{format(bucket.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

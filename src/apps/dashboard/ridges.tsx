import { formatDollars } from "#src/lib/money.ts";
import { type Channel, channels, type DayFigures, ticksBelow } from "./figures.ts";

const WIDTH = 1_200;
const HEIGHT = 360;
const FLOOR = 350;
const HIGHEST = 280;

interface RidgesProps {
  days: readonly DayFigures[];
  /** The index of the selected day. */
  at: number;
  id: string;
}

/** Draws revenue as ridges of hills at dusk; the sun marks the best day. */
export function Ridges({ days, at, id }: RidgesProps) {
  const best = days.reduce((best, { total }) => Math.max(best, total), 1);
  const stacked = stack(days, best);
  const sunAt = days.findIndex(({ total }) => total === best);
  const x = (index: number) => (days.length < 2 ? WIDTH / 2 : (index / (days.length - 1)) * WIDTH);
  const top = stacked.at(-1)?.points[at] ?? FLOOR;
  return (
    <div className="plot">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="ridges"
      >
        <defs>
          <radialGradient id={`${id}-sun`}>
            <stop offset="0" stopColor="var(--accent)" stopOpacity=".75" />
            <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
          </radialGradient>
          {stacked.map(({ channel }) => (
            <linearGradient key={channel} id={`${id}-${channel}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={`${channel} top`} />
              <stop offset="1" className={`${channel} foot`} />
            </linearGradient>
          ))}
        </defs>
        <ellipse cx={x(Math.max(0, sunAt))} cy="60" rx="330" ry="230" fill={`url(#${id}-sun)`} />
        {stacked.toReversed().map(({ channel, points }) => (
          <path
            key={channel}
            d={`M0 ${HEIGHT} L${curve(points.map((y, index) => [x(index), y]))} L${WIDTH} ${HEIGHT}Z`}
            fill={`url(#${id}-${channel})`}
          />
        ))}
        <path d={`M${x(at)} 0V${HEIGHT}`} className="here" vectorEffect="non-scaling-stroke" />
        <path d={`M${x(at)} ${top}h.01`} className="dot" vectorEffect="non-scaling-stroke" />
      </svg>
      {ticksBelow(best).map((cents) => (
        <span
          key={cents}
          className="tick"
          aria-hidden="true"
          style={{ top: `${(100 * (FLOOR - (cents / best) * HIGHEST)) / HEIGHT}%` }}
        >
          {formatDollars(cents)}
        </span>
      ))}
    </div>
  );
}

/** Stacks the series, from the front ridge (Counter) to the back one, which shows the total. */
function stack(days: readonly DayFigures[], best: number): { channel: Channel; points: number[] }[] {
  const below = days.map(() => 0);
  return channels.map((channel) => ({
    channel,
    points: days.map((day, index) => {
      const sum = (below[index] ?? 0) + day.byChannel[channel];
      below[index] = sum;
      return FLOOR - (sum / best) * HIGHEST;
    }),
  }));
}

/** A smooth path through the midpoints between the points, which never overshoots. */
function curve(points: readonly (readonly [number, number])[]) {
  const [first = [0, FLOOR] as const] = points;
  const parts = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    const middle = (fromX + x) / 2;
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });
  return `${first.join(" ")} ${parts.join(" ")}`;
}

import { useId } from "react";
import { formatDate } from "#src/lib/english.ts";
import { formatDollars } from "#src/lib/money.ts";
import { channels, type DayFigures, dateOf } from "./figures.ts";
import { formatDay } from "./formats.ts";
import { Ridges } from "./ridges.tsx";

interface RevenueChartProps {
  days: readonly DayFigures[];
  from: number;
  to: number;
  /** The index of the selected day; null selects the best day. */
  look: number | null;
  onLook: (at: number) => void;
}

/** The revenue chart, with a slider that selects a day and shows its figures. */
export function RevenueChart({ days, from, to, look, onLook }: RevenueChartProps) {
  const id = useId();
  const best = days.reduce((best, { total }, at) => (total > (days[best]?.total ?? 0) ? at : best), 0);
  const at = Math.min(look ?? best, days.length - 1);
  return (
    <div className="chart">
      <Ridges days={days} at={at} id={id} />
      <input
        type="range"
        aria-label="Day on the chart"
        min={0}
        max={Math.max(0, days.length - 1)}
        value={at}
        aria-valuetext={days[at] && toldOf(days[at])}
        onChange={(event) => onLook(Number(event.target.value))}
      />
      <p className="days" aria-hidden="true">
        {[...new Set([from, from + Math.floor((to - from) / 2), to])].map((day) => (
          <span key={day}>{formatDate(dateOf(day), "short", { inUtc: true })}</span>
        ))}
      </p>
      {days[at] && <Told day={days[at]} isBest={at === best} />}
    </div>
  );
}

function Told({ day, isBest }: { day: DayFigures; isBest: boolean }) {
  return (
    <p className="told">
      <span>
        {formatDay(day.day)}
        {isBest && ", the best day"}
        <b>{formatDollars(day.total)}</b>
      </span>
      {channels.map((channel) => (
        <span key={channel} className={`key ${channel}`}>
          {channel}
          <b>{formatDollars(day.byChannel[channel])}</b>
        </span>
      ))}
    </p>
  );
}

const toldOf = ({ day, total }: DayFigures) => `${formatDay(day)}: ${formatDollars(total)}`;

import { formatDollars } from "#src/lib/money.ts";
import { channels, type DayFigures } from "./figures.ts";
import { formatDay } from "./formats.ts";

/** The chart data as a table. */
export function RevenueTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <details className="asked">
      <summary>The chart as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="scroll" tabIndex={0} aria-label="Revenue by day">
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className="sum">
                  {channel}
                </th>
              ))}
              <th scope="col" className="sum">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, byChannel, total }) => (
              <tr key={day}>
                <td>{formatDay(day)}</td>
                {channels.map((channel) => (
                  <td key={channel} className="sum">
                    {formatDollars(byChannel[channel])}
                  </td>
                ))}
                <td className="sum">{formatDollars(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

import { dateOf, Each } from "../parts.tsx";
import type { HoursData } from "./hours-fields.ts";

/** The week, followed by the days with different hours. */
export function Days({ data, labelledBy }: { data: HoursData; labelledBy: string }) {
  const exceptions = (data.exceptions ?? []).filter(({ date }) => date);
  return (
    <table className="sw-days" aria-labelledby={labelledBy}>
      <thead className="sw-hidden">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Open</th>
        </tr>
      </thead>
      <tbody>
        <Each of={data.days} field="days">
          {({ day, open, close, note }) => (
            <tr>
              <th scope="row" data-field="day">
                {day}
                {note && <small data-field="note">{note}</small>}
              </th>
              <td>{[open, close].filter(Boolean).join(" – ") || "Closed"}</td>
            </tr>
          )}
        </Each>
      </tbody>
      {exceptions.length > 0 && (
        <tbody>
          <tr className="sw-days-differ">
            <th scope="rowgroup" colSpan={2}>
              On other days
            </th>
          </tr>
          <Each of={data.exceptions ?? []} field="exceptions">
            {({ date, last, open, close, note }) =>
              date && (
                <tr>
                  <th scope="row">
                    {last > date ? `${dateOf(date)} – ${dateOf(last)}` : dateOf(date)}
                    {note && <small data-field="note">{note}</small>}
                  </th>
                  <td>{[open, close].filter(Boolean).join(" – ") || "Closed"}</td>
                </tr>
              )
            }
          </Each>
        </tbody>
      )}
    </table>
  );
}

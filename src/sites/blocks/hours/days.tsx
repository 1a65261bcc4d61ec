import { Each } from "../parts.tsx";
import type { HoursData } from "./hours-fields.ts";

export function Days({ data, labelledBy }: { data: HoursData; labelledBy: string }) {
  return (
    <table className="sw-days" aria-labelledby={labelledBy}>
      <thead className="sw-hidden">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Open</th>
        </tr>
      </thead>
      <tbody>
        <Each of={data.days}>
          {({ day, open, close, note }) => (
            <tr>
              <th scope="row">
                {day}
                {note && <small>{note}</small>}
              </th>
              <td>{[open, close].filter(Boolean).join(" – ") || "Closed"}</td>
            </tr>
          )}
        </Each>
      </tbody>
    </table>
  );
}

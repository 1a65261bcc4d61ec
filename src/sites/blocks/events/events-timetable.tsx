import { css, type ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, partsOf, Subtitle } from "../parts.tsx";
import type { EventsData } from "./events-fields.ts";

function EventsTimetable({ data, id, level }: ViewProps<EventsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} text={data.text} fallback="Dates" />
      <ul className="sw-timetable">
        <Each of={data.events}>
          {(event) => {
            const { weekday, day, month } = partsOf(event.date);
            return (
              <li>
                <p className="sw-timetable-day">
                  <span className="sw-hidden">{dateOf(event.date)}</span>
                  <strong aria-hidden="true">{day}</strong>
                  <span aria-hidden="true">
                    {weekday}
                    <br />
                    {month}
                  </span>
                </p>
                <div>
                  <Subtitle level={level}>{event.title}</Subtitle>
                  {event.text && <p className="sw-quiet">{event.text}</p>}
                </div>
                <p className="sw-timetable-where">
                  {[event.time, event.place, event.price].filter(Boolean).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </p>
              </li>
            );
          }}
        </Each>
      </ul>
    </div>
  );
}

export const eventsTimetable = {
  label: "A timetable",
  View: EventsTimetable,
  css: css`.sw-timetable{border-top:3px solid var(--sw-ink)}
.sw-timetable li{display:grid;gap:.8rem;padding-block:1.5rem;border-bottom:1px solid var(--sw-line)}
.sw-timetable-day{display:flex;align-items:center;gap:.8rem;line-height:1.15}
.sw-timetable-day strong{font:var(--sw-weight) var(--sw-t4)/1 var(--sw-display);color:var(--sw-strong);font-variant-numeric:tabular-nums;min-width:1.2em}
.sw-timetable .sw-subtitle{font-size:var(--sw-t2)}
.sw-timetable .sw-quiet{margin-top:.5rem;max-width:36rem}
.sw-timetable-where{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;font-weight:600}
@container sw-site (min-width:52rem){.sw-timetable li{grid-template-columns:9rem minmax(0,1fr) 15rem;gap:2.4rem;align-items:start}.sw-timetable-where{flex-direction:column}}`,
};

import type { ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, partsOf, Subtitle, Text } from "../parts.tsx";
import type { EventsData } from "./events-fields.ts";
import css from "./events-timetable.css?site";

function EventsTimetable({ data, id, level }: ViewProps<EventsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Dates" />
      <ul className="sw-timetable">
        <Each of={data.events} field="events">
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
                  <Subtitle level={level} field="title">
                    {event.title}
                  </Subtitle>
                  <Text of={event} field="text" className="sw-quiet" />
                </div>
                <p className="sw-timetable-where">
                  {(["time", "place", "price"] as const).map(
                    (name) =>
                      event[name] && (
                        <span key={name} data-field={name}>
                          {event[name]}
                        </span>
                      ),
                  )}
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
  css,
};

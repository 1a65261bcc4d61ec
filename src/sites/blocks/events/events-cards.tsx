import type { ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, Subtitle, Text } from "../parts.tsx";
import css from "./events-cards.css?site";
import type { EventsData } from "./events-fields.ts";

function EventsCards({ data, id, level }: ViewProps<EventsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Dates" />
      <ul className="sw-event-cards">
        <Each of={data.events} field="events">
          {(event) => (
            <li className="sw-card">
              <p className="sw-event-date">{dateOf(event.date)}</p>
              <Subtitle level={level} field="title">
                {event.title}
              </Subtitle>
              <Text of={event} field="text" className="sw-quiet" />
              <p className="sw-event-facts">
                {[event.time, event.place, event.price].filter(Boolean).join(" · ")}
              </p>
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const eventsCards = {
  label: "Cards",
  View: EventsCards,
  css,
};

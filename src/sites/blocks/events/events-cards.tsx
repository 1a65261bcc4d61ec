import { css, type ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, Subtitle } from "../parts.tsx";
import type { EventsData } from "./events-fields.ts";

function EventsCards({ data, id, level }: ViewProps<EventsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} text={data.text} fallback="Dates" />
      <ul className="sw-event-cards">
        <Each of={data.events}>
          {(event) => (
            <li className="sw-card">
              <p className="sw-event-date">{dateOf(event.date)}</p>
              <Subtitle level={level}>{event.title}</Subtitle>
              {event.text && <p className="sw-quiet">{event.text}</p>}
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
  css: css`.sw-event-cards{display:grid;gap:1.4rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr))}
.sw-event-cards li{display:flex;flex-direction:column;gap:.8rem}
.sw-event-date{font-weight:700;color:var(--sw-accent-ink)}
.sw-event-facts{margin-top:auto;padding-top:.9rem;border-top:1px solid var(--sw-line);font-size:.95rem}`,
};

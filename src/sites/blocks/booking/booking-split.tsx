import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, SiteForm } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { Slots } from "../slots.tsx";
import type { BookingData } from "./booking-fields.ts";

function BookingSplit({ data, id, tone, level, scope }: ViewProps<BookingData>) {
  return (
    <div className="sw-inner sw-booking-cols">
      <div className="sw-booking-about">
        <Head
          id={id}
          level={level}
          kicker={data.kicker}
          title={data.title}
          text={data.text}
          fallback="Booking"
        />
        {data.points.length > 0 && (
          <ul className="sw-booking-points">
            <Each of={data.points}>{(point) => <li>{point}</li>}</Each>
          </ul>
        )}
        <Picture
          picture={data.picture}
          scope={scope}
          tone={tone}
          id={`${id}-art`}
          className="sw-booking-picture"
        />
      </div>
      <div className="sw-card">
        <BookingForm data={data} id={id} scope={scope} />
      </div>
    </div>
  );
}

export function BookingForm({ data, id, scope }: Pick<ViewProps<BookingData>, "data" | "id" | "scope">) {
  return (
    <SiteForm scope={scope} labelledBy={`${id}-title`}>
      <label className="sw-field">
        Day
        <input name="day" type="date" required />
      </label>
      <Slots slots={data.slots} />
      <label className="sw-field">
        Name
        <input name="name" autoComplete="name" required />
      </label>
      <label className="sw-field">
        E-mail
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <button className="sw-button" type="submit">
        {data.action || "Send"}
      </button>
    </SiteForm>
  );
}

export const bookingSplit = {
  label: "Text beside the form",
  View: BookingSplit,
  hasForm: true as const,
  css: css`.sw-booking-cols .sw-title{font-size:var(--sw-t3)}
.sw-booking-cols .sw-title-page{font-size:var(--sw-t4)}
.sw-booking-cols{display:grid;gap:2.2rem}
.sw-booking-about .sw-head{margin-bottom:1.6rem;--sw-align:start;--sw-head-margin:0}
.sw-booking-points{display:grid;gap:.7rem}
.sw-booking-points li{padding-inline-start:1.9rem;position:relative}
.sw-booking-points li::before{content:"";position:absolute;inset:.5em auto auto 0;width:.85rem;height:.45rem;border:solid var(--sw-accent-ink);border-width:0 0 3px 3px;rotate:-45deg}
.sw-booking-picture{margin-top:2rem;border-radius:var(--sw-radius-card);aspect-ratio:16/8;width:100%;height:auto}
@container sw-site (min-width:56rem){.sw-booking-cols{grid-template-columns:minmax(0,1fr) minmax(0,30rem);gap:clamp(3rem,6cqi,6rem);align-items:start}}`,
};

import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { BookingData } from "./booking-fields.ts";
import { BookingForm } from "./booking-split.tsx";

function BookingCard({ data, id, tone, level, scope }: ViewProps<BookingData>) {
  return (
    <div className="sw-inner">
      <div className="sw-booking-panel">
        <div className="sw-booking-side">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} />
        </div>
        <div className="sw-booking-main">
          <Head
            id={id}
            level={level}
            kicker={data.kicker}
            title={data.title}
            text={data.text}
            fallback="Booking"
          />
          <BookingForm data={data} id={id} scope={scope} />
        </div>
      </div>
    </div>
  );
}

export const bookingCard = {
  label: "One card with a picture",
  View: BookingCard,
  hasForm: true as const,
  css: css`.sw-booking-panel{display:grid;overflow:hidden;background:var(--sw-surface);border:var(--sw-border);border-radius:var(--sw-radius-card);box-shadow:var(--sw-shadow)}
.sw-booking-side{aspect-ratio:16/9;position:relative}
.sw-booking-side .sw-picture{position:absolute;inset:0}
.sw-booking-main{padding:clamp(1.5rem,4cqi,3.4rem)}
.sw-booking-main .sw-head{margin-bottom:1.6rem;--sw-align:start;--sw-head-margin:0}
.sw-booking-main .sw-title:not(.sw-title-page){font-size:var(--sw-t3)}
@container sw-site (min-width:56rem){.sw-booking-panel{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}.sw-booking-side{aspect-ratio:auto}}`,
};

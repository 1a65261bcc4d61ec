import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./booking-card.css?site";
import type { BookingData } from "./booking-fields.ts";
import { BookingForm } from "./booking-form.tsx";

function BookingCard({ data, id, tone, level, scope }: ViewProps<BookingData>) {
  return (
    <div className="sw-inner">
      <div className="sw-booking-panel">
        {data.picture && (
          <div className="sw-booking-side" data-picture="picture">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} />
          </div>
        )}
        <div className="sw-booking-main">
          <Head id={id} level={level} data={data} fallback="Booking" />
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
  css,
};

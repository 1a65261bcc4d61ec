import type { ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { BookingData } from "./booking-fields.ts";
import { BookingForm } from "./booking-form.tsx";
import css from "./booking-split.css?site";

function BookingSplit({ data, id, tone, level, scope }: ViewProps<BookingData>) {
  return (
    <div className="sw-inner sw-booking-cols">
      <div className="sw-booking-about" data-picture="picture">
        <Head id={id} level={level} data={data} fallback="Booking" />
        {data.points.length > 0 && (
          <ul className="sw-booking-points">
            <Each of={data.points} field="points">
              {(point) => <li>{point}</li>}
            </Each>
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

export const bookingSplit = {
  label: "Text beside the form",
  View: BookingSplit,
  hasForm: true as const,
  css,
};

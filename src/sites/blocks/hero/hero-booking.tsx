import type { ViewProps } from "../define-block.ts";
import { SiteForm } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { Slots, slotsCss } from "../slots.tsx";
import css from "./hero-booking.css?site";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroBooking({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <>
      <div className="sw-desk-art">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="hero" />
      </div>
      <div className="sw-inner">
        <div className="sw-desk-text">
          {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
          <HeroTitle data={data} id={id} level={level} />
          {data.text && <p className="sw-lead">{data.text}</p>}
        </div>
        <div className="sw-card sw-desk-card">
          <p className="sw-subtitle" id={`${id}-form`}>
            {data.note || data.action.label}
          </p>
          <SiteForm scope={scope} labelledBy={`${id}-form`}>
            <Slots slots={data.slots} />
            <div className="sw-desk-fields">
              <label className="sw-field">
                Name
                <input name="name" autoComplete="name" required />
              </label>
              <label className="sw-field">
                Phone or e-mail
                <input name="contact" required />
              </label>
            </div>
            <button className="sw-button" type="submit">
              {data.action.label || "Send"}
            </button>
          </SiteForm>
        </div>
      </div>
    </>
  );
}

export const heroBooking = {
  label: "Booking first",
  View: HeroBooking,
  hasForm: true as const,
  css: `${slotsCss}\n${css}`,
};

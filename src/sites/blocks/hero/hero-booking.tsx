import { css, type ViewProps } from "../define-block.ts";
import { SiteForm } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { Slots, slotsCss } from "../slots.tsx";
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
  css: css`${slotsCss}
.sw-hero-booking{overflow:clip}
.sw-desk-art{height:15rem;position:relative}
.sw-desk-art::after{content:"";position:absolute;inset:0;background:linear-gradient(transparent 50%,var(--sw-ground))}
.sw-hero-booking .sw-inner{display:grid;gap:1.8rem;padding-block:1rem 3rem}
.sw-desk-card{display:grid;gap:1.1rem;box-shadow:0 30px 60px -30px rgb(0 0 0/.5)}
.sw-desk-fields{display:grid;gap:1rem}
.sw-hero-booking .sw-hero-title{font-size:var(--sw-t5)}
.sw-desk-card .sw-subtitle{font:var(--sw-weight) var(--sw-t2)/1.1 var(--sw-display)}
@container sw-site (min-width:56rem){
.sw-hero-booking{display:grid;min-height:44rem;align-items:center}
.sw-desk-art{position:absolute;inset:0;height:auto}
.sw-desk-art::after{background:linear-gradient(90deg,var(--sw-ground) 22%,color-mix(in oklab,var(--sw-ground) 60%,transparent) 44%,transparent 60%)}
.sw-hero-booking .sw-inner{grid-template-columns:minmax(0,35rem);padding-block:3rem}
.sw-desk-text .sw-lead{max-width:27rem}
.sw-desk-fields{grid-template-columns:1fr 1fr}
}`,
};

import { css, type ViewProps } from "../define-block.ts";
import { Action, Each, Head, Slider, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { ServicePrice } from "./service-price.tsx";
import type { ServicesData } from "./services-fields.ts";

function ServicesPanels({ data, id, tone, level, scope }: ViewProps<ServicesData>) {
  return (
    <>
      <div className="sw-inner">
        <Head
          id={id}
          level={level}
          kicker={data.kicker}
          title={data.title}
          text={data.text}
          fallback="All services"
        />
      </div>
      <Slider className="sw-panels" label={data.title || "Services"}>
        <ul>
          <Each of={data.services}>
            {(service, index) => (
              <li>
                <div className="sw-panel-picture">
                  <Picture picture={service.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                </div>
                <div className="sw-panel-copy">
                  <Subtitle level={level}>{service.name}</Subtitle>
                  {service.text && <p>{service.text}</p>}
                  <ServicePrice service={service} />
                </div>
              </li>
            )}
          </Each>
        </ul>
      </Slider>
      {data.action.label && (
        <p className="sw-inner sw-services-more">
          <Action link={data.action} scope={scope} className="sw-link" />
        </p>
      )}
    </>
  );
}

export const servicesPanels = {
  label: "Tall panels to slide",
  View: ServicesPanels,
  css: css`.sw-panels{overflow-x:auto;scroll-snap-type:x proximity;scroll-padding-inline:var(--sw-bleed);padding-bottom:1.2rem}
.sw-panels>ul{display:flex;gap:clamp(.8rem,1.4cqi,1.2rem);padding-inline:var(--sw-bleed);width:max-content}
.sw-panels li{flex:none;width:min(80cqi,22.5rem);scroll-snap-align:start;display:flex;flex-direction:column;background:var(--sw-surface);border-radius:var(--sw-radius-card);overflow:hidden}
.sw-panel-picture{aspect-ratio:4/3.7}
.sw-panel-copy{flex:1;display:flex;flex-direction:column;gap:.6rem;padding:1.3rem 1.4rem 1.5rem}
.sw-panel-copy p{color:var(--sw-muted)}
.sw-panel-copy .sw-service-price{margin-top:auto;padding-top:.5rem;color:var(--sw-ink)}`,
};

import { css, type ViewProps } from "../define-block.ts";
import { Action, Each, Head, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { ServicePrice } from "./service-price.tsx";
import type { ServicesData } from "./services-fields.ts";

function ServicesCards({ data, id, tone, level, scope }: ViewProps<ServicesData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="All services"
      />
      <ul className="sw-service-cards">
        <Each of={data.services}>
          {(service, index) => (
            <li className="sw-card">
              {service.picture && (
                <div className="sw-service-art">
                  <Picture picture={service.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                </div>
              )}
              <Subtitle level={level}>{service.name}</Subtitle>
              {service.text && <p className="sw-quiet">{service.text}</p>}
              <ServicePrice service={service} />
            </li>
          )}
        </Each>
      </ul>
      {data.action.label && (
        <p className="sw-services-more">
          <Action link={data.action} scope={scope} className="sw-button sw-button-quiet sw-link-arrow" />
        </p>
      )}
    </div>
  );
}

export const servicesCards = {
  label: "Cards with pictures",
  View: ServicesCards,
  css: css`.sw-service-cards{display:grid;gap:clamp(1rem,2cqi,1.7rem);grid-template-columns:repeat(auto-fit,minmax(min(100%,19.5rem),1fr))}
@container sw-site (min-width:72rem){.sw-service-cards:has(>li:nth-child(8):last-child){grid-template-columns:repeat(4,1fr)}}
.sw-service-cards li{display:flex;flex-direction:column;gap:.7rem;overflow:hidden}
.sw-service-art{margin:calc(-1*clamp(1.35rem,2.6cqi,2.1rem)) calc(-1*clamp(1.35rem,2.6cqi,2.1rem)) .6rem;aspect-ratio:16/10}
.sw-service-cards .sw-service-price{margin-top:auto;padding-top:.6rem;font-size:1.1rem}
.sw-service-cards .sw-subtitle{font-size:calc(var(--sw-t2)*.95)}`,
};

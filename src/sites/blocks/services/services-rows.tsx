import { css, type ViewProps } from "../define-block.ts";
import { Action, Each, Head, Subtitle } from "../parts.tsx";
import { ServicePrice } from "./service-price.tsx";
import type { ServicesData } from "./services-fields.ts";

function ServicesRows({ data, id, level, scope }: ViewProps<ServicesData>) {
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
      <ul className="sw-service-rows">
        <Each of={data.services}>
          {(service) => (
            <li>
              <Subtitle level={level}>{service.name}</Subtitle>
              {service.text && <p className="sw-quiet">{service.text}</p>}
              <ServicePrice service={service} />
            </li>
          )}
        </Each>
      </ul>
      {data.action.label && (
        <p className="sw-services-more">
          <Action link={data.action} scope={scope} className="sw-link" />
        </p>
      )}
    </div>
  );
}

export const servicesRows = {
  label: "Rows of large names",
  View: ServicesRows,
  css: css`.sw-service-rows li{display:grid;gap:.5rem;padding-block:clamp(1.2rem,2.2cqi,1.9rem);border-top:1px solid var(--sw-line)}
.sw-service-rows li:last-child{border-bottom:1px solid var(--sw-line)}
.sw-service-rows .sw-subtitle{font-size:var(--sw-t3)}
@container sw-site (min-width:52rem){.sw-service-rows li{grid-template-columns:minmax(0,6fr) minmax(0,5fr) minmax(8rem,2fr);gap:2.6rem;align-items:baseline}.sw-service-rows .sw-service-price{grid-column:3;text-align:end}.sw-service-rows .sw-subtitle:not(:has(+.sw-quiet)){grid-column:1/3}}
@media (hover:hover){.sw-service-rows li:hover .sw-subtitle{color:var(--sw-strong)}}`,
};

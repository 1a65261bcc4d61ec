import type { ViewProps } from "../define-block.ts";
import { Action, Each, Head, Subtitle, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { ServicePrice } from "./service-price.tsx";
import css from "./services-cards.css?site";
import type { ServicesData } from "./services-fields.ts";

function ServicesCards({ data, id, tone, level, scope }: ViewProps<ServicesData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="All services" />
      <ul className="sw-service-cards">
        <Each of={data.services} field="services">
          {(service, index) => (
            <li className="sw-card">
              {service.picture && (
                <div className="sw-service-art" data-picture="picture">
                  <Picture picture={service.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                </div>
              )}
              <Subtitle level={level} field="name">
                {service.name}
              </Subtitle>
              <Text of={service} field="text" className="sw-quiet" />
              <ServicePrice service={service} />
            </li>
          )}
        </Each>
      </ul>
      {data.action.label && (
        <p className="sw-services-more">
          <Action
            field="action"
            link={data.action}
            scope={scope}
            className="sw-button sw-button-quiet sw-link-arrow"
          />
        </p>
      )}
    </div>
  );
}

export const servicesCards = {
  label: "Cards with pictures",
  View: ServicesCards,
  css,
};

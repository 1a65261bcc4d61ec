import type { ViewProps } from "../define-block.ts";
import { Action, Each, Head, Slider, Subtitle, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { ServicePrice } from "./service-price.tsx";
import type { ServicesData } from "./services-fields.ts";
import css from "./services-panels.css?site";

function ServicesPanels({ data, id, tone, level, scope }: ViewProps<ServicesData>) {
  return (
    <>
      <div className="sw-inner">
        <Head id={id} level={level} data={data} fallback="All services" />
      </div>
      <Slider className="sw-panels" label={data.title || "Services"}>
        <ul>
          <Each of={data.services} field="services">
            {(service, index) => (
              <li>
                {service.picture && (
                  <div className="sw-panel-picture" data-picture="picture">
                    <Picture picture={service.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                  </div>
                )}
                <div className="sw-panel-copy">
                  <Subtitle level={level} field="name">
                    {service.name}
                  </Subtitle>
                  <Text of={service} field="text" />
                  <ServicePrice service={service} />
                </div>
              </li>
            )}
          </Each>
        </ul>
      </Slider>
      {data.action.label && (
        <p className="sw-inner sw-services-more">
          <Action field="action" link={data.action} scope={scope} className="sw-link" />
        </p>
      )}
    </>
  );
}

export const servicesPanels = {
  label: "Tall panels to slide",
  View: ServicesPanels,
  css,
};

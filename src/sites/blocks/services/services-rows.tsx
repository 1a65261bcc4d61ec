import type { ViewProps } from "../define-block.ts";
import { Action, Each, Head, Subtitle, Text } from "../parts.tsx";
import { ServicePrice } from "./service-price.tsx";
import type { ServicesData } from "./services-fields.ts";
import css from "./services-rows.css?site";

function ServicesRows({ data, id, level, scope }: ViewProps<ServicesData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="All services" />
      <ul className="sw-service-rows">
        <Each of={data.services} field="services">
          {(service) => (
            <li>
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
          <Action field="action" link={data.action} scope={scope} className="sw-link" />
        </p>
      )}
    </div>
  );
}

export const servicesRows = {
  label: "Rows of large names",
  View: ServicesRows,
  css,
};

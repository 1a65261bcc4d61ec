import type { ViewProps } from "../define-block.ts";
import { Action, Each, Head, numeral, Subtitle, Text } from "../parts.tsx";
import { ServicePrice } from "./service-price.tsx";
import type { ServicesData } from "./services-fields.ts";
import css from "./services-ledger.css?site";

function ServicesLedger({ data, id, level, scope }: ViewProps<ServicesData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="All services" />
      <ul className="sw-ledger">
        <Each of={data.services} field="services">
          {(service, index) => (
            <li>
              <span className="sw-ledger-number" aria-hidden="true">
                {numeral(index)}
              </span>
              <div>
                <Subtitle level={level} field="name">
                  {service.name}
                </Subtitle>
                <Text of={service} field="text" className="sw-quiet" />
                <ServicePrice service={service} />
              </div>
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

export const servicesLedger = {
  label: "Entries of a ledger",
  View: ServicesLedger,
  css,
};

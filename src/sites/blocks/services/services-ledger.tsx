import { css, type ViewProps } from "../define-block.ts";
import { Action, Each, Head, numeral, Subtitle } from "../parts.tsx";
import { ServicePrice } from "./service-price.tsx";
import type { ServicesData } from "./services-fields.ts";

function ServicesLedger({ data, id, level, scope }: ViewProps<ServicesData>) {
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
      <ul className="sw-ledger">
        <Each of={data.services}>
          {(service, index) => (
            <li>
              <span className="sw-ledger-number" aria-hidden="true">
                {numeral(index)}
              </span>
              <div>
                <Subtitle level={level}>{service.name}</Subtitle>
                {service.text && <p className="sw-quiet">{service.text}</p>}
                <ServicePrice service={service} />
              </div>
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

export const servicesLedger = {
  label: "Entries of a ledger",
  View: ServicesLedger,
  css: css`.sw-ledger{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));column-gap:clamp(2rem,5cqi,5rem)}
.sw-ledger li{display:grid;grid-template-columns:2.6rem minmax(0,1fr);padding-block:1.6rem;border-top:1px solid var(--sw-line)}
.sw-ledger-number{color:var(--sw-accent-ink);font-variant-numeric:tabular-nums;padding-top:.2rem}
.sw-ledger .sw-quiet{margin-top:.45rem}
.sw-ledger .sw-service-price{margin-top:.7rem}`,
};

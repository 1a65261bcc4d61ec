import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import type { PricingData } from "./pricing-fields.ts";
import { Period, Price } from "./pricing-parts.tsx";

function PricingRows({ data, id, level }: ViewProps<PricingData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} text={data.text} fallback="Plans" />
      <Period plans={data.plans} id={id} />
      <ul className="sw-plan-rows">
        <Each of={data.plans}>
          {(plan) => (
            <li>
              <div>
                <Subtitle level={level}>{plan.name}</Subtitle>
                {plan.isRecommended && <p className="sw-plan-mark">Most chosen</p>}
              </div>
              <div>
                <p>{plan.text}</p>
                <p className="sw-quiet">{plan.includes.join(" · ")}</p>
              </div>
              <div>
                <Price plan={plan} />
              </div>
            </li>
          )}
        </Each>
      </ul>
      {data.note && <p className="sw-pricing-note">{data.note}</p>}
    </div>
  );
}

export const pricingRows = {
  label: "Rows",
  View: PricingRows,
  css: css`.sw-plan-rows li{display:grid;gap:.8rem;padding-block:1.8rem;border-top:1px solid var(--sw-line)}
.sw-plan-rows li:last-child{border-bottom:1px solid var(--sw-line)}
.sw-plan-rows .sw-plan-mark{margin-top:.6rem}
.sw-plan-rows .sw-quiet{margin-top:.5rem;font-size:.98rem}
@container sw-site (min-width:52rem){.sw-plan-rows li{grid-template-columns:minmax(0,4fr) minmax(0,6fr) minmax(9rem,3fr);gap:2.6rem}.sw-plan-rows .sw-price{justify-content:flex-end;text-align:end}}`,
};

import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle, Text } from "../parts.tsx";
import type { PricingData } from "./pricing-fields.ts";
import { Period, Price } from "./pricing-parts.tsx";
import css from "./pricing-rows.css?site";

function PricingRows({ data, id, level }: ViewProps<PricingData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Plans" />
      <Period plans={data.plans} id={id} />
      <ul className="sw-plan-rows">
        <Each of={data.plans} field="plans">
          {(plan) => (
            <li>
              <div>
                <Subtitle level={level} field="name">
                  {plan.name}
                </Subtitle>
                {plan.isRecommended && <p className="sw-plan-mark">Most chosen</p>}
              </div>
              <div>
                <p data-field="text">{plan.text}</p>
                <p className="sw-quiet">{plan.includes.join(" · ")}</p>
              </div>
              <div>
                <Price plan={plan} />
              </div>
            </li>
          )}
        </Each>
      </ul>
      <Text of={data} field="note" className="sw-pricing-note" />
    </div>
  );
}

export const pricingRows = {
  label: "Rows",
  View: PricingRows,
  css,
};

import type { ViewProps } from "../define-block.ts";
import { Action, Each, Head, Subtitle, Text } from "../parts.tsx";
import css from "./pricing-cards.css?site";
import type { PricingData } from "./pricing-fields.ts";
import { Period, Price } from "./pricing-parts.tsx";

function PricingCards({ data, id, tone, level, scope }: ViewProps<PricingData>) {
  const best = `sw-card sw-tone sw-tone-${tone === "dark" ? "accent" : "dark"} sw-plan-best`;
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Plans" />
      <Period plans={data.plans} id={id} />
      <ul className="sw-plans">
        <Each of={data.plans} field="plans">
          {(plan) => (
            <li className={plan.isRecommended ? best : "sw-card"}>
              {plan.isRecommended && <p className="sw-plan-mark">Most chosen</p>}
              <Subtitle level={level} field="name">
                {plan.name}
              </Subtitle>
              <div>
                <Price plan={plan} />
              </div>
              <Text of={plan} field="text" className="sw-quiet" />
              <ul className="sw-includes">
                <Each of={plan.includes} field="includes">
                  {(point) => <li>{point}</li>}
                </Each>
              </ul>
              <Action field=":action" link={data.action} scope={scope} />
            </li>
          )}
        </Each>
      </ul>
      <Text of={data} field="note" className="sw-pricing-note" />
    </div>
  );
}

export const pricingCards = {
  label: "Cards",
  View: PricingCards,
  css,
};

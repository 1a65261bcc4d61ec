import type { ViewProps } from "../define-block.ts";
import { Each, Head, Slider, Text } from "../parts.tsx";
import type { PricingData } from "./pricing-fields.ts";
import { Period, Price } from "./pricing-parts.tsx";
import css from "./pricing-table.css?site";

function PricingTable({ data, id, level }: ViewProps<PricingData>) {
  /** Each point once, with the place where it is first written. */
  const points = new Map<string, string>();
  data.plans.forEach(({ includes }, plan) => {
    includes.forEach((point, index) => {
      if (!points.has(point)) points.set(point, `plans.${plan}.includes.${index}`);
    });
  });
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Plans" />
      <Period plans={data.plans} id={id} />
      <Slider className="sw-plan-scroll" label={data.title || "Plans"}>
        <table className="sw-plan-table">
          <thead>
            <tr>
              <td />
              <Each of={data.plans} field="plans">
                {(plan) => (
                  <th scope="col">
                    <span className="sw-plan-name" data-field="name">
                      {plan.name}
                    </span>
                    <Price plan={plan} />
                  </th>
                )}
              </Each>
            </tr>
          </thead>
          <tbody>
            <Each of={[...points]}>
              {([point, field]) => (
                <tr>
                  <th scope="row" data-field={field}>
                    {point}
                  </th>
                  <Each of={data.plans} field="plans">
                    {(plan) => (
                      <td>
                        {plan.includes.includes(point) ? (
                          <span className="sw-plan-yes">
                            <span className="sw-hidden">Included</span>
                          </span>
                        ) : (
                          <span className="sw-quiet">
                            <span aria-hidden="true">–</span>
                            <span className="sw-hidden">Not included</span>
                          </span>
                        )}
                      </td>
                    )}
                  </Each>
                </tr>
              )}
            </Each>
          </tbody>
        </table>
      </Slider>
      <Text of={data} field="note" className="sw-pricing-note" />
    </div>
  );
}

export const pricingTable = {
  label: "A table that compares",
  View: PricingTable,
  css,
};

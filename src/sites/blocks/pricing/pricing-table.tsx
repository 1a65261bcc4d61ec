import type { ViewProps } from "../define-block.ts";
import { Each, Head, Slider } from "../parts.tsx";
import type { PricingData } from "./pricing-fields.ts";
import { Period, Price } from "./pricing-parts.tsx";
import css from "./pricing-table.css?site";

function PricingTable({ data, id, level }: ViewProps<PricingData>) {
  const points = [...new Set(data.plans.flatMap(({ includes }) => includes))];
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Plans" />
      <Period plans={data.plans} id={id} />
      <Slider className="sw-plan-scroll" label={data.title || "Plans"}>
        <table className="sw-plan-table">
          <thead>
            <tr>
              <td />
              <Each of={data.plans}>
                {(plan) => (
                  <th scope="col">
                    <span className="sw-plan-name">{plan.name}</span>
                    <Price plan={plan} />
                  </th>
                )}
              </Each>
            </tr>
          </thead>
          <tbody>
            <Each of={points}>
              {(point) => (
                <tr>
                  <th scope="row">{point}</th>
                  <Each of={data.plans}>
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
      {data.note && <p className="sw-pricing-note">{data.note}</p>}
    </div>
  );
}

export const pricingTable = {
  label: "A table that compares",
  View: PricingTable,
  css,
};

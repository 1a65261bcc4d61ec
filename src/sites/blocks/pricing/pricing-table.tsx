import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Slider } from "../parts.tsx";
import type { PricingData } from "./pricing-fields.ts";
import { Period, Price } from "./pricing-parts.tsx";

function PricingTable({ data, id, level }: ViewProps<PricingData>) {
  const points = [...new Set(data.plans.flatMap(({ includes }) => includes))];
  return (
    <div className="sw-inner">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} text={data.text} fallback="Plans" />
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
  css: css`.sw-plan-scroll{overflow-x:auto;position:relative}
.sw-plan-table{border-collapse:collapse;width:100%;min-width:38rem}
.sw-plan-table :is(th,td){padding:.85rem 1rem;border-bottom:1px solid var(--sw-line);text-align:start;font-weight:400}
.sw-plan-table thead :is(th,td){border-bottom:3px solid var(--sw-ink);vertical-align:bottom}
.sw-plan-name{display:block;margin-bottom:.6rem;font-weight:700}
.sw-plan-table .sw-price strong{font-size:var(--sw-t2)}
.sw-plan-table tbody th{width:34%}
.sw-plan-yes{display:inline-block;position:relative;width:1.1rem;height:.6rem;border:solid var(--sw-strong);border-width:0 0 3px 3px;rotate:-45deg}`,
};

import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import css from "./features-columns.css?site";
import type { FeaturesData } from "./features-fields.ts";

function FeaturesColumns({ data, id, level }: ViewProps<FeaturesData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="At a glance" />
      <ul className="sw-feature-columns">
        <Each of={data.features} field="features">
          {(feature) => (
            <li>
              <Subtitle level={level} field="title">
                {feature.title}
              </Subtitle>
              {feature.text && <p data-field="text">{feature.text}</p>}
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const featuresColumns = {
  label: "Columns",
  View: FeaturesColumns,
  css,
};

import type { ViewProps } from "../define-block.ts";
import { Each, Head, numeral, Subtitle, Text } from "../parts.tsx";
import css from "./features-cells.css?site";
import type { FeaturesData } from "./features-fields.ts";

function FeaturesCells({ data, id, level }: ViewProps<FeaturesData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="At a glance" />
      <ul className="sw-cells">
        <Each of={data.features} field="features">
          {(feature, index) => (
            <li>
              <p className="sw-cell-number" aria-hidden="true">
                {numeral(index)}
              </p>
              <Subtitle level={level} field="title">
                {feature.title}
              </Subtitle>
              <Text of={feature} field="text" />
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const featuresCells = {
  label: "Numbered cells",
  View: FeaturesCells,
  css,
};

import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle, Text } from "../parts.tsx";
import css from "./features-columns.css?site";
import type { FeaturesData } from "./features-fields.ts";

function FeaturesColumns({ data, id, level }: ViewProps<FeaturesData>) {
  const { kicker, title, text } = data;
  // A strip of facts has no heading, not even for screen readers: its first fact names it.
  const isStrip = `${kicker}${title}${text}`.trim() === "";
  return (
    <div className="sw-inner">
      {!isStrip && <Head id={id} level={level} data={data} fallback="At a glance" />}
      <ul className="sw-feature-columns">
        <Each of={data.features} field="features">
          {(feature, at) => (
            <li>
              {isStrip ? (
                <p
                  id={at === 0 ? `${id}-title` : undefined}
                  className="sw-subtitle sw-fact"
                  data-field="title"
                >
                  {feature.title}
                </p>
              ) : (
                <Subtitle level={level} field="title">
                  {feature.title}
                </Subtitle>
              )}
              <Text of={feature} field="text" />
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

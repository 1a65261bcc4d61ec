import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { FeaturesData } from "./features-fields.ts";
import css from "./features-split.css?site";

function FeaturesSplit({ data, id, tone, level, scope }: ViewProps<FeaturesData>) {
  return (
    <div className="sw-inner sw-feature-split">
      <div>
        <Head id={id} level={level} data={data} fallback="At a glance" />
        <ul>
          <Each of={data.features} field="features">
            {(feature) => (
              <li>
                <Subtitle level={level} field="title">
                  {feature.title}
                </Subtitle>
                <Text of={feature} field="text" />
              </li>
            )}
          </Each>
        </ul>
      </div>
      {data.picture && (
        <div className="sw-feature-art sw-frame" data-picture="picture">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} />
        </div>
      )}
    </div>
  );
}

export const featuresSplit = {
  label: "A list beside a picture",
  View: FeaturesSplit,
  css,
};

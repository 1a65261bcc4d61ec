import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { FeaturesData } from "./features-fields.ts";

function FeaturesSplit({ data, id, tone, level, scope }: ViewProps<FeaturesData>) {
  return (
    <div className="sw-inner sw-feature-split">
      <div>
        <Head
          id={id}
          level={level}
          kicker={data.kicker}
          title={data.title}
          text={data.text}
          fallback="What is different"
        />
        <ul>
          <Each of={data.features}>
            {(feature) => (
              <li>
                <Subtitle level={level}>{feature.title}</Subtitle>
                {feature.text && <p>{feature.text}</p>}
              </li>
            )}
          </Each>
        </ul>
      </div>
      <div className="sw-feature-art sw-frame">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} />
      </div>
    </div>
  );
}

export const featuresSplit = {
  label: "A list beside a picture",
  View: FeaturesSplit,
  css: css`.sw-feature-split{display:grid;gap:2.4rem}
.sw-feature-split ul{display:grid;gap:1.4rem}
.sw-feature-split .sw-head{--sw-align:start;--sw-head-margin:0;margin-bottom:2rem}
.sw-feature-split li{padding-inline-start:1.3rem;border-inline-start:4px solid var(--sw-accent)}
.sw-feature-split .sw-subtitle{font-size:var(--sw-t1)}
.sw-feature-split li p{margin-top:.35rem;color:var(--sw-muted)}
.sw-feature-art{aspect-ratio:4/3}
@container sw-site (min-width:56rem){.sw-feature-split{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(3rem,6cqi,6rem);align-items:center}.sw-feature-art{aspect-ratio:4/4.4}}`,
};

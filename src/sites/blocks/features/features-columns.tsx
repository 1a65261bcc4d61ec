import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import type { FeaturesData } from "./features-fields.ts";

function FeaturesColumns({ data, id, level }: ViewProps<FeaturesData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="What is different"
      />
      <ul className="sw-feature-columns">
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
  );
}

export const featuresColumns = {
  label: "Columns",
  View: FeaturesColumns,
  css: css`.sw-feature-columns{display:grid;gap:2.2rem 2.8rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.sw-feature-columns li{padding-top:1.3rem;border-top:2px solid var(--sw-accent)}
.sw-feature-columns p{margin-top:.7rem;color:var(--sw-muted)}`,
};

import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, numeral, Subtitle } from "../parts.tsx";
import type { FeaturesData } from "./features-fields.ts";

function FeaturesCells({ data, id, level }: ViewProps<FeaturesData>) {
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
      <ul className="sw-cells">
        <Each of={data.features}>
          {(feature, index) => (
            <li>
              <p className="sw-cell-number" aria-hidden="true">
                {numeral(index)}
              </p>
              <Subtitle level={level}>{feature.title}</Subtitle>
              {feature.text && <p>{feature.text}</p>}
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
  css: css`.sw-cells{display:grid;gap:2px;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));background:var(--sw-ink);border:2px solid var(--sw-ink);border-radius:var(--sw-radius-card);overflow:hidden}
.sw-cells li{padding:clamp(1.4rem,2.6cqi,2.2rem);background:var(--sw-ground)}
.sw-cell-number{margin-bottom:clamp(1.6rem,4cqi,3.4rem);font:var(--sw-weight) var(--sw-t3)/1 var(--sw-display);color:var(--sw-strong)}
.sw-cells li>p:last-child{margin-top:.7rem;color:var(--sw-muted)}`,
};

import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { ComparisonData } from "./comparison-fields.ts";

function ComparisonPair({ data, id, tone, level, scope }: ViewProps<ComparisonData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Before and after"
      />
      <ul className="sw-pairs">
        <Each of={data.pairs}>
          {(pair, index) => (
            <li>
              <Subtitle level={level}>{pair.title}</Subtitle>
              <div className="sw-pair">
                <figure>
                  <div className="sw-frame">
                    <Picture picture={pair.beforePicture} scope={scope} tone={tone} id={`${id}-${index}-a`} />
                  </div>
                  <figcaption>
                    <strong>Before</strong> {pair.before}
                  </figcaption>
                </figure>
                <figure>
                  <div className="sw-frame">
                    <Picture picture={pair.afterPicture} scope={scope} tone={tone} id={`${id}-${index}-b`} />
                  </div>
                  <figcaption>
                    <strong>After</strong> {pair.after}
                  </figcaption>
                </figure>
              </div>
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const comparisonPair = {
  label: "Side by side",
  View: ComparisonPair,
  css: css`.sw-pairs{display:grid;gap:3rem}
.sw-pair{display:grid;gap:1.2rem;margin-top:1.2rem}
.sw-pair .sw-frame{aspect-ratio:4/3}
.sw-pair figcaption{margin-top:.7rem;color:var(--sw-muted)}
.sw-pair strong{color:var(--sw-ink);margin-inline-end:.4rem}
@container sw-site (min-width:40rem){.sw-pair{grid-template-columns:1fr 1fr;gap:clamp(1rem,2.4cqi,2rem)}}`,
};

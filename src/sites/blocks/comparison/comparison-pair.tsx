import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { ComparisonData } from "./comparison-fields.ts";
import css from "./comparison-pair.css?site";

function ComparisonPair({ data, id, tone, level, scope }: ViewProps<ComparisonData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Before and after" />
      <ul className="sw-pairs">
        <Each of={data.pairs} field="pairs">
          {(pair, index) => (
            <li>
              <Subtitle level={level} field="title">
                {pair.title}
              </Subtitle>
              <div className="sw-pair">
                <figure>
                  <div className="sw-frame" data-picture="beforePicture">
                    <Picture picture={pair.beforePicture} scope={scope} tone={tone} id={`${id}-${index}-a`} />
                  </div>
                  <figcaption data-field="before">
                    <strong>Before</strong> {pair.before}
                  </figcaption>
                </figure>
                <figure>
                  <div className="sw-frame" data-picture="afterPicture">
                    <Picture picture={pair.afterPicture} scope={scope} tone={tone} id={`${id}-${index}-b`} />
                  </div>
                  <figcaption data-field="after">
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
  css,
};

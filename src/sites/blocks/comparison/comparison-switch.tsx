import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { ComparisonData } from "./comparison-fields.ts";
import css from "./comparison-switch.css?site";

function ComparisonSwitch({ data, id, tone, level, scope }: ViewProps<ComparisonData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Before and after" />
      <ul className="sw-switches">
        <Each of={data.pairs} field="pairs">
          {(pair, index) => (
            <li className="sw-switch">
              <fieldset className="sw-switch-choice">
                <legend className="sw-hidden">{`Show ${pair.title}`}</legend>
                <label>
                  <input type="radio" name={`${id}-${index}`} value="before" defaultChecked />
                  <span>Before</span>
                </label>
                <label>
                  <input type="radio" name={`${id}-${index}`} value="after" />
                  <span>After</span>
                </label>
              </fieldset>
              <div className="sw-switch-stage sw-frame">
                <figure className="sw-switch-before" data-picture="beforePicture">
                  <Picture picture={pair.beforePicture} scope={scope} tone={tone} id={`${id}-${index}-a`} />
                  <figcaption data-field="before">{pair.before}</figcaption>
                </figure>
                <figure className="sw-switch-after" data-picture="afterPicture">
                  <Picture picture={pair.afterPicture} scope={scope} tone={tone} id={`${id}-${index}-b`} />
                  <figcaption data-field="after">{pair.after}</figcaption>
                </figure>
              </div>
              <Subtitle level={level} field="title">
                {pair.title}
              </Subtitle>
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const comparisonSwitch = {
  label: "A switch between two pictures",
  View: ComparisonSwitch,
  css,
};

import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { ComparisonData } from "./comparison-fields.ts";

function ComparisonSwitch({ data, id, tone, level, scope }: ViewProps<ComparisonData>) {
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
      <ul className="sw-switches">
        <Each of={data.pairs}>
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
                <figure className="sw-switch-before">
                  <Picture picture={pair.beforePicture} scope={scope} tone={tone} id={`${id}-${index}-a`} />
                  <figcaption>{pair.before}</figcaption>
                </figure>
                <figure className="sw-switch-after">
                  <Picture picture={pair.afterPicture} scope={scope} tone={tone} id={`${id}-${index}-b`} />
                  <figcaption>{pair.after}</figcaption>
                </figure>
              </div>
              <Subtitle level={level}>{pair.title}</Subtitle>
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
  css: css`.sw-switches{display:grid;gap:3rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
.sw-switch{display:grid;gap:1.1rem;justify-items:start}
.sw-switch .sw-subtitle{font-size:var(--sw-t1);order:3}
.sw-switch-choice{display:inline-flex;order:1;border:2px solid var(--sw-ink);border-radius:var(--sw-radius-button);overflow:hidden}
.sw-switch-choice label{position:relative}
.sw-switch-choice input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.sw-switch-choice span{display:flex;align-items:center;min-height:2.75rem;padding:.3rem 1.5rem;font-weight:600}
.sw-switch-choice input:checked + span{background:var(--sw-ink);color:var(--sw-ground)}
.sw-switch-choice:has(:focus-visible){outline:3px solid var(--sw-ink);outline-offset:3px}
.sw-switch-stage{position:relative;display:grid;width:100%;order:2;aspect-ratio:4/3}
.sw-switch-stage figure{grid-area:1/1;position:relative;min-height:0;transition:clip-path .45s ease,visibility .45s}
.sw-switch-stage .sw-picture{position:absolute;inset:0}
.sw-switch-stage figcaption{position:absolute;inset:auto 0 0;padding:.7rem 1.1rem;background:var(--sw-ground);color:var(--sw-ink);font-size:.98rem;line-height:1.35}
.sw-switch-after{clip-path:inset(0 0 0 100%);visibility:hidden}
.sw-switch:has([value=after]:checked) .sw-switch-after{clip-path:inset(0);visibility:visible}
.sw-switch:has([value=after]:checked) .sw-switch-before{visibility:hidden}
@container sw-site (min-width:56rem){.sw-switch:only-child{grid-template-columns:minmax(0,1fr) auto}.sw-switch:only-child .sw-subtitle{order:0;align-self:center}.sw-switch:only-child .sw-switch-stage{grid-column:1/-1;aspect-ratio:2/1}}`,
};

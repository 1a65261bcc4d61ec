import { css, type ViewProps } from "../define-block.ts";
import { Action, Head, MarkedText, Paragraphs } from "../parts.tsx";
import type { AboutData } from "./about-fields.ts";

function AboutStatement({ data, id, level, scope }: ViewProps<AboutData>) {
  const [first = "", ...others] = data.paragraphs;
  return (
    <div className="sw-inner sw-statement">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} fallback="Our story" />
      <div className="sw-statement-text">
        {first && (
          <p className="sw-statement-first">
            <MarkedText text={first} />
          </p>
        )}
        <Paragraphs texts={others} className="sw-statement-rest" />
        {data.signature && <p className="sw-quiet">{data.signature}</p>}
        <Action link={data.action} scope={scope} className="sw-link" />
      </div>
    </div>
  );
}

export const aboutStatement = {
  label: "A statement in large type",
  View: AboutStatement,
  css: css`.sw-statement .sw-title:not(.sw-title-page){font-size:var(--sw-t3)}
.sw-statement-text{display:grid;gap:1.8rem;justify-items:start}
.sw-statement-first{font:var(--sw-weight) clamp(1.4rem,1.05rem + 1.6cqi,2.2rem)/1.28 var(--sw-display);letter-spacing:calc(var(--sw-tracking)/2);text-wrap:pretty}
.sw-statement-rest{display:grid;gap:1.2rem 2.6rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));color:var(--sw-muted)}
@container sw-site (min-width:56rem){.sw-statement{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,8fr);gap:clamp(2.5rem,5cqi,5.5rem)}.sw-statement .sw-head{--sw-align:start;--sw-head-margin:0}}`,
};

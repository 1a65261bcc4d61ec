import { css, type ViewProps } from "../define-block.ts";
import { Action, Head, Paragraphs } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { AboutData } from "./about-fields.ts";

function AboutOverlap({ data, id, tone, level, scope }: ViewProps<AboutData>) {
  return (
    <div className="sw-inner sw-overlap">
      <div className="sw-overlap-art sw-frame">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
      </div>
      <div className="sw-overlap-text">
        <Head id={id} level={level} kicker={data.kicker} title={data.title} fallback="Our story" />
        <Paragraphs texts={data.paragraphs} />
        {data.signature && <p className="sw-quiet">{data.signature}</p>}
        <Action link={data.action} scope={scope} className="sw-link" />
      </div>
    </div>
  );
}

export const aboutOverlap = {
  label: "Text laid over a wide picture",
  View: AboutOverlap,
  css: css`.sw-overlap{display:grid}
.sw-overlap-art{aspect-ratio:16/11}
.sw-overlap-text{position:relative;margin:-3.2rem .9rem 0;padding:clamp(1.5rem,3.4cqi,3rem);display:grid;gap:1.1rem;justify-items:start;background:var(--sw-ground);border-radius:var(--sw-radius-card);border:var(--sw-border)}
.sw-overlap-text .sw-head{margin-bottom:.4rem;--sw-align:start;--sw-head-margin:0}
.sw-overlap-text .sw-title:not(.sw-title-page){font-size:var(--sw-t3)}
@container sw-site (min-width:52rem){.sw-overlap{grid-template-columns:repeat(12,1fr);align-items:center}.sw-overlap-art{grid-area:1/1/2/9;aspect-ratio:16/12.5}.sw-overlap-text{grid-area:1/7/2/13;margin:0}}`,
};

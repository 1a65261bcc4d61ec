import { css, type ViewProps } from "../define-block.ts";
import { Action, Head, Paragraphs } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { AboutData } from "./about-fields.ts";

function AboutLetter({ data, id, tone, level, scope }: ViewProps<AboutData>) {
  return (
    <div className="sw-inner sw-letter">
      {data.picture && (
        <div className="sw-letter-art sw-frame">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} />
        </div>
      )}
      <div>
        <Head id={id} level={level} kicker={data.kicker} title={data.title} fallback="Our story" />
        <Paragraphs texts={data.paragraphs} />
        {data.signature && <p className="sw-signature">{data.signature}</p>}
        <Action link={data.action} scope={scope} className="sw-link" />
      </div>
    </div>
  );
}

export const aboutLetter = {
  label: "A letter with a portrait",
  View: AboutLetter,
  css: css`.sw-letter{display:grid;gap:2.2rem}
.sw-letter-art{max-width:22rem;aspect-ratio:4/4.6}
.sw-letter .sw-head{margin-bottom:1.6rem}
.sw-letter .sw-prose{font-size:1.1rem}
.sw-signature{margin-top:1.6rem;font:var(--sw-weight) var(--sw-t1)/1.2 var(--sw-display)}
.sw-letter .sw-link{margin-top:1.2rem}
@container sw-site (min-width:52rem){.sw-letter:has(.sw-letter-art){grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:clamp(3rem,7cqi,6.5rem);align-items:center}.sw-letter-art{max-width:none}.sw-letter .sw-head{--sw-align:start;--sw-head-margin:0}}`,
};

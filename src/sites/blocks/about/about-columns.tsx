import { css, type ViewProps } from "../define-block.ts";
import { Action, Head, Paragraphs } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { AboutData } from "./about-fields.ts";

function AboutColumns({ data, id, tone, level, scope }: ViewProps<AboutData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} fallback="Our story" />
      <div className="sw-columns">
        <Paragraphs texts={data.paragraphs} className="sw-columns-text" />
        {data.picture && (
          <figure className="sw-columns-art">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} />
            {data.signature && <figcaption>{data.signature}</figcaption>}
          </figure>
        )}
      </div>
      <Action link={data.action} scope={scope} className="sw-link" />
    </div>
  );
}

export const aboutColumns = {
  label: "Columns as in a magazine",
  View: AboutColumns,
  css: css`.sw-columns{display:grid;gap:2rem}
.sw-columns-text{columns:18rem 2;column-gap:2.6rem;column-rule:1px solid var(--sw-line);font-size:1.08rem;text-wrap:pretty}
.sw-columns-text p + p{text-indent:1.6em}
.sw-columns-text p:first-child::first-letter{float:inline-start;padding:.06em .1em 0 0;font:var(--sw-weight) 4.3em/.74 var(--sw-display);color:var(--sw-accent-ink)}
.sw-columns-art .sw-picture{aspect-ratio:4/5;height:auto;border-radius:var(--sw-radius-card)}
.sw-columns-art{max-width:20rem}
.sw-columns-art figcaption{margin-top:.6rem;font-size:.92rem;color:var(--sw-muted)}
.sw-about-columns .sw-link{margin-top:1.6rem}
@container sw-site (min-width:52rem){.sw-columns:has(.sw-columns-art){grid-template-columns:minmax(0,1fr) 17rem;gap:3.4rem}}`,
};

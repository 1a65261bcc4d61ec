import { css, type ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { JournalData } from "./journal-fields.ts";
import { PostBody } from "./post.tsx";

function JournalMagazine({ data, id, tone, level, scope }: ViewProps<JournalData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Articles"
      />
      <div className="sw-magazine">
        <Each of={data.posts}>
          {(post, index) => (
            <article>
              {post.picture && (
                <div className="sw-magazine-art">
                  <Picture picture={post.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                </div>
              )}
              <p className="sw-post-date">{dateOf(post.date)}</p>
              <Subtitle level={level}>{post.title}</Subtitle>
              {post.summary && <p>{post.summary}</p>}
              <PostBody post={post} />
            </article>
          )}
        </Each>
      </div>
    </div>
  );
}

export const journalMagazine = {
  label: "One large, others beside it",
  View: JournalMagazine,
  css: css`.sw-magazine{display:grid;gap:2.6rem}
.sw-magazine article{display:grid;gap:.7rem;align-content:start}
.sw-magazine-art{aspect-ratio:16/10;overflow:hidden;border-radius:var(--sw-radius-card);margin-bottom:.4rem}
@container sw-site (min-width:56rem){.sw-magazine{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:2.6rem clamp(2.4rem,5cqi,4.5rem)}.sw-magazine article:first-child{grid-row:span 3;padding-inline-end:clamp(1rem,3cqi,3rem);border-inline-end:1px solid var(--sw-line)}.sw-magazine article:first-child .sw-subtitle{font-size:var(--sw-t4)}.sw-magazine article:not(:first-child) .sw-magazine-art{display:none}.sw-magazine article + article + article{padding-top:2rem;border-top:1px solid var(--sw-line)}}`,
};

import { css, type ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, Paragraphs, Subtitle } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { JournalData } from "./journal-fields.ts";

function JournalArticles({ data, id, tone, level, scope }: ViewProps<JournalData>) {
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
      <div className="sw-articles">
        <Each of={data.posts}>
          {(post, index) => (
            <article>
              <div className="sw-article-head">
                {post.picture && (
                  <div className="sw-article-art">
                    <Picture picture={post.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                  </div>
                )}
                <p className="sw-post-date">{dateOf(post.date)}</p>
              </div>
              <div>
                <Subtitle level={level}>{post.title}</Subtitle>
                {post.summary && <p className="sw-lead">{post.summary}</p>}
                <Paragraphs texts={post.body} />
              </div>
            </article>
          )}
        </Each>
      </div>
    </div>
  );
}

export const journalArticles = {
  label: "Whole articles",
  View: JournalArticles,
  css: css`.sw-articles{display:grid;gap:clamp(3rem,6cqi,5rem)}
.sw-articles article{display:grid;gap:1.4rem;padding-top:2rem;border-top:1px solid var(--sw-line)}
.sw-articles .sw-subtitle{font-size:var(--sw-t3)}
.sw-articles .sw-prose{margin-top:1.4rem}
.sw-article-art{aspect-ratio:4/3;overflow:hidden;border-radius:var(--sw-radius-card);margin-bottom:.8rem;max-width:24rem}
@container sw-site (min-width:52rem){.sw-articles article{grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:clamp(2rem,5cqi,4.5rem)}}`,
};

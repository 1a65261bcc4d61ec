import { css, type ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, Subtitle } from "../parts.tsx";
import type { JournalData } from "./journal-fields.ts";
import { PostBody } from "./post.tsx";

function JournalList({ data, id, level }: ViewProps<JournalData>) {
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
      <div className="sw-posts">
        <Each of={data.posts}>
          {(post) => (
            <article>
              <p className="sw-post-date">{dateOf(post.date)}</p>
              <Subtitle level={level}>{post.title}</Subtitle>
              <div>
                {post.summary && <p className="sw-quiet">{post.summary}</p>}
                <PostBody post={post} />
              </div>
            </article>
          )}
        </Each>
      </div>
    </div>
  );
}

export const journalList = {
  label: "Rows",
  View: JournalList,
  css: css`.sw-posts article{display:grid;gap:.5rem;padding-block:1.6rem;border-top:1px solid var(--sw-line)}
@container sw-site (min-width:52rem){.sw-posts article{grid-template-columns:9.5rem minmax(0,5fr) minmax(0,6fr);gap:2.4rem;align-items:baseline}}`,
};

import type { ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, Subtitle, Text } from "../parts.tsx";
import type { JournalData } from "./journal-fields.ts";
import css from "./journal-list.css?site";
import { PostBody, postHref } from "./post.tsx";

function JournalList({ data, id, level, scope }: ViewProps<JournalData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Articles" />
      <div className="sw-posts">
        <Each of={data.posts} field="posts">
          {(post, index) => (
            <article>
              <p className="sw-post-date">{dateOf(post.date)}</p>
              <Subtitle level={level} field="title" href={postHref(post, scope, id, index)}>
                {post.title}
              </Subtitle>
              <div>
                <Text of={post} field="summary" className="sw-quiet" />
                <PostBody post={post} level={level} href={postHref(post, scope, id, index)} />
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
  css,
};

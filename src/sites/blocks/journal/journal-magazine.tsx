import type { ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, Subtitle, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { JournalData } from "./journal-fields.ts";
import css from "./journal-magazine.css?site";
import { PostBody, postHref } from "./post.tsx";

function JournalMagazine({ data, id, tone, level, scope }: ViewProps<JournalData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Articles" />
      <div className="sw-magazine">
        <Each of={data.posts} field="posts">
          {(post, index) => (
            <article>
              {post.picture && (
                <div className="sw-magazine-art" data-picture="picture">
                  <Picture picture={post.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                </div>
              )}
              <p className="sw-post-date">{dateOf(post.date)}</p>
              <Subtitle level={level} field="title" href={postHref(post, scope, id, index)}>
                {post.title}
              </Subtitle>
              <Text of={post} field="summary" />
              <PostBody post={post} level={level} href={postHref(post, scope, id, index)} />
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
  css,
};

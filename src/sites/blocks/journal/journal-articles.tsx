import type { ViewProps } from "../define-block.ts";
import { dateOf, Each, Head, Paragraphs, Subtitle, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./journal-articles.css?site";
import type { JournalData } from "./journal-fields.ts";
import { postHref } from "./post.tsx";

function JournalArticles({ data, id, tone, level, scope }: ViewProps<JournalData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Articles" />
      <div className="sw-articles">
        <Each of={data.posts} field="posts">
          {(post, index) => (
            <article>
              <div className="sw-article-head">
                {post.picture && (
                  <div className="sw-article-art" data-picture="picture">
                    <Picture picture={post.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                  </div>
                )}
                <p className="sw-post-date">{dateOf(post.date)}</p>
              </div>
              <div>
                <Subtitle level={level} field="title" href={postHref(post, scope, id, index)}>
                  {post.title}
                </Subtitle>
                <Text of={post} field="summary" className="sw-lead" />
                {!postHref(post, scope, id, index) && (
                  <Paragraphs field="body" texts={post.body} subheading={level === 1 ? "h3" : "h4"} />
                )}
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
  css,
};

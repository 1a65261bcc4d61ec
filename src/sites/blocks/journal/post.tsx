import { Paragraphs } from "../parts.tsx";
import type { JournalData } from "./journal-fields.ts";

/** The article's text, which opens in place. */
export function PostBody({ post }: { post: JournalData["posts"][number] }) {
  if (post.body.length === 0) return null;
  return (
    <details className="sw-post-more">
      <summary>
        Read the article<span className="sw-hidden">{`: ${post.title}`}</span>
      </summary>
      <Paragraphs texts={post.body} />
    </details>
  );
}

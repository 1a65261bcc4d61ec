import { isTold } from "../../fields.ts";
import type { Scope } from "../define-block.ts";
import { Paragraphs } from "../parts.tsx";
import type { JournalData } from "./journal-fields.ts";

/** Returns the address of an article's page, if it has one. */
export const postHref = (
  { hasPage, title, body }: JournalData["posts"][number],
  scope: Scope,
  id: string,
  index: number,
) => (hasPage && isTold(title, body) ? scope.entryHref(id, index) : undefined);

interface PostBodyProps {
  post: JournalData["posts"][number];
  /** The heading level of the block's title. */
  level: 1 | 2;
  /** The address of the page that has the text. */
  href: string | undefined;
}

/** The article's text, which opens in place unless it is on a page of its own. */
export function PostBody({ post, level, href }: PostBodyProps) {
  if (href || post.body.length === 0) return null;
  return (
    <details className="sw-post-more">
      <summary>
        Read the article<span className="sw-hidden">{`: ${post.title}`}</span>
      </summary>
      <Paragraphs field="body" texts={post.body} subheading={level === 1 ? "h3" : "h4"} />
    </details>
  );
}

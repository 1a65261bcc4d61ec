import { css, defineBlock } from "../define-block.ts";
import { journalArticles } from "./journal-articles.tsx";
import { journalFields } from "./journal-fields.ts";
import { journalList } from "./journal-list.tsx";
import { journalMagazine } from "./journal-magazine.tsx";

export const journal = defineBlock({
  kind: "journal",
  label: "Journal",
  fields: journalFields,
  css: css`.sw-post-date{font-size:.92rem;color:var(--sw-muted)}
.sw-post-more summary{display:inline-flex;align-items:center;min-height:2.5rem;font-weight:600;color:var(--sw-strong);text-decoration:underline;text-underline-offset:.25em}
.sw-post-more[open] summary{margin-bottom:.6rem}`,
  variants: { magazine: journalMagazine, list: journalList, articles: journalArticles },
});
